import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFindMaintenance, maintenanceContext } from '../features/maintenance/index.ts'
import { themeContext } from '../features/theme/index.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { aTheme } from '../testing/a-theme.ts'
import * as maintenance from './maintenance.tsx'
import * as page from './page.tsx'

type Asked = { readonly path: string; readonly isClosed: boolean; readonly method?: string }

/** Where whoever asks for a page is sent before it is even loaded; null lets them pass. */
async function sentBy(route: typeof page | typeof maintenance, { path, isClosed, method = 'GET' }: Asked) {
  const shop = await aShopRequest('en', { answer: () => ({}) })
  const context = new RouterContextProvider()
  // The guard reads the links of the theme only.
  context.set(themeContext, async () => ({ theme: aTheme }) as never)
  context.set(shopContext, { ...shop, isInMaintenance: async () => isClosed })
  const url = new URL(`http://vonk.test${path}`)
  const [guard] = route.middleware
  // The rest of what a route is given says nothing about the way.
  const given = { context, url, request: new Request(url, { method }) } as unknown as Parameters<
    NonNullable<typeof guard>
  >[0]
  return locationOf(async () => guard?.(given, async () => new Response()))
}

async function locationOf(pass: () => Promise<unknown>) {
  const thrown = await pass().then(
    () => null,
    (response: unknown) => response,
  )
  return thrown instanceof Response ? thrown.headers.get('location') : thrown
}

afterEach(() => vi.unstubAllGlobals())

describe('every page', () => {
  it('is shown again when a form of it was sent before the scripts that send it had come', async () => {
    expect(await sentBy(page, { path: '/en/login/', isClosed: false, method: 'POST' })).toBe('/en/login/')
    expect(await sentBy(page, { path: '/en/login/', isClosed: true, method: 'POST' })).toBe('/en/maintenance/')
  })
})

describe('every page of a closed shop', () => {
  it('leads to the maintenance page, and to nowhere else once it is open [MAINT-01]', async () => {
    expect(await sentBy(page, { path: '/en/girls/', isClosed: true })).toBe('/en/maintenance/')
    expect(await sentBy(page, { path: '/en/girls/', isClosed: false })).toBeNull()
  })

  it('leads there in the browser too, before it asks for anything [MAINT-01]', async () => {
    vi.stubGlobal('location', new URL('http://vonk.test/en/'))
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
    const [guard] = page.clientMiddleware
    const follow = async (enabled: boolean) => {
      vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: { enabled } }))
      const context = new RouterContextProvider()
      context.set(maintenanceContext, createFindMaintenance())
      const request = new Request('http://vonk.test/en/girls/')
      // The rest of what a route is given says nothing about the way.
      const given = { request, context } as unknown as Parameters<NonNullable<typeof guard>>[0]
      return locationOf(async () => guard?.(given, async () => ({})))
    }

    expect(await follow(true)).toBe('/maintenance/?page=%2Fen%2Fgirls%2F')
    expect(await follow(false)).toBeNull()
  })
})

describe('the maintenance page', () => {
  it('is shown while the shop is closed and leads home once it is open [MAINT-03]', async () => {
    expect(await sentBy(maintenance, { path: '/en/maintenance/', isClosed: true })).toBeNull()
    expect(await sentBy(maintenance, { path: '/en/maintenance/', isClosed: false })).toBe('/en/')
  })
})
