import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { recordVisit } from './visit-history.ts'

describe('recordVisit', () => {
  it('keeps the last 30 visited full paths [ROUTE-48]', () => {
    const visits = Array.from({ length: 35 }, (_, index) => `/page-${index}/?q=${index}`)
    const history = visits.reduce<readonly string[]>((past, path) => recordVisit(past, path, defaultSettings), [])

    expect(history).toEqual(visits.slice(5))
  })

  it('does not repeat a page that is visited again at once', () => {
    const history = ['/a/']

    expect(recordVisit(history, '/a/', defaultSettings)).toBe(history)
    expect(recordVisit(history, '/b/', defaultSettings)).toEqual(['/a/', '/b/'])
  })

  it('remembers nothing where nothing is to be remembered', () => {
    expect(recordVisit(['/a/'], '/b/', { historyLength: 0 })).toEqual([])
  })

  it('never grows beyond its length and always ends with the page shown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/a', '/b', '/c')), fc.constantFrom('/a', '/d'), (past, path) => {
        const history = recordVisit(past.slice(-3), path, { historyLength: 3 })

        expect(history.length).toBeLessThanOrEqual(3)
        expect(history.at(-1)).toBe(path)
      }),
    )
  })
})
