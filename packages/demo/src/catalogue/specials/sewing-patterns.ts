import type { Brand, Fabric, GarmentType, Pattern } from '../../label/index.ts'
import { describeSpecial, type Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import { DAY } from '../calendar.ts'
import { colourOf } from '../range/dye-style.ts'
import { shortOf } from '../range/price-style.ts'
import { taxClasses } from '../tax-rules.ts'
import { patternTexts } from './option-texts.data.ts'
import type { Bench, SpecialProduct } from './special-product.ts'

type Row = readonly [
  garment: GarmentType,
  fabric: Fabric,
  dyes: readonly [string, string],
  pattern: Pattern,
  euros: number,
]

const rows: Readonly<Record<Brand, readonly Row[]>> = {
  vonk: [
    ['skirt', 'poplin', ['coral', 'cream'], 'florals', 8],
    ['joggers', 'french-terry', ['petrol', 'mustard'], 'stripes', 9],
    ['dress', 'poplin', ['mustard', 'night'], 'dots', 10],
    ['beanie', 'knit', ['brick', 'cream'], 'stripes', 5],
    ['bag', 'canvas', ['forest', 'rose'], 'check', 8],
    ['pyjamas', 'jersey', ['sky', 'night'], 'stars', 10],
  ],
  razz: [
    ['bag', 'canvas', ['cobalt', 'lime'], 'check', 8],
    ['skirt', 'twill', ['black', 'fuchsia'], 'check', 9],
    ['hoodie', 'french-terry', ['lilac', 'black'], 'colour-block', 12],
    ['shorts', 'canvas', ['lime', 'black'], 'camo', 8],
  ],
}

/** Patterns to download, print and sew. */
export function makeSewingPatterns(bench: Bench): SpecialProduct[] {
  return rows[bench.brand].map((row, index) => makeSewingPattern(bench, row, index))
}

function makeSewingPattern({ brand, day, nextId, nextNumber }: Bench, row: Row, place: number): SpecialProduct {
  const [garment, fabric, [dye, accent], pattern, euros] = row
  const seed = nextNumber()
  const words = describeSpecial('sewing-pattern', { brand, garment, seed })
  const sku = `${brand === 'vonk' ? 'VKP' : 'RZP'}${place + 1}`
  const folder = brand === 'vonk' ? '/v/k' : '/r/z'
  const base = { garment, colour: colourOf(dye).hex, accent: colourOf(accent).hex, fabric, pattern, seed, brand }
  const id = nextId()
  const drawings = (['folded', 'front'] as const).map((view) => ({
    path: `${folder}/${sku.toLowerCase()}-${view}.svg`,
    picture: { ...base, view },
  }))
  return {
    id,
    sku,
    brand,
    kind: 'sewing-pattern',
    type: 'downloadable',
    words,
    price: shortOf(euros, brand),
    taxClassId: taxClasses.standard,
    stock: { quantity: 0, managesStock: false },
    launchedAt: day - (30 + place * 45) * DAY,
    visibility: 4,
    pictures: drawings.map(({ path }, index) => ({ path, shows: index === 0 ? words.name : sewn(words.name) })),
    drawings,
    artwork: [],
    parts: [],
    fields: (language) => ({
      links_title: patternTexts.links[language],
      links_purchased_separately: 0,
      downloadable_links: [
        { id, title: patternTexts.title[language], price: 0, number_of_downloads: 5, is_shareable: 0, sort_order: 1 },
      ],
    }),
  }
}

function sewn(name: Translated): Translated {
  const { nl, de, en } = patternTexts.shows
  return text(`${name.nl}: ${nl}`, `${name.de}: ${de}`, `${name.en}: ${en}`)
}
