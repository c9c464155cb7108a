import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { distanceKm, nearbyLocations } from './nearby-locations.ts'

const utrecht = { latitude: 52.0907, longitude: 5.1214 }
const amersfoort = { latitude: 52.1561, longitude: 5.3878 }
const zeist = { latitude: 52.0889, longitude: 5.2372 }
const amsterdam = { latitude: 52.3676, longitude: 4.9041 }

describe('nearbyLocations', () => {
  it('finds what lies within 30 kilometres, nearest first [SHIP-16]', () => {
    const found = nearbyLocations([amersfoort, amsterdam, zeist], utrecht, defaultSettings)

    expect(found.map(({ location }) => location)).toEqual([zeist, amersfoort])
  })

  it('looks as far as the shop sets', () => {
    expect(nearbyLocations([amersfoort, zeist], utrecht, { pickupSearchRadius: 10 })).toMatchObject([
      { location: zeist },
    ])
    expect(nearbyLocations([amsterdam], utrecht, { pickupSearchRadius: 40 })).toMatchObject([{ location: amsterdam }])
  })
})

describe('distanceKm', () => {
  it('knows how far Amsterdam is from Utrecht', () => {
    expect(distanceKm(utrecht, amsterdam)).toBeCloseTo(34.1, 0)
    expect(distanceKm(utrecht, utrecht)).toBe(0)
  })

  it('is the same both ways and never more than half around the earth', () => {
    const location = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(location, location, (one, other) => {
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
