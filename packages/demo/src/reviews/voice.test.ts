import { describe, expect, it } from 'vitest'
import { garmentTypes } from '../label/index.ts'
import { voice as de } from './de/voice.ts'
import { voice as en } from './en/voice.ts'
import { voice as nl } from './nl/voice.ts'
import { passage, type Remark } from './voice.ts'

const voices = { nl, de, en }

describe.each(Object.entries(voices))('the voice of %s', (_, voice) => {
  const remarks = [...voice.praise, ...voice.quibbles, ...voice.complaints]

  it('has far more than sixty things to say and says each in one place', () => {
    const texts = remarks.map(({ variants }) => variants[0])

    expect(texts.length).toBeGreaterThan(150)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('closes every bracket it opens and ends every sentence', () => {
    for (const { variants } of remarks)
      for (const variant of variants) {
        expect(variant).not.toMatch(/[[\]|#]/)
        expect(variant).toMatch(/[.!?]$/)
        expect(count(variant, '{')).toBe(count(variant, '}'))
        expect(count(variant, '<')).toBe(count(variant, '>'))
      }
  })

  it('has two forms or one for each gender wherever words agree', () => {
    const forms = [...remarks, ...Object.values(voice.titles).flat()]
      .flatMap(({ variants, titles }) => [...variants, ...titles])
      .flatMap((text) => [...text.matchAll(/<([^<>]+)>/g)].map(([, list = '']) => list.split('/').length))

    expect(forms.length).toBeGreaterThan(0)
    for (const length of forms) expect([2, voice.grammar.genders.length]).toContain(length)
  })

  it('uses only facts that exist', () => {
    const { garmentWords, childWords } = voice.grammar
    const facts = ['size', 'smaller', 'bigger', 'age', 'tall', 'colour', 'brand', 'town', 'name', 'elder']
    const existing = new Set([...facts, ...Object.keys(garmentWords), ...Object.keys(childWords)])
    const used = [...remarks, ...Object.values(voice.titles).flat()]
      .flatMap(({ variants, titles }) => [...variants, ...titles])
      .flatMap((text) =>
        [...text.matchAll(/\{([^{}:]+)\}/g)].map(([, slot = '']) => slot.charAt(0).toLowerCase() + slot.slice(1)),
      )

    expect(used.filter((slot) => !existing.has(slot))).toEqual([])
  })

  it('knows the gender of every garment', () => {
    for (const garment of garmentTypes) expect(voice.grammar.genders).toContain(voice.grammar.nouns[garment][1])
  })
})

describe('passage', () => {
  it('reads scope, choices and titles', () => {
    const [first, second] = passage('fit', 'all', '(tee/polo !baby) [A|B] fits [well|badly]. #Good [one|two]\nPlain.')

    expect(first).toEqual<Remark>({
      topic: 'fit',
      scope: [
        { oneOf: ['all'], isBarred: false },
        { oneOf: ['tee', 'polo'], isBarred: false },
        { oneOf: ['baby'], isBarred: true },
      ],
      variants: ['A fits well.', 'A fits badly.', 'B fits well.', 'B fits badly.'],
      titles: ['Good one', 'Good two'],
    })
    expect(second).toMatchObject({ variants: ['Plain.'], titles: [] })
  })
})

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
