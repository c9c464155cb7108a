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
    const found = await cluster.search(index, {
      size: PAGE,
      query: { bool: { filter: [{ term: { entity } }] } },
      sort: [{ id_number: { order: 'asc', missing: '_last' } }, { id_text: { order: 'asc', missing: '_last' } }],
      track_total_hits: false,
      _source: ['key'],
      ...(after && { search_after: after }),
    })
    const { hits } = found.hits
    const dropped = hits.flatMap(({ _source }) => _source?.key ?? []).filter((id) => !texts.has(String(id)))
    if (dropped.length > 0) yield dropped
    after = hits.length < PAGE ? undefined : hits.at(-1)?.sort
  } while (after)
}
