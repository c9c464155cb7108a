import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { noRefresh, onAuthorized, onRefreshAnswered, onUnauthorized } from './token-refresh.ts'

const ended = [{ do: 'log-out' }, { do: 'open-signup' }]

describe('onUnauthorized', () => {
  it('starts one refresh and locks the others out [SYNC-37]', () => {
    const first = onUnauthorized(noRefresh, defaultSettings)

    expect(first).toEqual({ refresh: { lock: 1, attempts: 1 }, effects: [{ do: 'refresh-token' }] })
    expect(onUnauthorized(first.refresh, defaultSettings)).toEqual({ refresh: first.refresh, effects: [] })
  })

  it('does nothing more after a refresh that failed', () => {
    const failed = { lock: -1, attempts: 1 }

    expect(onUnauthorized(failed, defaultSettings)).toEqual({ refresh: failed, effects: [] })
  })

  it('gives up after three attempts: logged out, signup opened, open tasks cleared, error shown [SYNC-48] [SYNC-49]', () => {
    expect(onUnauthorized({ lock: 0, attempts: 2 }, defaultSettings).effects).toEqual([{ do: 'refresh-token' }])
    expect(onUnauthorized({ lock: 0, attempts: 3 }, defaultSettings)).toEqual({
      refresh: { lock: -1, attempts: 0 },
      effects: [
        ...ended,
        { do: 'clear-untransmitted' },
        {
          do: 'notify',
          type: 'error',
          message: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
          actions: ['ok'],
        },
      ],
    })
  })

  it('gives up as early as the shop says', () => {
    const settings = { ...defaultSettings, maxTokenRefreshAttempts: 1 }

    expect(onUnauthorized({ lock: 0, attempts: 0 }, settings).refresh.lock).toBe(1)
    expect(onUnauthorized({ lock: 0, attempts: 1 }, settings).refresh.lock).toBe(-1)
  })

  it('logs out and opens the signup where tokens are not refreshed [SYNC-50]', () => {
    const settings = { ...defaultSettings, autoRefreshTokens: false }

    expect(onUnauthorized(noRefresh, settings)).toEqual({ refresh: noRefresh, effects: ended })
  })
})

describe('onRefreshAnswered', () => {
  const refreshing = { lock: 1, attempts: 2 }

  it('frees the lock with a new token and still counts the attempt [SYNC-37]', () => {
    expect(onRefreshAnswered(refreshing, 'renewed')).toEqual({ refresh: { lock: 0, attempts: 2 }, effects: [] })
  })

  it('ends the session on a definite refusal [SYNC-37]', () => {
    expect(onRefreshAnswered(refreshing, 'refused')).toEqual({
      refresh: { lock: -1, attempts: 2 },
      effects: [...ended, { do: 'clear-untransmitted' }],
    })
  })

  it('does not log anyone out because the network was away', () => {
    expect(onRefreshAnswered(refreshing, 'unreachable')).toEqual({ refresh: { lock: 0, attempts: 1 }, effects: [] })
    expect(onRefreshAnswered(noRefresh, 'unreachable')).toEqual({ refresh: noRefresh, effects: [] })
  })
})

describe('onAuthorized', () => {
  it('starts counting anew once a token was accepted', () => {
    expect(onAuthorized({ lock: 0, attempts: 2 })).toEqual(noRefresh)
  })
})
