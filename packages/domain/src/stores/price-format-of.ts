import type { Locale, PriceFormat } from './store-view.ts'

/** Two decimals and the sign first are the house format; separators follow the locale. */
export function priceFormatOf(locale: Locale): PriceFormat {
  return { locale, currencySign: '€', fractionDigits: 2, ...separators[locale] }
}

const separators = {
  'nl-NL': { decimalSeparator: ',', groupSeparator: '.', pattern: '{sign} {amount}', dateFormat: 'D-M-YYYY' },
  'de-DE': { decimalSeparator: ',', groupSeparator: '.', pattern: '{sign} {amount}', dateFormat: 'DD.MM.YYYY' },
  'en-US': { decimalSeparator: '.', groupSeparator: ',', pattern: '{sign}{amount}', dateFormat: 'D MMMM YYYY' },
} satisfies Record<Locale, Omit<PriceFormat, 'locale' | 'currencySign' | 'fractionDigits'>>
