import { shade, tint } from '../../illustrator/paint.ts'
import { drawHead, type Person } from '../../illustrator/people/index.ts'
import { el, group, path } from '../../illustrator/svg.ts'
import { ink } from '../tokens.ts'

type Point = readonly [x: number, y: number]
type Limb = readonly [bend: Point, end: Point]

/** Joints around the hip at zero, up is negative; left and right as we see them. */
export type Pose = {
  readonly neck: Point
  readonly arms: readonly [Limb, Limb]
  readonly legs: readonly [Limb, Limb]
  readonly tilt?: number
  /** The right arm reaches across the body, in front of it. */
  readonly isFront?: boolean
}

export type Clothes = {
  readonly top: string
  readonly sleeve?: 'long' | 'short'
  readonly stripes?: string
  readonly bottom: string
  readonly legs?: 'trousers' | 'shorts' | 'skirt' | 'tights'
  readonly coat?: boolean
  readonly shoes: string
}

export type Puppet = {
  /** Keeps the ids of several puppets in one picture apart. */
  readonly name: string
  readonly person: Person
  readonly pose: Pose
  readonly clothes: Clothes
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  readonly isMirrored?: boolean
}

const limb = (from: Point, [bend, end]: Limb) => path`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`
type Line = { readonly width: number; readonly dash?: string; readonly opacity?: number; readonly move?: string }

const stroke = (d: string, colour: string, { width, dash, opacity, move }: Line) =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': dash ? 'butt' : 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash,
    'stroke-opacity': opacity,
    transform: move,
  })

/** A child in motion, cut from paper: limbs are broad strokes, cloth is flat colour with one shadow. */
export function puppet({ name, person, pose, clothes, x, y, scale, turn = 0, isMirrored }: Puppet): string {
  const [left, right] = pose.arms
  const lean = Math.atan2(pose.neck[0], -pose.neck[1]) * (180 / Math.PI)
  const length = Math.hypot(...pose.neck)
  const shoulder = (side: number): Point => {
    const turned = (lean * Math.PI) / 180
    return [
      pose.neck[0] + Math.cos(turned) * side * 38 - Math.sin(turned) * -22,
      pose.neck[1] + Math.sin(turned) * side * 38 + Math.cos(turned) * 22,
    ]
  }
  const arm = (side: -1 | 1, bones: Limb) => drawArm(shoulder(side), bones, person.skin, clothes)
  const head = drawHead(person)
  const throat = path`M${pose.neck[0]} ${pose.neck[1] + 8}L${pose.neck[0] * 1.04} ${pose.neck[1] - 10}`
  const heads = `translate(${pose.neck[0]} ${pose.neck[1]}) rotate(${Math.round(lean + (pose.tilt ?? 0))}) translate(0 -58) scale(0.92)`
  const body = group({ transform: `rotate(${Math.round(lean)})` }, drawTorso(clothes, length, name))
  return group(
    { transform: `translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale}) rotate(${turn})` },
    group({ transform: heads }, head.behind),
    arm(-1, left),
    pose.isFront ? '' : arm(1, right),
    drawLeg([-20, -4], pose.legs[0], person.skin, clothes),
    drawLeg([20, -4], pose.legs[1], person.skin, clothes),
    body,
    stroke(throat, shade(person.skin, 0.1), { width: 34 }),
    group({ transform: heads }, head.front),
    pose.isFront ? arm(1, right) : '',
  )
}

function drawArm(from: Point, bones: Limb, skin: string, { top, sleeve = 'long', stripes, coat }: Clothes): string {
  const [, end] = bones
  const whole = limb(from, bones)
  const width = coat ? 46 : 36
  const hand = el('circle', { cx: end[0], cy: end[1], r: 19, fill: skin })
  if (sleeve === 'short') {
    const elbow: Point = [(from[0] + bones[0][0]) / 2, (from[1] + bones[0][1]) / 2]
    const cuff = path`M${from[0]} ${from[1]}L${elbow[0]} ${elbow[1]}`
    return stroke(whole, skin, { width: 27 }) + hand + stroke(cuff, top, { width: 40 })
  }
  return (
    hand +
    stroke(whole, top, { width }) +
    (stripes ? stroke(whole, stripes, { width, dash: '11 15' }) : '') +
    stroke(whole, shade(top, 0.3), { width: width * 0.34, opacity: 0.35, move: 'translate(5 7)' })
  )
}

function drawLeg(
  from: Point,
  bones: Limb,
  skin: string,
  { bottom, legs = 'trousers', shoes, stripes }: Clothes,
): string {
  const [bend] = bones
  const whole = limb(from, bones)
  const shoe = drawShoe(bones, shoes)
  if (legs === 'trousers')
    return (
      shoe +
      stroke(whole, bottom, { width: 44 }) +
      stroke(whole, shade(bottom, 0.35), { width: 13, opacity: 0.35, move: 'translate(8 4)' })
    )
  const bare = shoe + stroke(whole, legs === 'tights' ? bottom : skin, { width: 31 })
  if (legs === 'tights') return bare + (stripes ? stroke(whole, stripes, { width: 31, dash: '11 13' }) : '')
  if (legs === 'skirt') return bare
  const knee: Point = [from[0] + (bend[0] - from[0]) * 0.62, from[1] + (bend[1] - from[1]) * 0.62]
  return bare + stroke(path`M${from[0]} ${from[1]}L${knee[0]} ${knee[1]}`, bottom, { width: 50 })
}

function drawShoe([bend, end]: Limb, shoes: string): string {
  const away = end[0] >= bend[0] - 4 ? 1 : -1
  const turn = Math.atan2(end[1] - bend[1], end[0] - bend[0]) * (180 / Math.PI) - 90
  return group(
    { transform: path`translate(${end[0]} ${end[1]}) rotate(${turn * 0.7}) scale(${away} 1)` },
    el('path', { d: 'M-20-14H18C22 0 50 0 54 18C54 24 52 26 48 26H-18C-22 26-24 24-24 20Z', fill: shoes }),
    el('path', { d: 'M-24 18H54C54 26 52 30 46 30H-18C-24 30-24 26-24 18Z', fill: ink.paper }),
  )
}

/** Upright around the hip, neck above; a coat and a skirt flare below it. */
function drawTorso(clothes: Clothes, length: number, name: string): string {
  const { top, coat, stripes } = clothes
  const hem = coat ? 46 : 8
  const flare = coat ? 66 : 42
  const d = path`M-40 ${-length + 8}C-26 ${-length - 8} 26 ${-length - 8} 40 ${-length + 8}C52 ${-length + 20} 48 ${-length * 0.5} ${flare} ${hem}C${flare * 0.5} ${hem + 14} ${-flare * 0.5} ${hem + 14} ${-flare} ${hem}C-48 ${-length * 0.5} -52 ${-length + 20} -40 ${-length + 8}Z`
  const shadow = path`M18 ${-length - 2}C44 ${-length + 10} 48 ${-length * 0.5} ${flare} ${hem}L${flare * 0.5} ${hem + 10}C30 ${-length * 0.4} 34 ${-length * 0.8} 18 ${-length - 2}Z`
  return (
    drawHips(clothes) +
    el('path', { d, fill: top }) +
    (stripes && !coat ? drawBands(d, stripes, { length, clip: `torso-${name}` }) : '') +
    el('path', { d: shadow, fill: ink.night, 'fill-opacity': 0.14 }) +
    (coat ? drawClosing(top, length, hem) : '')
  )
}

function drawHips({ bottom, legs, coat }: Clothes): string {
  if (legs === 'skirt')
    return (
      el('path', { d: 'M-44-4H44L72 64C40 82-40 82-72 64Z', fill: bottom }) +
      el('path', { d: 'M20-4H44L72 64C62 70 50 74 38 76Z', fill: ink.night, 'fill-opacity': 0.14 })
    )
  const fill = legs === 'tights' ? tint(bottom, 0.1) : bottom
  return coat ? '' : el('path', { d: 'M-43-12H43L44 14C20 24-20 24-44 14Z', fill })
}

function drawBands(d: string, colour: string, { length, clip }: { length: number; clip: string }): string {
  const bands = [0, 1, 2, 3].map((index) => {
    const y = -length + 36 + index * 26
    return path`M-60 ${y}Q0 ${y + 8} 60 ${y}`
  })
  return (
    el('clipPath', { id: clip }, el('path', { d })) +
    el('path', { d: bands.join(''), fill: 'none', stroke: colour, 'stroke-width': 12, 'clip-path': `url(#${clip})` })
  )
}

const drawClosing = (top: string, length: number, hem: number): string =>
  stroke(path`M0 ${-length + 14}V${hem + 8}`, shade(top, 0.3), { width: 4 }) +
  stroke(path`M0 ${-length + 40}h0M0 ${-length + 78}h0M0 ${-length + 116}h0`, ink.night, { width: 12 })
