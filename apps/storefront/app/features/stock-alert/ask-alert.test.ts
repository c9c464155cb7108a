import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeShop } from '../../device/testing/fake-shop.ts'
import { createMemoryBrowser } from '../../device/testing/memory-browser.ts'
import { openTab } from '../../device/testing/open-tab.ts'
import { askAlert } from './ask-alert.ts'

afterEach(() => void vi.unstubAllGlobals())

const alert = { sku: 'TEE-104', email: 'zoe@example.nl' }
const jacket = { name: 'Tee', details: [], page: '/tee/' }
const yes = (state: string) => Response.json({ code: 200, result: { state, ...jacket } })
const no = (code: number, refusal: string) =>
  Response.json({ code, result: 'No.', meta: { refusal, requestId: 'r' } }, { status: code })

function aTab() {
  const shop = createFakeShop()
  const browser = createMemoryBrowser()
  return { shop, ...openTab({ browser, shop }) }
}

describe('askAlert', () => {
  it('says whether there is something left to do', async () => {
    const { shop, device } = aTab()
    for (const state of ['waiting', 'unconfirmed']) {
      shop.answerNext(() => yes(state))
      expect(await askAlert(device, alert)).toBe(state)
    }

    expect(shop.calls).toEqual(['POST /api/ext/stock-alert/ask', 'POST /api/ext/stock-alert/ask'])
    expect(await shop.requests[0]?.json()).toEqual(alert)
    expect(shop.requests[0]?.headers.get('x-vs-store-code')).toBe('en')
  })

  it.each([
    [409, 'product-in-stock'],
    [400, 'email-invalid'],
    [404, 'product-not-found'],
    [409, 'too-many-alerts'],
    [429, 'too-many-attempts'],
  ])('names what the shop has against it: %s %s', async (status, refusal) => {
    const { shop, device } = aTab()
    shop.answerNext(() => no(status, refusal))

    expect(await askAlert(device, alert)).toBe(refusal)
  })

  it('tells a network that is missing from a shop in trouble', async () => {
    const { shop, device } = aTab()
    shop.plan('never-arrives', 'breaks', 'never-arrives')

    vi.stubGlobal('navigator', { onLine: true })
    expect(await askAlert(device, alert)).toBe('failed')
    expect(await askAlert(device, alert)).toBe('failed')
    vi.stubGlobal('navigator', { onLine: false })
    expect(await askAlert(device, alert)).toBe('offline')
    expect(await askAlert({ engine: () => Promise.reject(new TypeError('no such file')) }, alert)).toBe('offline')
  })
})
