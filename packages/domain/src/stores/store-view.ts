import type { Look } from '../looks/index.ts'
import type { Cents } from '../money/index.ts'
import type { ViewOverrides } from '../settings/index.ts'

/** One storefront as a shopper sees it: a brand, a kind of shop and a language, at its own address. */
export type StoreView = {
  readonly code: string
  /** What older clients know it by. */
  readonly number: number
  readonly brand: Brand
  /** As shoppers know the brand: in mails, on bank statements, where a passkey is asked for. */
  readonly brandName: string
  readonly words: BrandWords
  /** Left out of what goes to the device, and where the brand has none of its own. */
  readonly look?: Look | undefined
  readonly isSampleSale: boolean
  /** It answers where it is, but nothing leads to it and search engines leave it out. */
  readonly isHidden?: true | undefined
  /** Search engines leave it out. */
  readonly isUnindexed?: true | undefined
  readonly hasFamilyAccount: boolean
  readonly host: string
  /** The path the view lives under, without slashes; used only when `appendStoreCode` is set. */
  readonly pathPrefix: string
  readonly appendStoreCode: boolean
  readonly language: Language
  readonly locale: Locale
  readonly taxCountry: string
  readonly rootCategoryId: number
  readonly currency: 'EUR'
  readonly priceFormat: PriceFormat
  readonly titleTemplate: string
  readonly seo: SeoSettings
  readonly googleTagManager: TagManagerSettings
  /** Whether the brand has shops of brick and mortar. */
  readonly hasShops: boolean
  /** Delivery to the door in the view's own country; null where there is none. */
  readonly homeDelivery: DeliveryCost | null
  /** The notice on the legal guarantee in the view's language; left out until its owner has put one in. */
  readonly guaranteeNotice?: GuaranteeNotice
  /** What the view sets differently from the shop's defaults. */
  readonly settings: ViewOverrides
}

/** The code of a brand: which there are, is known to the database only. */
export type Brand = string

/** What a brand says in its own way, in the language of the view; where it has nothing to say, the shop says it plainly. */
export type BrandWords = {
  /** What it is, in one line. */
  readonly line?: string | undefined
  /** Headlines: of a home page that nobody has written yet, of pages that are missing, that failed, or are closed for a while. */
  readonly home?: string | undefined
  readonly notFound?: string | undefined
  readonly error?: string | undefined
  readonly maintenance?: string | undefined
}

/** The tag of a language, as BCP 47 writes it: nl, fr, nl-BE. */
export type Language = string
/** The tag that prices and dates are formatted by: nl-NL. */
export type Locale = string

export type PriceFormat = {
  readonly locale: Locale
  readonly currencySign: string
  readonly decimalSeparator: string
  readonly groupSeparator: string
  readonly fractionDigits: number
  /** `{sign}` and `{amount}` stand for the currency sign and the number. */
  readonly pattern: string
  readonly dateFormat: string
}

/** What a way of delivery costs, tax included, and from which value of the products on it costs nothing. */
export type DeliveryCost = {
  readonly price: Cents
  readonly freeFrom: Cents | null
  /** Whether there is a way to have it on the day it is ordered. */
  readonly isSameDayOffered: boolean
  /** What that way costs; null where it is not offered. */
  readonly sameDayPrice: Cents | null
  /** Whether it may be fetched from a shop of the brand for nothing instead. */
  readonly isPickupFree: boolean
}

/** A picture that may not be altered: where it is, under another address when it is another, and its shape. */
export type GuaranteeNotice = { readonly address: string; readonly width: number; readonly height: number }

export type SeoSettings = {
  readonly useTrailingSlash: boolean
  readonly hreflangPrefix: string
}

export type TagManagerSettings = {
  readonly id: string | null
  readonly domain: string
  readonly loadScript: boolean
}

/** What it takes to find a view and to link to it; all that a page has to know of the other views. */
export type StoreAddress = Pick<
  StoreView,
  | 'code'
  | 'brand'
  | 'brandName'
  | 'isSampleSale'
  | 'isHidden'
  | 'isUnindexed'
  | 'language'
  | 'taxCountry'
  | 'host'
  | 'pathPrefix'
  | 'appendStoreCode'
  | 'seo'
> & { readonly words: Pick<BrandWords, 'line'> }

/** All views of an installation and the one that answers when no other does. */
export type StoreDirectory<View extends StoreAddress = StoreView> = {
  readonly defaultCode: string
  readonly views: readonly View[]
  /** Those that are no more, at the address of the view that stands in for them: what was ordered there keeps its shop. */
  readonly removed?: readonly View[]
  /** Where views have been before. */
  readonly moved?: readonly MovedView[]
}

/** An address that a view has left: who asks for it is led to the view. */
export type MovedView = Pick<StoreView, 'host' | 'pathPrefix' | 'code'>
