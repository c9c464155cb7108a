import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFindMaintenance, guardNavigation, takeWayBack } from './guard-navigation.ts'

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
  return createFindMaintenance()
}
const status = (enabled: boolean) => () => Response.json({ code: 200, result: { enabled } })
const girls = new URL('http://vonk.test/en/girls/?color=red')

afterEach(() => vi.unstubAllGlobals())

describe('guardNavigation', () => {
  it('leads to the maintenance page and remembers the full path the shopper wanted [MAINT-01] [MAINT-02]', async () => {
    const redirect = await guardNavigation(girls, aBrowser(status(true)))

    expect(redirect?.headers.get('location')).toBe('/maintenance/?page=%2Fen%2Fgirls%2F')
    expect(takeWayBack()).toBe('/en/girls/?color=red')
    expect(takeWayBack()).toBeNull()
  })

  it('lets a shopper pass while the shop is open, and remembers nothing [MAINT-04]', async () => {
    expect(await guardNavigation(girls, aBrowser(status(false)))).toBeNull()
    expect(takeWayBack()).toBeNull()
  })

  it('sends nobody away when the status cannot be asked', async () => {
    const findMaintenance = aBrowser(() => Promise.reject(new Error('offline')))

    expect(await guardNavigation(girls, findMaintenance)).toBeNull()
  })
})

describe('createFindMaintenance', () => {
  it('asks once for pages opened quickly after one another, and again some seconds later', async () => {
    let calls = 0
    let clock = 0
    aBrowser(() => {
      calls += 1
      return status(calls === 1)()
    })
    const findMaintenance = createFindMaintenance(() => clock)

    expect([await findMaintenance(), await findMaintenance()]).toEqual([true, true])
    clock = 5_000
    expect(await findMaintenance()).toBe(false)
    expect(calls).toBe(2)
  })
})
