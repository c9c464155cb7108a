import { describe, expect, it } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { inFocus, scaleOf } from './lay-out.ts'
import { PlaceMap } from './place-map.tsx'
import type { PlaceOption } from './place-option.ts'

function aPlace(id: string, latitude: number, longitude: number): PlaceOption {
  const address = { street: 'Rokin', number: '7', postcode: '1012 KW', city: 'Amsterdam', countryId: 'NL' }
  return { id, name: id, address, latitude, longitude, distanceKm: null, week: [], note: null }
}

function draw(...places: readonly PlaceOption[]) {
  const map = <PlaceMap places={places} chosenId="b" onChoose={() => {}} />
  return renderInShop(map, { shop: aShop('en') })
}

describe('PlaceMap', () => {
  it('draws the places on the countries they are in, with the numbers of the list and towns around them', async () => {
    const html = await draw(aPlace('a', 52.37, 4.89), aPlace('b', 51.92, 4.48), aPlace('c', 51.22, 4.4))

    expect(html).toMatch(/<use[^>]*#countries/)
    expect(html.match(/>\d<\/text>/g)).toEqual(['>1</text>', '>3</text>', '>2</text>'])
    expect(html.match(/data-chosen="true"/g)).toHaveLength(1)
    expect(html).toContain('>Utrecht</text>')
    expect(html).toMatch(/>50(<!-- -->)? km/)
    expect(html).not.toContain('<image')
  })

  it('comes close where all of them are in one town', async () => {
    const [, width] =
      /viewBox="\S+ \S+ (\S+) /.exec(await draw(aPlace('a', 52.37, 4.89), aPlace('b', 52.372, 4.9))) ?? []

    expect(Number(width)).toBeLessThan(5)
  })
})

describe('inFocus', () => {
  const at = (id: string, distanceKm: number | null) => ({ ...aPlace(id, 52, 5), distanceKm })
  const places = [at('a', 0.1), at('b', 1.1), at('c', 17)]
  const ids = (found: readonly PlaceOption[]) => found.map(({ id }) => id)

  it('is what lies nearby, and what is chosen', () => {
    expect(ids(inFocus(places, null))).toEqual(['a', 'b'])
    expect(ids(inFocus(places, 'c'))).toEqual(['a', 'b', 'c'])
  })

  it('is everything where hardly anything is near, or nobody knows', () => {
    expect(ids(inFocus([at('a', 3), at('b', 9)], null))).toEqual(['a', 'b'])
    expect(ids(inFocus([at('a', null), at('b', null)], 'a'))).toEqual(['a', 'b'])
  })
})

describe('scaleOf', () => {
  it.each([
    [1, 0.5],
    [3.4, 1],
    [31, 10],
    [400, 100],
  ])('of a map %d km wide is %d km', (across, kilometres) => {
    expect(scaleOf(across)).toBe(kilometres)
  })
})
