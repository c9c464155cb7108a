import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import type { Cents } from '@vonk/domain/money'
import type { StoredRedirect } from '@vonk/domain/urls'
import type { Picture } from '../illustrator/index.ts'
import type { Brand, GarmentType } from '../label/index.ts'
import type { Audience, Translated } from '../words/index.ts'

/** Everything the label sells, ready to be stored: the same seed and day, the same bytes. */
export type DemoCatalogue = {
  /** By store code. */
  readonly views: Readonly<Record<string, ViewCatalogue>>
  readonly stock: readonly DemoStock[]
  readonly priceHistory: readonly DemoPricePoint[]
  /** What must be drawn, by the path the documents name. */
  readonly drawings: readonly DemoDrawing[]
  /** Pictures of what is no garment, drawn already. */
  readonly artwork: readonly DemoArtwork[]
  /** The things that can really be bought, for orders, reviews and shops. */
  readonly sellables: readonly DemoSellable[]
  /** What is sold beyond the designs, a part at a time: there may be a million. */
  repeats(): Generator<CatalogueRepeat>
}

/** The designs of a brand once more, under other names and skus: for the web shop alone, and nobody has bought them yet. */
export type CatalogueRepeat = Pick<DemoCatalogue, 'stock' | 'priceHistory'> & {
  /** By store code. */
  readonly views: Readonly<Record<string, ViewRepeat>>
}

export type ViewRepeat = {
  readonly products: readonly ProductDocument[]
  /** How many more each category lists, by its id. */
  readonly listed: ReadonlyMap<number, number>
}

export type ViewCatalogue = {
  readonly products: readonly ProductDocument[]
  readonly categories: readonly CategoryDocument[]
  readonly attributes: readonly AttributeDocument[]
  readonly taxRules: readonly TaxRuleDocument[]
  readonly redirects: readonly StoredRedirect[]
}

export type DemoStock = {
  readonly sku: string
  readonly productId: number
  readonly quantity: number
  readonly isInStock: boolean
  readonly manageStock: boolean
}

/** The price asked from a moment on, as milliseconds since 1970. */
export type DemoPricePoint = {
  readonly view: string
  readonly sku: string
  readonly since: number
  readonly price: Cents
}

export type DemoDrawing = { readonly path: string; readonly picture: Picture }

export type DemoArtwork = { readonly path: string; readonly svg: string }

export type DemoSellable = {
  readonly productId: number
  readonly sku: string
  /** The page it is sold on; its own sku and id where it has no parent. */
  readonly parentSku: string
  readonly parentId: number
  readonly type: 'simple' | 'virtual' | 'downloadable'
  readonly brand: Brand
  readonly garment: GarmentType | null
  readonly audience: Audience | null
  readonly name: Translated
  readonly size: string | null
  readonly colour: string | null
  readonly image: string
  /** What it costs today in the main shop of its brand, tax included. */
  readonly price: Cents
  readonly regularPrice: Cents
  readonly taxClassId: number
  readonly quantity: number
  readonly isListed: boolean
}
