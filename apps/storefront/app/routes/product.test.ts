import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { unpack } from '../fragments/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import { aCatalogue, aProductHit, aShopRequest } from '../testing/a-shop-request.ts'
import { loader } from './product.tsx'

const tee = aProductHit({ sku: 'TEE', slug: 'anker-tee', url_path: 'anker-tee' })
const size = aProductHit({ sku: 'TEE-210', type_id: 'simple', visibility: 1, variant_of: 'TEE' })

async function open(parentSku: string, childSku?: string) {
  const answer = aCatalogue(({ _appliedFilters: filters }) => {
    // Products are asked for by a list of skus here.
    const asked = filters?.find(({ attribute }) => attribute === 'sku')?.value as { in: string[] } | undefined
    return { hits: [tee, size].filter(({ sku }) => asked?.in.includes(sku)) }
  })
  const context = new RouterContextProvider()
  context.set(shopContext, await aShopRequest('nl', { answer }))
  const url = new URL(`http://vonk.test/p/${parentSku}/anker-tee/`)
  const params = { parentSku, slug: 'anker-tee', childSku }
  // The rest of what a route is given says nothing about the product.
  return loader({ context, url, params } as unknown as Parameters<typeof loader>[0])
}

describe('the route of a product', () => {
  it('shows the product, with the variant its address names [ROUTE-16] [ROUTE-17]', async () => {
    expect(unpack((await open('TEE')).page)).toMatchObject({ product: { sku: 'TEE' }, childSku: null })
    expect(unpack((await open('TEE', 'TEE-210')).page)).toMatchObject({ product: { sku: 'TEE' }, childSku: 'TEE-210' })
  })

  it('sends a hidden variant to its parent for good [PROD-29]', async () => {
    const thrown = await open('TEE-210').catch((response: unknown) => response)

    expect(thrown).toBeInstanceOf(Response)
    // See the line above.
    const { status, headers } = thrown as Response
    expect([status, headers.get('location')]).toEqual([301, '/anker-tee/?childSku=TEE-210'])
  })

  it('answers 404 to a product nobody sells [PROD-35]', async () => {
    await expect(open('NOPE')).rejects.toMatchObject({ init: { status: 404 } })
  })
})
