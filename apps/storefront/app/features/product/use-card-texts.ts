import { useTranslation } from '../../i18n/index.ts'
import { type PriceTexts, usePriceTexts } from './use-price-texts.ts'

export type CardTexts = PriceTexts & {
  readonly colours: (count: number) => string
  readonly sizes: string
}

/** The words of a product card; read once per list, as fifty cards read them. */
export function useCardTexts(): CardTexts {
  const t = useTranslation()
  return { ...usePriceTexts(), colours: (count) => t('card.colours', { count }), sizes: t('card.sizes') }
}
