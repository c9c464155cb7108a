import { describe, expect, it } from 'vitest'
import type { Brand } from '../../label/index.ts'
import { garmentTypes } from '../../label/index.ts'
import { languages } from '../product-brief.ts'
import { type CategoryWords, categoryTreeOf, isShelvedIn } from './category-tree-of.ts'

const brands: readonly Brand[] = ['vonk', 'razz']
const shops = brands.flatMap((brand) => [false, true].map((isSampleSale) => ({ brand, isSampleSale })))

function flat(categories: readonly CategoryWords[]): readonly CategoryWords[] {
  return categories.flatMap((category) => [category, ...flat(category.children)])
}

function found(brand: Brand, code: string): CategoryWords {
  const category = flat(categoryTreeOf(brand)).find((one) => one.code === code)
  if (!category) throw new Error(`no category ${code}`)
  return category
}

describe('categoryTreeOf', () => {
  it.each(shops)('gives every category of $brand an address of its own in each language [CAT-01]', (shop) => {
    const all = flat(categoryTreeOf(shop.brand, shop))
    for (const language of languages) {
      const slugs = all.map(({ slug }) => slug[language])
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it.each(shops)('has a place for each thing $brand makes', (shop) => {
    const tree = categoryTreeOf(shop.brand, shop)
    const forBabies = shop.brand === 'razz' ? ['bodysuit', 'romper'] : []

    expect(garmentTypes.filter((garment) => !tree.some(({ wares }) => wares.includes(garment)))).toEqual(forBabies)
    expect(tree.some(({ wares }) => wares.includes('swim-shorts'))).toBe(true)
  })

  it('keeps teens to Razz and babies to Vonk', () => {
    expect(categoryTreeOf('vonk').map(({ code }) => code)).toEqual([
      'girls',
      'boys',
      'baby',
      'new',
      'sale',
      'inspiration',
    ])
    expect(categoryTreeOf('razz').map(({ code }) => code)).toEqual(['girls', 'boys', 'all', 'new', 'sale', 'lookbook'])
  })

  it('shows one department as a page, with the things that are no garment under it', () => {
    const pages = flat(categoryTreeOf('vonk')).filter(({ displayMode }) => displayMode === 'PAGE')

    expect(pages.map(({ code }) => code)).toEqual(['inspiration'])
    expect(pages.flatMap(({ children }) => children.flatMap(({ specials }) => specials)).toSorted()).toEqual([
      'gift-card',
      'name-print',
      'outfit',
      'set',
      'sewing-pattern',
    ])
  })

  it('marks the categories of a sample sale, two levels deep', () => {
    const tree = categoryTreeOf('razz', { isSampleSale: true })

    expect(flat(tree).every(({ code }) => code.startsWith('sample-'))).toBe(true)
    expect(tree.flatMap(({ children }) => children.flatMap((group) => group.children))).toEqual([])
  })
})

describe('isShelvedIn', () => {
  it('hangs shorts of swim cloth with the swimwear and all others with the shorts', () => {
    const swim = { garment: 'shorts', fabric: 'swim-lycra', audience: 'boys' } as const

    expect(isShelvedIn(found('vonk', 'boys-swimwear'), swim)).toBe(true)
    expect(isShelvedIn(found('vonk', 'boys-shorts'), swim)).toBe(false)
    expect(isShelvedIn(found('vonk', 'boys-shorts'), { ...swim, fabric: 'twill' })).toBe(true)
  })

  it('hangs what is for everyone with girls and boys, but not with babies', () => {
    const hoodie = { garment: 'hoodie', fabric: 'fleece', audience: 'unisex' } as const
    const places = ['girls-hoodies', 'boys-hoodies', 'baby-hoodies', 'new', 'new-baby']

    expect(places.map((code) => isShelvedIn(found('vonk', code), hoodie))).toEqual([true, true, false, true, false])
  })

  it('keeps what is for girls from the boys and from the unisex category', () => {
    const dress = { garment: 'tee', fabric: 'jersey', audience: 'girls' } as const
    const places = ['girls-tees', 'girls-tops', 'boys-tees', 'all-tees']

    expect(places.map((code) => isShelvedIn(found('razz', code), dress))).toEqual([true, true, false, false])
  })
})
