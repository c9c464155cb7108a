import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'

/** One assortment with its own prices, told in three languages. */
export type Shop = {
  readonly brand: Brand
  readonly isSampleSale: boolean
  /** The ids of its categories begin after it. */
  readonly categoryBase: number
  readonly views: readonly { readonly code: string; readonly language: Language }[]
}

export const shops: readonly Shop[] = [
  shop('vonk', '', 2),
  shop('vonk', 'vss_', 1000),
  shop('razz', 'rz_', 2000),
  shop('razz', 'rzss_', 3000),
]

/** The codes of all views. */
export const demoViews: readonly string[] = shops.flatMap(({ views }) => views.map(({ code }) => code))

function shop(brand: Brand, prefix: string, categoryBase: number): Shop {
  const views = (['nl', 'en', 'de'] as const).map((language) => ({ code: `${prefix}${language}`, language }))
  return { brand, isSampleSale: prefix.endsWith('ss_'), categoryBase, views }
}
