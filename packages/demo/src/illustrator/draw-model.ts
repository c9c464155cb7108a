import type { Brand } from '@vonk/domain/stores'
import { inkFor } from './inks.ts'
import { palette } from './palette.ts'
import { choosePerson, drawFigure, type Person } from './people/index.ts'
import { type GarmentPicture, prepare } from './prepare.ts'
import { createRandom, hash } from './random.ts'
import { el } from './svg.ts'

type Piece = Omit<GarmentPicture, 'view' | 'brand'>

export type Model = {
  readonly brand: Brand
  readonly top: Piece
  /** Left out under a dress. */
  readonly bottom?: Piece
  readonly shoes?: string
  readonly hat?: Piece
  /** Keeps the ids of several models in one picture apart, and chooses who it is. */
  readonly place: string
  readonly person?: Partial<Person>
}

/** A whole figure in two pieces of the collection, facing us: neck at (300, 170), feet at 950 or 1,040. */
export function drawModel({ brand, top, bottom, hat, shoes, place, person }: Model): string {
  const upper = prepare({ ...top, brand, view: 'worn' }, `${place} top`)
  const lower = bottom ? prepare({ ...bottom, brand, view: 'worn' }, `${place} bottom`) : null
  const onTop = hat ? prepare({ ...hat, brand, view: 'worn' }, `${place} hat`) : null
  const who = { ...choosePerson(createRandom(hash(place)), brand), ...person }
  const body = drawFigure(who, {
    top: upper,
    bottom: lower,
    under: { ...inkFor(upper.paint, palette.milk), garment: 'tee' },
    shoes: shoes ?? upper.paint.accent,
    ...(onTop && { hat: onTop }),
  })
  const definitions = [upper, lower, onTop].map((piece) => piece?.definitions() ?? '').join('')
  return el('g', {}, el('defs', {}, definitions), body)
}
