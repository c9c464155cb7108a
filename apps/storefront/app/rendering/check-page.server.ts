import type { FragmentCache } from '../fragments/index.ts'
import type { Pieces } from './fragment-store.server.ts'
import { beginMark, endMark } from './marks.server.ts'
import { type Fragments, join, type Take, toPieces } from './page-assembler.server.ts'

type CheckedPage = {
  readonly fragments: Fragments
  /** The HTML of the page with this cache, or as the browser renders it; null where it cannot be rendered at once. */
  readonly render: (cache: FragmentCache | null) => string | null
}

/**
 * Throws where a page with fragments from the cache is not the page that React renders without: a fragment shows more
 * than it depends on, or differs each time.
 */
export function checkPage(html: string, { fragments, render }: CheckedPage): void {
  const check = createFragmentCheck(fragments)
  const marked = render(check.cache)
  if (marked !== null) toPieces(marked, { cached: [], begun: check.begun })
  const plain = render(null)
  // The order of what React itself asks for in the head depends on where it meets it first.
  if (plain !== null) compareBodies(bodyOf(html), bodyOf(plain))
}

/** A cache that has nothing, so that every fragment is rendered and can be compared with what the store holds. */
function createFragmentCheck({ store, scope }: Fragments): { cache: FragmentCache; begun: readonly Take[] } {
  const begun: Take[] = []
  const cache: FragmentCache = {
    find: () => null,
    begin(dependencies, name) {
      const cached = store.find([scope, ...dependencies], name)
      return beginMark(begun.push((fresh) => cached && compareFragment(name, { cached, fresh })) - 1)
    },
    end: endMark,
  }
  return { cache, begun }
}

function compareFragment(name: string, { cached, fresh }: { readonly cached: Pieces; readonly fresh: Pieces }): void {
  const [inCache, now] = [textOf(cached), textOf(fresh)]
  if (inCache === now) return
  throw new StaleFragment(
    `The fragment "${name}" shows something that is not among its dependencies.\nIn the cache: ${inCache}\nRendered now: ${now}`,
  )
}

function textOf(pieces: Pieces): string {
  return join(pieces, '{nonce}').toString()
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body'))
}

const shownAround = 200

function compareBodies(assembled: string, plain: string): void {
  if (assembled === plain) return
  const at = [...assembled].findIndex((sign, index) => sign !== plain[index])
  const [here, there] = [assembled, plain].map((html) => html.slice(Math.max(0, at - shownAround), at + shownAround))
  throw new StaleFragment(
    `A page with fragments is not what the browser renders.\nWith fragments: …${here}…\nIn the browser: …${there}…`,
  )
}

class StaleFragment extends Error {
  override readonly name = 'StaleFragment'
}
