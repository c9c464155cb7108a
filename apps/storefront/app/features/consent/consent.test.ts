import { describe, expect, it } from 'vitest'
import { acceptAll, consentSignals, consentVersion, parseConsent, rejectAll } from './consent.ts'

const decided = { ...acceptAll, date: '2026-11-15T08:00:00.000Z', version: consentVersion }

describe('parseConsent', () => {
  it('reads a decision back as it was stored', () => {
    expect(parseConsent(JSON.parse(JSON.stringify(decided)))).toEqual(decided)
  })

  it.each([
    null,
    'granted',
    {},
    { ...decided, version: consentVersion - 1 },
    { ...decided, analytics: 'yes' },
    { ...decided, marketing: undefined },
    { ...decided, date: 5 },
  ])('takes %j for no decision at all', (stored) => {
    expect(parseConsent(stored)).toBeNull()
  })
})

describe('consentSignals', () => {
  it('denies everything until the shopper has decided [ANA-04]', () => {
    expect(consentSignals(null)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    })
    expect(consentSignals(rejectAll)).toEqual(consentSignals(null))
  })

  it('grants what was agreed to and no more [ANA-04]', () => {
    expect(consentSignals({ analytics: true, marketing: false })).toEqual({
      ...consentSignals(null),
      analytics_storage: 'granted',
    })
    expect(new Set(Object.values(consentSignals(acceptAll)))).toEqual(new Set(['granted']))
  })
})
