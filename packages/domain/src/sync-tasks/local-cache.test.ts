import { describe, expect, it } from 'vitest'
import { afterCacheError, healthyCache, isOverQuota, LOCAL_CACHE, mustRecreate } from './local-cache.ts'

const getError = { operation: 'get', isStorageFull: false } as const
const setError = { operation: 'set', isStorageFull: false } as const

describe('afterCacheError', () => {
  it('switches the cache off after one failed read [OFF-06]', () => {
    expect(afterCacheError(healthyCache, getError)).toEqual({
      health: { getErrors: 1, setErrors: 0, isOn: false },
      mustClear: false,
    })
  })

  it('switches it off after the thirtieth failed write, not before [OFF-06]', () => {
    const worn = { ...healthyCache, setErrors: 28 }
    const twentyNine = afterCacheError(worn, setError).health

    expect(twentyNine).toEqual({ getErrors: 0, setErrors: 29, isOn: true })
    expect(afterCacheError(twentyNine, setError).health.isOn).toBe(false)
  })

  it('stays off once it was switched off', () => {
    expect(afterCacheError({ ...healthyCache, isOn: false }, setError).health.isOn).toBe(false)
  })

  it('is cleared when the storage is full [OFF-10]', () => {
    expect(afterCacheError(healthyCache, { ...setError, isStorageFull: true }).mustClear).toBe(true)
  })
})

describe('mustRecreate', () => {
  it('makes the database anew after 800 ms without an answer [OFF-07]', () => {
    expect(mustRecreate(799)).toBe(false)
    expect(mustRecreate(800)).toBe(true)
  })
})

describe('isOverQuota', () => {
  it('allows 4096 KB and looks every 30 s [OFF-09]', () => {
    expect(isOverQuota(4096 * 1024)).toBe(false)
    expect(isOverQuota(4096 * 1024 + 1)).toBe(true)
    expect(LOCAL_CACHE.quotaCheckMs).toBe(30_000)
  })
})

describe('LOCAL_CACHE', () => {
  it('waits 800 ms for a read or a write and 2000 ms for a walk through everything [OFF-08]', () => {
    expect(LOCAL_CACHE).toMatchObject({ getTimeoutMs: 800, setTimeoutMs: 800, iterateTimeoutMs: 2000 })
  })
})
