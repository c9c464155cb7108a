import {
  buildUrl,
  isLanguageShared,
  type Language,
  type StoreAddress,
  type StoreDirectory,
  shopOf,
  siblingsOf,
} from '@vonk/domain/stores'
import { useLocation } from 'react-router'
import type { Translate } from '#i18n/index.ts'
import { type ShopData, useShop } from './shop.tsx'
import { usePageTraits } from './use-page-traits.ts'

/** A language as those who read it call it: who looks for it reads that one. */
function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** What has to be known of a shop to name it. */
export type ShopFacts = Pick<StoreAddress, 'brand' | 'brandName' | 'isSampleSale' | 'words'>

export type ViewLink = {
  readonly code: string
  /** The shop it is the front door of. */
  readonly shop: ShopFacts
  readonly language: Language
  /** What its language is called, with the country where the shop speaks it in several. */
  readonly name: string
  readonly href: string
  readonly isCurrent: boolean
}

/** What shoppers call a shop. */
export function shopName(
  { brandName, isSampleSale }: Pick<ShopFacts, 'brandName' | 'isSampleSale'>,
  t: Translate,
): string {
  return isSampleSale ? t('shop.sample-sale.name', { brand: brandName }) : brandName
}

/** Where a page is in the view with this code, written inside that view. */
export type PageIn = (code: string) => string

/** The same page in each language of this shop. */
export function languageLinks(shop: ShopData, page: string | PageIn): ViewLink[] {
  const pageIn = typeof page === 'string' ? () => page : page
  return siblingsOf(shop.directory, shop.view).map((view) => linkTo(view, shop, pageIn(view.code)))
}

/** The front door of every shop, in the shopper's language where it is offered. */
export function shopLinks(shop: ShopData): ViewLink[] {
  const shops = [...new Set(shop.directory.views.map(shopOf))]
  return shops.map((name) => linkTo(viewOf(name, shop), shop, '/'))
}

function viewOf(name: string, { directory, view }: ShopData): StoreAddress {
  const offered = directory.views.filter((other) => shopOf(other) === name)
  // `name` was read from these same views, so there is at least one.
  return offered.find((other) => other.language === view.language) ?? (offered[0] as StoreAddress)
}

function nameIn(directory: StoreDirectory<StoreAddress>, view: StoreAddress): string {
  const name = languageName(view.language)
  if (!isLanguageShared(directory, view)) return name
  return `${name} (${new Intl.DisplayNames(view.language, { type: 'region' }).of(view.taxCountry)})`
}

function linkTo(view: StoreAddress, { view: current, directory, origin }: ShopData, page: string): ViewLink {
  return {
    code: view.code,
    shop: view,
    language: view.language,
    name: nameIn(directory, view),
    href: buildUrl(view, page, origin),
    isCurrent: view.code === current.code,
  }
}

/**
 * The page to open when the shopper changes to another view. With its query the filters, the size and the words of a search stay;
 * without it the address is the same for everybody, as a page that is kept for all needs it.
 */
export function usePageIn({ withQuery = false } = {}): PageIn {
  const { view } = useShop()
  const { pathname, search } = useLocation()
  const { isOnlyHere, alternates } = usePageTraits()
  const query = withQuery ? search : ''
  return (code) => {
    if (code === view.code) return pathname + query
    if (isOnlyHere) return '/'
    // A translated page has another address everywhere; where it is missing, the front door is not.
    const path = alternates ? alternates.find((alternate) => alternate.code === code)?.path : pathname
    return path === undefined ? '/' : path + query
  }
}
