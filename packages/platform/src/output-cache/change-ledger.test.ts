import { describe, expect, it } from 'vitest'
import { ChangeLedger } from './change-ledger.ts'
import { at } from './testing.ts'

const aLedger = (options: { mostTags?: number } = {}) => new ChangeLedger({ floor: at(5), patienceMs: 900, ...options })

describe('ChangeLedger', () => {
  it('knows whether what a page was made of has changed since', () => {
    const ledger = aLedger()
    ledger.note(['product nl 1'], at(8))

    expect(ledger.isCurrent(['product nl 1', 'views'], at(7))).toBe(false)
    expect(ledger.isCurrent(['product nl 1', 'views'], at(8))).toBe(true)
    expect(ledger.isCurrent(['product nl 2'], at(6))).toBe(true)
  })

  it('believes nothing that was made before it listened, or before everything changed', () => {
    const ledger = aLedger()

    expect(ledger.isCurrent(['views'], at(4))).toBe(false)
    ledger.noteAll(at(9))
    expect(ledger.isCurrent(['views'], at(8))).toBe(false)
    expect(ledger.isCurrent(['views'], at(9))).toBe(true)
  })

  it('may forget a change, but only to be more careful', () => {
    const ledger = aLedger({ mostTags: 2 })
    ledger.note(['a'], at(6))
    ledger.note(['b', 'c'], at(7))

    expect(ledger.isCurrent(['a'], at(5))).toBe(false)
    expect(ledger.isCurrent(['d'], at(5))).toBe(false)
    expect(ledger.isCurrent(['d'], at(6))).toBe(true)
  })

  it('hears nothing any more when it was not told for a while that it does', () => {
    const ledger = aLedger()
    expect(ledger.isFresh(0)).toBe(false)

    ledger.confirm(1_000)
    expect(ledger.isFresh(1_899)).toBe(true)
    expect(ledger.isFresh(1_900)).toBe(false)
  })

  it('waits for a process that was busy, and not for one that has been deaf for long', async () => {
    const ledger = aLedger()
    const now = performance.now()
    ledger.confirm(now - 1_000)
    const [one, other] = [ledger.whenFresh(now), ledger.whenFresh(now)]
    ledger.confirm(now)

    expect(await Promise.all([one, other])).toEqual([true, true])
    expect(await aLedger().whenFresh(now)).toBe(false)
  })
})
