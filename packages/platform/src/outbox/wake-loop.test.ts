import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { startWakeLoop } from './wake-loop.ts'

const pauseMs = 20

/** A loop that rests until it is woken, and the moments at which it took a step. */
function aLoop() {
  const moments: number[] = []
  const step = async () => {
    moments.push(performance.now())
    return 60_000
  }
  return { moments, loop: startWakeLoop({ step, pauseMs, retryDelayMs: 5, log: aLog().log }) }
}

describe('startWakeLoop', () => {
  it('takes another step when it is woken in its pause', async () => {
    const { moments, loop } = aLoop()
    loop.wake()

    await expect.poll(() => moments.length).toBe(2)
    await loop.close()
  })

  it('takes one step for all who wake it in a pause', async () => {
    const { moments, loop } = aLoop()
    const waking = setInterval(loop.wake, 1)

    await expect.poll(() => moments.length).toBeGreaterThan(3)
    clearInterval(waking)
    await loop.close()
    const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
    // A timer may be a millisecond early.
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pauseMs - 2)
  })
})
