import type { GarmentType } from '../../label/index.ts'
import type { GarmentInput, Paint } from '../drawing.ts'
import { drawBottoms } from '../garments/bottoms.ts'
import { drawTop } from '../garments/top.ts'
import { inkFor } from '../inks.ts'
import { standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { type Age, bodies, choosePerson, type Dressed, drawFigure, type Outfit } from '../people/index.ts'
import { chosen, createRandom, hash } from '../random.ts'
import { el, group } from '../svg.ts'
import { drawHanging, type Scene } from './hanging.ts'

/** How close the camera stands: to the hips for tops, from the chest down for trousers, far for whole outfits. */
type Shot = 'bust' | 'legs' | 'full'

function camera(shot: Shot, age: Age) {
  const { floor, head, crown } = bodies[age]
  if (age !== 'baby' && shot === 'bust') return { scale: 0.9, top: 36 + 92 * head }
  const span = floor + 60
  if (age !== 'baby' && shot === 'legs') return { scale: 700 / (span - 262), top: 726 - (span * 700) / (span - 262) }
  return wholeFigure({ top: crown, floor: span })
}

/** On a friendly figure; what nobody wears is shown alone. */
export function drawWorn({ drawing, paint }: Scene): string {
  const worn = wear({ drawing, paint })
  if (!worn) return drawHanging({ drawing, paint })
  // The person belongs to the style, not to how often the folds were drawn.
  const person = choosePerson(createRandom(hash(`person:${paint.seed}:${paint.garment}`)), paint)
  return studio(paint) + group({ transform: place(camera(worn.shot, person.age)) }, drawFigure(person, worn.outfit))
}

/** From head to toe in the middle of the picture. */
export function wholeFigure({ top, floor }: { readonly top: number; readonly floor: number }) {
  const scale = Math.min(0.86, 690 / (floor - top))
  return { scale, top: 372 - ((floor + top) / 2) * scale }
}

export const place = ({ scale, top }: { readonly scale: number; readonly top: number }): string =>
  `translate(300 ${Math.round(top)}) scale(${Math.round(scale * 1000) / 1000}) translate(-300 0)`

/** What goes with it is plain and far from its colour, so that the eye stays on the product. */
function partner(paint: Paint): Paint {
  const [dye = palette.screen.night] = standingOut([palette.screen.night, palette.partner, palette.milk], [paint.dye])
  return { ...inkFor(paint, dye), garment: 'tee' }
}

const inputOf = ({ brand, random }: Paint): GarmentInput => ({
  side: 'front',
  brand,
  random,
  fabric: 'jersey',
  seed: 0,
  isWorn: true,
})

/** Only a dress leaves the legs bare; a coat shows what keeps them warm. */
function wear(scene: Dressed): { readonly outfit: Outfit; readonly shot: Shot } | null {
  const { neck, waist, hem } = scene.drawing.openings
  const { garment } = scene.paint
  const other = partner(scene.paint)
  const shared = { under: other, shoes: scene.paint.accent }
  if (neck && hem && whole.includes(garment)) return { outfit: { ...shared, top: scene, bottom: null }, shot: 'full' }
  const isCoat = garment === 'winter-coat'
  if (neck && hem) return { outfit: { ...shared, top: scene, bottom: trousers(other) }, shot: isCoat ? 'full' : 'bust' }
  if (!waist) return null
  const isWhole = garment === 'dungarees'
  return { outfit: { ...shared, top: shirt(other), bottom: scene, isTucked: true }, shot: isWhole ? 'full' : 'legs' }
}

const whole: readonly GarmentType[] = ['dress', 'bodysuit', 'romper']

const trousers = (paint: Paint): Dressed => ({
  drawing: drawBottoms(inputOf(paint), { waist: 'band', ankle: 'hem', legs: { ankle: 34, knee: 46 } }),
  paint,
})

const shirt = (paint: Paint): Dressed => ({
  drawing: drawTop(inputOf(paint), {
    torso: { chest: 122, shoulder: 112, hemHalf: 104, hem: paint.wearer === 'baby' ? 590 : 500 },
    sleeve: { length: 100, angle: 24, cuff: 42 },
  }),
  paint,
})

/** Seamless coloured paper behind people: one of the two that flatter the cloth most. */
export function studio({ brand, dye, seed, id }: Paint): string {
  const [first = palette.paper.cream, second = first] = standingOut(palette.studio[brand], [dye])
  const colour = chosen([first, second], seed, 'studio')
  const light = id()
  return (
    el('rect', { width: 600, height: 744, fill: colour }) +
    el(
      'radialGradient',
      { id: light, cx: 0.4, cy: 0.3, r: 0.9 },
      el('stop', { offset: 0, 'stop-color': palette.white, 'stop-opacity': 0.34 }),
      el('stop', { offset: 0.7, 'stop-color': palette.white, 'stop-opacity': 0 }),
      el('stop', { offset: 0.71, 'stop-color': palette.ink, 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': palette.ink, 'stop-opacity': 0.1 }),
    ) +
    el('rect', { width: 600, height: 744, fill: `url(#${light})` })
  )
}
