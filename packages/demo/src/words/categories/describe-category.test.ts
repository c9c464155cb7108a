import { describe, expect, it } from 'vitest'
import type { Brand } from '../../label/index.ts'
import { languages } from '../product-brief.ts'
import { type CategoryWords, categoryTreeOf } from './category-tree-of.ts'
import { describeCategory } from './describe-category.ts'

const brands: readonly Brand[] = ['vonk', 'razz']

function flat(categories: readonly CategoryWords[]): readonly CategoryWords[] {
  return categories.flatMap((category) => [category, ...flat(category.children)])
}

function codesOf(brand: Brand): readonly string[] {
  return [false, true].flatMap((isSampleSale) => flat(categoryTreeOf(brand, { isSampleSale }))).map(({ code }) => code)
}

describe('describeCategory', () => {
  it.each(brands)('has finished words of its own for every category of %s', (brand) => {
    for (const language of languages) {
      const texts = codesOf(brand).map((code) => describeCategory(code, brand).description[language])
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) expect(text).toMatch(/^[^{}!]{20,}\.$/)
    }
  })

  it.each(brands)('gives every category of %s a title and a summary a search engine shows whole', (brand) => {
    for (const language of languages) {
      const all = codesOf(brand).map((code) => describeCategory(code, brand))
      const titles = all.map(({ metaTitle }) => metaTitle[language])
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
      for (const title of titles) expect(title).toMatch(/^[^{}]{3,60}$/)
      for (const { metaDescription } of all) expect(metaDescription[language]).toMatch(/^.{18,155}$/)
    }
  })

  it('names the reader in the title, each language in its own way', () => {
    expect(describeCategory('girls-tees', 'vonk').metaTitle).toEqual({
      nl: 'T-shirts voor meisjes',
      de: 'T-Shirts für Mädchen',
      en: 'Girls’ tees',
    })
    expect(describeCategory('sample-boys-outerwear', 'razz').metaTitle.nl).toBe('Sample sale: Jassen voor jongens')
  })

  it('has nothing to say about a category that is not in the shop', () => {
    expect(() => describeCategory('teens', 'vonk')).toThrow('nothing is written about teens of vonk')
    expect(() => describeCategory('baby', 'razz')).toThrow('nothing is written')
  })
})
