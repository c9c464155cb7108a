import type { Brand } from '../../label/index.ts'
import { fold, foldPair } from '../cloth/folds.ts'
import type { Fold, Panel } from '../drawing.ts'
import { centre, mirror, opposite, type Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import { path } from '../svg.ts'

/** Half widths and heights of trousers, counted from the centre line. */
export type LegCut = {
  readonly top: number
  readonly waist: number
  readonly hip: number
  readonly crotch: number
  readonly hem: number
  /** Distance of the leg's end from the centre line, and half its width. */
  readonly spread: number
  readonly ankle: number
  readonly knee: number
}

const childLegs: LegCut = { top: 118, waist: 92, hip: 118, crotch: 290, hem: 620, spread: 84, ankle: 36, knee: 48 }

export function legCut(brand: Brand, changes: Partial<LegCut> = {}): LegCut {
  const cut = { ...childLegs, ...changes }
  if (brand === 'vonk') return cut
  return {
    ...cut,
    hip: cut.hip + 8,
    spread: cut.spread + 10,
    ankle: cut.ankle + 12,
    knee: cut.knee + 11,
    crotch: cut.crotch + 10,
    hem: cut.hem + 8,
  }
}

/** The right leg, from the centre of the waist to the ankle and back up to the crotch. */
function legPath(cut: LegCut): string {
  const { top, waist, hip, crotch, hem, spread, ankle, knee } = cut
  const kneeY = crotch + (hem - crotch) * 0.45
  const kneeX = centre + (spread + hip * 0.5) / 2 + 4
  return path`M ${centre} ${top + 6} C ${centre + waist * 0.5} ${top + 6} ${centre + waist * 0.8} ${top + 3} ${centre + waist} ${top} C ${centre + waist + 8} ${top + (crotch - top) * 0.27} ${centre + hip} ${crotch - (crotch - top) * 0.53} ${centre + hip} ${crotch - (crotch - top) * 0.23} C ${centre + hip + 2} ${crotch + 40} ${kneeX + knee + 6} ${kneeY - 40} ${kneeX + knee} ${kneeY} C ${kneeX + knee - 4} ${kneeY + 60} ${centre + spread + ankle + 2} ${hem - 70} ${centre + spread + ankle} ${hem} Q ${centre + spread} ${hem + 9} ${centre + spread - ankle} ${hem} C ${centre + spread - ankle - 2} ${hem - 80} ${kneeX - knee - 2} ${kneeY + 50} ${kneeX - knee} ${kneeY} C ${kneeX - knee - 4} ${kneeY - 60} ${centre + 12} ${crotch + 44} ${centre} ${crotch} Z`
}

/** Half the width at a height between waist and hip: where a pocket ends. */
export function sideAt({ top, waist, hip, crotch }: LegCut, y: number): number {
  const share = Math.min(1, Math.max(0, (y - top) / ((crotch - top) * 0.77)))
  const rest = 1 - share
  return rest ** 3 * waist + 3 * rest ** 2 * share * (waist + 8) + (3 * rest * share ** 2 + share ** 3) * hip
}

/** A short leg has no knee: it falls straight to a wide opening. */
function shortLegPath({ top, waist, hip, crotch, hem, spread, ankle }: LegCut): string {
  return path`M ${centre} ${top + 6} C ${centre + waist * 0.5} ${top + 6} ${centre + waist * 0.8} ${top + 3} ${centre + waist} ${top} C ${centre + waist + 8} ${top + (crotch - top) * 0.27} ${centre + hip} ${crotch - (crotch - top) * 0.53} ${centre + hip} ${crotch - (crotch - top) * 0.23} C ${centre + hip + 6} ${crotch + 10} ${centre + spread + ankle - 6} ${hem - 60} ${centre + spread + ankle} ${hem} Q ${centre + spread} ${hem + 12} ${centre + spread - ankle} ${hem + 4} C ${centre + spread - ankle - 2} ${hem - 40} ${centre + 6} ${crotch + 40} ${centre} ${crotch} Z`
}

function legFolds(cut: LegCut, random: Random): Fold[] {
  const { hip, crotch, hem, spread } = cut
  const length = hem - crotch
  const at = (x: number, y: number): Point => ({ x: centre + x, y })
  return [
    fold(random, { from: at(2, crotch - 4), to: at(hip * 0.62, crotch - 34), width: 8, bend: -10 }),
    fold(random, { from: at(4, crotch + 8), to: at(hip * 0.56, crotch + 34), width: 9, bend: 10 }),
    fold(random, { from: at(hip, crotch - 30), to: at(hip * 0.6, crotch + 4), width: 7, bend: 10 }),
    ...(length < 200
      ? [fold(random, { from: at(spread - 10, hem + 4), to: at(spread - 4, hem - length * 0.6), width: 8 })]
      : longFolds(cut, random)),
  ]
}

/** Creases behind the knee and where the leg bunches on the foot: from, to, width and bend. */
function longFolds({ hip, crotch, hem, spread, ankle, knee }: LegCut, random: Random): Fold[] {
  const y = crotch + (hem - crotch) * 0.45
  const x = (spread + hip * 0.5) / 2 + 4
  const creases: readonly (readonly [number, number, number, number, number, number])[] = [
    [x - knee, y - 14, x + knee * 0.4, y - 28, 8, 8],
    [x - knee, y + 10, x + knee * 0.5, y + 2, 8, 8],
    [x + knee, y + 26, x - knee * 0.3, y + 40, 7, -8],
    [spread - ankle, hem - 24, spread + ankle * 0.5, hem - 34, 6, 6],
    [spread + ankle, hem - 48, spread - ankle * 0.4, hem - 56, 6, -6],
  ]
  return creases.map(([fromX, fromY, toX, toY, width, bend]) =>
    fold(random, { from: { x: centre + fromX, y: fromY }, to: { x: centre + toX, y: toY }, width, bend }),
  )
}

export function legPanels(cut: LegCut, random: Random, changes: Partial<Panel> = {}): readonly [Panel, Panel] {
  const d = cut.hem - cut.crotch < 200 ? shortLegPath(cut) : legPath(cut)
  const lean = Math.atan2(cut.spread - cut.hip * 0.5, cut.hem - cut.crotch) * (180 / Math.PI)
  const left = legFolds(cut, random).map(({ from, to, width, bend }) => ({
    from: opposite(from),
    to: opposite(to),
    width,
    bend: -bend,
  }))
  return [
    { d: mirror(d), grain: lean, edge: 30, folds: left, ...changes },
    { d, grain: -lean, edge: 30, folds: legFolds(cut, random), ...changes },
  ]
}

export function waistBand({ top, waist }: LegCut, depth: number): string {
  return path`M ${centre - waist + 2} ${top - depth} Q ${centre} ${top - depth + 9} ${centre + waist - 2} ${top - depth} L ${centre + waist} ${top} Q ${centre} ${top + 9} ${centre - waist} ${top} Z`
}

/** The inside of the waist's back, seen over the front edge. */
export function waistInside({ top, waist }: LegCut, depth: number): string {
  return path`M ${centre - waist + 2} ${top - depth} Q ${centre} ${top - depth - 9} ${centre + waist - 2} ${top - depth} Q ${centre} ${top - depth + 9} ${centre - waist + 2} ${top - depth} Z`
}

export const waistGathers = (cut: LegCut, random: Random): readonly Fold[] =>
  [0.2, 0.5, 0.8].flatMap((share) =>
    foldPair(random, {
      from: { x: centre + cut.waist * share, y: cut.top - 6 },
      to: { x: centre + cut.waist * share * 1.1, y: cut.top + 52 },
      width: 6,
      bend: 3,
    }),
  )

export function ankleBand({ spread, ankle, hem }: LegCut, depth: number, narrow: number): string {
  const x = centre + spread
  return path`M ${x - ankle} ${hem} Q ${x} ${hem + 9} ${x + ankle} ${hem} L ${x + ankle - narrow} ${hem + depth} Q ${x} ${hem + depth + 8} ${x - ankle + narrow} ${hem + depth} Z`
}

export function ankleLine({ spread, ankle, hem }: LegCut, rise: number): string {
  const x = centre + spread + rise * 0.06
  return path`M ${x - ankle - rise * 0.02} ${hem - rise} Q ${x} ${hem - rise + 9} ${x + ankle + rise * 0.1} ${hem - rise}`
}
