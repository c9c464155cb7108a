import { panel } from '../cloth/cloth.ts'
import { drape } from '../cloth/folds.ts'
import { label } from '../cloth/hardware.ts'
import { inside, patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, Fold, GarmentInput, Layer, Panel } from '../drawing.ts'
import { both, centre, mirror, symmetric } from '../geometry.ts'
import type { Random } from '../random.ts'
import { path } from '../svg.ts'
import { strip } from './buttoned.ts'
import { buttonRow } from './collars.ts'

export type SkirtCut = { readonly top: number; readonly waist: number; readonly hem: number; readonly half: number }

/** A bell with a waving hem. */
function bellPath({ top, waist, hem, half }: SkirtCut): string {
  return symmetric(
    [0, top + 7],
    [
      [waist * 0.5, top + 7, waist * 0.8, top + 4, waist, top],
      [waist + 12, top + (hem - top) * 0.3, half - 26, top + (hem - top) * 0.6, half, hem - 16],
      [half * 0.9, hem + 8, half * 0.78, hem + 8, half * 0.62, hem],
      [half * 0.46, hem - 6, half * 0.38, hem + 16, half * 0.2, hem + 12],
      [half * 0.1, hem + 8, half * 0.06, hem + 6, 0, hem + 6],
    ],
  )
}

function bellFolds({ top, waist, hem, half }: SkirtCut, random: Random): readonly Fold[] {
  const gathers = Array.from({ length: 11 }, (_, index): Fold => {
    const share = (index - 5) / 5.4 + random.between(-0.05, 0.05)
    const reach = random.between(0.3, 0.62)
    return {
      from: { x: centre + waist * share, y: top },
      to: { x: centre + (waist + (half - waist) * reach) * share, y: top + (hem - top) * reach },
      width: random.between(4, 7),
      bend: share * 6,
    }
  })
  return [
    ...gathers,
    ...drape(random, {
      left: centre - half + 30,
      right: centre + half - 30,
      y: hem,
      height: (hem - top) * 0.6,
      count: 5,
      width: 13,
    }).map((one) => ({ ...one, to: { ...one.to, x: one.to.x - (one.to.x - centre) * 0.22 } })),
  ]
}

export const bellPanel = (cut: SkirtCut, random: Random): Panel => ({ d: bellPath(cut), folds: bellFolds(cut, random) })

export const bellStitch = ({ hem, half }: SkirtCut): string =>
  both(
    path`M ${centre + half - 5} ${hem - 28} C ${centre + half * 0.88} ${hem - 5} ${centre + half * 0.78} ${hem - 5} ${centre + half * 0.62} ${hem - 13} C ${centre + half * 0.46} ${hem - 19} ${centre + half * 0.38} ${hem + 3} ${centre + half * 0.2} ${hem - 1} C ${centre + half * 0.1} ${hem - 5} ${centre + half * 0.06} ${hem - 7} ${centre} ${hem - 7}`,
  )

/** Flared and flat, as heavy cloth falls. */
function linePanel({ top, waist, hem, half }: SkirtCut, random: Random): Panel {
  const d = symmetric(
    [0, top + 7],
    [
      [waist * 0.5, top + 7, waist * 0.8, top + 4, waist, top],
      [waist + 22, top + (hem - top) * 0.34, half - 14, top + (hem - top) * 0.7, half, hem - 20],
      [half * 0.7, hem + 4, half * 0.36, hem + 10, 0, hem + 10],
    ],
  )
  const box = { left: centre - half + 40, right: centre + half - 40, y: hem, height: (hem - top) * 0.5 }
  return { d, folds: drape(random, { ...box, count: 4, width: 11 }) }
}

const lineStitch = ({ hem, half }: SkirtCut): string =>
  path`M ${centre - half + 5} ${hem - 32} C ${centre - half * 0.7} ${hem - 8} ${centre - half * 0.36} ${hem - 3} ${centre} ${hem - 3} C ${centre + half * 0.36} ${hem - 3} ${centre + half * 0.7} ${hem - 8} ${centre + half - 5} ${hem - 32}`

/** Buttons down the front and two patch pockets. */
function lineFront({ top, waist, hem, half }: SkirtCut): readonly Layer[] {
  const x = centre + (waist + half) * 0.3
  const y = top + 62
  const pocket = path`M ${x - 36} ${y} L ${x + 34} ${y + 2} L ${x + 40} ${y + 66} Q ${x + 2} ${y + 88} ${x - 36} ${y + 70} Z`
  const line = path`M ${x - 35} ${y + 10} L ${x + 35} ${y + 12}`
  return [
    patch(pocket),
    patch(mirror(pocket)),
    stitch(both(line)),
    patch(strip(14, top - 24, hem + 9)),
    stitch(both(path`M ${centre + 10} ${top} L ${centre + 10} ${hem + 6}`)),
    ...buttonRow(centre, top - 10, hem - 40, 6, 6.5),
  ]
}

const heavy: readonly GarmentInput['fabric'][] = ['denim', 'corduroy', 'twill']

function waist({ top, waist: half }: SkirtCut): {
  readonly band: string
  readonly back: string
  readonly spine: string
} {
  return {
    band: symmetric(
      [0, top - 24],
      [
        [half * 0.6, top - 24, half * 0.9, top - 28, half - 2, top - 32],
        [half, top],
        [half * 0.8, top + 4, half * 0.5, top + 8, 0, top + 8],
      ],
    ),
    back: symmetric(
      [0, top - 40],
      [
        [half * 0.6, top - 40, half * 0.9, top - 36, half - 2, top - 32],
        [half * 0.9, top - 28, half * 0.6, top - 22, 0, top - 22],
      ],
    ),
    spine: path`M ${centre - half} ${top - 16} C ${centre - half * 0.7} ${top - 10} ${centre - half * 0.4} ${top - 8} ${centre} ${top - 8} C ${centre + half * 0.4} ${top - 8} ${centre + half * 0.7} ${top - 10} ${centre + half} ${top - 16}`,
  }
}

/** Heavy cloth is flared and buttoned, light cloth gathered into an elastic waist. */
export function drawSkirt({ random, brand, side, fabric }: GarmentInput): Drawing {
  const isHeavy = heavy.includes(fabric)
  const cut = {
    top: 216,
    waist: 96,
    hem: isHeavy ? 510 : 540,
    half: (brand === 'razz' ? 172 : 190) - (isHeavy ? 20 : 0),
  }
  const body = isHeavy ? linePanel(cut, random) : bellPanel(cut, random)
  const { band, back, spine } = waist(cut)
  const print = side === 'front' ? { print: { x: centre - 78, y: cut.hem - 88, size: 84, width: 104 } } : {}
  return {
    layers: [
      ...(side === 'front' ? [inside(back)] : []),
      panel({ ...body, ...print }),
      stitch(isHeavy ? lineStitch(cut) : bellStitch(cut)),
      isHeavy ? patch(band, { lift: false }) : rib(band, { spine: { d: spine, width: 40 } }),
      ...(isHeavy && side === 'front' ? lineFront(cut) : []),
      ...(side === 'back'
        ? [seam(path`M ${centre} ${cut.top + 8} L ${centre} ${cut.hem + 6}`), label(centre, cut.top - 18)]
        : []),
    ],
    outline: [body.d, band],
    openings: { waist: { y: cut.top - 32, half: cut.waist }, hem: { y: cut.hem, half: cut.half } },
    focus: { x: centre + 30, y: cut.top + 50 },
    folded: { x: centre - cut.waist, y: cut.top - 42, shoulder: cut.top - 28, width: cut.waist * 2, height: 200 },
  }
}
