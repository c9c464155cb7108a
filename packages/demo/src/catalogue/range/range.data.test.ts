import { describe, expect, it } from 'vitest'
import { colours, patterns, prints } from '../../label/index.ts'
import { fabricsFor, type Ware } from '../../words/index.ts'
import { garmentPictures } from '../testing.ts'
import { accents, clothDyes, coatDyes, lookDyes, seasonDyes, wearerDyes } from './dyes.data.ts'
import { looksOf, makes } from './range.data.ts'

const looks: readonly string[] = [...patterns, ...prints]
const dyes: readonly string[] = colours.map(({ id }) => id)

describe('makes', () => {
  it.each(Object.entries(makes))(
    'cuts %s from cloth there are words for, in seasons and looks that exist',
    (ware, list) => {
      const garment = ware === 'swim-shorts' ? 'shorts' : (ware as Exclude<Ware, 'swim-shorts'>) // A key of the table.
      for (const { fabric, seasons, looks: own } of list) {
        expect(fabricsFor[garment]).toContain(fabric)
        for (const season of seasons) expect(['spring-summer', 'autumn-winter', 'all-year']).toContain(season)
        for (const look of own) expect(looks).toContain(look)
      }
    },
  )

  it('prints nothing on sneakers: the drawing has no place for it', () => {
    const printed = makes.sneaker
      .flatMap(({ looks: own }) => own)
      .filter((look) => prints.some((print) => print === look))

    expect(printed).toEqual([])
  })
})

describe('looksOf', () => {
  it('names looks that exist, and no camouflage for babies', () => {
    for (const look of Object.values(looksOf)
      .flatMap((wearers) => Object.values(wearers))
      .flat())
      expect(looks).toContain(look)
    expect(looksOf.vonk.baby).not.toContain('camo')
  })
})

describe('dyes', () => {
  it('are all on the card', () => {
    const tables = [seasonDyes, clothDyes, lookDyes, wearerDyes.vonk, wearerDyes.razz, accents.vonk, accents.razz]
    const used = [...coatDyes, ...tables.flatMap((table) => Object.values(table).flat())]

    expect(used.filter((dye) => !dyes.includes(dye))).toEqual([])
  })

  it('give every dye accents that stand out from it, in both brands', () => {
    for (const brand of [accents.vonk, accents.razz]) {
      expect(Object.keys(brand).toSorted()).toEqual(dyes.toSorted())
      for (const [dye, list] of Object.entries(brand)) expect(list).not.toContain(dye)
    }
  })

  it('leave winter coats dark and babies without black', () => {
    const pictures = [...garmentPictures().values()]
    const hexes = new Map(colours.map(({ id, hex }) => [id, hex]))
    const coats = pictures.filter(({ garment }) => garment === 'winter-coat').map(({ colour }) => colour)

    for (const pale of ['sun', 'white', 'cream', 'mint', 'sky', 'lime']) expect(coats).not.toContain(hexes.get(pale))
    expect(wearerDyes.vonk.baby).not.toContain('black')
  })

  it('use every dye, pattern and print of the label', () => {
    const pictures = [...garmentPictures().values()]

    expect(new Set(pictures.map(({ colour }) => colour)).size).toBe(colours.length)
    expect(new Set(pictures.flatMap(({ pattern, print }) => print ?? pattern ?? []))).toEqual(new Set(looks))
  })
})
