import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Collection, SearchEngine } from '@vonk/search/port'
import { z } from 'zod'
import { ownSkus } from '../../catalogue/index.ts'
import { keyQuery } from './engine-queries.ts'

const BATCH = 300
const fields = { include: ['sku', 'configurable_children.sku'], exclude: [] }

const withSkus = z.object({
  sku: z.string(),
  configurable_children: z.array(z.object({ sku: z.string() })).nullish(),
})

/** The skus of these products and their variants as the engine knows them; of those it does not know, none. */
export async function shownSkus(engine: SearchEngine, products: Collection, ids: readonly number[]): Promise<string[]> {
  const skus: string[] = []
  for (const values of chunksOf(ids, BATCH)) {
    const { hits } = await engine.query(products, keyQuery({ field: 'id', values, fields }))
    skus.push(...hits.flatMap(({ source }) => ownSkus(withSkus.parse(source))))
  }
  return skus
}
