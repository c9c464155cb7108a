import type { Brand } from '@vonk/domain/stores'
import type { Drawing, GarmentInput, Paint } from '../drawing.ts'
import { drawBottoms } from '../garments/bottoms.ts'
import { drawTop } from '../garments/top.ts'
import { inkFor } from '../inks.ts'
import { standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import { background } from './background.ts'
import { choosePerson, drawArms, drawHead, drawLegs, drawShoes, type Person } from './figure.ts'
import { drawHanging, drawLayers, type Scene } from './hanging.ts'

type Outfit = { readonly below: string; readonly arms: Drawing; readonly clothes: string; readonly shift: number }

/** Children have larger heads and shorter legs than teenagers. */
const bodies: Readonly<Record<Brand, { readonly floor: number; readonly head: number; readonly scale: number }>> = {
  vonk: { floor: 930, head: 1.2, scale: 0.605 },
  razz: { floor: 1010, head: 1.06, scale: 0.575 },
}

const headroom = 88
const shoulders = 170
const waistline = 446

/** On a friendly figure; what has no body to hang on is shown alone. */
export function drawWorn({ drawing, paint }: Scene): string {
  const person = choosePerson(paint.random)
  const outfit = wear({ drawing, paint }, person)
  if (!outfit) return drawHanging({ drawing, paint })
  const { floor, head: size, scale } = bodies[paint.brand]
  const head = drawHead(person, outfit.arms.openings.neck?.drop ?? 30)
  const heads = `translate(300 150) scale(${size}) translate(-300 -150)`
  const arms = group(
    { transform: `translate(0 ${Math.round(outfit.shift)})` },
    drawArms(person, outfit.arms.openings.cuffs, armReach(outfit.arms)),
  )
  return (
    background(paint) +
    el('ellipse', {
      cx: 304,
      cy: headroom + (floor + 42) * scale,
      rx: 122,
      ry: 12,
      fill: palette.paper.floor,
      'fill-opacity': 0.2,
    }) +
    group(
      { transform: `translate(300 ${headroom}) scale(${scale}) translate(-300 0)` },
      outfit.below,
      group({ transform: heads }, head.behind),
      arms,
      outfit.clothes,
      head.neck,
      group({ transform: heads }, head.face),
    )
  )
}

/** A short sleeve leaves the forearm bare, a long one only the hand. */
const armReach = ({ openings }: Drawing): number =>
  (openings.cuffs?.[0]?.y ?? 0) - (openings.neck?.y ?? 0) > 190 ? 26 : 170

function wear(scene: Scene, person: Person): Outfit | null {
  const { neck, waist, hem } = scene.drawing.openings
  if (neck && hem) return hem.half > 160 ? wearDress(scene, person) : wearTop(scene)
  return waist ? wearBottoms(scene, person) : null
}

/** What goes with it is plain and far from its colour, so that the eye stays on the product. */
function partner(paint: Paint): Paint {
  const [dye = palette.screen.night] = standingOut([palette.screen.night, palette.partner, palette.milk], [paint.dye])
  return inkFor(paint, dye)
}

const inputOf = ({ brand, random }: Paint): GarmentInput => ({ side: 'front', brand, random, fabric: 'jersey' })

const set = (transform: string, scene: Scene) => group({ transform }, drawLayers(scene))

function wearTop({ drawing, paint }: Scene): Outfit {
  const { floor } = bodies[paint.brand]
  const shift = shoulders - (drawing.openings.neck?.y ?? shoulders)
  const trousers = drawBottoms(inputOf(paint), { waist: 'band', ankle: 'hem', legs: { ankle: 34, knee: 46 } })
  const end = trousers.openings.ankles?.[0] ?? { x: 384, y: 620 }
  const down = (floor - 330) / end.y
  const legs = set(`translate(300 330) scale(1.14 ${down.toFixed(3)}) translate(-300 0)`, {
    drawing: trousers,
    paint: partner(paint),
  })
  const below = drawShoes(Math.abs(end.x - 300) * 1.14, floor, paint.accent) + legs
  const hero = set(`translate(0 ${Math.round(shift)})`, { drawing, paint })
  if (drawing.openings.cuffs?.length) return { below, arms: drawing, clothes: hero, shift }
  const under = drawTop(inputOf(paint), {
    torso: { chest: 122, shoulder: 112 },
    sleeve: { length: 300, angle: 15, cuff: 30 },
  })
  const arms = { ...under, openings: { ...drawing.openings, cuffs: under.openings.cuffs ?? [] } }
  return { below, arms, clothes: set('translate(0 0)', { drawing: under, paint: partner(paint) }) + hero, shift: 0 }
}

function wearDress({ drawing, paint }: Scene, person: Person): Outfit {
  const { floor } = bodies[paint.brand]
  const shift = shoulders - (drawing.openings.neck?.y ?? shoulders)
  const below = drawLegs(person, { from: 620, x: 52, floor }) + drawShoes(52, floor, paint.accent)
  return { below, arms: drawing, clothes: set(`translate(0 ${Math.round(shift)})`, { drawing, paint }), shift }
}

/** How trousers, skirts and dungarees are stretched from the waist of the figure to its feet. */
function fitBelow({ drawing, paint }: Scene) {
  const { floor } = bodies[paint.brand]
  const { waist = { y: 100, half: 100 }, ankles } = drawing.openings
  const end = ankles?.[0]
  if (paint.garment === 'dungarees') return { across: 1.1, down: (floor - 62) / (end?.y ?? 650), lift: 62, stance: 88 }
  const across = 108 / waist.half
  if (!end || end.y < 560) return { across, down: 1.04, lift: waistline - waist.y * 1.04, stance: null }
  const down = (floor - waistline) / (end.y - waist.y)
  return { across, down, lift: waistline - waist.y * down, stance: Math.abs(end.x - 300) * across }
}

function wearBottoms({ drawing, paint }: Scene, person: Person): Outfit {
  const { floor } = bodies[paint.brand]
  const tee = drawTop(inputOf(paint), {
    torso: { chest: 122, shoulder: 112, hemHalf: 104, hem: 500 },
    sleeve: { length: 100, angle: 24, cuff: 42 },
  })
  const { across, down, lift, stance } = fitBelow({ drawing, paint })
  const legs = stance === null ? drawLegs(person, { from: 620, x: 56, floor }) : ''
  const move = `translate(300 ${Math.round(lift)}) scale(${across.toFixed(3)} ${down.toFixed(3)}) translate(-300 0)`
  return {
    below: legs + drawShoes(stance ?? 56, floor, paint.accent),
    arms: tee,
    clothes: set('translate(0 0)', { drawing: tee, paint: partner(paint) }) + set(move, { drawing, paint }),
    shift: 0,
  }
}
