import { analyticsEvent } from '@vonk/domain/analytics'
import { anAnalyticsProduct } from '@vonk/domain/analytics/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTrack } from './create-track.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tracking(isAllowed: () => boolean) {
  const layer: unknown[] = []
  const track = createTrack({ currency: 'EUR', isAllowed, push: (...entries) => layer.push(...entries) })
  return { layer, track }
}

const products = [anAnalyticsProduct()]

describe('createTrack', () => {
  it('hands an event to the tag manager, after what it knew of the last one is cleared [ANA-04]', () => {
    const { layer, track } = tracking(() => true)
    track.event('add_to_cart', products)

    expect(layer).toEqual([{ ecommerce: null }, analyticsEvent({ event: 'add_to_cart', currency: 'EUR', products })])
  })

  it('says nothing without consent, also of what was seen before consent was withdrawn [ANA-04]', () => {
    let isAllowed = true
    const { layer, track } = tracking(() => isAllowed)
    track.impressions({ id: '3', name: 'Girls' }, products)
    isAllowed = false
    track.event('purchase', products, { transaction_id: '1' })
    vi.advanceTimersByTime(1000)

    expect(layer).toEqual([])
  })

  it('tells which list was seen, a second later [ANA-03]', () => {
    const { layer, track } = tracking(() => true)
    track.impressions({ id: '3', name: 'Girls' }, products)
    expect(layer).toEqual([])
    vi.advanceTimersByTime(1000)

    expect(layer.at(-1)).toMatchObject({
      event: 'view_item_list',
      ecommerce: { item_list_id: '3', item_list_name: 'Girls', items: [{ item_id: 'VK1-92' }] },
    })
  })
})
