import { describe, expect, it } from 'vitest'
import { fakeCaches } from '../../device/worker/testing.ts'
import { findCachedPage } from './find-cached-page.ts'

const origin = 'https://shop.test'

async function keep(name: string, path: string) {
  const caches = fakeCaches()
  await (await caches.open(name)).put(origin + path, new Response('x'))
  return (page: string) => findCachedPage(origin + page, caches)
}

describe('findCachedPage', () => {
  it('finds the data of a page, whatever parts of it were asked for', async () => {
    const find = await keep('shop-data one', '/en/boys/_.data?size=98&_routes=routes%2Fdispatch')

    expect(await find('/en/boys/?size=98')).toBe('data')
    expect(await find('/en/boys/')).toBeNull()
    expect(await find('/en/')).toBeNull()
  })

  it('finds the document of a page, and the app shell of one whose query is its own affair', async () => {
    const find = await keep('shop-frame one', '/en/checkout-return/')

    expect(await find('/en/checkout-return/?orderId=7')).toBe('document')
  })

  it('finds the one app shell of all orders', async () => {
    const find = await keep('shop-frame one', '/en/my-account/order/0/')

    expect(await find('/en/my-account/order/17/')).toBe('document')
    expect(await find('/en/my-account/orders/')).toBeNull()
  })

  it('finds nothing where a browser has no such store', async () => {
    expect(await findCachedPage(`${origin}/en/`, undefined)).toBeNull()
  })
})
