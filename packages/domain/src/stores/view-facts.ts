import type { Locale, PriceFormat, StoreAddress, StoreDirectory, StoreView } from './store-view.ts'

/** The address of a view without the rest of its configuration, for pages that only link to it. */
export function addressOf(view: StoreAddress): StoreAddress {
  const { code, brand, brandName, words, isSampleSale, language, taxCountry, host, pathPrefix, appendStoreCode, seo } =
    view
  const { isUnindexed } = view
  const { line } = words
  return {
    ...{ code, brand, brandName, isSampleSale, language, taxCountry, host, pathPrefix, appendStoreCode, seo },
    ...(isUnindexed && { isUnindexed }),
    words: line === undefined ? {} : { line },
  }
}

/** The shop a view belongs to: sample sales are shops of their own. */
export function shopOf(view: Pick<StoreAddress, 'brand' | 'isSampleSale'>): string {
  return view.isSampleSale ? `${view.brand}-sample-sale` : view.brand
}

/** The same shop in every language it is offered in, the view itself included; hidden ones are not offered. */
export function siblingsOf<View extends StoreAddress>(directory: StoreDirectory<View>, view: StoreAddress): View[] {
  return directory.views.filter(
    (other) => shopOf(other) === shopOf(view) && (!other.isHidden || other.code === view.code),
  )
}

/** Whether a shop speaks the language of a view in several of them, for several countries. */
export function isLanguageShared(directory: StoreDirectory<StoreAddress>, view: StoreAddress): boolean {
  return siblingsOf(directory, view).some(({ language, code }) => language === view.language && code !== view.code)
}

/** What tells the language of a view from those of its siblings: `fr`, or `fr-BE` where the shop speaks it elsewhere too. */
export function languageTagOf(directory: StoreDirectory<StoreAddress>, view: StoreAddress): string {
  return isLanguageShared(directory, view) ? `${view.language}-${view.taxCountry}` : view.language
}

/** The number older clients know a view by, also one that was removed; 1 for a stranger. */
export function storeIdOf({ views, removed = [] }: StoreDirectory, code: string): number {
  return [...views, ...removed].find((view) => view.code === code)?.number ?? 1
}

/** The view with that number; null where there is none. */
export function findStoreById({ views }: StoreDirectory, id: number): StoreView | null {
  return views.find(({ number }) => number === id) ?? null
}

/** `%s` in the view's template stands for the page's own title. */
export function titleOf(view: StoreView, pageTitle: string): string {
  return view.titleTemplate.replaceAll('%s', () => pageTitle)
}

/** Two decimals are the house format; separators and the place of the sign follow the locale. */
export function priceFormatOf(locale: Locale, dateFormat = 'YYYY-MM-DD'): PriceFormat {
  const currency = { style: 'currency', currency: 'EUR' } as const
  const parts = new Intl.NumberFormat(locale, currency).formatToParts(1_234_567.89)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const space = partOf('literal') === '' ? '' : ' '
  const isSignFirst = parts[0]?.type === 'currency'
  return {
    locale,
    currencySign: '€',
    fractionDigits: 2,
    decimalSeparator: partOf('decimal'),
    groupSeparator: partOf('group'),
    pattern: isSignFirst ? `{sign}${space}{amount}` : `{amount}${space}{sign}`,
    dateFormat,
  }
}
