import { anAnalyticsProduct } from '@vonk/domain/analytics/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consent } from '../consent/index.ts'
import { createDeviceTrack } from './create-device-track.ts'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

/** A page that was just opened in the browser of somebody who has decided this before. */
function open(consent: Consent | null) {
  let isKnown = false
  return createDeviceTrack(
    {
      read: () => ({ consent: isKnown ? consent : null, isKnown, isSettingsOpen: false }),
      wake() {
        isKnown = true
      },
    },
    'EUR',
  )
}

/** What the tag manager has been told, in order. */
function told(): unknown[] {
  return (window.dataLayer ?? []).flatMap((entry) => {
    // The layer holds commands, which are lists, and events.
    const { 0: command, 1: name, event } = entry as { 0?: unknown; 1?: unknown; event?: unknown }
    return command === 'consent' ? [`consent ${name}`] : (event ?? [])
  })
}

const agreed = { analytics: true, marketing: false, date: '2026-11-15T08:00:00.000Z', version: 1 }

describe('createDeviceTrack', () => {
  it('tells of the first page of a visit too, though nobody has asked the device yet [ANA-04]', () => {
    open(agreed).event('view_item', [anAnalyticsProduct()])

    expect(told().at(-1)).toBe('view_item')
  })

  it('says first that nothing is allowed and then what is, once, before anything that happens [ANA-04]', () => {
    const track = open(agreed)
    track.event('view_item', [anAnalyticsProduct()])
    track.event('add_to_cart', [anAnalyticsProduct()])

    expect(told()).toEqual(['consent default', 'consent update', 'view_item', 'add_to_cart'])
  })

  it.each([null, { ...agreed, analytics: false }])('says nothing to anybody where %j was decided [ANA-04]', (kept) => {
    open(kept).event('view_item', [anAnalyticsProduct()])

    expect(window).not.toHaveProperty('dataLayer')
  })
})
