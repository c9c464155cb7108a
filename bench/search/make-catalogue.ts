import type { SearchDocument } from '@vonk/search/port'
import {
  brands,
  colours,
  departments,
  garments,
  motifs,
  sentences,
  sizes,
  styleEnds,
  styleStarts,
} from './catalogue.data.ts'
import { makeChildren } from './make-children.ts'
import { createRandom, type Random } from './random.ts'

const leaves = [...new Set(garments.map(([, leaf]) => leaf))]
const shelves = [...new Set(garments.map(([, , shelf]) => shelf))]

/** Category 2 holds everything; then come departments, shelves and leaves, and two that cut across. */
export const categoryIds = {
  everything: 2,
  sale: 8,
  fresh: 9,
  department: (department: number) => 10 + department,
  shelf: (department: number, shelf: number) => 100 + department * 20 + shelf,
  leaf: (department: number, leaf: number) => 300 + department * 40 + leaf,
}
export const categoryCounts = { departments: departments.length, shelves: shelves.length, leaves: leaves.length }

/** A catalogue of configurable products with six variants each, in Dutch, as the API indexes it: the same for the same count. */
export function* makeCatalogue(count: number): Generator<SearchDocument> {
  const random = createRandom(5)
  for (let number = 1; number <= count; number += 1) yield makeProduct(number, random)
}

function makeProduct(number: number, random: Random): SearchDocument {
  const [noun, leaf, shelf] = random.pick(garments)
  const name = [noun, random.pick(styleStarts) + random.pick(styleEnds), random.pick(motifs)].filter(Boolean).join(' ')
  const sku = `VK${100_000 + number}`
  const colour = random.below(colours.length)
  const price = 5 + random.below(120) - 0.05
  const isSale = random.chance(0.25)
  const finalPrice = isSale ? Math.round(price * 70) / 100 : price
  const categories = makeCategories({ leaf, shelf, isSale }, random)
  const children = makeChildren({ number, sku, name, colour, price, finalPrice }, random)
  const sizesSold = children.filter((child) => child.stock.is_in_stock).map((child) => child.size)
  return {
    id: number * 10,
    sku,
    type_id: 'configurable',
    name,
    ...makePage({ number, sku, name }, random),
    price,
    special_price: isSale ? finalPrice : null,
    final_price: finalPrice,
    price_incl_tax: finalPrice,
    original_price_incl_tax: price,
    category_ids: categories.map(({ category_id }) => category_id),
    category: categories,
    ...makeOptions(colour, random),
    size_options: sizesSold,
    configurable_options: [
      {
        attribute_id: 142,
        attribute_code: 'size',
        label: 'Maat',
        values: children.map(({ size }) => ({ value_index: size })),
      },
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Kleur',
        values: [{ value_index: 600 + colour, label: colours[colour] }],
      },
    ],
    configurable_children: children,
    stock: { is_in_stock: sizesSold.length > 0 && random.chance(0.94), qty: sizesSold.length * 7, manage_stock: true },
    created_at: dayOf(random.below(1_200)),
    updated_at: dayOf(1_200 + random.below(400)),
    _search: {
      words: [colours[colour] ?? ''],
      sizes: sizesSold.map((size) => sizes[size - 800] ?? ''),
      final_price: finalPrice,
    },
  }
}

function makePage({ number, sku, name }: { number: number; sku: string; name: string }, random: Random) {
  const key = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${number}`
  const image = `/v/k/${sku}-front.svg`
  return {
    description: `<p>${[random.pick(sentences), random.pick(sentences), random.pick(sentences)].join(' ')}</p>`,
    slug: key,
    url_key: key,
    url_path: `${key}.html`,
    status: random.chance(0.97) ? 1 : 2,
    visibility: random.chance(0.95) ? 4 : 1,
    tax_class_id: 2,
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: ['front', 'back', 'detail'].map((view, pos) => ({
      image: `/v/k/${sku}-${view}.svg`,
      pos,
      typ: 'image',
      lab: name,
    })),
  }
}

function makeOptions(colour: number, random: Random) {
  return {
    brand: 500 + random.below(brands.length),
    color: 600 + colour,
    color_options: [600 + colour],
    pim_geslacht: 700 + random.below(3),
    pim_fitcode: 710 + random.below(4),
    pim_seizoen: 720 + random.below(3),
    pim_kinderleeftijd: 730 + random.below(4),
  }
}

function makeCategories({ leaf, shelf, isSale }: { leaf: string; shelf: string; isSale: boolean }, random: Random) {
  const department = random.below(departments.length)
  const at = (category_id: number, name: string) => ({ category_id, name, position: random.below(5_000) })
  return [
    at(categoryIds.everything, 'Alles'),
    at(categoryIds.department(department), departments[department] ?? ''),
    at(categoryIds.shelf(department, shelves.indexOf(shelf)), shelf),
    at(categoryIds.leaf(department, leaves.indexOf(leaf)), leaf),
    ...(isSale ? [at(categoryIds.sale, 'Sale')] : []),
    ...(random.chance(0.1) ? [at(categoryIds.fresh, 'Nieuw')] : []),
  ]
}

function dayOf(day: number): string {
  return new Date(Date.UTC(2022, 0, 1) + day * 86_400_000 + (day % 977) * 61_000)
    .toISOString()
    .replace('T', ' ')
    .slice(0, 19)
}
