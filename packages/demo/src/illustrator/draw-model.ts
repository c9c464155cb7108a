import type { Brand, Wearer } from '../label/index.ts'
import type { Paint } from './drawing.ts'
import { inkFor } from './inks.ts'
import { palette } from './palette.ts'
import { choosePerson, drawFigure, type Outfit, type Person } from './people/index.ts'
import { type GarmentPicture, type Prepared, prepare } from './prepare.ts'
import { createRandom, hash } from './random.ts'
import { el } from './svg.ts'

export type Piece = Omit<GarmentPicture, 'view' | 'brand'>

export type Model = {
  readonly brand: Brand
  readonly top: Piece
  /** Left out under a dress. */
  readonly bottom?: Piece
  /** Worn open over the top. */
  readonly over?: Piece
  readonly shoes?: string | Piece
  readonly socks?: Piece
  readonly hat?: Piece
  readonly bag?: Piece
  /** Keeps the ids of several models in one picture apart, and chooses who it is. */
  readonly place: string
  readonly wearer?: Wearer
  readonly person?: Partial<Person>
}

/** A whole figure in pieces of the collection, facing us: neck at (300, 170), feet at 950 or 1,040; a baby sits at 734. */
export function drawModel(model: Model): string {
  const { brand, place, shoes, wearer = 'unisex' } = model
  const prepared: Prepared[] = []
  const cut = (piece: Piece | undefined, name: string): Prepared | undefined => {
    if (!piece) return undefined
    const ready = prepare({ ...piece, brand, view: 'worn' }, `${place} ${name}`)
    prepared.push(ready)
    return ready
  }
  const [top, bottom, over] = [cut(model.top, 'top'), cut(model.bottom, 'bottom'), cut(model.over, 'over')]
  const [hat, bag, socks] = [cut(model.hat, 'hat'), cut(model.bag, 'bag'), cut(model.socks, 'socks')]
  const shod = typeof shoes === 'object' ? cut(shoes, 'shoes')?.paint : shoes
  if (!top) throw new Error('a model without a top')
  const who = { ...choosePerson(createRandom(hash(place)), { brand, wearer }), ...model.person }
  const outfit: Outfit = {
    top,
    bottom: bottom ?? null,
    under: underneath(top.paint),
    shoes: shod ?? top.paint.accent,
    ...(over && { over }),
    ...(hat && { hat }),
    ...(bag && { bag }),
    ...(socks && { socks: socks.paint }),
  }
  const body = drawFigure(who, outfit)
  return el('g', {}, el('defs', {}, prepared.map(({ definitions }) => definitions()).join('')), body)
}

const underneath = (paint: Paint): Paint => ({ ...inkFor(paint, palette.milk), garment: 'tee' })
