import { describe, expect, it } from 'vitest'
import { AdaptiveThrottle } from './adaptive-throttle.ts'

const nothing = async () => {}

describe('AdaptiveThrottle', () => {
  it('lets others go on until it is done, and is not begun twice', async () => {
    const throttle = new AdaptiveThrottle()
    const { promise, resolve } = Promise.withResolvers<void>()
    let begun = 0
    const work = () => {
      begun += 1
      return promise
    }
    await throttle.run(work, async () => {
      await throttle.run(work, nothing)
      resolve()
    })

    expect(begun).toBe(1)
  })

  it('rests for several times as long as it took', async () => {
    const throttle = new AdaptiveThrottle()
    const ended: number[] = []
    const begun: number[] = []
    const work = async () => {
      begun.push(performance.now())
      while (performance.now() < (begun.at(-1) ?? 0) + 5) JSON.stringify(ended)
      ended.push(performance.now())
    }
    while (begun.length < 2) await throttle.run(work, nothing)

    expect((begun[1] ?? 0) - (ended[0] ?? 0)).toBeGreaterThan(40)
  })

  it('says what failed, of the work and of what was done meanwhile, and can be begun again', async () => {
    const throttle = new AdaptiveThrottle()
    await expect(throttle.run(() => Promise.reject(new Error('no node')), nothing)).rejects.toThrow('no node')
    const { promise, resolve } = Promise.withResolvers<void>()
    const failing = async () => {
      resolve()
      throw new Error('no database')
    }
    const again = () => throttle.run(() => promise, failing).then(() => 'resting')
    await expect.poll(() => again().catch((error: Error) => error.message)).toBe('no database')
  })
})
