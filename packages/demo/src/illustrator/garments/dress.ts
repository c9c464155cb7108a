import { panel } from '../cloth/cloth.ts'
import { patch, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { buttonRow } from './collars.ts'
import { bellPanel, bellStitch } from './skirt.ts'
import type { SleeveCut } from './sleeve.ts'
import { drawTop } from './top.ts'
import { type TorsoCut, torsoCut } from './torso.ts'

const bodice = {
  top: 112,
  neck: 50,
  neckDrop: 46,
  shoulder: 100,
  slope: 18,
  chest: 104,
  armpit: 218,
  hemHalf: 98,
  hem: 336,
}

const warm: readonly GarmentInput['fabric'][] = ['knit', 'flannel', 'corduroy', 'french-terry', 'rib-jersey']

const sleeves = {
  short: { length: 78, angle: 36, cuff: 36 },
  none: null,
  long: { length: 232, angle: 17, cuff: 27 },
} as const satisfies Record<string, SleeveCut | null>

/** Two round leaves at the neck. */
function roundCollar({ top, neck, neckDrop }: TorsoCut): readonly Layer[] {
  const low = top + neckDrop
  const leaf = path`M ${centre + 1} ${low - 2} C ${centre + neck * 0.5} ${low - 4} ${centre + neck * 0.9} ${top + neckDrop * 0.5} ${centre + neck - 2} ${top - 4} L ${centre + neck + 18} ${top + 3} C ${centre + neck + 22} ${top + 40} ${centre + neck * 0.9} ${low + 26} ${centre + neck * 0.36} ${low + 28} C ${centre + 12} ${low + 28} ${centre + 2} ${low + 16} ${centre + 1} ${low - 2} Z`
  return [leaf, mirror(leaf)].map((d) => patch(d, { dye: 'accent' }))
}

/** Buttons down the bodice, unless a print takes their place. */
const placket = ({ top, neckDrop, hem }: TorsoCut): readonly Layer[] =>
  buttonRow(centre, top + neckDrop + 26, hem - 24, 4, 5.5).map((layer) => (paint) => (paint.print ? '' : layer(paint)))

type Make = { readonly sleeve: SleeveCut | null; readonly detail: 'plain' | 'collar' | 'buttons' }

/** Warm cloth comes with long sleeves, light cloth with short ones or none; round collars are for children. */
function chooseMake({ fabric, seed, brand }: GarmentInput): Make {
  const arm = warm.includes(fabric)
    ? chosen(['long', 'long', 'short'] as const, seed, 'arm')
    : chosen(['short', 'none', 'short'] as const, seed, 'arm')
  const details = brand === 'vonk' ? (['plain', 'collar', 'buttons'] as const) : (['plain', 'buttons'] as const)
  return { sleeve: sleeves[arm], detail: chosen(details, seed, 'dress') }
}

function trimmings(cut: TorsoCut, { sleeve, detail }: Make, { side }: GarmentInput): readonly Layer[] {
  const edges = sleeve ? [] : [stitch(both(armEdge(cut)))]
  if (side === 'back' || detail === 'plain') return edges
  return [...edges, ...(detail === 'collar' ? roundCollar(cut) : placket(cut))]
}

/** A gathered skirt on a fitted bodice. */
export function drawDress(input: GarmentInput): Drawing {
  const make = chooseMake(input)
  const torso = make.sleeve ? bodice : { ...bodice, shoulder: 82, slope: 14, neck: 54 }
  const built = torsoCut(input.brand, torso)
  const skirt = { top: built.hem + 2, waist: built.hemHalf, hem: 610, half: input.brand === 'razz' ? 166 : 186 }
  const body = bellPanel(skirt, input.random)
  const waistline = path`M ${centre - skirt.waist + 2} ${skirt.top} Q ${centre} ${skirt.top + 14} ${centre + skirt.waist - 2} ${skirt.top}`
  const drawing = drawTop(input, {
    torso,
    sleeve: make.sleeve,
    isOpen: true,
    neckWidth: 10,
    print: { front: { y: 266, size: 96 } },
    over: (cut) => [
      ...trimmings(cut, make, input),
      panel({ ...body, lift: 2 }),
      stitch(bellStitch(skirt)),
      seam(waistline),
    ],
    outline: () => [body.d],
  })
  return {
    ...drawing,
    openings: { ...drawing.openings, hem: { y: skirt.hem, half: skirt.half } },
    focus: { x: centre + 30, y: skirt.top - 20 },
  }
}

const armEdge = ({ shoulder, top, slope, chest, armpit }: TorsoCut): string =>
  path`M ${centre + shoulder - 8} ${top + slope} C ${centre + shoulder - 16} ${top + slope + 34} ${centre + chest - 26} ${armpit - 26} ${centre + chest - 7} ${armpit + 3}`
