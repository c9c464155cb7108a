import { describeComponents } from '@vonk/contract'
import { inLanguage } from '@vonk/languages'
import { deskTexts } from '@vonk/languages/texts'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, createWords } from './words.ts'

const english = inLanguage(deskTexts, 'en')

const kinds = describeComponents()
const fields = kinds.flatMap((kind) => kind.fields)
const choices = fields.flatMap((field) => (field.type === 'choice' ? field.choices : []))
const descriptions = fields.flatMap(({ description }) => description ?? [])

describe('names', () => {
  it('are there for every kind, field, choice and hint of the schemas, and for no others', () => {
    const namesOf = (used: readonly string[]) => [...new Set(used)].toSorted()

    expect(Object.keys(english.kinds).toSorted()).toEqual(namesOf(kinds.map(({ name }) => name)))
    expect(Object.keys(english.fields).toSorted()).toEqual(namesOf(fields.map(({ name }) => name)))
    expect(Object.keys(english.choices).toSorted()).toEqual(namesOf(choices))
    const ofKinds = kinds.flatMap(({ name: kind, fields }) => fields.map(({ name }) => `${kind}.${name}`))
    expect(ofKinds).toEqual(expect.arrayContaining(Object.keys(english.fieldsOfKinds)))
    expect(Object.keys(english.hints).toSorted()).toEqual(namesOf(descriptions))
  })
})

describe('createWords', () => {
  it('tells the title of a page, which the browser shows, from the titles on it', () => {
    const { field } = createWords('en', english)

    expect([field('title', 'page'), field('title', 'hero'), field('title')]).toEqual([
      'Browser title',
      'Title',
      'Title',
    ])
  })

  it('keeps the places for values in every language', () => {
    const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const { texts } of Object.values(deskTexts)) {
      for (const [key, text] of Object.entries(english.texts)) {
        expect(placesOf(Reflect.get(texts, key)), key).toEqual(placesOf(text))
      }
    }
  })

  it('says a refusal nobody has a sentence for in general words', () => {
    for (const [language, texts] of Object.entries(deskTexts)) {
      const words = createWords(language, texts)
      expect(words.refusal('slug-taken')).not.toBe(words.refusal('unheard-of'))
      expect(words.refusal('unheard-of')).toBe(words.text('refusal.failed'))
    }
  })
})

describe('chooseLanguage', () => {
  it('is the chosen one, else the first of the browser that we speak, else English', () => {
    const spoken = ['nl', 'de', 'en']
    expect(chooseLanguage(spoken, 'de', ['nl-NL'])).toBe('de')
    expect(chooseLanguage(spoken, null, ['tlh', 'nl-NL', 'en'])).toBe('nl')
    expect(chooseLanguage(spoken, 'tlh', ['tlh'])).toBe('en')
  })
})
