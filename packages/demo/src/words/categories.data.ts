import type { GarmentType } from '../label/index.ts'
import type { Audience, Translated } from './product-brief.ts'
import { slugify } from './slugify.ts'

export type CategoryWords = {
  readonly code: string
  readonly name: Translated
  readonly slug: Translated
  readonly garments: readonly GarmentType[]
  readonly children: readonly CategoryWords[]
}

type Row = readonly [code: string, nl: string, de: string, en: string, ...garments: GarmentType[]]
type Shelf = { readonly row: Row; readonly rows: readonly Row[] }

const tops: Shelf = {
  row: ['tops', 'Bovenkleding', 'Oberteile', 'Tops'],
  rows: [
    ['tees', 'T-shirts', 'T-Shirts', 'Tees', 'tee'],
    ['longsleeves', 'Longsleeves', 'Langarmshirts', 'Long-sleeved tees', 'longsleeve'],
    ['shirts', 'Overhemden en polo’s', 'Hemden und Polos', 'Shirts and polos', 'shirt', 'polo'],
    ['sweaters', 'Truien en vesten', 'Pullover und Strickjacken', 'Sweaters and cardigans', 'sweater', 'cardigan'],
    ['hoodies', 'Hoodies', 'Hoodies', 'Hoodies', 'hoodie'],
  ],
}
const bottoms: Shelf = {
  row: ['bottoms', 'Broeken', 'Hosen', 'Pants'],
  rows: [
    ['jeans', 'Jeans', 'Jeans', 'Jeans', 'jeans'],
    ['joggers', 'Joggingbroeken', 'Jogginghosen', 'Joggers', 'joggers'],
    ['chinos', 'Chino’s', 'Chinos', 'Chinos', 'chino'],
    ['shorts', 'Shorts', 'Shorts', 'Shorts', 'shorts'],
    ['leggings', 'Leggings', 'Leggings', 'Leggings', 'leggings'],
    ['dungarees', 'Tuinbroeken', 'Latzhosen', 'Overalls', 'dungarees'],
  ],
}
const dresses: Shelf = {
  row: ['dresses-skirts', 'Jurken en rokken', 'Kleider und Röcke', 'Dresses and skirts'],
  rows: [
    ['dresses', 'Jurken', 'Kleider', 'Dresses', 'dress'],
    ['skirts', 'Rokken', 'Röcke', 'Skirts', 'skirt'],
  ],
}
const outer: Shelf = {
  row: ['outerwear', 'Jassen', 'Jacken', 'Jackets and coats'],
  rows: [
    ['jackets', 'Tussenjassen', 'Übergangsjacken', 'Jackets', 'jacket'],
    ['winter-coats', 'Winterjassen', 'Winterjacken', 'Winter coats', 'winter-coat'],
    ['vests', 'Bodywarmers', 'Westen', 'Vests', 'gilet'],
  ],
}
const night: Shelf = {
  row: ['swim-night', 'Zwemmen en slapen', 'Baden und Schlafen', 'Swim and sleep'],
  rows: [
    ['swimwear', 'Zwemkleding', 'Bademode', 'Swimwear', 'swimwear'],
    ['pajamas', 'Pyjama’s', 'Schlafanzüge', 'Pajamas', 'pyjamas'],
  ],
}
const extras: Shelf = {
  row: ['accessories', 'Accessoires en schoenen', 'Accessoires und Schuhe', 'Accessories and shoes'],
  rows: [
    ['hats', 'Mutsen en petten', 'Mützen und Caps', 'Hats and caps', 'beanie', 'cap'],
    ['socks', 'Sokken', 'Socken', 'Socks', 'socks'],
    ['sneakers', 'Sneakers', 'Sneaker', 'Sneakers', 'sneaker'],
    ['bags', 'Tassen', 'Taschen', 'Bags', 'bag'],
  ],
}

const departments: readonly { row: Row; audience: Audience | null; shelves: readonly Shelf[] }[] = [
  {
    row: ['girls', 'Meisjes', 'Mädchen', 'Girls'],
    audience: 'girls',
    shelves: [tops, bottoms, dresses, outer, night, extras],
  },
  { row: ['boys', 'Jongens', 'Jungen', 'Boys'], audience: 'boys', shelves: [tops, bottoms, outer, night, extras] },
  { row: ['baby', 'Baby', 'Baby', 'Baby'], audience: 'baby', shelves: [tops, bottoms, dresses, outer, night, extras] },
  {
    row: ['teens', 'Tieners', 'Teens', 'Teens'],
    audience: 'teens',
    shelves: [tops, bottoms, dresses, outer, night, extras],
  },
  { row: ['new', 'Nieuw', 'Neu', 'New'], audience: null, shelves: [tops, bottoms, outer, extras] },
  { row: ['sale', 'Sale', 'Sale', 'Sale'], audience: null, shelves: [tops, bottoms, dresses, outer, extras] },
  { row: ['inspiration', 'Inspiratie', 'Inspiration', 'Inspiration'], audience: null, shelves: [] },
]

export type DepartmentWords = CategoryWords & { readonly audience: Audience | null }

/** Three levels: department, shelf, garment. A slug carries its parents, so it is unique in its language. */
export const categoryTree: readonly DepartmentWords[] = departments.map(({ row, audience, shelves }) => {
  const department = category(row, null, [])
  const children = shelves.map((shelf) => {
    const parent = category(shelf.row, department, [])
    return { ...parent, children: shelf.rows.map((leaf) => category(leaf, department, [])) }
  })
  return { ...department, audience, children }
})

function category([code, nl, de, en, ...garments]: Row, parent: CategoryWords | null, children: CategoryWords[]) {
  const name = { nl, de, en }
  const under = (language: keyof Translated) =>
    slugify(parent ? `${parent.slug[language]} ${name[language]}` : name[language])
  const slug = { nl: under('nl'), de: under('de'), en: under('en') }
  return { code: parent ? `${parent.code}-${code}` : code, name, slug, garments, children }
}
