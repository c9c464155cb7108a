import { describeComponents } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { choiceNames, fieldNames, fieldNamesByKind, hints, kindNames } from './names.data.ts'
import { texts } from './texts/index.ts'
import { chooseLanguage, createWords, languages } from './words.ts'

const kinds = describeComponents()
const fields = kinds.flatMap((kind) => kind.fields)
const choices = fields.flatMap((field) => (field.type === 'choice' ? field.choices : []))
const descriptions = fields.flatMap(({ description }) => description ?? [])

describe('names', () => {
  it('are there for every kind, field, choice and hint of the schemas, and for no others', () => {
    const namesOf = (used: readonly string[]) => [...new Set(used)].toSorted()

    expect(Object.keys(kindNames).toSorted()).toEqual(namesOf(kinds.map(({ name }) => name)))
    expect(Object.keys(fieldNames).toSorted()).toEqual(namesOf(fields.map(({ name }) => name)))
    expect(Object.keys(choiceNames).toSorted()).toEqual(namesOf(choices))
    const ofKinds = kinds.flatMap(({ name: kind, fields }) => fields.map(({ name }) => `${kind}.${name}`))
    expect(ofKinds).toEqual(expect.arrayContaining(Object.keys(fieldNamesByKind)))
    expect(Object.keys(hints).toSorted()).toEqual(namesOf(descriptions))
  })
})

describe('createWords', () => {
  it('tells the title of a page, which the browser shows, from the titles on it', () => {
    const { field } = createWords('en')

    expect([field('title', 'page'), field('title', 'hero'), field('title')]).toEqual([
      'Browser title',
      'Title',
      'Title',
    ])
  })

  it('keeps the places for values in every language', () => {
    const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const [key, [dutch, german, english]] of Object.entries(texts)) {
      for (const other of [dutch, german]) expect(placesOf(other), key).toEqual(placesOf(english))
    }
  })

  it('says a refusal nobody has a sentence for in general words', () => {
    for (const language of languages) {
      const words = createWords(language)
      expect(words.refusal('slug-taken')).not.toBe(words.refusal('unheard-of'))
      expect(words.refusal('unheard-of')).toBe(words.text('refusal.failed'))
    }
  })
})

describe('chooseLanguage', () => {
  it('is the chosen one, else the first of the browser that we speak, else English', () => {
    expect(chooseLanguage('de', ['nl-NL'])).toBe('de')
    expect(chooseLanguage(null, ['fr', 'nl-NL', 'en'])).toBe('nl')
    expect(chooseLanguage('fr', ['fr'])).toBe('en')
  })
})
