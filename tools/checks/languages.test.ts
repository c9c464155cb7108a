import { describe, expect, it } from 'vitest'
import { checkLanguages } from './languages.ts'

const cart = 'packages/commerce/src/cart/carts.ts'
const folders = ['nl', 'de', 'pt'].map((tag) => ({ path: `packages/languages/${tag}/facts.ts`, text: '' }))
const check = (text: string, path = cart, exceptions: Readonly<Record<string, string>> = {}) =>
  checkLanguages([...folders, { path, text }], exceptions).map(({ file }) => file)

describe('checkLanguages', () => {
  it.each([
    "type Language = 'nl' | 'de'",
    'const title = { nl: one, xx: two }',
    "  pt: 'Carrinho',",
    "new Intl.NumberFormat('de-AT')",
    'const inOneLanguage = /-(nl|de)-/',
    '<html lang="pt">',
  ])('finds a language in %j', (line) => {
    expect(check(line)).toEqual([cart])
  })

  it('leaves comments alone, words that are none, folders of languages, the demo and tests', () => {
    const others = [
      '// as in `nl`',
      ' * of "de" and others',
      "const country = 'NL'",
      "import('./nl.ts')",
      'const x = tag ? de : y',
    ]
    expect(others.flatMap((line) => check(line))).toEqual([])
    const texts = "const title = { nl: 'Kar' }"
    for (const path of [
      'packages/languages/src/index.ts',
      'packages/demo/src/words.ts',
      'packages/search/src/conformance/text.ts',
    ])
      expect(check(texts, path)).toEqual([])
    expect(check(texts, 'packages/commerce/src/cart/carts.test.ts')).toEqual([])
  })

  it('lets off who is on the list, and takes off it who has no reason to be', () => {
    expect(check("const first = 'nl'", cart, { [cart]: 'why' })).toEqual([])
    expect(check('const first = view.language', cart, { [cart]: 'why' })).toEqual([cart])
  })
})
