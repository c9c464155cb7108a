import type { Brand } from '@vonk/domain/stores'
import type { Drawing, Paint } from '../drawing.ts'
import { drawTop } from '../garments/top.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import { drawHead } from './head.ts'
import { drawArms, drawLegs, drawNeck, drawShoes } from './limbs.ts'
import type { Person } from './person.ts'

export type Dressed = { readonly drawing: Drawing; readonly paint: Paint }

/** Who wears what: a top over trousers or a skirt, or a dress alone, or dungarees over a top. */
export type Outfit = {
  readonly top: Dressed
  readonly bottom: Dressed | null
  /** What is worn under a sleeveless top. */
  readonly under: Paint
  readonly shoes: string
  /** A beanie or cap, ready to be set on the head. */
  readonly hat?: Dressed
  /** The top ends inside the waistband. */
  readonly isTucked?: boolean
}

/** Children have larger heads and shorter legs than teenagers. */
export const bodies: Readonly<Record<Brand, { readonly floor: number; readonly head: number }>> = {
  vonk: { floor: 910, head: 1.36 },
  razz: { floor: 1000, head: 1.12 },
}

const shoulders = 170
const waistline = 446

const layersOf = ({ drawing, paint }: Dressed) => drawing.layers.map((layer) => layer(paint)).join('')

/** A figure facing us; the neck at (300, 170), the floor where its brand stands. */
export function drawFigure(person: Person, outfit: Outfit): string {
  const { floor, head: size } = bodies[person.brand]
  const head = drawHead(person)
  const heads = `translate(300 ${150 - 66 * size}) scale(${size})`
  const { openings } = outfit.top.drawing
  const shift = Math.round(shoulders - (openings.neck?.y ?? shoulders))
  const arms = armsOf(outfit)
  const top = group({ transform: `translate(0 ${shift})` }, arms.sleeves, layersOf(outfit.top))
  const lower = outfit.bottom ? dressBelow(outfit.bottom, person, outfit.shoes) : bareBelow(person, outfit.shoes)
  const isOver =
    outfit.isTucked || outfit.bottom?.paint.garment === 'dungarees' || outfit.bottom?.paint.garment === 'skirt'
  return (
    group({ transform: `translate(0 ${floor + 44})` }, floorShadow(person.brand)) +
    lower.legs +
    group({ transform: heads }, head.behind) +
    group({ transform: `translate(0 ${shift})` }, drawArms(person, arms.cuffs, reachOf(arms.cuffs, openings.neck?.y))) +
    (isOver ? top + lower.clothes : lower.clothes + top) +
    drawNeck(person, shoulders + (openings.neck?.drop ?? 30)) +
    group({ transform: heads }, head.front, outfit.hat ? crown(outfit.hat) : '')
  )
}

/** Pulled over the hair, down to the forehead. */
function crown(hat: Dressed): string {
  const isCap = hat.paint.garment === 'cap'
  const move = isCap
    ? 'translate(0 -4) scale(0.47) translate(-300 -548)'
    : 'translate(0 -14) scale(0.45) translate(-300 -544)'
  return group({ transform: move }, layersOf(hat))
}

const floorShadow = (brand: Brand): string =>
  [150, 120, 90]
    .map((rx) =>
      el('ellipse', {
        cx: 310,
        rx,
        ry: rx * 0.13,
        fill: brand === 'vonk' ? palette.paper.floor : palette.board.ink,
        'fill-opacity': 0.1,
      }),
    )
    .join('')

type Cuffs = NonNullable<Drawing['openings']['cuffs']>

/** A short sleeve leaves the forearm bare, a long one only the hand. */
const reachOf = (cuffs: Cuffs, neck = shoulders): number => ((cuffs[0]?.y ?? 0) - neck > 190 ? 24 : 170)

/** Sleeveless dresses show bare arms, sleeveless tops the sleeves of what is worn under them. */
function armsOf({ top, under }: Outfit): { readonly cuffs: Cuffs; readonly sleeves: string } {
  const { cuffs = [], neck, hem } = top.drawing.openings
  if (cuffs.length > 0) return { cuffs, sleeves: '' }
  const high = neck?.y ?? shoulders
  if ((hem?.half ?? 0) > 160)
    return {
      cuffs: [-1, 1].map((way) => ({ x: 300 + way * 92, y: high + 66, half: 38, angle: way * 20 })),
      sleeves: '',
    }
  const shirt = drawTop(
    { side: 'front', brand: under.brand, random: under.random, fabric: 'jersey', seed: 0, isWorn: true },
    { torso: { top: high, chest: 122, shoulder: 112 }, sleeve: { length: 300, angle: 15, cuff: 30 } },
  )
  return { cuffs: shirt.openings.cuffs ?? [], sleeves: layersOf({ drawing: shirt, paint: under }) }
}

type Lower = { readonly legs: string; readonly clothes: string }

const bareBelow = (person: Person, shoes: string): Lower => {
  const { floor } = bodies[person.brand]
  return { legs: drawLegs(person, { from: 600, x: 52, floor }) + drawShoes(52, floor, shoes), clothes: '' }
}

function dressBelow(bottom: Dressed, person: Person, shoes: string): Lower {
  const { floor } = bodies[person.brand]
  const { across, down, lift, stance } = fitBelow(bottom)
  const move = `translate(300 ${Math.round(lift)}) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-300 0)`
  const legs = stance === null ? drawLegs(person, { from: 600, x: 56, floor }) : ''
  return {
    legs: legs + drawShoes(stance ?? 56, floor, shoes),
    clothes: group({ transform: move }, layersOf(bottom)),
  }
}

/** How trousers, skirts and dungarees are stretched from the waist of the figure to its feet. */
function fitBelow({ drawing, paint }: Dressed) {
  const { floor } = bodies[paint.brand]
  const { waist = { y: 100, half: 100 }, ankles } = drawing.openings
  const end = ankles?.[0]
  if (paint.garment === 'dungarees') return { across: 1.1, down: (floor - 62) / (end?.y ?? 650), lift: 62, stance: 88 }
  const across = 108 / waist.half
  if (!end || end.y < 560) return { across, down: 1.04, lift: waistline - waist.y * 1.04, stance: null }
  const down = (floor - waistline) / (end.y - waist.y)
  return { across, down, lift: waistline - waist.y * down, stance: Math.abs(end.x - 300) * across }
}
