import type { Ware } from '../products/ware-of.ts'
import type { SpecialKind } from '../specials/special.ts'

export type Row = readonly [code: string, nl: string, de: string, en: string, ...wares: Ware[]]
export type CategoryGroup = { readonly row: Row; readonly rows: readonly Row[] }

const tees: Row = ['tees', 'T-shirts', 'T-Shirts', 'Tees', 'tee']
const longsleeves: Row = ['longsleeves', 'Longsleeves', 'Langarmshirts', 'Long-sleeved tees', 'longsleeve']
const shirts: Row = ['shirts', 'Overhemden en polo’s', 'Hemden und Polos', 'Shirts and polos', 'shirt', 'polo']
const sweaters: Row = [
  'sweaters',
  'Truien en vesten',
  'Pullover und Strickjacken',
  'Jumpers and cardigans',
  'sweater',
  'cardigan',
]
const hoodies: Row = ['hoodies', 'Hoodies', 'Hoodies', 'Hoodies', 'hoodie']

const jeans: Row = ['jeans', 'Jeans', 'Jeans', 'Jeans', 'jeans']
const joggers: Row = ['joggers', 'Joggingbroeken', 'Jogginghosen', 'Joggers', 'joggers']
const chinos: Row = ['chinos', 'Chino’s', 'Chinos', 'Chinos', 'chino']
const shorts: Row = ['shorts', 'Shorts', 'Shorts', 'Shorts', 'shorts']
const leggings: Row = ['leggings', 'Leggings', 'Leggings', 'Leggings', 'leggings']
const dungarees: Row = ['dungarees', 'Tuinbroeken', 'Latzhosen', 'Dungarees', 'dungarees']

const bodysuits: Row = ['bodysuits', 'Rompers', 'Bodys', 'Bodysuits', 'bodysuit']
const rompers: Row = ['rompers', 'Boxpakjes', 'Strampler', 'Rompers', 'romper']

const dresses: Row = ['dresses', 'Jurken', 'Kleider', 'Dresses', 'dress']
const skirts: Row = ['skirts', 'Rokken', 'Röcke', 'Skirts', 'skirt']

const jackets: Row = ['jackets', 'Tussenjassen', 'Übergangsjacken', 'Jackets', 'jacket']
const winterCoats: Row = ['winter-coats', 'Winterjassen', 'Winterjacken', 'Winter coats', 'winter-coat']
const vests: Row = ['vests', 'Bodywarmers', 'Westen', 'Gilets', 'gilet']

const swimsuits: Row = ['swimwear', 'Zwemkleding', 'Bademode', 'Swimwear', 'swimwear']
const swimShorts: Row = ['swimwear', 'Zwemkleding', 'Bademode', 'Swimwear', 'swim-shorts']
const babySwim: Row = ['swimwear', 'Zwemkleding', 'Bademode', 'Swimwear', 'swimwear', 'swim-shorts']
const pajamas: Row = ['pajamas', 'Pyjama’s', 'Schlafanzüge', 'Pyjamas', 'pyjamas']

const hats: Row = ['hats', 'Mutsen en petten', 'Mützen und Caps', 'Hats and caps', 'beanie', 'cap']
const socks: Row = ['socks', 'Sokken', 'Socken', 'Socks', 'socks']
const sneakers: Row = ['sneakers', 'Sneakers', 'Sneaker', 'Trainers', 'sneaker']
const bags: Row = ['bags', 'Rugzakken', 'Rucksäcke', 'Backpacks', 'bag']

const groupRows = {
  tops: ['tops', 'Bovenkleding', 'Oberteile', 'Tops'],
  razzTops: ['tops', 'Tops', 'Tops', 'Tops'],
  bottoms: ['bottoms', 'Broeken', 'Hosen', 'Trousers'],
  suits: ['suits', 'Rompers en pakjes', 'Bodys und Strampler', 'Bodysuits and rompers'],
  dresses: ['dresses-skirts', 'Jurken en rokken', 'Kleider und Röcke', 'Dresses and skirts'],
  outerwear: ['outerwear', 'Jassen', 'Jacken', 'Jackets and coats'],
  night: ['swim-night', 'Zwemkleding en pyjama’s', 'Badesachen und Schlafanzüge', 'Swimwear and pyjamas'],
  extras: ['accessories', 'Accessoires en schoenen', 'Accessoires und Schuhe', 'Accessories and shoes'],
  babyExtras: ['accessories', 'Accessoires', 'Accessoires', 'Accessories'],
} as const satisfies Record<string, Row>

function group(name: keyof typeof groupRows, ...rows: readonly Row[]): CategoryGroup {
  return { row: groupRows[name], rows }
}

const tops = group('tops', tees, longsleeves, shirts, sweaters, hoodies)
const razzTops = group('razzTops', tees, longsleeves, shirts, sweaters, hoodies)
const outerwear = group('outerwear', jackets, winterCoats, vests)
const extras = group('extras', hats, socks, sneakers, bags)

/** Three levels: department, group, garment. */
export const categoryGroups = {
  girls: [
    tops,
    group('bottoms', jeans, joggers, chinos, shorts, leggings, dungarees),
    group('dresses', dresses, skirts),
    outerwear,
    group('night', swimsuits, pajamas),
    extras,
  ],
  boys: [
    tops,
    group('bottoms', jeans, joggers, chinos, shorts, dungarees),
    outerwear,
    group('night', swimShorts, pajamas),
    extras,
  ],
  baby: [
    group('suits', bodysuits, rompers),
    group('tops', tees, longsleeves, sweaters, hoodies),
    group('bottoms', joggers, leggings, shorts, dungarees),
    group('dresses', dresses, skirts),
    outerwear,
    group('night', babySwim, pajamas),
    group('babyExtras', hats, socks),
  ],
  razzGirls: [
    razzTops,
    group('bottoms', jeans, joggers, chinos, shorts, leggings, dungarees),
    group('dresses', dresses, skirts),
    outerwear,
    group('night', swimsuits, pajamas),
    extras,
  ],
  razzBoys: [
    razzTops,
    group('bottoms', jeans, joggers, chinos, shorts),
    outerwear,
    group('night', swimShorts, pajamas),
    extras,
  ],
  razzAll: [
    group('razzTops', tees, longsleeves, sweaters, hoodies),
    group('bottoms', jeans, joggers, shorts),
    outerwear,
    extras,
  ],
} as const satisfies Record<string, readonly CategoryGroup[]>

export const departmentRows = {
  girls: ['girls', 'Meisjes', 'Mädchen', 'Girls'],
  boys: ['boys', 'Jongens', 'Jungen', 'Boys'],
  baby: ['baby', 'Baby', 'Baby', 'Baby'],
  razzGirls: ['girls', 'Meiden', 'Mädchen', 'Girls'],
  razzBoys: ['boys', 'Jongens', 'Jungs', 'Boys'],
  all: ['all', 'Unisex', 'Unisex', 'Unisex'],
  new: ['new', 'Nieuw', 'Neu', 'New'],
  sale: ['sale', 'Sale', 'Sale', 'Sale'],
  inspiration: ['inspiration', 'Inspiratie', 'Inspiration', 'Inspiration'],
  lookbook: ['lookbook', 'Lookbook', 'Lookbook', 'Lookbook'],
} as const satisfies Record<string, Row>

/** Things that are no garment: they live under the page that inspires. */
export const specialRows: readonly { readonly row: Row; readonly specials: readonly SpecialKind[] }[] = [
  { row: ['outfits', 'Outfits en sets', 'Outfits und Sets', 'Outfits and sets'], specials: ['outfit', 'set'] },
  {
    row: ['gifts', 'Cadeaus', 'Geschenke', 'Gifts'],
    specials: ['gift-card', 'name-print', 'sewing-pattern'],
  },
]
