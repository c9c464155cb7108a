import type { Brand } from '../../label/index.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import { drawBaby } from './baby.ts'
import { drawLegs, drawShoes } from './feet.ts'
import { drawHead } from './head.ts'
import { drawArms, drawNeck } from './limbs.ts'
import {
  armsOf,
  type Body,
  type Clothes,
  type Cuffs,
  type Dressed,
  drawOpen,
  drawUnderneath,
  layersOf,
  type Outfit,
  reachOf,
  shiftOf,
  shoulders,
} from './outfit.ts'
import { type Age, ageOf, type Person, type Whom } from './person.ts'

/** Babies sit; children have larger heads and shorter legs than teenagers. From the crown of the hair to the floor. */
export const bodies: Readonly<Record<Age, { readonly crown: number; readonly floor: number; readonly head: number }>> =
  {
    baby: { crown: -124, floor: 622, head: 1.76 },
    child: { crown: -66, floor: 910, head: 1.36 },
    teen: { crown: -34, floor: 1000, head: 1.12 },
  }

/** From the crown of the hair to the soles. */
export function statureOf(whom: Whom): (typeof bodies)[Age] {
  const { crown, floor, head } = bodies[ageOf(whom)]
  return { crown, floor: floor + 45, head }
}

const waistline = 446

/** A figure facing us; the neck at (300, 170), the floor where its age stands or sits. */
export function drawFigure(person: Person, outfit: Outfit): string {
  const { floor, head: size } = bodies[person.age]
  const isBaby = person.age === 'baby'
  const torso = isBaby ? short : asItIs
  const head = drawHead(person)
  const heads = `translate(300 ${150 - 66 * size + (isBaby ? 20 : 0)}) scale(${size})`
  const outer = outfit.over ?? outfit.top
  const { cuffs, sleeves } = armsOf({ top: outer, under: outfit.under })
  const shift = shiftOf(outer)
  const top = group(
    { transform: `translate(0 ${shiftOf(outfit.top)})` },
    outfit.over ? '' : sleeves,
    layersOf(outfit.top),
  )
  const reach = reachOf(cuffs, outer.drawing.openings.neck?.y) * (isBaby ? 0.72 : 1)
  const clothes = {
    top: torso(outfit.over ? drawUnderneath(outfit.over, { top, isDress: outfit.top.paint.garment === 'dress' }) : top),
    over: outfit.over ? torso(drawOpen(outfit.over)) : '',
  }
  const body = isBaby ? drawBaby(person, outfit, clothes) : drawStanding(person, outfit, clothes)
  return (
    group({ transform: `translate(0 ${floor + (isBaby ? 30 : 44)})` }, floorShadow(person.brand)) +
    body.behind +
    group({ transform: heads }, head.behind) +
    (outfit.bag ? carry(outfit.bag, cuffs, { reach, shift }) : '') +
    torso(group({ transform: `translate(0 ${shift})` }, drawArms(person, cuffs, reach))) +
    body.clothes +
    drawNeck(person, shoulders + (outfit.top.drawing.openings.neck?.drop ?? 30)) +
    group({ transform: heads }, head.front, outfit.hat ? crown(outfit.hat, isBaby) : '') +
    body.front
  )
}

/** A baby's body is as long as its head is high. */
const short = (body: string): string => group({ transform: 'translate(0 27) scale(1 0.84)' }, body)

const asItIs = (body: string): string => body

/** Pulled over the hair, down to the forehead. */
function crown(hat: Dressed, isBaby: boolean): string {
  const isCap = hat.paint.garment === 'cap'
  const size = isCap ? '0.47' : isBaby ? '0.44 0.38' : '0.45'
  const move = `translate(0 ${isCap ? -4 : -12}) scale(${size}) translate(-300 ${isCap ? -548 : -544})`
  return group({ transform: move }, layersOf(hat))
}

/** By its handle, in the hand on our right. */
function carry(
  bag: Dressed,
  cuffs: Cuffs,
  { reach, shift }: { readonly reach: number; readonly shift: number },
): string {
  const hand = cuffs.find(({ x }) => x > 300)
  if (!hand) return ''
  const turn = (hand.angle * 0.66 * Math.PI) / 180
  const x = hand.x + Math.sin(turn) * (reach + 30)
  const y = hand.y + shift + Math.cos(turn) * (reach + 30)
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(4) scale(0.6) translate(-300 -166)` },
    layersOf(bag),
  )
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

function drawStanding(person: Person, outfit: Outfit, { top, over }: Clothes): Body {
  const { garment } = outfit.bottom?.paint ?? {}
  const isOver = outfit.isTucked || garment === 'dungarees'
  const lower = outfit.bottom ? dressBelow(outfit.bottom, person, outfit) : bareBelow(person, outfit)
  return { behind: lower.legs, clothes: (isOver ? top + lower.clothes : lower.clothes + top) + over, front: '' }
}

type Lower = { readonly legs: string; readonly clothes: string }

const bareBelow = (person: Person, { shoes, socks }: Outfit): Lower => {
  const { floor } = bodies[person.age]
  return { legs: drawLegs(person, { x: 52, floor, socks }) + drawShoes({ x: 52, floor, shoes }), clothes: '' }
}

function dressBelow(bottom: Dressed, person: Person, { shoes, socks }: Outfit): Lower {
  const { floor } = bodies[person.age]
  // Shoes that are for sale are not hidden under the hem.
  const { across, down, lift, stance } = fitBelow(bottom, typeof shoes === 'string' ? floor : floor - 18)
  const move = `translate(300 ${Math.round(lift)}) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-300 0)`
  const legs = stance === null ? drawLegs(person, { x: 56, floor, socks }) : ''
  return {
    legs: legs + drawShoes({ x: stance ?? 56, floor, shoes }),
    clothes: group({ transform: move }, layersOf(bottom)),
  }
}

/** How trousers, skirts and dungarees are stretched from the waist of the figure to its feet. */
function fitBelow({ drawing, paint }: Dressed, floor: number) {
  const { waist = { y: 100, half: 100 }, ankles } = drawing.openings
  const end = ankles?.[0]
  if (paint.garment === 'dungarees') return { across: 1.1, down: (floor - 62) / (end?.y ?? 650), lift: 62, stance: 88 }
  const across = 108 / waist.half
  if (!end || end.y < 560) return { across, down: 1.04, lift: waistline - waist.y * 1.04, stance: null }
  const down = (floor - waistline) / (end.y - waist.y)
  return { across, down, lift: waistline - waist.y * down, stance: Math.abs(end.x - 300) * across }
}
