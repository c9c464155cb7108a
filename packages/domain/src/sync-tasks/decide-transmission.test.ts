import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { decideTransmission } from './decide-transmission.ts'

const decide = (lock: number, hasToken = true) => decideTransmission({ lock, hasToken }, defaultSettings)

describe('decideTransmission', () => {
  it('transmits while the lock is free [SYNC-37]', () => {
    expect(decide(0)).toEqual({ do: 'transmit' })
  })

  it('tries again after 1000 ms while a token is being refreshed [SYNC-37] [SYNC-39]', () => {
    expect(decide(1)).toEqual({ do: 'retry', afterMs: 1000 })
    expect(decide(2)).toEqual({ do: 'retry', afterMs: 1000 })
  })

  it('waits as long as the shop says', () => {
    const hurried = decideTransmission({ lock: 1, hasToken: true }, { tokenRefreshRetryMs: 50 })

    expect(hurried).toEqual({ do: 'retry', afterMs: 50 })
  })

  it('gives up with 401 after a refresh that failed [SYNC-37] [SYNC-38] [SYNC-47]', () => {
    expect(decide(-1)).toEqual({
      do: 'abort',
      code: 401,
      message: 'Error refreshing user token. User is not authorized to access the resource',
    })
  })

  it('does not hold up a guest', () => {
    expect(decide(1, false)).toEqual({ do: 'transmit' })
    expect(decide(-1, false)).toEqual({ do: 'transmit' })
  })
})
