import type { Brand } from '../../label/index.ts'
import { drape, foldPair } from '../cloth/folds.ts'
import type { Fold, Panel, Side } from '../drawing.ts'
import { centre, type Point, type Step, symmetric } from '../geometry.ts'
import type { Random } from '../random.ts'
import { path } from '../svg.ts'

/** Half widths and heights of an upper body, counted from the centre line. */
export type TorsoCut = {
  readonly top: number
  readonly neck: number
  readonly neckDrop: number
  /** 1 is a round neck, 0 a V. */
  readonly roundness: number
  readonly shoulder: number
  readonly slope: number
  readonly chest: number
  readonly armpit: number
  readonly hemHalf: number
  readonly hem: number
  /** How far the side seams end above the hem, as on a shirt worn loose. */
  readonly tail: number
  /** How far below the hem the legs meet, where the garment is closed between them. */
  readonly crotch: number
}

const childCut: TorsoCut = {
  top: 170,
  neck: 52,
  neckDrop: 44,
  roundness: 1,
  shoulder: 124,
  slope: 26,
  chest: 132,
  armpit: 300,
  hemHalf: 136,
  hem: 572,
  tail: 0,
  crotch: 0,
}

/** Razz wears the same pattern looser: wider, longer, with a dropped shoulder. */
export function torsoCut(brand: Brand, changes: Partial<TorsoCut> = {}): TorsoCut {
  const cut = { ...childCut, ...changes }
  if (brand === 'vonk') return cut
  return {
    ...cut,
    shoulder: cut.shoulder + 18,
    slope: cut.slope + 7,
    chest: cut.chest + 13,
    armpit: cut.armpit + 16,
    hemHalf: cut.hemHalf + 12,
    hem: cut.hem + 14,
  }
}

export const neckDropOf = (cut: TorsoCut, side: Side): number => (side === 'front' ? cut.neckDrop : 12)

/** The neckline from its lowest point to the shoulder. */
function neckStep({ top, neck, roundness }: TorsoCut, drop: number): Step {
  const blend = (v: number, u: number) => v + (u - v) * roundness
  return [
    neck * blend(0.12, 0.6),
    top + drop * blend(0.84, 1),
    neck * blend(0.72, 0.97),
    top + drop * blend(0.36, 0.5),
    neck,
    top,
  ]
}

export const shoulderPoint = (cut: TorsoCut): Point => ({ x: centre + cut.shoulder, y: cut.top + cut.slope })
export const armpitPoint = (cut: TorsoCut): Point => ({ x: centre + cut.chest, y: cut.armpit })

/** The armhole from shoulder to armpit, shared by body and sleeve so that no gap can open. */
export function armhole(cut: TorsoCut): readonly [number, number, number, number, number, number] {
  const depth = cut.armpit - cut.top - cut.slope
  const inset = Math.max(0, 16 - Math.max(0, cut.shoulder - cut.chest + 6))
  return [
    cut.shoulder - inset * 0.6,
    cut.top + cut.slope + depth * 0.35,
    cut.chest - inset * 1.4,
    cut.armpit - depth * 0.3,
    cut.chest,
    cut.armpit,
  ]
}

function torsoPath(cut: TorsoCut, side: Side): string {
  const drop = neckDropOf(cut, side)
  const side1 = cut.armpit + (cut.hem - cut.armpit) * 0.35
  const waist = Math.min(cut.chest, cut.hemHalf) - 4
  return symmetric(
    [0, cut.top + drop],
    [
      neckStep(cut, drop),
      [
        cut.neck + (cut.shoulder - cut.neck) * 0.4,
        cut.top + cut.slope * 0.28,
        cut.shoulder - 18,
        cut.top + cut.slope * 0.72,
        cut.shoulder,
        cut.top + cut.slope,
      ],
      armhole(cut),
      [waist, side1, cut.hemHalf - 5, cut.hem - 90, cut.hemHalf, cut.hem - cut.tail],
      ...hemSteps(cut),
    ],
  )
}

function hemSteps(cut: TorsoCut): readonly Step[] {
  const { hemHalf, hem, crotch } = cut
  if (crotch === 0) return [hemStep(cut)]
  const low = hem + crotch
  return [
    [hemHalf * 0.78, hem + 8, 58, low - 62, 44, low - 4],
    [30, low + 2, 14, low + 3, 0, low + 3],
  ]
}

const hemStep = ({ hemHalf, hem, tail }: TorsoCut): Step =>
  tail > 0
    ? [hemHalf * 0.88, hem - tail * 0.1, hemHalf * 0.5, hem + 11, 0, hem + 11]
    : [hemHalf * 0.66, hem + 9, hemHalf * 0.33, hem + 11, 0, hem + 11]

function torsoFolds(cut: TorsoCut, random: Random): readonly Fold[] {
  const pit = armpitPoint(cut)
  const length = cut.hem - cut.armpit
  const at = (x: number, y: number): Point => ({ x: centre + x, y })
  return [
    ...foldPair(random, { from: pit, to: at(cut.chest * 0.42, cut.armpit + length * 0.2), width: 11, bend: 14 }),
    ...foldPair(random, {
      from: at(cut.chest - 4, cut.armpit - 26),
      to: at(cut.chest * 0.62, cut.armpit - 50),
      width: 8,
      bend: -8,
    }),
    ...foldPair(random, {
      from: at(cut.chest, cut.armpit + length * 0.42),
      to: at(cut.chest * 0.5, cut.armpit + length * 0.62),
      width: 9,
      bend: 12,
      reach: 14,
    }),
    ...foldPair(random, {
      from: at(cut.chest, cut.armpit + length * 0.68),
      to: at(cut.chest * 0.6, cut.armpit + length * 0.6),
      width: 7,
      bend: -8,
      reach: 14,
    }),
    ...drape(random, {
      left: centre - cut.hemHalf + 20,
      right: centre + cut.hemHalf - 20,
      y: cut.hem,
      height: length * 0.42,
      count: Math.round(random.between(2, 4)),
      width: 10,
    }),
  ]
}

export function torsoPanel(cut: TorsoCut, side: Side, random: Random): Panel {
  return { d: torsoPath(cut, side), folds: torsoFolds(cut, random) }
}

/** A strip along the hem, as deep as asked. */
export function hemBand(cut: TorsoCut, depth: number): string {
  const half = cut.hemHalf
  return symmetric(
    [0, cut.hem + 10 - depth],
    [
      [half * 0.4, cut.hem + 10 - depth, half * 0.7, cut.hem + 6 - depth, half + 1, cut.hem - depth],
      [half + 1, cut.hem],
      [half * 0.66, cut.hem + 9, half * 0.33, cut.hem + 11, 0, cut.hem + 11],
    ],
  )
}

export function hemLine(cut: TorsoCut, rise: number): string {
  const half = cut.hemHalf - 1.5
  const y = cut.hem - rise
  if (cut.tail > 0) {
    const side = y - cut.tail
    return path`M ${centre - half} ${side} C ${centre - half * 0.88} ${y - cut.tail * 0.1} ${centre - half * 0.5} ${y + 11} ${centre} ${y + 11} C ${centre + half * 0.5} ${y + 11} ${centre + half * 0.88} ${y - cut.tail * 0.1} ${centre + half} ${side}`
  }
  return path`M ${centre - half} ${y} C ${centre - half * 0.6} ${y + 10} ${centre + half * 0.6} ${y + 10} ${centre + half} ${y}`
}

export function armholeLine(cut: TorsoCut, inset = 0): string {
  const [ax, ay, bx, by, x, y] = armhole(cut)
  return path`M ${centre + cut.shoulder - inset} ${cut.top + cut.slope} C ${centre + ax - inset} ${ay} ${centre + bx - inset} ${by} ${centre + x - inset} ${y - inset * 0.4}`
}
