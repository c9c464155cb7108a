import { slugify } from '@vonk/domain/text'
import { describe, expect, it } from 'vitest'
import { garmentTypes } from '../../label/index.ts'
import { facts } from '../de/facts.data.ts'
import { facts as english } from '../en/facts.data.ts'
import { razz } from '../razz/razz.ts'
import { vonk } from '../vonk/vonk.ts'
import type { BrandCopy, Line } from './copy.ts'
import { styleNames } from './style-names.data.ts'

const copies = { vonk, razz }

function linesIn(value: unknown): Line[] {
  if (!Array.isArray(value)) return Object.values(Object(value)).flatMap(linesIn)
  return typeof value[0] === 'string' ? [value as unknown as Line] : value.flatMap(linesIn) // A list of texts is a line.
}

describe('BrandCopy', () => {
  it.each(Object.entries(copies))('holds each sentence of %s once, finished and without shouting', (_, copy) => {
    for (const column of [0, 1, 2] as const) {
      const all = linesIn(copy).map((line) => line[column])

      expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
      for (const sentence of all) expect(sentence).toMatch(/^[^!|\s][^!|]*[.?]”?$/)
    }
  })

  it.each(Object.entries(copies))('has eight openings and details of %s that any cloth and season suits', (_, copy) => {
    for (const ware of [...garmentTypes, 'swim-shorts'] as const) {
      expect(smallest(copy, ware), ware).toBeGreaterThanOrEqual(8)
    }
  })

  it('keeps to the quotation marks of each language', () => {
    const all = Object.values(copies).flatMap(linesIn)

    for (const [nl, de, en] of all) {
      expect(de).not.toMatch(/["'”]/)
      for (const text of [nl, en]) expect(text).not.toMatch(/["'„]/)
    }
  })

  it('keeps to British English', () => {
    const american =
      /\b(colors?|colored|gray|pajamas?|favorite|center|fibers?|pants|closet|sneakers?|sweaters?|diapers?|sidewalk|zippers?|soccer)\b/i

    for (const [, , en] of Object.values(copies).flatMap(linesIn)) expect(en).not.toMatch(american)
    for (const noun of [...Object.values(english.nouns), ...Object.values(english.closerNouns)])
      expect(noun).not.toMatch(american)
  })

  it('writes German nouns with a capital', () => {
    for (const noun of [...Object.values(facts.nouns), ...Object.values(facts.closerNouns)])
      expect(noun).toMatch(/^[A-Z]/)
    for (const motif of Object.values(facts.motifs)) expect(motif).toMatch(/^mit [A-Z]/)
  })
})

describe('styleNames', () => {
  it('never uses a name twice, not even in the other brand', () => {
    const all = [...styleNames.vonk, ...styleNames.razz].map(slugify)

    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })
})

function smallest({ garments }: BrandCopy, ware: keyof BrandCopy['garments']): number {
  const { openings, details } = garments[ware]
  return Math.min(...[openings, details].map((lines) => lines.filter(([, , , when]) => isCommon(when)).length))
}

/** Babies are the exception among the wearers. */
function isCommon(when = ''): boolean {
  return when === '' || when === '!baby'
}
