import { describe, expect, it } from 'vitest'
import { formerNames } from './words.data.ts'
import { checkWords } from './words.ts'

const cart = 'packages/commerce/src/cart/carts.ts'
const lists = { toClean: [], wishlist: ['StoredWish'] }
const check = (text: string, path = cart) => checkWords([{ path, text }], lists)

describe('checkWords', () => {
  it.each([
    ['type Wish = { sku: string }', 'Wish'],
    ['function read(asked: ListWish) {}', 'ListWish'],
    ['const known = cache.get(key)', 'known'],
    ['list.filter((known) => known.size > 1)', 'known'],
    ['const { known } = read()', 'known'],
    ['return <Written id={1} />', 'Written'],
    ['type WrittenJson = string', 'WrittenJson'],
    ['const pile = open()', 'pile'],
    ['type OpenPile = {}', 'OpenPile'],
    ['const basis = tagsOf(page)', 'basis'],
    ['import { PAGE_BASIS } from "./page.ts"', 'PAGE_BASIS'],
    ['const answers = gatherAnswers(calls)', 'gatherAnswers'],
    ['const wait = { gatherMs: 5 }', 'gatherMs'],
    ['type ShopGate = {}', 'ShopGate'],
    ['const gate = context.get(shop)', 'gate'],
  ])('refuses %s', (text, name) => {
    expect(check(text, 'apps/storefront/app/root.tsx')).toMatchObject([
      { severity: 'error', line: 1, message: expect.stringContaining(`${name}: `) },
    ])
  })

  it.each(formerNames)('refuses $names, which has become $say', ({ names, say, within = 'packages/commerce/src/' }) => {
    for (const name of names)
      expect(check(`export const ${name} = 1`, `${within}planted.ts`)).toMatchObject([
        { severity: 'error', line: 1, message: `${name}: say ${say}` },
      ])
  })

  it('refuses what is away, whatever it is', () => {
    expect(check('export function pageAway() {}')).toMatchObject([{ message: 'pageAway: say …Unavailable' }])
  })

  it('lets an honest word be where it means what it says', () => {
    expect(check('const exchange = chooseSize()', 'apps/storefront/app/features/cart/edit.ts')).toEqual([])
  })

  it.each([
    'type StoredWish = { sku: string }',
    'const wishlist = load(wishes)',
    'const knownProducts = new Set()',
    'if (store.known) return store.known',
    'const isWritten = bytesWritten > 0',
    'const gathers = skirt.pleats',
    'const gateway = navigate(delegate)',
    'set({ max_parallel_workers_per_gather: 0 })',
    "const text = 'hangs on the wall anew'",
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it('lets the wishlist have its Wish', () => {
    expect(check('export type Wish = {}', 'packages/commerce/src/customers/wishlist/wishlists.ts')).toEqual([])
  })

  it('reads comments of every kind', () => {
    expect(check('// Made anew.\nx()')).toMatchObject([{ line: 1, message: '"anew": say again' }])
    expect(check('x()\n/** What it hangs on. */\ny()')).toMatchObject([{ line: 2 }])
    expect(check('const a = [\n  1, // hung on\n]\n// anew')).toHaveLength(2)
    expect(check('const a = <p>made anew // again</p>', 'apps/storefront/app/root.tsx')).toEqual([])
  })

  it('names a word once per file', () => {
    expect(check('const pile = open()\npile.close()\nPile')).toHaveLength(2)
  })

  it('lets off a folder that is still to be cleaned, and says when it is', () => {
    const toClean = [{ folder: 'packages/commerce/', since: '2026-11-16' }]

    expect(checkWords([{ path: cart, text: 'const pile = 1' }], { ...lists, toClean })).toEqual([])
    expect(checkWords([{ path: cart, text: 'const list = 1' }], { ...lists, toClean })).toMatchObject([
      { severity: 'warning', message: 'packages/commerce/ is clean: take it off' },
    ])
  })
})
