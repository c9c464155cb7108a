import { describe, expect, it } from 'vitest'
import { canonicalTag, closestOffered, factsOf, inLanguage, isOffered, languages } from './index.ts'

describe('languages', () => {
  it.each(Object.entries(languages))(
    'are what Intl knows of them: %s',
    (tag, { plural, name, separators, ...facts }) => {
      const forms = new Intl.PluralRules(tag)
      const counts = [...Array(200).keys(), 1_000, 1_000_000]
      expect(counts.filter((count) => plural(count) !== forms.select(count))).toEqual([])

      const parts = new Intl.NumberFormat(facts.prices).formatToParts(1234.5)
      expect(['decimal', 'group'].map((type) => parts.find((part) => part.type === type)?.value)).toEqual(separators)
      expect(name.toLocaleLowerCase(tag)).toBe(
        new Intl.DisplayNames(tag, { type: 'language' }).of(tag)?.toLocaleLowerCase(tag),
      )
      expect([canonicalTag(tag), isOffered(facts.fallback)]).toEqual([tag, true])
    },
  )
})

describe('canonicalTag', () => {
  it.each([
    ['NL-be', 'nl-BE'],
    ['fr', 'fr'],
    ['french!', null],
    ['', null],
  ])('knows %j as %j', (written, tag) => {
    expect(canonicalTag(written)).toBe(tag)
  })
})

describe('inLanguage', () => {
  it('says it in the language, in its own without a region, in what that falls back on, in English, or at all', () => {
    const table = { nl: 'ja', de: 'ja doch', en: 'yes' }

    expect(['de', 'nl-BE', 'xx'].map((tag) => inLanguage(table, tag))).toEqual(['ja doch', 'ja', 'yes'])
    expect(inLanguage({ nl: 'ja', de: 'ja doch' }, 'en')).toBe('ja')
    expect(inLanguage({ de: 'ja doch' }, 'xx')).toBe('ja doch')
  })
})

describe('isOffered', () => {
  it('is a language with a folder, or a region of one', () => {
    expect(['nl', 'nl-BE', 'xx', 'constructor'].map(isOffered)).toEqual([true, true, false, false])
    expect([closestOffered('de-AT'), closestOffered('xx'), factsOf('nl-BE').name]).toEqual(['de', 'en', 'Nederlands'])
  })
})
