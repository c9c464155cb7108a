import { createContext, type ReactNode, use } from 'react'

/** Caches the HTML of fragments for the page being rendered, each under the objects it is rendered from. */
export type FragmentCache = {
  /** A mark that stands for the cached HTML; null where the fragment has to be rendered, between `begin` and `end`. */
  find(dependencies: readonly object[], name: string): string | null
  begin(dependencies: readonly object[], name: string): string
  readonly end: string
  /** Marks that stand for what React writes around a part of the page that may come to life later than the rest. */
  readonly late: { readonly begin: string; readonly end: string }
}

const FragmentCacheContext = createContext<FragmentCache | null>(null)

/** On the server only: in the browser React renders every fragment and hydrates what the server sent. */
export function FragmentCacheProvider({ cache, children }: { cache: FragmentCache | null; children: ReactNode }) {
  return <FragmentCacheContext value={cache}>{children}</FragmentCacheContext>
}

type FragmentProps = {
  /** All that the fragment shows comes from these objects, the view and its theme. null where it depends on more, and is not cached. */
  dependsOn: readonly object[] | null
  /** Tells apart fragments of the same objects, such as the same menu with another page marked as current. */
  name: string
  /** It also puts titles, meta data or links into the head of the page. */
  hasHead?: boolean
  children: ReactNode
}

/**
 * A part of the page that the server renders once and then takes from its cache. It must not depend on the address, the
 * time or `useId`. First pictures and style sheets, which React asks for by itself, are not cached with it.
 */
export function Fragment({ dependsOn, name, hasHead = false, children }: FragmentProps) {
  const cache = use(FragmentCacheContext)
  if (!cache || !dependsOn) return children
  const body = cache.find(dependsOn, name)
  const head = hasHead ? cache.find(dependsOn, `${name} head`) : null
  if (body !== null && (!hasHead || head !== null)) return <Marked text={body} head={head} />
  return (
    <>
      <Marked text={cache.begin(dependsOn, name)} head={hasHead ? cache.begin(dependsOn, `${name} head`) : null} />
      {children}
      <Marked text={cache.end} head={hasHead ? cache.end : null} />
    </>
  )
}

/** React moves the element to the head, in the order in which such elements are rendered. */
function Marked({ text, head }: { text: string; head: string | null }) {
  return head === null ? (
    text
  ) : (
    <>
      {text}
      <meta name={head} />
    </>
  )
}

export function useFragmentCache(): FragmentCache | null {
  return use(FragmentCacheContext)
}

/** Whether fragments are cached: then what they need in the head is asked for beside them. */
export function useHasFragmentCache(): boolean {
  return useFragmentCache() !== null
}
