import { describe, expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('createSingleFlight', () => {
  it('starts once for all who ask meanwhile, and again for those who come later', async () => {
    const share = createSingleFlight<number>()
    let starts = 0
    const start = async () => ++starts

    expect(await Promise.all([share('a', start), share('a', start), share('b', start)])).toEqual([1, 1, 2])
    expect(await share('a', start)).toBe(3)
  })

  it('shares a failure, and forgets it', async () => {
    const share = createSingleFlight<number>()
    const fail = () => Promise.reject(new Error('no'))

    const failed = await Promise.allSettled([share('a', fail), share('a', fail)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await share('a', async () => 7)).toBe(7)
  })
})
