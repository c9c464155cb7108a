import { describe, expect, it } from 'vitest'
import { aFoundProduct } from '../testing.ts'
import { toPieces } from './to-pieces.ts'

const parts = { ages: new Map<string, string>(), addressing: { useUrlDispatcher: true, useTrailingSlash: true } }

function anOutfit(skus: readonly string[]) {
  const product_links = skus.map((sku) => ({
    sku: 'OUTFIT',
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: 'simple',
  }))
  return aFoundProduct({ type_id: 'grouped', sku: 'OUTFIT', product_links })
}

describe('toPieces', () => {
  it('finds the product behind each named size, with all its sizes [PROD-12] [PROD-13]', () => {
    const [piece] = toPieces(anOutfit(['TEE-212']), [aFoundProduct()], parts) ?? []

    expect(piece).toMatchObject({ sku: 'TEE', proposedSku: 'TEE-212' })
    expect(piece?.variants).toHaveLength(2)
  })

  it('is null for an outfit without links, so that it can be logged [PROD-37]', () => {
    expect(toPieces(anOutfit([]), [], parts)).toBeNull()
  })

  it('leaves out a piece that is no longer there', () => {
    expect(toPieces(anOutfit(['GONE', 'TEE-210']), [aFoundProduct()], parts)?.map(({ sku }) => sku)).toEqual(['TEE'])
  })
})
