import { afterEach, describe, expect, it, vi } from 'vitest'
import { askMaintenance } from './ask-maintenance.ts'
import { guardNavigation } from './guard-navigation.ts'
import { takeWayBack } from './way-back.ts'

/** A browser's storage and a shop that is closed or open. */
function aBrowser(answer: () => Response | Promise<Response>) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { origin: 'http://vonk.test' })
  vi.stubGlobal('fetch', async () => answer())
  return askMaintenance({ isFresh: true })
}
const status = (enabled: boolean) => () => Response.json({ code: 200, result: { enabled } })
const girls = new URL('http://vonk.test/en/girls/?color=red')

afterEach(() => vi.unstubAllGlobals())

describe('guardNavigation', () => {
  it('leads to the maintenance page and remembers the full path the shopper wanted [MAINT-01] [MAINT-02]', async () => {
    await aBrowser(status(true))
    const redirect = await guardNavigation(girls)

    expect(redirect?.headers.get('location')).toBe('/maintenance/?page=%2Fen%2Fgirls%2F')
    expect(takeWayBack()).toBe('/en/girls/?color=red')
    expect(takeWayBack()).toBeNull()
  })

  it('lets a shopper pass while the shop is open, and remembers nothing [MAINT-04]', async () => {
    await aBrowser(status(false))

    expect(await guardNavigation(girls)).toBeNull()
    expect(takeWayBack()).toBeNull()
  })

  it('sends nobody away when the status cannot be asked', async () => {
    await aBrowser(() => Promise.reject(new Error('offline')))

    expect(await guardNavigation(girls)).toBeNull()
  })
})
