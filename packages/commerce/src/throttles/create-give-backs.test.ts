import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGiveBacks } from './create-give-backs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const attempt = (...keys: string[]) => keys.map((key) => ({ key, at: 1 }))

describe('createGiveBacks', () => {
  it('pays what many are owed at once, each as often as it was added', async () => {
    const paid: string[][] = []
    const giveBacks = createGiveBacks(async (owed) => void paid.push(owed.map(({ key }) => key)))
    giveBacks.add(attempt('network', 'anna'))
    giveBacks.add(attempt('network', 'ben'))
    await vi.runAllTimersAsync()
    giveBacks.add(attempt('network'))
    await vi.runAllTimersAsync()

    expect(paid).toEqual([['network', 'anna', 'network', 'ben'], ['network']])
  })

  it('owes until it has paid, and whoever settles waits for a payment under way', async () => {
    const bank = Promise.withResolvers<void>()
    const giveBacks = createGiveBacks(() => bank.promise)
    giveBacks.add(attempt('network'))
    await vi.runAllTimersAsync()
    expect(giveBacks.owes(['anna', 'network'])).toBe(true)

    const settled = giveBacks.settle()
    bank.resolve()
    await settled
    expect(giveBacks.owes(['network'])).toBe(false)
  })

  it('goes on after a payment that failed, and owes it no longer', async () => {
    const pay = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the database is away'))
    const giveBacks = createGiveBacks(pay)
    giveBacks.add(attempt('network'))
    await vi.runAllTimersAsync()
    giveBacks.add(attempt('anna'))
    await vi.runAllTimersAsync()

    expect(pay.mock.calls).toEqual([[attempt('network')], [attempt('anna')]])
    expect(giveBacks.owes(['network', 'anna'])).toBe(false)
  })
})
