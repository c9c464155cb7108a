import { describe, expect, it } from 'vitest'
import { createTask } from './sync-task.ts'

const payload = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const

describe('createTask', () => {
  it('is created untransmitted, heard and without a result to keep [SYNC-34] [SYNC-35]', () => {
    expect(createTask({ id: 'a', url: '/api/cart/update', payload, now: 5 })).toEqual({
      id: 'a',
      url: '/api/cart/update',
      payload,
      callbackEvent: null,
      isSilent: false,
      isResultCacheable: false,
      createdAt: 5,
      updatedAt: 5,
      isTransmitted: false,
      transmittedAt: null,
      code: null,
      resultCode: null,
      result: null,
      meta: null,
      isAcknowledged: false,
    })
  })

  it('can be silent, have a result to keep and say whom to tell [SYNC-34]', () => {
    const wishes = { isSilent: true, isResultCacheable: true, callbackEvent: 'prices-after-sync' }

    expect(createTask({ id: 'a', url: '/', payload, now: 5, ...wishes })).toMatchObject(wishes)
  })
})
