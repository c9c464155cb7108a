import { patch, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { centre } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { buttonRow, standCollar, standCollarBack } from './collars.ts'
import { drawTop, type TopCut } from './top.ts'
import type { TorsoCut } from './torso.ts'

type Look = Partial<TopCut>

const long = { length: 300, angle: 17, cuff: 30 }

/** A pocket on the heart side, unless a print takes the chest. */
const pocket = ({ chest, armpit }: TorsoCut): readonly Layer[] => {
  const x = centre + chest * 0.44
  const y = armpit - 12
  const d = path`M ${x - 29} ${y} L ${x + 29} ${y} L ${x + 29} ${y + 50} Q ${x + 28} ${y + 62} ${x} ${y + 64} Q ${x - 28} ${y + 62} ${x - 29} ${y + 50} Z`
  const mouth = stitch(path`M ${x - 27} ${y + 10} L ${x + 27} ${y + 10}`)
  return [patch(d), mouth].map((layer) => (paint) => (paint.print ? '' : layer(paint)))
}

const teeLooks: readonly [Look, ...Look[]] = [
  {},
  { ribDye: 'accent', hasRims: true },
  { over: pocket },
  { sleeveDye: 'accent', isRaglan: true, ribDye: 'accent' },
  { torso: { chest: 140, hemHalf: 146, hem: 544, shoulder: 132 }, neckWidth: 17 },
  { sleeve: { length: 84, angle: 42, cuff: 44 }, torso: { neck: 58, neckDrop: 52 }, neckWidth: 10 },
]

export const drawTee = (input: GarmentInput): Drawing => {
  const look = chosen(teeLooks, input.seed, 'tee')
  const isFront = input.side === 'front'
  return drawTop(input, {
    sleeve: { length: 104, angle: 38, cuff: 46 },
    ...look,
    over: (torso, sleeve) => (isFront ? (look.over?.(torso, sleeve) ?? []) : []),
  })
}

/** A short buttoned opening below a round neck. */
const henley = ({ top, neckDrop }: TorsoCut): readonly Layer[] => {
  const low = top + neckDrop + 12
  const d = path`M ${centre - 12} ${low - 6} L ${centre + 12} ${low - 6} L ${centre + 12} ${low + 88} L ${centre - 12} ${low + 88} Z`
  return [
    patch(d),
    stitch(
      path`M ${centre - 8} ${low - 2} L ${centre - 8} ${low + 84} L ${centre + 8} ${low + 84} L ${centre + 8} ${low - 2}`,
    ),
    ...buttonRow(centre, low + 10, low + 70, 3, 5),
  ]
}

const longsleeveLooks: readonly [Look, ...Look[]] = [
  {},
  { ribDye: 'accent' },
  { over: henley, print: { front: { y: 418, size: 120 } } },
  { sleeveDye: 'accent', isRaglan: true, ribDye: 'accent' },
  { torso: { chest: 138, hemHalf: 142, hem: 556 }, neckWidth: 17 },
]

export const drawLongsleeve = (input: GarmentInput): Drawing => {
  const look = chosen(longsleeveLooks, input.seed, 'longsleeve')
  return drawTop(input, {
    sleeve: { ...long, length: 318 },
    ...look,
    over: (torso, sleeve) => (input.side === 'front' ? (look.over?.(torso, sleeve) ?? []) : []),
  })
}

const sweaterLooks: readonly [Look, ...Look[]] = [
  {},
  { ribDye: 'accent' },
  { isRaglan: true },
  { neckWidth: 26, torso: { neckDrop: 32, neck: 54, chest: 138, hemHalf: 134 } },
  { sleeveDye: 'accent', ribDye: 'accent' },
]

/** Knitted wool may end in a stand-up collar, sweatshirts end in a rib. */
export const drawSweater = (input: GarmentInput): Drawing => {
  const look = chosen(sweaterLooks, input.seed, 'sweater')
  const hasCollar = input.fabric !== 'french-terry' && input.seed % 3 === 0
  const collar = input.side === 'front' ? standCollar : standCollarBack
  return drawTop(input, {
    torso: { neckDrop: 38, neck: 54, chest: 136, hemHalf: 132 },
    sleeve: { ...long, length: 290, cuff: 33 },
    hasRibs: true,
    neckWidth: 19,
    ...look,
    ...(hasCollar
      ? {
          torso: { neckDrop: 24, neck: 48, chest: 138 },
          neckWidth: 0,
          over: (torso) => collar(torso, true, look.ribDye),
        }
      : {}),
  })
}
