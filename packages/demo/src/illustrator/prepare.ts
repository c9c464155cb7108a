import type { Brand, Fabric, GarmentType, Pattern, Print, Wearer } from '../label/index.ts'
import type { Drawing, Paint } from './drawing.ts'
import { garments } from './garments/index.ts'
import { inksOf } from './inks.ts'
import { createRandom, hash } from './random.ts'
import type { View } from './views/index.ts'

export type GarmentPicture = {
  readonly garment: GarmentType
  readonly view: View
  readonly colour: string
  readonly accent: string
  readonly fabric: Fabric
  readonly pattern?: Pattern
  readonly print?: Print
  /** The number of the style: its colours share it, and with it their cut and folds. */
  readonly seed: number
  readonly brand: Brand
  /** Who is shown in it; anybody when left out. */
  readonly wearer?: Wearer
}

export type Prepared = { readonly drawing: Drawing; readonly paint: Paint; readonly definitions: () => string }

/** Cuts the garment and mixes its paint; the definitions are complete once its layers are drawn. */
export function prepare(picture: GarmentPicture, place = ''): Prepared {
  const {
    garment,
    view,
    colour,
    accent,
    fabric,
    pattern = 'plain',
    print = null,
    seed,
    brand,
    wearer = 'unisex',
  } = picture
  const { id, share, definitions } = defining(
    [garment, view, colour, accent, fabric, pattern, print ?? '', seed, brand, place].join(),
  )
  const random = createRandom(hash(garment) ^ seed)
  const motif = { fabric, pattern, accent, print }
  const paint = { ...inksOf(colour, fabric), ...motif, seed, garment, brand, wearer, random, id, share }
  const side = view === 'back' ? 'back' : 'front'
  const drawing = garments[garment]({ side, brand, random, fabric, seed, isWorn: view === 'worn' })
  return { drawing, paint, definitions }
}

/** Fresh ids under one name, and definitions that are made once each. */
function defining(name: string): Pick<Paint, 'id' | 'share'> & Pick<Prepared, 'definitions'> {
  const prefix = `v${hash(name).toString(36)}`
  const made = new Map<string, { readonly id: string; markup: string }>()
  let count = 0
  const id = () => `${prefix}${(count++).toString(36)}`
  return {
    id,
    share(key, make) {
      const existing = made.get(key)
      if (existing) return existing.id
      const fresh = { id: id(), markup: '' }
      fresh.markup = make(fresh.id)
      made.set(key, fresh)
      return fresh.id
    },
    definitions: () => [...made.values()].map(({ markup }) => markup).join(''),
  }
}
