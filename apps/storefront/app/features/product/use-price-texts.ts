import { buildPath } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { useShop } from '../stores/index.ts'

/** The words around a price; read once per list and handed to every card. */
export type PriceTexts = {
  readonly was: string
  readonly now: string
  readonly from: string
  readonly list: (price: string) => string
  readonly tax: string
  /** German law wants the way to the delivery costs at every price. */
  readonly shipping: { readonly label: string; readonly href: string } | null
}

export function usePriceTexts(): PriceTexts {
  const t = useTranslation()
  const { view } = useShop()
  const namesShipping = view.taxCountry === 'DE'
  return {
    was: t('price.was'),
    now: t('price.now'),
    from: t('price.from'),
    list: (price) => t('price.list', { price }),
    tax: namesShipping ? t('price.tax-and') : t('price.tax'),
    shipping: namesShipping ? { label: t('price.shipping'), href: buildPath(view, t('price.shipping-page')) } : null,
  }
}
