import { describe, expect, it } from 'vitest'
import { browserLocks } from './locks.ts'

/** A browser in which nothing may be kept refuses its locks as well. */
const forbidding = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }

describe('browserLocks', () => {
  it.each([
    ['has none', undefined],
    ['forbids them', forbidding],
  ] as const)('lets one at a time work in a browser that %s', async (_, manager) => {
    const locks = browserLocks(manager)
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
    }
    await Promise.all([locks.hold('cart', work('one')), locks.hold('cart', work('other'))])

    expect(seen).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
  })

  it('does not begin anew what has failed', async () => {
    let begun = 0
    const request = async (_name: string, ...[work]: unknown[]) => {
      if (typeof work === 'function') await work()
    }
    const failing = browserLocks({ request }).hold('cart', async () => {
      begun += 1
      throw new Error('Broken')
    })

    await expect(failing).rejects.toThrow('Broken')
    expect(begun).toBe(1)
  })
})
