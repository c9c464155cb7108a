import type { Cents } from '@vonk/domain/money'
import type { Brand, Wearer } from '../../label/index.ts'
import type { Ware } from '../../words/index.ts'
import type { Dice } from '../dice.ts'

type Band = readonly [low: number, high: number]

/** Whole euros, from the simplest to the dearest design of a kind. */
const bands: Readonly<Record<Ware, Readonly<Record<Brand, Band>>>> = {
  tee: { vonk: [15, 25], razz: [20, 35] },
  longsleeve: { vonk: [18, 30], razz: [25, 40] },
  polo: { vonk: [23, 33], razz: [35, 45] },
  shirt: { vonk: [33, 45], razz: [40, 60] },
  sweater: { vonk: [35, 55], razz: [45, 70] },
  hoodie: { vonk: [40, 55], razz: [50, 80] },
  cardigan: { vonk: [38, 55], razz: [50, 70] },
  jacket: { vonk: [60, 90], razz: [80, 120] },
  'winter-coat': { vonk: [90, 150], razz: [130, 200] },
  gilet: { vonk: [45, 65], razz: [60, 90] },
  jeans: { vonk: [40, 60], razz: [60, 90] },
  joggers: { vonk: [30, 43], razz: [40, 60] },
  chino: { vonk: [38, 50], razz: [50, 70] },
  shorts: { vonk: [25, 38], razz: [35, 50] },
  'swim-shorts': { vonk: [25, 33], razz: [33, 43] },
  skirt: { vonk: [28, 43], razz: [35, 55] },
  dress: { vonk: [35, 60], razz: [45, 75] },
  dungarees: { vonk: [45, 65], razz: [65, 90] },
  leggings: { vonk: [15, 23], razz: [20, 33] },
  swimwear: { vonk: [28, 38], razz: [35, 50] },
  pyjamas: { vonk: [30, 43], razz: [38, 55] },
  beanie: { vonk: [18, 25], razz: [20, 33] },
  cap: { vonk: [18, 25], razz: [23, 35] },
  socks: { vonk: [7, 10], razz: [9, 13] },
  sneaker: { vonk: [50, 75], razz: [70, 110] },
  bag: { vonk: [40, 60], razz: [50, 80] },
  bodysuit: { vonk: [13, 20], razz: [13, 20] },
  romper: { vonk: [25, 38], razz: [25, 38] },
}

/** Whole euros a price may stop just short of. */
const rungs = [
  5, 6, 7, 8, 9, 10, 12, 13, 15, 18, 20, 23, 25, 28, 30, 33, 35, 38, 40, 43, 45, 50, 55, 60, 65, 70, 75, 80, 90,
]
const dearRungs = [100, 110, 120, 130, 140, 150, 160, 180, 200]
const ladder: readonly number[] = [...rungs, ...dearRungs]

/** Vonk stops five cents short of the euro, Razz one. */
export function shortOf(euros: number, brand: Brand): Cents {
  return euros * 100 - (brand === 'vonk' ? 5 : 1)
}

export function priceStyle({ brand, ware, wearer }: { brand: Brand; ware: Ware; wearer: Wearer }, dice: Dice): Cents {
  const [low, high] = bands[ware][brand]
  const small = wearer === 'baby' ? 0.8 : 1
  const fitting = ladder.filter((euros) => euros >= Math.floor(low * small) && euros <= high * small)
  return shortOf(dice.pick(fitting), brand)
}

/** What more cloth costs: about a tenth, in whole euros. */
export function surchargeOf(price: Cents): Cents {
  return Math.max(1, Math.round(price / 1000)) * 100
}

/** A reduced price that still looks like one of the brand's. */
export function reduce(price: Cents, { percent, brand }: { percent: number; brand: Brand }): Cents {
  const euros = Math.max(1, Math.round((price * (100 - percent)) / 10_000))
  return Math.min(shortOf(euros, brand), price - 100)
}
