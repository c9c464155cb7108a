import { CallFailed } from '@vonk/client'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { askToComeBack, markAsLastGood, withOutages } from './answer-outages.server.ts'
import { shopContext } from './shop-context.server.ts'

const away = new CallFailed('network', 'nobody there', { endpoint: 'readStory' })

/** What the loader of a route throws once the routes are wrapped. */
async function thrownBy(error: unknown) {
  const errors: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, await aShopRequest('nl', { answer: () => ({}), errors }))
  const loader = () => Promise.reject(error)
  const routes = { home: { id: 'home', path: '/', module: { default: null, loader } }, gone: undefined }
  // Nothing else of a route matters here, nor of what its loader is given.
  const wrapped = withOutages(routes as unknown as ServerBuild['routes'])
  const load = wrapped['home']?.module.loader as (args: object) => Promise<unknown>
  const thrown = await load({ context }).catch((reason: unknown) => reason)
  return { thrown, errors }
}

describe('withOutages', () => {
  it('answers 503 for a loader that failed because the API is away, and reports why', async () => {
    expect(await thrownBy(away)).toMatchObject({ thrown: { data: null, init: { status: 503 } }, errors: [away] })
  })

  it('leaves mistakes and answers of loaders as they are', async () => {
    const mistake = new TypeError('undefined is no function')
    expect(await thrownBy(mistake)).toEqual({ thrown: mistake, errors: [] })

    const redirect = new Response(null, { status: 302 })
    expect((await thrownBy(redirect)).thrown).toBe(redirect)
  })
})

describe('askToComeBack', () => {
  it('says when to come back, unless the page did, and keeps an outage out of caches', () => {
    const headers = { 'cache-control': 'public, max-age=60' }
    const plain = askToComeBack(new Response('', { status: 503, headers }))
    const own = askToComeBack(new Response('', { status: 503, headers: { 'retry-after': '120' } }))

    expect(Object.fromEntries(plain.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' })
    expect(own.headers.get('retry-after')).toBe('120')
  })

  it('leaves every other answer alone', () => {
    expect([...askToComeBack(new Response(null, { status: 404 })).headers]).toEqual([])
  })
})

describe('markAsLastGood', () => {
  it('says of a page that no newer one could be had, and keeps it out of caches', () => {
    const page = new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } })

    expect(Object.fromEntries(markAsLastGood(page).headers)).toMatchObject({
      'cache-control': 'no-store',
      warning: '111 - "Revalidation Failed"',
    })
  })

  it('leaves redirects, failures and data as they are', () => {
    expect([...markAsLastGood(new Response(null, { status: 302 })).headers]).toEqual([])
    expect(markAsLastGood(Response.json({})).headers.has('warning')).toBe(false)
  })
})
