import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { shopContext } from '../pages/shop-context.server.ts'
import { aCatalogue, aProductHit, aShopRequest } from '../testing/a-shop-request.ts'
import { loader } from './category.tsx'

async function open(slug: string, { isDown = false } = {}) {
  const answer = aCatalogue(() => {
    if (isDown) throw new Error('down')
    return { hits: [aProductHit()], total: 1 }
  })
  const context = new RouterContextProvider()
  context.set(shopContext, await aShopRequest('nl', { answer }))
  const url = new URL(`http://vonk.test/c/${slug}`)
  // The rest of what a route is given says nothing about the category.
  return loader({ context, url, params: { slug } } as unknown as Parameters<typeof loader>[0])
}

describe('the route of a category', () => {
  it('answers 200 with a list', async () => {
    expect((await open('hoodies')).init?.status).toBe(200)
  })

  it('tells machines to come back while the catalogue does not answer', async () => {
    expect((await open('hoodies', { isDown: true })).init?.status).toBe(503)
  })

  it('leads from an id to the address of the category [ROUTE-29]', async () => {
    const led = await open('9').catch((thrown: unknown) => thrown)

    expect(led).toBeInstanceOf(Response)
    expect(led).toMatchObject({ status: 301 })
  })

  it('answers 404 to a category nobody knows', async () => {
    await expect(open('nowhere')).rejects.toMatchObject({ init: { status: 404 } })
  })
})
