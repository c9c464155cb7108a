import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadWithDeadline, PartTooSlow } from './load-with-deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const arrivingAfter = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('part'), ms))

describe('loadWithDeadline', () => {
  it('gives up on a part that takes more than 3000 ms [UI-23]', async () => {
    const outcome = expect(loadWithDeadline(arrivingAfter(3001))).rejects.toThrow(PartTooSlow)
    await vi.advanceTimersByTimeAsync(3001)

    await outcome
  })

  it('waits for a part that is only slow [UI-23]', async () => {
    const loading = loadWithDeadline(arrivingAfter(2999))
    await vi.advanceTimersByTimeAsync(2999)

    expect(await loading).toBe('part')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails at once with a part that cannot be loaded [UI-23]', async () => {
    await expect(loadWithDeadline(() => Promise.reject(new TypeError('no such file')))).rejects.toThrow('no such file')
    expect(vi.getTimerCount()).toBe(0)
  })
})
