import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { afterPull } from './after-pull.ts'

const answer = (code: number | string, bypassCount = 0) => ({ code, bypassCount, mergeQty: true })

describe('afterPull', () => {
  it('merges on 200 [SYNC-11]', () => {
    expect(afterPull(answer(200, 3), defaultSettings)).toEqual({ do: 'merge' })
  })

  it('reconnects as a guest until the attempts are used up, then logs and records the hash [SYNC-12]', () => {
    expect(afterPull(answer(500, 2), defaultSettings)).toEqual({
      do: 'connect-as-guest',
      bypassCount: 3,
      mergeQty: true,
    })
    expect(afterPull(answer(500, 3), defaultSettings)).toEqual({ do: 'log-and-record-hash' })
    expect(afterPull(answer(500, 1), { maxCartBypassAttempts: 1 })).toEqual({ do: 'log-and-record-hash' })
  })
})
