import { createCompiledCatalog } from '@lingui/cli/api'
import { type Messages, setupI18n } from '@lingui/core'
import { factsOf, languages } from '@vonk/languages'
import { readStorefrontTexts } from '@vonk/languages/storefront'
import { describe, expect, it } from 'vitest'
import { createTexts, formatNumber } from './create-texts.ts'

const catalogues = readStorefrontTexts()
const numbers = [0, 1, 2, 11, 999, 1_000, 12_345, 1_234_567, 0.5, 4.256, -1_234]

describe('createTexts', () => {
  it.each(Object.entries(languages))('writes every text as Lingui does (%s)', async (language, facts) => {
    const messages = compiledTexts(language)
    const [ours, lingui] = [
      createTexts(facts, messages),
      setupI18n({ locale: language, messages: { [language]: messages } }),
    ]
    expect(Object.keys(messages).length).toBeGreaterThan(500)
    for (const id of Object.keys(messages)) {
      for (const count of numbers) {
        const values = new Proxy({}, { get: () => count, has: () => true })
        expect(ours._(id, values)).toBe(lingui._(id, values))
      }
    }
  })

  it('shows the id of a text that is missing, and the text once it has come', () => {
    const texts = createTexts(factsOf('en'), {})
    expect([texts._('cart.title'), texts._('constructor')]).toEqual(['cart.title', 'constructor'])

    texts.load({ 'cart.title': ['Your bag'] })
    expect(texts._('cart.title')).toBe('Your bag')
  })

  it.each(Object.entries(languages))('writes numbers as Intl does (%s)', (language, facts) => {
    const format = new Intl.NumberFormat(language)
    expect(numbers.map((number) => formatNumber(number, facts))).toEqual(numbers.map(format.format))
  })
})

/** All texts of a language, as the build compiles them. */
function compiledTexts(language: string): Messages {
  const texts = Object.assign({}, ...Object.values(catalogues[language] ?? {}))
  return JSON.parse(createCompiledCatalog(language, texts, { namespace: 'json' }).source).messages
}
