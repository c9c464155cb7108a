import type { Random } from '../../illustrator/random.ts'
import type { Brand, Fabric, GarmentType, Pattern, Print } from '../../label/index.ts'
import { type Audience, fabricsFor, type Ware } from '../../words/index.ts'
import { ink } from '../tokens.ts'
import { type Piece, piece } from '../wardrobe.ts'

/** The dyes of a department and the paper they lie on. */
export type Palette = {
  readonly papers: readonly [string, ...string[]]
  readonly dyes: readonly string[]
  readonly accents: readonly [string, ...string[]]
}

const palettes: Readonly<Record<Brand, Readonly<Record<'girls' | 'boys' | 'baby' | 'all', Palette>>>> = {
  vonk: {
    girls: {
      papers: [ink.peach, ink.butter],
      dyes: ['coral', 'rose', 'cream', 'plum', 'mint'],
      accents: ['cherry', 'cream', 'plum'],
    },
    boys: {
      papers: [ink.ice, ink.mint],
      dyes: ['sky', 'forest', 'mustard', 'night', 'cream'],
      accents: ['night', 'sun', 'coral'],
    },
    baby: {
      papers: [ink.mint, ink.lilac],
      dyes: ['sand', 'mint', 'lilac', 'cream', 'rose'],
      accents: ['cocoa', 'coral', 'plum'],
    },
    all: {
      papers: [ink.butter, ink.ice],
      dyes: ['coral', 'sun', 'petrol', 'cream', 'night'],
      accents: ['night', 'cream', 'coral'],
    },
  },
  razz: {
    girls: {
      papers: [ink.pinkLight, ink.fog],
      dyes: ['black', 'lilac', 'white', 'fuchsia', 'denim'],
      accents: ['lime', 'black', 'fuchsia'],
    },
    boys: {
      papers: [ink.lime, ink.fog],
      dyes: ['black', 'cobalt', 'stone', 'olive', 'white'],
      accents: ['black', 'lime', 'white'],
    },
    baby: { papers: [ink.fog], dyes: ['black'], accents: ['lime'] },
    all: {
      papers: [ink.fog, ink.lime],
      dyes: ['black', 'cobalt', 'fuchsia', 'white', 'denim'],
      accents: ['lime', 'black', 'white'],
    },
  },
}

/** What is for everyone has the brand's own colours. */
export function paletteOf(brand: Brand, audience: Audience | null): Palette {
  return palettes[brand][audience === 'girls' || audience === 'boys' || audience === 'baby' ? audience : 'all']
}

export type Wardrobe = { readonly palette: Palette; readonly random: Random }

const patternsFor = ['stripes', 'dots', 'florals', 'check', 'stripes'] as const satisfies readonly Pattern[]
const plainCloths: readonly Fabric[] = ['puffer', 'softshell', 'rain-nylon', 'knit', 'corduroy', 'leather', 'denim']

const denims = ['denim', 'night', 'sky'] as const

/** A ware in the colours of its department; of several, the second has a pattern or a print. */
export function dressUp({ palette, random }: Wardrobe, ware: Ware, index: number): Piece {
  const garment: GarmentType = ware === 'swim-shorts' ? 'shorts' : ware
  const fabric: Fabric = ware === 'swim-shorts' ? 'swim-lycra' : random.pick(firstOf(fabricsFor[garment]))
  const turn = Math.floor(random.between(0, palette.dyes.length)) + index * 2
  const dyed = palette.dyes[turn % palette.dyes.length] ?? 'cream'
  const colour = fabric === 'denim' ? (denims[index] ?? 'denim') : dyed
  const accent = palette.accents.filter((one) => one !== colour)[index % 2] ?? 'cream'
  // One speaks, the others keep quiet.
  const look = index === 1 && !plainCloths.includes(fabric) ? speak(garment, random) : {}
  return piece(garment, colour, { accent, fabric, seed: Math.floor(random.between(1, 90)), ...look })
}

function speak(garment: GarmentType, random: Random): { pattern?: Pattern; print?: Print } {
  if (garment !== 'tee' && garment !== 'hoodie') return { pattern: random.pick(patternsFor) }
  return { print: random.pick(['heart', 'rocket', 'rainbow', 'lightning']) }
}

// Every garment is cut from at least one cloth.
const firstOf = (fabrics: readonly Fabric[]) => fabrics as readonly [Fabric, ...Fabric[]]
