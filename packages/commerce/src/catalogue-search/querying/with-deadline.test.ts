import { err, ok } from '@vonk/domain/result'
import { searchTuning } from '@vonk/domain/search-text'
import { describe, expect, it } from 'vitest'
import { withDeadline } from './with-deadline.ts'

function waiting() {
  const failures: unknown[] = []
  return { failures, patience: { patienceMs: 20, onFailure: (error: unknown) => failures.push(error) } }
}

describe('withDeadline', () => {
  it('is the answer that comes in time', async () => {
    expect(await withDeadline(Promise.resolve(7), waiting().patience)).toEqual(ok(7))
  })

  it('refuses when the engine keeps a shopper waiting, a second by default [SRCH-20]', async () => {
    const { failures, patience } = waiting()

    expect(await withDeadline(new Promise(() => {}), patience)).toEqual(err({ code: 'search-unavailable' }))
    expect(String(failures[0])).toContain('longer than 20 ms')
    expect(searchTuning).toMatchObject({ serverTimeoutMs: 1000, clientTimeoutMs: 5000 })
  })

  it('refuses when the engine fails [SRCH-28]', async () => {
    const { failures, patience } = waiting()

    expect(await withDeadline(Promise.reject(new Error('gone')), patience)).toEqual(err({ code: 'search-unavailable' }))
    expect(failures).toEqual([new Error('gone')])
  })
})
