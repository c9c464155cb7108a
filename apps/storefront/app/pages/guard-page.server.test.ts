import { describe, expect, it } from 'vitest'
import type { FindTheme } from '../features/theme/index.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { aTheme } from '../testing/a-theme.ts'
import { findFormRedirect, findMaintenanceRedirect } from './guard-page.server.ts'

async function redirectOf(path: string, isClosed: boolean) {
  const shop = await aShopRequest('en', { answer: () => ({}) })
  const visited: ShopRequest = {
    ...shop,
    isInMaintenance: async () => isClosed,
  }
  // The guard reads the links of the theme only.
  const findTheme: FindTheme = async () => ({ theme: aTheme }) as never
  const response = await findMaintenanceRedirect(visited, findTheme, new URL(`http://vonk.test${path}`))
  return response && [response.status, response.headers.get('location')]
}

describe('findMaintenanceRedirect', () => {
  it.each(['/en/', '/en/girls/?color=red', '/en/checkout/', '/en/search/?q=coat'])(
    'sends %s to the maintenance page for the moment, and forgets the way [MAINT-01] [MAINT-02]',
    async (path) => {
      expect(await redirectOf(path, true)).toEqual([302, '/en/maintenance/'])
    },
  )

  it.each(['/en/maintenance/', '/en/error/'])('leaves %s alone [MAINT-01]', async (path) => {
    expect(await redirectOf(path, true)).toBeNull()
  })

  it('shows the law on the maintenance page, where it has to be within reach [MAINT-01]', async () => {
    expect(await redirectOf('/en/imprint/', true)).toEqual([302, '/en/maintenance/?page=%2Fen%2Fimprint%2F'])
  })

  it('sends home whoever stands before the closed door of an open shop [MAINT-03]', async () => {
    expect(await redirectOf('/en/maintenance/', false)).toEqual([302, '/en/'])
    expect(await redirectOf('/en/girls/', false)).toBeNull()
  })
})

describe('findFormRedirect', () => {
  const sendTo = async (path: string, method = 'POST') => {
    const shop = await aShopRequest('en', { answer: () => ({}) })
    const response = findFormRedirect(shop, method, new URL(`http://vonk.test${path}`))
    return response && [response.status, response.headers.get('location')]
  }

  it('shows the page of a form again that was sent before its scripts had come', async () => {
    expect(await sendTo('/en/login/?redirect=cart')).toEqual([303, '/en/login/?redirect=cart'])
    expect(await sendTo('/en/')).toEqual([303, '/en/'])
    expect(await sendTo('/en/login/', 'GET')).toBeNull()
  })

  it('leads to no other site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/en//evil.example/']) {
      const [, location] = (await sendTo(path)) ?? []
      expect(new URL(String(location), 'http://vonk.test').host).toBe('vonk.test')
    }
  })
})
