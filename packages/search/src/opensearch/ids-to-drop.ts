import { patiently } from './cluster.ts'
import type { Stock } from './text/load-lexicon.ts'

const PAGE = 5_000

/** The ids of a collection that are not among those to keep, page by page. */
export async function* idsToDrop(
  { cluster, index, entity }: Stock,
  kept: ReadonlySet<number | string>,
): AsyncGenerator<(number | string)[]> {
  const texts = new Set(kept.keys().map(String))
  let after: readonly unknown[] | undefined
  do {
    const [found] = await cluster.searchAll(
      index,
      [
        {
          size: PAGE,
          query: { bool: { filter: [{ term: { entity } }] } },
          sort: [{ id_number: { order: 'asc', missing: '_last' } }, { id_text: { order: 'asc', missing: '_last' } }],
          track_total_hits: false,
          // What they are sorted by is the id: to look into each document would take a hundred times as long.
          _source: false,
          ...(after && { search_after: after }),
        },
      ],
      patiently,
    )
    const hits = found?.hits.hits ?? []
    const dropped = hits.flatMap(({ sort }) => idOf(sort) ?? []).filter((id) => !texts.has(String(id)))
    if (dropped.length > 0) yield dropped
    after = hits.length < PAGE ? undefined : hits.at(-1)?.sort
  } while (after)
}

/** Of `id_number` and `id_text` a document has one; a number that is missing comes as one without end. */
function idOf([number, text]: readonly unknown[] = []): number | string | null {
  if (typeof text === 'string') return text
  return typeof number === 'number' ? number : null
}
