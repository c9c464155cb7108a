import type { FragmentCache } from '../fragments/index.ts'
import type { Pieces, ScopedFragments } from './fragment-store.server.ts'
import { beginMark, boundaryMarks, endMark } from './marks.server.ts'
import { join, type Take, toPieces } from './page-assembler.server.ts'

type CheckedPage = {
  readonly fragments: ScopedFragments
  /** The HTML of the page with this cache, or as the browser renders it; null where it cannot be rendered at once. */
  readonly render: (cache: FragmentCache | null) => string | null
}

/**
 * Throws where a page with fragments from the cache is not the page that React renders without: a fragment shows more
 * than it depends on, or differs each time.
 */
export function checkPage(html: string, { fragments, render }: CheckedPage): void {
  const check = createFragmentCheck(fragments)
  const [marked, plain] = [render(check.cache), render(null)]
  if (marked === null || plain === null) throw new StaleFragment('A page fails without the fragments in the cache.')
  toPieces(marked, { cached: [], begun: check.begun })
  // The order of what React itself asks for in the head depends on where it meets it first.
  compareBodies(bodyOf(html), bodyOf(plain))
}

/** A cache that has nothing, so that every fragment is rendered and can be compared with what the store holds. */
function createFragmentCheck(fragments: ScopedFragments): { cache: FragmentCache; begun: readonly Take[] } {
  const begun: Take[] = []
  const cache: FragmentCache = {
    find: () => null,
    begin(dependencies, name) {
      const cached = fragments.find(dependencies, name)
      return beginMark(begun.push((fresh) => cached && compareFragment(name, { cached, fresh })) - 1)
    },
    end: endMark,
    late: boundaryMarks,
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
