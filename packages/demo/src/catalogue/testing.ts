import type { ProductDocument } from '@vonk/contract'
import type { GarmentPicture } from '../illustrator/index.ts'
import type { DemoCatalogue, ViewCatalogue } from './demo-catalogue.ts'
import { isListed } from './is-listed.ts'
import { makeCatalogue } from './make-catalogue.ts'

export const TODAY = Date.parse('2026-11-15T09:30:00Z')

/** Made once for all tests of a file, and on no test's time. */
const made = makeCatalogue({ seed: 1, today: TODAY })

/** The whole label. */
export function theCatalogue(): DemoCatalogue {
  return made
}

export const mainViews = ['nl', 'en', 'de', 'rz_nl', 'rz_en', 'rz_de']

export function viewOf(code: string): ViewCatalogue {
  const view = theCatalogue().views[code]
  if (view === undefined) throw new Error(`no view ${code}`)
  return view
}

export function everyView(): (readonly [string, ViewCatalogue])[] {
  return Object.entries(theCatalogue().views)
}

export function everyProduct(): (readonly [string, ProductDocument])[] {
  return everyView().flatMap(([code, { products }]) => products.map((product) => [code, product] as const))
}

export function isInLists(product: ProductDocument): boolean {
  return isListed(product, { visibility: [2, 3, 4], status: [0, 1] })
}

export function repeatedOf<T>(list: readonly T[]): T[] {
  const seen = new Set<T>()
  return list.filter((each) => seen.size === seen.add(each).size)
}

/** The pictures that show one garment, by their path. */
export function garmentPictures(): ReadonlyMap<string, GarmentPicture> {
  return new Map(
    theCatalogue().drawings.flatMap(({ path, picture }) => ('garment' in picture ? [[path, picture] as const] : [])),
  )
}
