import { createContext, type ReactNode, use } from 'react'

/** Keeps the HTML of parts of a page, each under the objects it is drawn from. */
export type Writer = {
  /** Stands for a part that was written before; null where it has to be drawn, between `begin` and `end`. */
  find(subjects: readonly object[], name: string): string | null
  begin(subjects: readonly object[], name: string): string
  readonly end: string
}

const WriterContext = createContext<Writer | null>(null)

/** On the server only: in the browser React draws the parts, and takes over what was written. */
export function WriterProvider({ writer, children }: { writer: Writer | null; children: ReactNode }) {
  return <WriterContext value={writer}>{children}</WriterContext>
}

type WrittenProps = {
  /** All that the part shows hangs on these objects, the view and its theme; another object is another part. null where it depends on more. */
  of: readonly object[] | null
  /** Tells apart what is drawn from the same objects, such as the same menu with another page marked as current. */
  as: string
  /** It also puts titles, meta data or links into the head of the page. */
  hasHead?: boolean
  children: ReactNode
}

/**
 * A part of the page that the server draws once and then only repeats. It must not depend on the address, the time or
 * `useId`, and first pictures and style sheets, which React asks for by itself, are not written with it.
 */
export function Written({ of, as, hasHead = false, children }: WrittenProps) {
  const writer = use(WriterContext)
  if (!writer || !of) return children
  const known = writer.find(of, as)
  const knownHead = hasHead ? writer.find(of, `${as} head`) : null
  if (known !== null && (!hasHead || knownHead !== null)) return <Marked text={known} head={knownHead} />
  return (
    <>
      <Marked text={writer.begin(of, as)} head={hasHead ? writer.begin(of, `${as} head`) : null} />
      {children}
      <Marked text={writer.end} head={hasHead ? writer.end : null} />
    </>
  )
}

/** React moves the element to the head, in the order in which such elements are drawn. */
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

/** Whether parts are being written: then what they need in the head is asked for beside them. */
export function useIsWriting(): boolean {
  return use(WriterContext) !== null
}
