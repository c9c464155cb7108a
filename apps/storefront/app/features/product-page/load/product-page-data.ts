import type { PriceSteps, ShownPrice } from '@vonk/domain/pricing'
import type { BundleLink, ColorRelation, CustomOption, ProductLabel, ProductType } from '@vonk/domain/products'
import type { StockItem } from '@vonk/domain/stock'
import type { Crumb } from '@vonk/domain/urls'
import type { OptionValue, Variant } from '@vonk/domain/variants'
import type { CardProduct } from '../../product/index.ts'
import type { ReviewOverview } from '../../reviews/index.ts'
import type { GuideKey } from '../../size-guide/index.ts'
import type { ProductFacts } from './to-facts.ts'

export type PageVariant = Variant & {
  readonly prices: ShownPrice | null
  readonly stock: StockItem | null
  /** Left out where the number bought makes no difference. */
  readonly priceSteps?: PriceSteps
}

export type PageOptionValue = OptionValue & { readonly age: string | null }

export type PageOption = {
  readonly attributeId: string
  readonly attributeCode: string
  readonly label: string
  readonly values: readonly PageOptionValue[]
}

/** What can be put into the cart, on its own or as a piece of an outfit. */
export type Sellable = {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly name: string
  /** The path of its main picture. */
  readonly image: string
  /** Its page inside the view. */
  readonly page: string
  readonly prices: ShownPrice | null
  readonly priceSteps?: PriceSteps
  readonly stock: StockItem | null
  readonly options: readonly PageOption[]
  readonly variants: readonly PageVariant[]
  /** The view also offers what is out of stock; left out where it does not, as in most. */
  readonly isOfferedSoldOut?: true
  /** Made for who buys it, such as a shirt with a name; left out for everything else. */
  readonly isPersonalised?: true
  /** What the shop itself says against selling it, by subject; left out where that is nothing. */
  readonly errors?: Readonly<Record<string, string | null>>
}

/** One product of an outfit and the size it is shown in. */
export type OutfitPiece = Sellable & { readonly proposedSku: string; readonly colour: string }

/** A place of a set, filled by one of its designs in one of its sizes. */
export type BundleSlot = {
  readonly id: string
  readonly title: string
  readonly isRequired: boolean
  readonly designs: readonly BundleDesign[]
}

export type BundleDesign = {
  readonly sku: string
  readonly name: string
  /** Empty where it has none: tells two designs of one name apart. */
  readonly colour: string
  readonly image: string
  readonly page: string
  readonly links: readonly BundlePart[]
}

/** `label` is its size. */
export type BundlePart = BundleLink & {
  readonly label: string
  readonly age: string | null
  readonly stock: StockItem | null
}

/** Where on which picture a name is printed, in percent of it. */
export type PrintArea = { readonly image: string; readonly x: number; readonly y: number; readonly width: number }

export type PageCustomOption = Omit<CustomOption, 'values'> & {
  readonly title: string
  /** What the shop does with the answer, such as `print-text` or `gift-email`; left out where it is only noted. */
  readonly purpose?: string
  readonly maxCharacters: number | null
  readonly values: readonly (CustomOption['values'][number] & { readonly title: string; readonly look?: string })[]
}

export type GalleryPicture = {
  readonly image: string
  readonly label: string
  /** The page of the outfit the picture shows; left out where it shows the product alone. */
  readonly look?: string
}

export type PageProduct = Sellable & {
  readonly customOptions: readonly PageCustomOption[]
  readonly pieces: readonly OutfitPiece[]
  readonly slots: readonly BundleSlot[]
  readonly printArea?: PrintArea
  /** Money for somebody; left out for everything else. */
  readonly isGiftCard?: true
}

/** Everything the page of a product shows. */
export type ProductPageData = {
  readonly product: PageProduct
  /** The variant the address names. */
  readonly childSku: string | null
  readonly title: string
  readonly metaDescription: string
  readonly gallery: readonly GalleryPicture[]
  readonly labels: readonly ProductLabel[]
  readonly brand: string
  readonly color: string
  readonly guide: GuideKey
  readonly facts: ProductFacts
  readonly trail: readonly Crumb[]
  readonly categoryIds: readonly number[]
  readonly relations: readonly ColorRelation[]
  readonly goesWith: readonly CardProduct[]
  readonly alike: readonly CardProduct[]
  readonly reviews: ReviewOverview
  /** The page of this product in every view of the shop that sells it, by view. */
  readonly alternates: Readonly<Record<string, string>>
}
