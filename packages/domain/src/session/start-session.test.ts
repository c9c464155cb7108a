import { describe, expect, it } from 'vitest'
import { emptySession } from './session.ts'
import { startSession } from './start-session.ts'

const user = { email: 'zoe@example.nl', firstName: 'Zoë', lastName: 'Vries', groupId: 3, addresses: [], children: [] }
const visit = { storeCode: 'nl', now: 1_000 }
const begun = { ...emptySession, storeCode: 'nl', startedAt: 1_000, isLocalDataLoaded: true }

describe('startSession', () => {
  it('takes user and token from the device [AUTH-06]', () => {
    expect(startSession({ token: 'abc', refreshToken: 'def', user }, visit).session).toEqual({
      ...begun,
      token: 'abc',
      refreshToken: 'def',
      profile: user,
      groupId: 3,
    })
  })

  it('restores the user first, then refreshes profile and orders [AUTH-07]', () => {
    expect(startSession({ token: 'abc', refreshToken: null, user: null }, visit)).toEqual({
      session: { ...begun, token: 'abc' },
      steps: ['restore-user', 'refresh-profile', 'refresh-order-history'],
    })
  })

  it.each([null, ''])('signals that nobody is logged in without a token (%j) [AUTH-08]', (token) => {
    expect(startSession({ token, refreshToken: 'def', user }, visit)).toEqual({
      session: begun,
      steps: ['signal-non-authorized'],
    })
  })
})
