import { describe, expect, it } from 'vitest'
import { acceptAll, type Consent, rejectAll } from './consent.ts'
import { createConsentStore } from './consent-context.tsx'

const now = () => new Date('2026-11-15T08:00:00Z')

function aDevice() {
  let stored: unknown = null
  const write = (consent: Consent) => {
    stored = consent
  }
  return { read: () => stored, write, now }
}

describe('createConsentStore', () => {
  it('knows nothing before it has asked the device, then what was decided there', () => {
    const device = aDevice()
    createConsentStore(device).decide(rejectAll)
    const later = createConsentStore(device)

    expect(later.read()).toMatchObject({ consent: null, isKnown: false })
    later.wake()
    expect(later.read()).toMatchObject({ consent: { ...rejectAll, date: '2026-11-15T08:00:00.000Z' }, isKnown: true })
  })

  it('keeps the decision with its date and the version of the question', () => {
    const device = aDevice()
    createConsentStore(device).decide(acceptAll)

    expect(device.read()).toEqual({ ...acceptAll, date: '2026-11-15T08:00:00.000Z', version: 1 })
  })

  it('lets the shopper change the decision at any time', () => {
    const device = aDevice()
    const store = createConsentStore(device)
    store.decide(acceptAll)
    store.openSettings()
    expect(store.read().isSettingsOpen).toBe(true)
    store.decide(rejectAll)
    store.closeSettings()

    expect(store.read()).toMatchObject({ consent: rejectAll, isSettingsOpen: false })
    expect(device.read()).toMatchObject(rejectAll)
  })
})
