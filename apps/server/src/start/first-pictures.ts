import type { Catalogue } from '@vonk/commerce/catalogue-search'
import type { PictureRequest, PictureSize } from '@vonk/commerce/images'
import { catalogueIndexOf } from '@vonk/domain/search-text'

const cards: readonly PictureSize[] = [
  { width: 375, height: 458 },
  { width: 563, height: 688 },
]
const gallery: PictureSize = { width: 600, height: 744 }
const FIRST_ROWS = 12
const PAGE = 50

/** The pictures shoppers see first: the first rows of every category of every shop, then whole pages, then galleries. */
async function* firstPictures(catalogue: Catalogue): AsyncGenerator<PictureRequest> {
  // Visitors come first: asking for a view has it read before others.
  await catalogue.index.whenAllRead()
  const lists = await categoryLists(catalogue)
  const seen = new Set<string>()
  for (const [from, to] of [
    [0, FIRST_ROWS],
    [FIRST_ROWS, PAGE],
  ] as const) {
    for (const list of lists) {
      for (const path of (await readImages(catalogue, list, { from, size: to - from })).flat()) {
        if (seen.has(path)) continue
        seen.add(path)
        yield { path, sizes: cards }
      }
    }
  }
  for (const path of seen) yield { path, sizes: [gallery] }
}

type List = { readonly index: string; readonly category: number }

/** One view per shop is enough: the languages of a shop show the same pictures. */
async function categoryLists({ directory, search }: Catalogue): Promise<List[]> {
  const lists: List[] = []
  const shops = new Map(directory.views.map((view) => [`${view.brand} ${view.isSampleSale}`, view]))
  for (const { code } of shops.values()) {
    const index = catalogueIndexOf(code)
    const found = await search.search({
      index,
      entity: 'category',
      query: { _appliedFilters: [{ attribute: 'is_active', value: true }] },
      size: 4000,
      sort: 'level:asc,position:asc',
      include: ['id'],
      groupId: null,
    })
    if (found.ok) lists.push(...found.value.hits.map(({ id }) => ({ index, category: Number(id) })))
  }
  return lists
}

type Window = { readonly from: number; readonly size: number }

async function readImages({ search }: Catalogue, { index, category }: List, { from, size }: Window): Promise<string[]> {
  const found = await search.search({
    index,
    entity: 'product',
    query: {
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'stock.is_in_stock', value: true },
        { attribute: 'category_ids', value: { in: [category] } },
      ],
    },
    from,
    size,
    sort: 'updated_at:desc',
    include: ['image'],
    groupId: null,
  })
  if (!found.ok) return []
  return found.value.hits.flatMap(({ source: { image } }) => (typeof image === 'string' ? [image] : []))
}

type ImageMaker = { prerender(requests: AsyncIterable<PictureRequest>): Promise<unknown> }

/** Draws ahead while nobody waits; a shop that stops in between goes on with the next start. */
export function drawAhead(images: ImageMaker, catalogue: Catalogue, onFailure: (error: unknown) => void): void {
  images.prerender(firstPictures(catalogue)).catch(onFailure)
}
