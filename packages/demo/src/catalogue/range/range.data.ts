import type { Brand, Fabric, Wearer } from '../../label/index.ts'
import type { FitCode, Season, Ware } from '../../words/index.ts'
import type { Look } from './style.ts'

type Shares = Readonly<Partial<Record<Wearer, number>>>

/** How many products of a kind the label shows to whom, in proportion. Bags come in one size and are counted apart. */
export const range: Readonly<Record<Brand, Readonly<Partial<Record<Ware, Shares>>>>> = {
  vonk: {
    tee: { girls: 22, boys: 22, baby: 13, unisex: 6 },
    longsleeve: { girls: 13, boys: 12, baby: 13, unisex: 4 },
    polo: { girls: 4, boys: 8 },
    shirt: { girls: 7, boys: 9, unisex: 2 },
    sweater: { girls: 10, boys: 10, baby: 9, unisex: 4 },
    hoodie: { girls: 10, boys: 12, baby: 9, unisex: 6 },
    cardigan: { girls: 8, boys: 3, baby: 7, unisex: 2 },
    jacket: { girls: 8, boys: 8, baby: 10, unisex: 4 },
    'winter-coat': { girls: 9, boys: 9, baby: 10, unisex: 4 },
    gilet: { girls: 6, boys: 6, baby: 10, unisex: 4 },
    jeans: { girls: 12, boys: 13 },
    joggers: { girls: 9, boys: 12, baby: 11, unisex: 5 },
    chino: { girls: 9, boys: 10 },
    shorts: { girls: 9, boys: 12, baby: 9, unisex: 3 },
    'swim-shorts': { boys: 10, baby: 4 },
    skirt: { girls: 12, baby: 10 },
    dress: { girls: 22, baby: 12 },
    dungarees: { girls: 8, boys: 8, baby: 11, unisex: 3 },
    leggings: { girls: 13, baby: 11 },
    swimwear: { girls: 11, baby: 6 },
    pyjamas: { girls: 11, boys: 10, baby: 11, unisex: 3 },
    beanie: { girls: 5, boys: 5, baby: 6, unisex: 4 },
    cap: { girls: 4, boys: 6, baby: 4, unisex: 4 },
    socks: { girls: 9, boys: 9, baby: 9, unisex: 6 },
    sneaker: { girls: 9, boys: 9, unisex: 6 },
  },
  razz: {
    tee: { girls: 12, boys: 12, unisex: 10 },
    longsleeve: { girls: 6, boys: 6, unisex: 5 },
    polo: { girls: 2, boys: 5 },
    shirt: { girls: 5, boys: 6, unisex: 2 },
    sweater: { girls: 6, boys: 6, unisex: 5 },
    hoodie: { girls: 7, boys: 7, unisex: 9 },
    cardigan: { girls: 5, boys: 2 },
    jacket: { girls: 5, boys: 5, unisex: 5 },
    'winter-coat': { girls: 5, boys: 5, unisex: 5 },
    gilet: { girls: 4, boys: 4, unisex: 5 },
    jeans: { girls: 9, boys: 9, unisex: 5 },
    joggers: { girls: 5, boys: 7, unisex: 5 },
    chino: { girls: 7, boys: 7 },
    shorts: { girls: 5, boys: 6, unisex: 5 },
    'swim-shorts': { boys: 8 },
    skirt: { girls: 10 },
    dress: { girls: 11 },
    dungarees: { girls: 8 },
    leggings: { girls: 8 },
    swimwear: { girls: 8 },
    pyjamas: { girls: 5, boys: 5, unisex: 3 },
    beanie: { girls: 2, boys: 2, unisex: 4 },
    cap: { girls: 2, boys: 3, unisex: 4 },
    socks: { girls: 3, boys: 3, unisex: 5 },
    sneaker: { girls: 5, boys: 5, unisex: 5 },
  },
}

export const bagRange: Readonly<Record<Brand, Shares>> = {
  vonk: { girls: 10, boys: 10, unisex: 6 },
  razz: { girls: 6, boys: 6, unisex: 6 },
}

/** Babies' own, counted apart as well. */
export const suitRange: Readonly<Record<'bodysuit' | 'romper', Shares>> = {
  bodysuit: { baby: 12 },
  romper: { baby: 12 },
}

export type Make = {
  readonly fabric: Fabric
  readonly share: number
  readonly seasons: readonly Season[]
  readonly looks: readonly Look[]
}

const calendar = { summer: 'spring-summer', winter: 'autumn-winter', always: 'all-year' } as const

/** The words of the tables below are looks; their test reads every one of them back. */
function looksIn(words: string): readonly Look[] {
  return words.split(' ') as Look[] // Checked by that test.
}

function make(fabric: Fabric, share: number, seasons: string, looks: string): Make {
  // Likewise for the seasons.
  const months = seasons.split(' ') as (keyof typeof calendar)[]
  return { fabric, share, seasons: months.map((name) => calendar[name]), looks: looksIn(looks) }
}

const prints = 'lettering dino rocket rainbow lightning skate heart'

/** Which cloth a thing is cut from, when it is worn, and what may stand on it; what is named twice is shown twice as often. */
export const makes: Readonly<Record<Ware, readonly Make[]>> = {
  tee: [
    make('jersey', 5, 'summer always', `plain stripes dots stars florals camo tie-dye colour-block ${prints}`),
    make('rib-jersey', 1, 'summer always', 'plain stripes'),
  ],
  longsleeve: [
    make('jersey', 4, 'winter always', `plain stripes dots stars florals camo colour-block ${prints}`),
    make('rib-jersey', 1, 'winter always', 'plain stripes'),
  ],
  polo: [
    make('pique', 4, 'summer', 'plain stripes colour-block lettering lightning'),
    make('jersey', 1, 'summer', 'plain stripes'),
  ],
  shirt: [
    make('poplin', 3, 'summer always', 'plain stripes dots florals stars check'),
    make('flannel', 3, 'winter', 'check plain'),
    make('denim', 1, 'always', 'plain stars'),
    make('corduroy', 1, 'winter', 'plain'),
  ],
  sweater: [
    make('french-terry', 4, 'always', `plain stripes colour-block tie-dye ${prints}`),
    make('knit', 3, 'winter', 'plain stripes colour-block dots stars check heart'),
    make('fleece', 1, 'winter', 'plain colour-block'),
  ],
  hoodie: [
    make('french-terry', 5, 'always', `plain stripes colour-block tie-dye camo ${prints}`),
    make('fleece', 1, 'winter', 'plain colour-block'),
  ],
  cardigan: [
    make('knit', 3, 'winter', 'plain stripes colour-block dots stars florals'),
    make('rib-jersey', 1, 'always', 'plain stripes'),
  ],
  jacket: [
    make('denim', 2, 'always', 'plain lightning heart rainbow'),
    make('twill', 1, 'summer', 'plain camo lettering'),
    make('corduroy', 1, 'winter', 'plain colour-block'),
    make('softshell', 2, 'always winter', 'plain colour-block stars dots florals'),
    make('rain-nylon', 3, 'always', 'plain dots stars florals stripes camo colour-block'),
  ],
  'winter-coat': [
    make('puffer', 4, 'winter', 'plain colour-block camo stars florals'),
    make('softshell', 1, 'winter', 'plain colour-block'),
    make('rain-nylon', 1, 'winter', 'plain colour-block camo'),
  ],
  gilet: [
    make('puffer', 3, 'winter', 'plain colour-block camo stars florals'),
    make('fleece', 1, 'winter', 'plain colour-block'),
    make('softshell', 1, 'always', 'plain colour-block'),
    make('corduroy', 1, 'winter', 'plain'),
  ],
  jeans: [make('denim', 1, 'always', 'plain stars heart lightning')],
  joggers: [
    make('french-terry', 4, 'always', 'plain colour-block camo tie-dye stripes stars lettering lightning rainbow dino'),
    make('fleece', 1, 'winter', 'plain'),
    make('jersey', 1, 'summer always', 'plain stripes stars dots'),
  ],
  chino: [make('twill', 3, 'always summer', 'plain check camo'), make('corduroy', 2, 'winter', 'plain')],
  shorts: [
    make('twill', 2, 'summer', 'plain check camo'),
    make('french-terry', 3, 'summer', 'plain tie-dye colour-block stripes lettering lightning dino rainbow'),
    make('denim', 1, 'summer', 'plain'),
    make('jersey', 2, 'summer', 'plain stripes dots florals stars'),
    make('canvas', 1, 'summer', 'plain camo'),
  ],
  'swim-shorts': [make('swim-lycra', 1, 'summer', 'plain stripes stars tie-dye colour-block camo dots dino lightning')],
  skirt: [
    make('denim', 1, 'always', 'plain'),
    make('corduroy', 1, 'winter', 'plain'),
    make('twill', 1, 'always', 'plain check'),
    make('poplin', 2, 'summer', 'florals florals dots stripes check plain'),
    make('jersey', 2, 'summer always', 'dots florals stars stripes plain tie-dye'),
    make('french-terry', 1, 'always', 'plain heart stripes'),
  ],
  dress: [
    make('jersey', 4, 'summer always', 'stripes dots florals florals stars tie-dye plain rainbow heart'),
    make('poplin', 3, 'summer', 'florals florals dots check stripes plain'),
    make('french-terry', 1, 'always', 'plain colour-block lettering heart'),
    make('rib-jersey', 1, 'always', 'plain stripes'),
    make('corduroy', 1, 'winter', 'plain'),
    make('denim', 1, 'always', 'plain'),
    make('flannel', 1, 'winter', 'check'),
    make('knit', 1, 'winter', 'plain stripes colour-block'),
  ],
  dungarees: [
    make('denim', 3, 'always', 'plain stars heart'),
    make('corduroy', 3, 'winter', 'plain'),
    make('twill', 2, 'summer always', 'plain stripes check'),
    make('canvas', 1, 'summer', 'plain stripes'),
  ],
  leggings: [
    make('jersey', 4, 'always', 'plain stripes dots stars florals tie-dye'),
    make('rib-jersey', 2, 'always winter', 'plain stripes'),
  ],
  swimwear: [
    make(
      'swim-lycra',
      1,
      'summer',
      'plain stripes dots florals florals stars tie-dye colour-block heart rainbow lightning',
    ),
  ],
  pyjamas: [
    make('jersey', 4, 'always', 'plain stripes dots stars florals dino rocket rainbow heart lightning'),
    make('flannel', 2, 'winter', 'check stars'),
    make('rib-jersey', 1, 'always', 'plain stripes'),
    make('poplin', 1, 'summer', 'stripes florals check dots'),
  ],
  beanie: [
    make('knit', 4, 'winter', 'plain stripes colour-block heart lightning stars'),
    make('rib-jersey', 1, 'always winter', 'plain stripes'),
    make('fleece', 1, 'winter', 'plain'),
  ],
  cap: [
    make('twill', 3, 'summer', 'plain camo colour-block lettering lightning rainbow dino'),
    make('canvas', 2, 'summer', 'plain tie-dye check stars'),
    make('corduroy', 1, 'winter', 'plain'),
    make('denim', 1, 'always', 'plain'),
  ],
  socks: [
    make('rib-jersey', 3, 'always', 'plain stripes dots stars florals colour-block'),
    make('knit', 2, 'winter', 'plain stripes dots check colour-block'),
  ],
  sneaker: [
    make('canvas', 3, 'summer always', 'plain stripes check stars florals camo tie-dye colour-block'),
    make('leather', 2, 'always', 'plain colour-block'),
  ],
  bag: [
    make('canvas', 3, 'always', 'plain stripes dots check stars florals camo dino rocket rainbow lettering lightning'),
    make('rain-nylon', 2, 'always', 'plain colour-block camo stars'),
    make('denim', 1, 'always', 'plain'),
    make('corduroy', 1, 'always', 'plain'),
  ],
  bodysuit: [
    make('jersey', 4, 'always summer', `plain stripes dots stars florals ${prints}`),
    make('rib-jersey', 2, 'always winter', 'plain stripes'),
  ],
  romper: [
    make('jersey', 3, 'always summer', 'plain stripes dots stars florals dino rainbow heart rocket'),
    make('french-terry', 2, 'always winter', 'plain stripes colour-block heart rainbow'),
    make('knit', 1, 'winter', 'plain stripes'),
  ],
}

/** How often a thing is left plain; every fourth of the others. */
export const plainShares: Readonly<Partial<Record<Ware, number>>> = {
  jacket: 0.5,
  'winter-coat': 0.6,
  gilet: 0.55,
  jeans: 0.65,
  chino: 0.6,
  dungarees: 0.4,
  sneaker: 0.4,
  hoodie: 0.35,
}

type Fits = readonly FitCode[]

const close: Fits = ['slim', 'regular', 'regular']
const easy: Fits = ['regular', 'regular', 'loose']
const wide: Fits = ['loose', 'oversized', 'loose']
const relaxed: Fits = ['regular', 'loose', 'oversized']

/** How a thing is cut where not every cut makes sense; all other things come in each of them. */
export const fitsOf: Readonly<Record<Brand, Readonly<Partial<Record<Ware, Fits>>>>> = {
  vonk: {
    polo: close,
    shirt: close,
    hoodie: relaxed,
    jacket: easy,
    'winter-coat': easy,
    gilet: easy,
    chino: close,
    skirt: easy,
    dress: easy,
    dungarees: easy,
    pyjamas: easy,
    'swim-shorts': easy,
    leggings: ['slim'],
    swimwear: ['slim'],
    bodysuit: ['regular'],
    romper: easy,
  },
  razz: {
    polo: relaxed,
    hoodie: wide,
    jacket: relaxed,
    'winter-coat': relaxed,
    gilet: easy,
    joggers: relaxed,
    dungarees: wide,
    pyjamas: wide,
    'swim-shorts': easy,
    skirt: close,
    dress: relaxed,
    leggings: ['slim'],
    swimwear: ['slim'],
  },
}

export const anyFit: Fits = ['slim', 'regular', 'regular', 'loose', 'oversized']

function looks(words: string): readonly Look[] {
  return ['plain', ...looksIn(words)]
}

/** What a wearer likes to see on clothes. */
export const looksOf: Readonly<Record<Brand, Readonly<Record<Wearer, readonly Look[]>>>> = {
  vonk: {
    girls: looks('stripes dots check stars florals tie-dye colour-block lettering rainbow heart lightning rocket dino'),
    boys: looks('stripes dots check stars camo tie-dye colour-block lettering dino rocket lightning skate'),
    baby: looks('stripes dots check stars florals colour-block dino rainbow heart rocket'),
    unisex: looks('stripes dots check stars tie-dye colour-block lettering rocket lightning rainbow dino'),
  },
  razz: {
    girls: looks('stripes dots check stars florals tie-dye colour-block lettering heart lightning skate'),
    boys: looks('stripes check stars camo tie-dye colour-block lettering lightning skate'),
    baby: looks('stripes'),
    unisex: looks('stripes check camo tie-dye colour-block lettering lightning skate'),
  },
}
