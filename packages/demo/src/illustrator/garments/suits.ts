import { panel } from '../cloth/cloth.ts'
import { snap } from '../cloth/hardware.ts'
import { patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror, opposite } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { strip } from './buttoned.ts'
import { buttonRow } from './collars.ts'
import { ankleBand, type LegCut, legCut, legPanels } from './legs.ts'
import { drawTop } from './top.ts'
import type { TorsoCut } from './torso.ts'

const arms = {
  short: { length: 86, angle: 34, cuff: 42 },
  long: { length: 238, angle: 17, cuff: 30 },
} as const

/** Bound leg openings, and the flap with its snaps between them. */
function closing({ hem, hemHalf, crotch }: TorsoCut, dye: 'main' | 'accent'): readonly Layer[] {
  const low = hem + crotch
  const edge = path`M ${centre + hemHalf} ${hem} C ${centre + hemHalf * 0.78} ${hem + 8} ${centre + 58} ${low - 62} ${centre + 44} ${low - 4}`
  const inner = path`${centre + 33} ${low - 10} C ${centre + 46} ${low - 70} ${centre + hemHalf * 0.7} ${hem - 6} ${centre + hemHalf - 1} ${hem - 14}`
  const band = `${edge} L ${inner} Z`
  const spine = path`M ${centre + hemHalf} ${hem - 7} C ${centre + hemHalf * 0.74} ${hem + 2} ${centre + 52} ${low - 66} ${centre + 38} ${low - 7}`
  const flap = path`M ${centre - 40} ${low - 26} Q ${centre} ${low - 20} ${centre + 40} ${low - 26} L ${centre + 43} ${low - 4} Q ${centre} ${low + 6} ${centre - 43} ${low - 4} Z`
  return [
    rib(band, { dye, spine: { d: spine, width: 18 } }),
    rib(mirror(band), { dye, spine: { d: mirror(spine), width: 18 } }),
    patch(flap, { dye }),
    ...[-24, 0, 24].map((x) => snap(centre + x, low - 11)),
  ]
}

/** A shirt that is closed between the legs, with an envelope neck for a large head. */
export function drawBodysuit(input: GarmentInput): Drawing {
  const arm = chosen(['short', 'long', 'long'] as const, input.seed, 'bodysuit')
  const dye = chosen(['accent', 'main'] as const, input.seed, 'bodysuit trim')
  return drawTop(input, {
    torso: {
      top: 170,
      neck: 56,
      neckDrop: 42,
      shoulder: 112,
      chest: 120,
      armpit: 284,
      hemHalf: 124,
      hem: 476,
      crotch: 96,
    },
    sleeve: arms[arm],
    hasRims: true,
    isOpen: true,
    ribDye: dye,
    print: { front: { y: 348, size: 124 } },
    over: (torso) => [...envelope(torso), ...closing(torso, dye)],
  })
}

/** The shoulders lap over each other, so that it can be pulled down as well as up. */
const envelope = ({ top, neck, shoulder, slope }: TorsoCut): readonly Layer[] => {
  const lap = path`M ${centre + neck + 8} ${top + 30} Q ${centre + shoulder * 0.8} ${top + slope + 26} ${centre + shoulder - 4} ${top + slope + 30}`
  return [seam(both(lap)), stitch(both(lap))]
}

const bodice = {
  top: 112,
  neck: 52,
  neckDrop: 40,
  shoulder: 108,
  slope: 22,
  chest: 116,
  armpit: 224,
  hemHalf: 116,
  hem: 384,
}

/** One piece from the neck to the ankles, buttoned down the front. */
export function drawRomper(input: GarmentInput): Drawing {
  const dye = chosen(['accent', 'main', 'accent'] as const, input.seed, 'romper')
  const cut = legCut('vonk', { top: 380, waist: 116, hip: 138, crotch: 486, hem: 672, ankle: 33, knee: 56, spread: 82 })
  const legs = { ...cut, hem: Math.max(cut.hem, cut.crotch + 200) }
  const [left, right] = legPanels(legs, input.random)
  const end = { x: centre + legs.spread, y: legs.hem + 24, half: legs.ankle }
  const drawing = drawTop(
    { ...input, brand: 'vonk' },
    {
      torso: bodice,
      sleeve: { ...arms.long, cuff: 29 },
      isOpen: true,
      hasRims: true,
      ribDye: dye,
      print: { front: { x: centre - 58, y: 262, size: 62 } },
      over: (torso) => [
        panel({ ...left, lift: 2 }),
        panel({ ...right, lift: 2 }),
        seam(path`M ${centre} ${legs.top} L ${centre} ${legs.crotch}`),
        ...(input.side === 'front' ? front(torso, legs) : []),
        ...ankles(legs, dye),
        seam(
          path`M ${centre - torso.hemHalf + 2} ${legs.top} Q ${centre} ${legs.top + 12} ${centre + torso.hemHalf - 2} ${legs.top}`,
        ),
      ],
      outline: () => [left.d, right.d],
    },
  )
  const { hem: _, ...openings } = drawing.openings
  return {
    ...drawing,
    openings: { ...openings, hem: { y: legs.hem, half: legs.hip }, ankles: [end, { ...end, ...opposite(end) }] },
    focus: { x: centre + 20, y: 230 },
  }
}

function front({ top, neckDrop }: TorsoCut, { crotch }: LegCut): readonly Layer[] {
  const low = top + neckDrop
  return [
    patch(strip(13, low - 4, crotch - 8)),
    stitch(both(path`M ${centre + 9} ${low} L ${centre + 9} ${crotch - 10}`)),
    ...buttonRow(centre, low + 24, crotch - 30, 6, 5.5),
  ]
}

function ankles(cut: LegCut, dye: 'main' | 'accent'): readonly Layer[] {
  const band = ankleBand(cut, 26, 6)
  return [rib(band, { dye }), rib(mirror(band), { dye })]
}
