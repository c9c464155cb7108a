import type { ProductDocument } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import type { Brand, GarmentType, Wearer } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import { describeSpecial } from '../../words/index.ts'
import { nounOf } from '../../words/products/noun-of.ts'
import { DAY } from '../calendar.ts'
import type { Article, Variant } from '../range/article.ts'
import { isSold } from '../range/match-articles.ts'
import { taxClasses } from '../tax-rules.ts'
import { picturesOf } from './pictures-of.ts'
import type { Bench, Part, SpecialProduct } from './special-product.ts'

type Row = readonly [wearer: Wearer, ...garments: GarmentType[]]

const rows: Readonly<Record<Brand, readonly Row[]>> = {
  vonk: [
    ['girls', 'longsleeve', 'leggings'],
    ['boys', 'tee', 'joggers', 'socks'],
    ['baby', 'longsleeve', 'joggers', 'beanie'],
    ['girls', 'pyjamas', 'socks'],
  ],
  razz: [
    ['unisex', 'hoodie', 'joggers'],
    ['girls', 'tee', 'leggings', 'socks'],
    ['boys', 'tee', 'shorts', 'cap'],
  ],
}

/** Sets of which the buyer chooses every piece: one of two designs in one of a few sizes. */
export function makeSets(bench: Bench): SpecialProduct[] {
  return rows[bench.brand].flatMap(([wearer, ...garments], index) => {
    const slots = garments.map((garment) => ({ garment, choices: choicesOf(bench, wearer, garment) }))
    return slots.every(({ choices }) => choices.length > 1) ? [makeSet(bench, { wearer, slots, place: index })] : []
  })
}

type Slot = { readonly garment: GarmentType; readonly choices: readonly Part[] }

function choicesOf({ articles }: Bench, wearer: Wearer, garment: GarmentType): Part[] {
  const open = articles.filter(
    ({ style, markdown, variants }) =>
      style.garment === garment &&
      style.wearer === wearer &&
      markdown.offer === null &&
      variants.filter(isSold).length > 2,
  )
  return open.slice(0, 2).flatMap((article) => middleSizes(article).map((variant) => ({ article, variant })))
}

const SIZES = 4

function middleSizes({ variants }: Article): Variant[] {
  const sold = variants.filter(isSold)
  const start = Math.max(0, Math.floor((sold.length - SIZES) / 2))
  return sold.slice(start, start + SIZES)
}

type Plan = { readonly wearer: Wearer; readonly slots: readonly Slot[]; readonly place: number }

function makeSet(bench: Bench, { wearer, slots, place }: Plan): SpecialProduct {
  const { brand, day, nextId, nextNumber, words: book } = bench
  const sku = `${brand === 'vonk' ? 'VKS' : 'RZS'}${place + 1}`
  const shown = slots.flatMap(({ choices }) => choices[0]?.article ?? [])
  const id = nextId()
  const seed = nextNumber()
  const words = describeSpecial('set', { brand, garments: slots.map(({ garment }) => garment), seed })
  return {
    id,
    sku,
    brand,
    kind: 'set',
    type: 'bundle',
    words,
    price: null,
    taxClassId: taxClasses.standard,
    stock: null,
    launchedAt: day - (8 + place * 9) * DAY,
    visibility: 4,
    ...picturesOf({ sku, brand, wearer, seed, pieces: shown }, { name: words.name, book, arrangements: ['laid'] }),
    artwork: [],
    parts: slots.flatMap(({ choices }) => choices),
    fields: (language) => ({
      price_type: 0,
      bundle_options: slots.map((slot, index) => bundleOption(slot, { id: id * 10 + index, sku, index, language })),
    }),
  }
}

type Option = NonNullable<ProductDocument['bundle_options']>[number]
type Own = { readonly id: number; readonly sku: string; readonly index: number; readonly language: Language }

function bundleOption({ garment, choices }: Slot, { id, sku, index, language }: Own): Option {
  return {
    option_id: id,
    title: capitalised(nounOf(garment)[language]),
    required: true,
    type: index % 2 === 0 ? 'select' : 'radio',
    position: index + 1,
    sku,
    product_links: choices.map(({ variant }, index) => ({
      id: id * 100 + index,
      sku: variant.sku,
      option_id: id,
      qty: 1,
      position: index + 1,
      is_default: index === 0,
      price: toDecimal(variant.price),
      price_type: null,
      can_change_quantity: 0,
    })),
  }
}

function capitalised(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
