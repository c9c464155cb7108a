import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { distanceKm, nearbyPlaces } from './nearby-places.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const amersfoort = { latitude: 52.1561, longitude: 5.3878 }
const zeist = { latitude: 52.0889, longitude: 5.2372 }
const amsterdam = { latitude: 52.3676, longitude: 4.9041 }

describe('nearbyPlaces', () => {
  it('finds what lies within 30 kilometres, nearest first [SHIP-16]', () => {
    const found = nearbyPlaces([amersfoort, amsterdam, zeist], utrecht, defaultSettings)

    expect(found.map(({ place }) => place)).toEqual([zeist, amersfoort])
  })

  it('looks as far as the shop sets', () => {
    expect(nearbyPlaces([amersfoort, zeist], utrecht, { pickupSearchRadius: 10 })).toMatchObject([{ place: zeist }])
    expect(nearbyPlaces([amsterdam], utrecht, { pickupSearchRadius: 40 })).toMatchObject([{ place: amsterdam }])
  })
})

describe('distanceKm', () => {
  it('knows how far Amsterdam is from Utrecht', () => {
    expect(distanceKm(utrecht, amsterdam)).toBeCloseTo(34.1, 0)
    expect(distanceKm(utrecht, utrecht)).toBe(0)
  })

  it('is the same both ways and never more than half around the earth', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6)
        expect(distanceKm(one, other)).toBeLessThanOrEqual(20_016)
      }),
    )
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015, 0)
  })

  it('has an answer for the other side of the earth', () => {
    const here = { latitude: 65.67870066556921, longitude: -90 }
    const there = { latitude: -65.67870062652311, longitude: 90 }

    expect(distanceKm(here, there)).toBeCloseTo(20_015, 0)
  })
})
