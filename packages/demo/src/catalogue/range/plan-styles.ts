import { allocate } from '@vonk/domain/money'
import type { Brand, GarmentType, Wearer } from '../../label/index.ts'
import type { Season, Ware } from '../../words/index.ts'
import { createDice, type Dice } from '../dice.ts'
import { chooseSizes } from './choose-sizes.ts'
import { type Dyeable, spreadColours } from './dye-style.ts'
import { priceStyle, surchargeOf } from './price-style.ts'
import { anyFit, bagRange, fitsOf, looksOf, makes, plainShares, range, suitRange } from './range.data.ts'
import type { Collection, Look, Style } from './style.ts'
import { createTaken, type Taken } from './taken.ts'

type Cell = { readonly brand: Brand; readonly ware: Ware; readonly wearer: Wearer; readonly share: number }

export type StylePlan = {
  readonly seed: number
  readonly brand: Brand
  /** The half of the year whose clothes are new now. */
  readonly season: Season
  /** How many products, counting each colour. */
  readonly products: number
}

/** The designs of a brand that make up as many products in sizes as asked for. */
export function planStyles(plan: StylePlan): Style[] {
  // Object.entries forgets the keys' type; the table has no others.
  const rows = Object.entries(range[plan.brand]) as [Ware, Partial<Record<Wearer, number>>][]
  const cells = rows.flatMap(([ware, shares]) => cellsOf(plan.brand, ware, shares))
  return design(plan, cells, 0)
}

export function planBags(plan: StylePlan, firstNumber: number): Style[] {
  return design(plan, cellsOf(plan.brand, 'bag', bagRange[plan.brand]), firstNumber)
}

export function planSuits(plan: StylePlan, firstNumber: number): Style[] {
  const { bodysuit, romper } = suitRange
  const cells = [...cellsOf(plan.brand, 'bodysuit', bodysuit), ...cellsOf(plan.brand, 'romper', romper)]
  return design(plan, cells, firstNumber)
}

function cellsOf(brand: Brand, ware: Ware, shares: Partial<Record<Wearer, number>>): Cell[] {
  // As above: only wearers stand in the table.
  return (Object.entries(shares) as [Wearer, number][]).map(([wearer, share]) => ({ brand, ware, wearer, share }))
}

function design(plan: StylePlan, cells: readonly Cell[], firstNumber: number): Style[] {
  const counts = allocate(
    plan.products,
    cells.map(({ share }) => share),
  )
  const taken = createTaken()
  const styles: Style[] = []
  for (const [index, cell] of cells.entries()) {
    let left = counts[index] ?? 0
    while (left > 0) {
      const style = designOne(cell, { plan, taken, number: firstNumber + styles.length, most: left })
      styles.push(style)
      left -= style.colours.length
    }
  }
  return styles
}

type Brief = { readonly plan: StylePlan; readonly taken: Taken; readonly number: number; readonly most: number }

function designOne(cell: Cell, { plan, taken, number, most }: Brief): Style {
  const { brand, ware, wearer } = cell
  const garment: GarmentType = ware === 'swim-shorts' ? 'shorts' : ware
  const dice = createDice(plan.seed, `${brand}-style-${number}`)
  const cloth = chooseCloth(cell, { dice, taken })
  const dyeable = { ...cloth, look: chooseLook(cloth, { dice, taken }) }
  const { fabric, season, look } = dyeable
  const wanted = Number(dice.weigh({ 1: 24, 2: 36, 3: 28, 4: 12 }))
  const colours = spreadColours(taken.free(dyeable), Math.min(wanted, most, widest(cell)), dice)
  for (const colour of colours) taken.take(dyeable, colour)
  const price = priceStyle(cell, dice)
  const sizes = chooseSizes({ brand, garment, wearer }, dice)
  const surcharge = sizes.length > 5 && dice.chance(0.3) ? surchargeOf(price) : 0
  const collection = chooseCollection(season, plan.season, dice)
  return {
    brand,
    number,
    wearer,
    garment,
    fabric,
    season,
    look,
    fit: dice.pick(fitsOf[brand][ware] ?? anyFit),
    collection,
    colours,
    sizes,
    price,
    surcharge,
    round: 0,
    namePlace: null,
  }
}

/** Razz has small categories for everyone, where one design must not be half of what is seen. */
const widest = ({ brand, wearer }: Cell): number => (brand === 'razz' && wearer === 'unisex' ? 2 : 4)

type Cloth = Omit<Dyeable, 'look'> & { readonly looks: readonly Look[] }
type Tools = { readonly dice: Dice; readonly taken: Taken }

/** One of the cloths in which something new can still be shown in this category. */
function chooseCloth({ brand, ware, wearer }: Cell, { dice, taken }: Tools): Cloth {
  const cloths = makes[ware].map(({ fabric, share, seasons, looks }) => ({
    share,
    cloth: {
      brand,
      ware,
      wearer,
      fabric,
      season: dice.pick(seasons),
      looks: looks.filter((look) => looksOf[brand][wearer].includes(look)),
    },
  }))
  const open = cloths.filter(({ cloth }) => cloth.looks.some((look) => taken.isOpen({ ...cloth, look })))
  const offered = open.length > 0 ? open : cloths
  const place = dice.weigh(Object.fromEntries(offered.map(({ share }, index) => [`${index}`, share])))
  return (offered[Number(place)] ?? dice.pick(offered)).cloth
}

/** Plain for some, else what the category shows least of and still has dyes for. */
function chooseLook(cloth: Cloth, { dice, taken }: Tools): Look {
  const shuffled = dice.shuffle([...new Set(cloth.looks)])
  const open = shuffled.filter((look) => taken.isOpen({ ...cloth, look }))
  const offered = open.length > 0 ? open : shuffled
  if (offered.includes('plain') && dice.chance(plainShares[cloth.ware] ?? 0.25)) return 'plain'
  const weight = (look: Look) => cloth.looks.filter((each) => each === look).length
  const fullness = (look: Look) => taken.fullness({ ...cloth, look }) / weight(look)
  const [least = 'plain'] = offered.filter((look) => look !== 'plain').toSorted((a, b) => fullness(a) - fullness(b))
  return least
}

/** What is out of season is mostly left from the last one. */
function chooseCollection(season: Season, now: Season, dice: Dice): Collection {
  const isOut = season !== 'all-year' && season !== now
  return dice.weigh(isOut ? { new: 4, current: 36, last: 60 } : { new: 34, current: 52, last: 14 })
}
