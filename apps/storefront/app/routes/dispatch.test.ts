import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { shopContext } from '../pages/shop-context.server.ts'
import { aContentService } from '../testing/a-content-service.ts'
import { aCatalogue, aShopRequest } from '../testing/a-shop-request.ts'
import { loader } from './dispatch.tsx'

const hoodies = { id: 9, slug: 'hoodies', url_path: 'hoodies', display_mode: 'PRODUCTS' }
const map = { '/hoodies': { _index: 'i', _type: 'category', _id: '9', _score: 1, _source: hoodies } }

async function open(path: string, { isDown = false } = {}) {
  const answer = aCatalogue(() => {
    if (isDown) throw new Error('down')
    return {}
  })
  const context = new RouterContextProvider()
  context.set(shopContext, await aShopRequest('nl', { answer, other: aContentService({ map }).other }))
  const url = new URL(`http://vonk.test${path}`)
  // The rest of what a route is given says nothing about the address.
  const { data, init } = await loader({ context, url } as unknown as Parameters<typeof loader>[0])
  return { kind: data.kind, status: init?.status }
}

describe('the route of every other address', () => {
  it('says what it found [ROUTE-28]', async () => {
    expect(await open('/hoodies/')).toEqual({ kind: 'category', status: 200 })
  })

  it('answers 404 where nothing stands [ROUTE-24]', async () => {
    expect(await open('/no-such-page/')).toEqual({ kind: 'not-found', status: 404 })
  })

  it('tells machines to come back while the catalogue does not answer', async () => {
    expect(await open('/hoodies/', { isDown: true })).toEqual({ kind: 'category', status: 503 })
  })
})
