import { describe, expect, it } from 'vitest'
import { chooseTimeframe, deliveryChoices, keepDestination } from './delivery-choices.ts'
import { home, parcelPoint, sameDay, storePickup } from './testing.ts'

describe('deliveryChoices', () => {
  it('are home delivery, parcel points and store pickup [SHIP-01]', () => {
    expect(deliveryChoices([storePickup, parcelPoint, home, sameDay])).toEqual([
      { kind: 'home', methods: [home, sameDay] },
      { kind: 'service-point', methods: [parcelPoint] },
      { kind: 'store', methods: [storePickup] },
    ])
  })

  it('leave out what nothing is on offer for', () => {
    expect(deliveryChoices([parcelPoint])).toEqual([{ kind: 'service-point', methods: [parcelPoint] }])
    expect(deliveryChoices([])).toEqual([])
  })
})

const morning = { id: 'morning' }
const evening = { id: 'evening' }

describe('chooseTimeframe', () => {
  it('keeps the slot the shopper wants', () => {
    expect(chooseTimeframe([morning, evening], 'evening')).toEqual({ timeframe: evening, notice: null })
  })

  it.each([null, 'noon'])('takes the first slot for %j', (wanted) => {
    expect(chooseTimeframe([morning, evening], wanted)).toEqual({ timeframe: morning, notice: null })
  })

  it('leaves it to the carrier when there is no slot to choose', () => {
    expect(chooseTimeframe([], 'evening')).toEqual({ timeframe: null, notice: null })
  })

  it('says that timeframes could not be loaded and that the first slot is used', () => {
    expect(chooseTimeframe(null, 'evening')).toEqual({ timeframe: null, notice: 'timeframes-unavailable' })
  })
})

const found = [{ id: 'p1' }, { id: 'p2' }]

describe('keepDestination', () => {
  it('keeps a service point that is still near', () => {
    const place = { kind: 'service-point', id: 'p2' } as const

    expect(keepDestination(place, found)).toEqual({ place, notice: null })
  })

  it.each(['service-point', 'store'] as const)('asks to select a %s again that is gone', (kind) => {
    expect(keepDestination({ kind, id: 'p9' }, found)).toEqual({
      place: { kind, id: null },
      notice: 'select-place-again',
    })
  })

  it('does not ask again who has not chosen yet', () => {
    const place = { kind: 'store', id: null } as const

    expect(keepDestination(place, found)).toEqual({ place, notice: null })
  })

  it('says that places could not be loaded, and forgets no choice over it', () => {
    const place = { kind: 'store', id: 'p1' } as const

    expect(keepDestination(place, null)).toEqual({ place, notice: 'locations-unavailable' })
  })

  it('has no place to look for at home', () => {
    expect(keepDestination({ kind: 'home' }, null)).toEqual({ place: { kind: 'home' }, notice: null })
  })
})
