import { describe, expect, it } from 'vitest'
import { garmentTypes } from '../label/index.ts'
import { facts } from './de/facts.data.ts'
import { razz as deRazz } from './de/razz.data.ts'
import { vonk as deVonk } from './de/vonk.data.ts'
import { razz as enRazz } from './en/razz.data.ts'
import { vonk as enVonk } from './en/vonk.data.ts'
import { razz as nlRazz } from './nl/razz.data.ts'
import { vonk as nlVonk } from './nl/vonk.data.ts'
import { slugify } from './slugify.ts'
import { styleNames } from './style-names.data.ts'

const copies = { nlVonk, nlRazz, deVonk, deRazz, enVonk, enRazz }

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

describe('BrandCopy', () => {
  it.each(Object.entries(copies))('holds each sentence of %s once, finished and without shouting', (_, copy) => {
    const all = sentencesIn(copy)

    expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([])
    for (const sentence of all) expect(sentence).toMatch(/^[^!]*(![a-z]+\|)?[^!]*[.?]”?$|“[^!]*”$/)
  })

  it('has six openings and six details for each thing Vonk makes, five of each for Razz', () => {
    for (const garment of garmentTypes) {
      for (const copy of [nlVonk, deVonk, enVonk]) expect(smallest(copy, garment)).toBeGreaterThanOrEqual(6)
      for (const copy of [nlRazz, deRazz, enRazz]) expect(smallest(copy, garment)).toBeGreaterThanOrEqual(5)
    }
  })

  it('writes German nouns with a capital', () => {
    for (const noun of [...Object.values(facts.nouns), ...Object.values(facts.closerNouns)])
      expect(noun).toMatch(/^[A-Z]/)
    for (const motif of Object.values(facts.motifs)) expect(motif).toMatch(/^(mit|in) [A-Z]/)
  })
})

describe('styleNames', () => {
  it('never uses a name twice, not even in the other brand', () => {
    const all = [...styleNames.vonk, ...styleNames.razz].map(slugify)

    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([])
  })
})

describe('slugify', () => {
  it('spells umlauts out and drops accents', () => {
    expect(slugify('Mütze Größe & Piqué, Altrosa’s')).toBe('muetze-groesse-pique-altrosas')
  })
})

function smallest({ garments }: typeof nlVonk, garment: (typeof garmentTypes)[number]): number {
  return Math.min(garments[garment].openings.length, garments[garment].details.length)
}
