import { checkEmail, checkPhone, checkPostcode } from '@vonk/domain/forms'
import { distanceKm } from '@vonk/domain/shipping'
import { describe, expect, it } from 'vitest'
import { readStreet } from './make-addresses.ts'
import { makePlaces } from './make-places.ts'

const today = Date.parse('2026-11-15')
const places = makePlaces({ seed: 1, today })

const centres = {
  Amsterdam: [52.373, 4.892],
  Utrecht: [52.091, 5.122],
  Rotterdam: [51.922, 4.479],
  'Den Haag': [52.08, 4.31],
  Haarlem: [52.381, 4.637],
  Leiden: [52.16, 4.494],
  Eindhoven: [51.441, 5.478],
  Groningen: [53.219, 6.568],
  Maastricht: [50.851, 5.691],
  Antwerpen: [51.22, 4.4],
  Gent: [51.054, 3.722],
  Brussel: [50.847, 4.352],
  Leuven: [50.879, 4.701],
  Berlin: [52.52, 13.405],
  Hamburg: [53.551, 9.994],
  Köln: [50.938, 6.957],
  München: [48.137, 11.575],
  Düsseldorf: [51.228, 6.773],
  Münster: [51.962, 7.628],
} as const

describe('makePlaces', () => {
  it('makes the same places for the same seed and day', () => {
    expect(JSON.stringify(makePlaces({ seed: 1, today }))).toBe(JSON.stringify(places))
    expect(JSON.stringify(makePlaces({ seed: 2, today }))).not.toBe(JSON.stringify(places))
  })

  it('opens 25 shops in three countries, of either brand and of both', () => {
    const { shops } = places

    expect(shops).toHaveLength(25)
    expect(new Set(shops.map(({ countryId }) => countryId))).toEqual(new Set(['NL', 'BE', 'DE']))
    expect(new Set(shops.map(({ brands }) => brands.join()))).toEqual(new Set(['vonk', 'razz', 'vonk,razz']))
    expect(new Set(shops.map(({ isPickupLocation }) => isPickupLocation)).size).toBe(2)
    for (const key of ['id', 'slug', 'name', 'phone', 'image'] as const)
      expect(new Set(shops.map((shop) => shop[key])).size).toBe(25)
    for (const shop of shops) expect(shop.image).toBe(`/store/1200x900/${shop.slug}.svg`)
  })

  it('gives shops numbers, mail and postcodes that are well formed', () => {
    for (const shop of places.shops) {
      expect(checkPhone(shop.phone)).toMatchObject({ ok: true })
      expect(checkEmail(shop.email)).toMatchObject({ ok: true })
      expect(shop.email).toMatch(/\.example$/)
      expect(checkPostcode(shop.postcode, shop.countryId)).toEqual({ ok: true, value: shop.postcode })
    }
  })

  it('puts everything where its town is', () => {
    for (const { city, latitude, longitude } of [...places.shops, ...places.addresses, ...places.parcelPoints]) {
      const [north, east] = centres[city as keyof typeof centres] // The test fails on a town that is not listed.
      expect(distanceKm({ latitude, longitude }, { latitude: north, longitude: east })).toBeLessThan(9)
    }
  })

  it('gives every shop and parcel point an address that can be looked up', () => {
    const addresses = [
      ...places.shops.map(({ street, ...place }) => ({ ...place, ...splitStreet(street) })),
      ...places.parcelPoints.map((place) => ({ ...place, number: Number(place.houseNumber) })),
    ]
    for (const { street, number, postcode, city } of addresses) {
      const range = places.addresses.find(
        (each) =>
          each.street === street &&
          each.postcode === postcode &&
          each.city === city &&
          number >= each.firstNumber &&
          number <= each.lastNumber &&
          (each.side === 'both' || (each.side === 'even') === (number % 2 === 0)),
      )
      expect(range, `${street} ${number}, ${postcode} ${city}`).toBeDefined()
    }
  })

  it('has well formed postcodes and no two ranges that claim one house', () => {
    for (const range of places.addresses) {
      expect(checkPostcode(range.postcode, range.countryId)).toEqual({ ok: true, value: range.postcode })
      const rivals = places.addresses.filter(
        (each) =>
          each !== range &&
          each.postcode === range.postcode &&
          each.street === range.street &&
          each.firstNumber <= range.lastNumber &&
          each.lastNumber >= range.firstNumber,
      )
      expect(rivals).toEqual([])
      if (range.side !== 'both')
        expect([range.firstNumber % 2, range.lastNumber % 2]).toEqual(Array(2).fill(range.side === 'odd' ? 1 : 0))
    }
  })

  it('knows some sixty parcel points of each kind, each with an id and hours', () => {
    const { parcelPoints } = places

    expect(parcelPoints.length).toBeGreaterThanOrEqual(55)
    expect(new Set(parcelPoints.map(({ id }) => id)).size).toBe(parcelPoints.length)
    expect(new Set(parcelPoints.map(({ kind }) => kind))).toEqual(new Set(['shop', 'supermarket', 'locker']))
    for (const { week } of parcelPoints) expect(week).toHaveLength(7)
  })

  it('opens before it closes, every day it opens', () => {
    const hours = [
      ...places.shops.flatMap(({ week, exceptions }) => [...week, ...exceptions.map((each) => each.hours)]),
      ...places.parcelPoints.flatMap(({ week }) => week),
    ]
    for (const each of hours) {
      if (each) expect(each.opens < each.closes).toBe(true)
    }
  })
})

describe('readStreet', () => {
  it('does not take nonsense for a street', () => {
    expect(() => readStreet('Kalverstraat')).toThrow('"Kalverstraat" names no street')
  })
})

function splitStreet(text: string) {
  const [, street = '', number = ''] = /^(.+) (\d+)$/.exec(text) ?? []
  return { street, number: Number(number) }
}
