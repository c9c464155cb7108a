import type { Collection, SearchEngine } from '@vonk/search/port'
import { z } from 'zod'
import { partSkus } from '../../catalogue/index.ts'

const PAGE = 500
const fields = { include: ['id', 'type_id', 'product_links', 'bundle_options'], exclude: [] }

const parent = z.object({
  id: z.number(),
  type_id: z.string(),
  product_links: z.array(z.object({ link_type: z.string(), linked_product_sku: z.string() })).nullish(),
  bundle_options: z.array(z.object({ product_links: z.array(z.object({ sku: z.string() })) })).nullish(),
})

type MadeOfParts = Parameters<typeof partSkus>[0] & { readonly id: number }

/** Which outfits and sets have to be read again when one of their parts changes. */
export class ParentProducts {
  private readonly byPart = new Map<string, Set<number>>()

  get isEmpty(): boolean {
    return this.byPart.size === 0
  }

  note(document: MadeOfParts): void {
    for (const sku of partSkus(document)) this.byPart.set(sku, (this.byPart.get(sku) ?? new Set()).add(document.id))
  }

  /** The products that have one of these as a part. */
  of(skus: readonly string[]): number[] {
    return [...new Set(skus.flatMap((sku) => [...(this.byPart.get(sku) ?? [])]))]
  }

  /** Takes in those of an index that somebody else has written. */
  async read(engine: SearchEngine, products: Collection): Promise<void> {
    for await (const found of readParents(engine, products)) this.note(found)
  }
}

/** The outfits and sets that are in the index, with the skus of their parts. */
async function* readParents(engine: SearchEngine, products: Collection): AsyncGenerator<z.output<typeof parent>> {
  for (let last = Number.NEGATIVE_INFINITY; ; ) {
    const { hits } = await engine.query(products, {
      text: '',
      filters: [
        { name: 'type', condition: { kind: 'in', field: 'type_id', values: ['grouped', 'bundle'] } },
        { name: 'page', condition: { kind: 'range', field: 'id', gt: last } },
      ],
      sort: [{ field: 'id', direction: 'asc' }],
      from: 0,
      size: PAGE,
      facets: [],
      fields,
    })
    yield* hits.map(({ source }) => parent.parse(source))
    if (hits.length < PAGE) return
    last = Number(hits.at(-1)?.id)
  }
}
