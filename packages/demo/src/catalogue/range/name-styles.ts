import type { Brand, Fabric, GarmentType } from '../../label/index.ts'
import { createDice } from '../dice.ts'
import { chooseSizes } from './choose-sizes.ts'
import { colourOf } from './dye-style.ts'
import { priceStyle } from './price-style.ts'
import type { Style } from './style.ts'

type Row = readonly [garment: GarmentType, fabric: Fabric, place: 'chest' | 'back', dyes: readonly string[]]

const rows: Readonly<Record<Brand, readonly Row[]>> = {
  vonk: [
    ['tee', 'jersey', 'chest', ['cream', 'sky', 'coral']],
    ['sweater', 'french-terry', 'chest', ['rose', 'forest']],
    ['hoodie', 'french-terry', 'chest', ['mustard', 'night']],
    ['jacket', 'denim', 'back', ['denim']],
  ],
  razz: [
    ['tee', 'jersey', 'back', ['black', 'lime']],
    ['hoodie', 'french-terry', 'back', ['white', 'charcoal']],
    ['jacket', 'denim', 'back', ['black']],
  ],
}

/** The designs that are printed with the buyer's own word, one by one. */
export function planNameStyles({ seed, brand }: { seed: number; brand: Brand }, firstNumber: number): Style[] {
  return rows[brand].map(([garment, fabric, namePlace, dyes], index) => {
    const dice = createDice(seed, `${brand}-name-${index}`)
    const wearer = 'unisex'
    return {
      brand,
      number: firstNumber + index,
      wearer,
      garment,
      fabric,
      season: 'all-year',
      look: 'lettering',
      fit: 'regular',
      collection: 'current',
      colours: dyes.map(colourOf),
      sizes: chooseSizes({ brand, garment, wearer }, dice),
      price: priceStyle({ brand, ware: garment, wearer }, dice),
      surcharge: 0,
      round: 0,
      namePlace,
    }
  })
}
