import { afterEach, describe, expect, it, vi } from 'vitest'
import { mapYieldingToEventLoop } from './map-yielding-to-event-loop.ts'

afterEach(() => vi.restoreAllMocks())

/** A clock by which every look at it is so many milliseconds after the one before. */
function aClockOf(milliseconds: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds
    return now
  })
}

async function work() {
  const order: unknown[] = []
  setImmediate(() => order.push('other'))
  const doubled = await mapYieldingToEventLoop([1, 2, 3], (number) => {
    order.push(number)
    return number * 2
  })
  return { order, doubled }
}

describe('mapYieldingToEventLoop', () => {
  it('lets others take their turn in between, and answers everything in order', async () => {
    aClockOf(5)

    expect(await work()).toEqual({ order: [1, 'other', 2, 3], doubled: [2, 4, 6] })
  })

  it('does what takes no time in one go', async () => {
    aClockOf(0)

    expect(await work()).toMatchObject({ order: [1, 2, 3] })
  })
})
