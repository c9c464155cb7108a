import { panel } from '../cloth.ts'
import type { Drawing, Fold, GarmentInput, Panel } from '../drawing.ts'
import { drape } from '../folds.ts'
import { both, centre, symmetric } from '../geometry.ts'
import type { Random } from '../random.ts'
import { path } from '../svg.ts'
import { inside, rib, seam, stitch } from '../trims.ts'
import { drawTop } from './top.ts'
import { torsoCut } from './torso.ts'

type SkirtCut = { readonly top: number; readonly waist: number; readonly hem: number; readonly half: number }

/** A bell with a waving hem. */
function skirtPath({ top, waist, hem, half }: SkirtCut): string {
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

function skirtFolds({ top, waist, hem, half }: SkirtCut, random: Random): readonly Fold[] {
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
      width: 15,
    }).map((one) => ({ ...one, to: { ...one.to, x: one.to.x - (one.to.x - centre) * 0.22 } })),
  ]
}

const skirtPanel = (cut: SkirtCut, random: Random): Panel => ({ d: skirtPath(cut), folds: skirtFolds(cut, random) })

const hemStitch = ({ hem, half }: SkirtCut): string =>
  both(
    path`M ${centre + half - 5} ${hem - 28} C ${centre + half * 0.88} ${hem - 5} ${centre + half * 0.78} ${hem - 5} ${centre + half * 0.62} ${hem - 13} C ${centre + half * 0.46} ${hem - 19} ${centre + half * 0.38} ${hem + 3} ${centre + half * 0.2} ${hem - 1} C ${centre + half * 0.1} ${hem - 5} ${centre + half * 0.06} ${hem - 7} ${centre} ${hem - 7}`,
  )

export function drawSkirt({ random, brand, side }: GarmentInput): Drawing {
  const cut = { top: 216, waist: 96, hem: 540, half: brand === 'razz' ? 172 : 190 }
  const body = skirtPanel(cut, random)
  const band = symmetric(
    [0, cut.top - 24],
    [
      [cut.waist * 0.6, cut.top - 24, cut.waist * 0.9, cut.top - 28, cut.waist - 2, cut.top - 32],
      [cut.waist, cut.top],
      [cut.waist * 0.8, cut.top + 4, cut.waist * 0.5, cut.top + 8, 0, cut.top + 8],
    ],
  )
  const back = symmetric(
    [0, cut.top - 40],
    [
      [cut.waist * 0.6, cut.top - 40, cut.waist * 0.9, cut.top - 36, cut.waist - 2, cut.top - 32],
      [cut.waist * 0.9, cut.top - 28, cut.waist * 0.6, cut.top - 22, 0, cut.top - 22],
    ],
  )
  const print = side === 'front' ? { print: { x: centre - 62, y: cut.hem - 110, size: 92 } } : {}
  return {
    layers: [inside(back), panel({ ...body, ...print }), stitch(hemStitch(cut)), rib(band)],
    outline: [body.d, band],
    openings: { waist: { y: cut.top - 32, half: cut.waist }, hem: { y: cut.hem, half: cut.half } },
    focus: { x: centre + 30, y: cut.top + 50 },
    folded: { x: centre - cut.waist - 30, y: cut.top - 34, width: cut.waist * 2 + 60, height: 250 },
  }
}

export function drawDress(input: GarmentInput): Drawing {
  const torso = {
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
  const built = torsoCut(input.brand, torso)
  const skirt = { top: built.hem + 2, waist: built.hemHalf, hem: 610, half: input.brand === 'razz' ? 166 : 186 }
  const body = skirtPanel(skirt, input.random)
  const waistline = path`M ${centre - skirt.waist + 2} ${skirt.top} Q ${centre} ${skirt.top + 14} ${centre + skirt.waist - 2} ${skirt.top}`
  const drawing = drawTop(input, {
    torso,
    sleeve: { length: 78, angle: 36, cuff: 36 },
    isOpen: true,
    neckWidth: 10,
    print: { front: { y: 262, size: 96 } },
    over: () => [panel(body), stitch(hemStitch(skirt)), seam(waistline)],
    outline: () => [body.d],
  })
  return {
    ...drawing,
    openings: { ...drawing.openings, hem: { y: skirt.hem, half: skirt.half } },
    focus: { x: centre + 30, y: skirt.top - 20 },
  }
}
