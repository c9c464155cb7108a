import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGiveBacks } from './create-give-backs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('createGiveBacks', () => {
  it('pays what many are owed at once, each as often as it was added', async () => {
    const paid: unknown[] = []
    const giveBacks = createGiveBacks(async (owed) => void paid.push([...owed]))
    giveBacks.add(['network', 'anna'])
    giveBacks.add(['network', 'ben'])
    await vi.runAllTimersAsync()
    giveBacks.add(['network'])
    await vi.runAllTimersAsync()

    const first = [
      ['network', 2],
      ['anna', 1],
      ['ben', 1],
    ]
    expect(paid).toEqual([first, [['network', 1]]])
  })

  it('owes until it has paid, and whoever settles waits for a payment under way', async () => {
    const bank = Promise.withResolvers<void>()
    const giveBacks = createGiveBacks(() => bank.promise)
    giveBacks.add(['network'])
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
    giveBacks.add(['network'])
    await vi.runAllTimersAsync()
    giveBacks.add(['anna'])
    await vi.runAllTimersAsync()

    expect(pay.mock.calls).toEqual([[new Map([['network', 1]])], [new Map([['anna', 1]])]])
    expect(giveBacks.owes(['network', 'anna'])).toBe(false)
  })
})
