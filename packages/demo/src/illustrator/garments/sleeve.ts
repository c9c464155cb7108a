import { fold } from '../cloth/folds.ts'
import type { Panel } from '../drawing.ts'
import { along, centre, mirror, opposite, type Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import { path } from '../svg.ts'
import { armhole, armpitPoint, shoulderPoint, type TorsoCut } from './torso.ts'

export type SleeveCut = {
  readonly length: number
  readonly angle: number
  readonly cuff: number
  readonly bunch?: boolean
}

export type Sleeve = {
  readonly d: string
  /** The same sleeve cut up to the neckline. */
  readonly raglan: string
  readonly cuffCentre: Point
  readonly direction: Point
  readonly normal: Point
  readonly cuff: number
  readonly angle: number
  readonly elbow: { readonly inner: Point; readonly outer: Point }
  readonly armpit: Point
}

const move = ({ x, y }: Point, by: Point, distance: number): Point => ({
  x: x + by.x * distance,
  y: y + by.y * distance,
})

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

/** The right sleeve, hanging at an angle from the armhole of its torso. */
export function cutSleeve(torso: TorsoCut, { length, angle, cuff }: SleeveCut): Sleeve {
  const turn = (angle * Math.PI) / 180
  const direction = { x: Math.sin(turn), y: Math.cos(turn) }
  const normal = { x: Math.cos(turn), y: -Math.sin(turn) }
  const top = shoulderPoint(torso)
  const armpit = armpitPoint(torso)
  const root = along(top, armpit, 0.42)
  const end = move(root, direction, length)
  const outer = move(end, normal, cuff)
  const inner = move(end, normal, -cuff)
  // A long sleeve bows at the elbow, a short one stands off straight.
  const bow = length > 200 ? 12 : 0
  const slope = unit({ x: 18, y: torso.slope * 0.28 })
  const cap = move(top, slope, Math.min(34, length * 0.2))
  const outerBend = move(move(outer, direction, -length * 0.5), normal, bow)
  const innerBend = move(move(inner, direction, -length * 0.42), normal, bow * 0.8)
  const edge = move(end, direction, 5)
  const [ax, ay, bx, by] = armhole(torso)
  const start = { x: armpit.x + direction.x * length * 0.12, y: armpit.y + direction.y * length * 0.12 }
  const tube = path`C ${cap.x} ${cap.y} ${outerBend.x + 3} ${outerBend.y} ${outer.x} ${outer.y} Q ${edge.x} ${edge.y} ${inner.x} ${inner.y} C ${innerBend.x} ${innerBend.y} ${start.x - 2} ${start.y} ${armpit.x} ${armpit.y}`
  const d = path`M ${top.x} ${top.y} ${tube} C ${centre + bx} ${by} ${centre + ax} ${ay} ${top.x} ${top.y} Z`
  const { neck } = torso
  const low = torso.top + torso.neckDrop * 0.42
  const raglan = path`M ${centre + neck} ${torso.top} L ${top.x} ${top.y} ${tube} C ${armpit.x - 26} ${armpit.y - 46} ${centre + neck + 22} ${low + 52} ${centre + neck * 0.9} ${low} Z`
  const elbow = move(root, direction, length * 0.5)
  return {
    d,
    raglan,
    cuffCentre: end,
    direction,
    normal,
    cuff,
    angle,
    armpit,
    elbow: { inner: move(elbow, normal, -cuff * 1.15), outer: move(elbow, normal, cuff * 1.25) },
  }
}

/** A band around the sleeve's end, continuing its direction; a cuff may be narrower than the sleeve. */
export function cuffBand({ cuffCentre, direction, normal, cuff }: Sleeve, depth: number, narrow = 0): string {
  const a = move(cuffCentre, normal, cuff - narrow * 0.4)
  const b = move(cuffCentre, normal, -cuff + narrow * 0.4)
  const farA = move(move(cuffCentre, direction, depth), normal, cuff - narrow)
  const farB = move(move(cuffCentre, direction, depth), normal, -cuff + narrow)
  const sag = move(move(cuffCentre, direction, depth + 4), normal, 0)
  return path`M ${a.x} ${a.y} L ${farA.x} ${farA.y} Q ${sag.x} ${sag.y} ${farB.x} ${farB.y} L ${b.x} ${b.y} Z`
}

export function cuffLine({ cuffCentre, direction, normal, cuff }: Sleeve, rise: number): string {
  const middle = move(cuffCentre, direction, -rise)
  const a = move(middle, normal, cuff + rise * 0.06)
  const b = move(middle, normal, -cuff - rise * 0.1)
  return path`M ${a.x} ${a.y} L ${b.x} ${b.y}`
}

export function sleevePanels(sleeve: Sleeve, random: Random, changes: Partial<Panel> = {}): readonly [Panel, Panel] {
  const right = { d: sleeve.d, grain: -sleeve.angle, edge: 26, folds: sleeveFolds(sleeve, random), ...changes }
  const leftFolds = sleeveFolds(sleeve, random).map(({ from, to, width, bend }) => ({
    from: opposite(from),
    to: opposite(to),
    width,
    bend: -bend,
  }))
  return [{ ...right, d: mirror(sleeve.d), grain: sleeve.angle, folds: leftFolds }, right]
}

function sleeveFolds({ armpit, elbow, cuffCentre, direction, normal, cuff }: Sleeve, random: Random) {
  const reach = Math.hypot(cuffCentre.x - armpit.x, cuffCentre.y - armpit.y)
  const upper = [
    fold(random, {
      from: armpit,
      to: move(move(armpit, normal, cuff * 1.1), direction, -reach * 0.06),
      width: 8,
      bend: -8,
    }),
  ]
  if (reach < 120)
    return [
      ...upper,
      fold(random, { from: move(armpit, direction, 22), to: move(cuffCentre, normal, cuff * 0.3), width: 6, bend: 6 }),
    ]
  return [
    ...upper,
    fold(random, {
      from: move(armpit, direction, reach * 0.16),
      to: move(elbow.outer, direction, -reach * 0.22),
      width: 8,
      bend: -10,
    }),
    ...lowerFolds({ elbow, cuffCentre, direction, normal, cuff }, reach, random),
  ]
}

/** Creases across the elbow, and where the sleeve bunches on the wrist. */
function lowerFolds(
  {
    elbow,
    cuffCentre,
    direction,
    normal,
    cuff,
  }: Pick<Sleeve, 'elbow' | 'cuffCentre' | 'direction' | 'normal' | 'cuff'>,
  reach: number,
  random: Random,
) {
  const across = [-0.06, 0.06, 0.16].map((share) =>
    fold(random, {
      from: move(elbow.inner, direction, reach * share),
      to: move(along(elbow.inner, elbow.outer, 0.72), direction, reach * (share - 0.07)),
      width: 8,
      bend: 7,
    }),
  )
  const bunches = [16, 38].map((rise) =>
    fold(random, {
      from: move(move(cuffCentre, direction, -rise), normal, -cuff),
      to: move(move(cuffCentre, direction, -rise - 6), normal, cuff * 0.5),
      width: 6,
      bend: 6,
    }),
  )
  return [...across, ...bunches]
}
