import type { Translated } from './product-brief.ts'
import { text } from './text.ts'

export type OptionLabel = { readonly code: string; readonly label: Translated }
export type FilterLabels = { readonly label: Translated; readonly options: readonly OptionLabel[] }

function option(code: string, label: Translated): OptionLabel {
  return { code, label }
}

/** The filters of a list with the options the label uses; sizes and colours bring their own. */
export const filterLabels = {
  brand: {
    label: text('Merk', 'Marke', 'Brand'),
    options: [option('vonk', text('Vonk', 'Vonk', 'Vonk')), option('razz', text('Razz', 'Razz', 'Razz'))],
  },
  size: {
    label: text('Maat', 'Größe', 'Size'),
    options: [option('one-size', text('Eén maat', 'Einheitsgröße', 'One size'))],
  },
  color: { label: text('Kleur', 'Farbe', 'Colour'), options: [] },
  price: { label: text('Prijs', 'Preis', 'Price'), options: [] },
  pim_geslacht: {
    label: text('Voor wie', 'Für wen', 'For whom'),
    options: [
      option('meisje', text('Meisje', 'Mädchen', 'Girl')),
      option('jongen', text('Jongen', 'Junge', 'Boy')),
      option('unisex', text('Unisex', 'Unisex', 'Unisex')),
    ],
  },
  pim_fitcode: {
    label: text('Pasvorm', 'Passform', 'Fit'),
    options: [
      option('slim', text('Smal', 'Schmal', 'Slim')),
      option('regular', text('Normaal', 'Normal', 'Regular')),
      option('loose', text('Ruim', 'Locker', 'Loose')),
      option('oversized', text('Oversized', 'Oversized', 'Oversized')),
    ],
  },
  pim_seizoen: {
    label: text('Seizoen', 'Saison', 'Season'),
    options: [
      option('spring-summer', text('Lente en zomer', 'Frühling und Sommer', 'Spring and summer')),
      option('autumn-winter', text('Herfst en winter', 'Herbst und Winter', 'Autumn and winter')),
      option('all-year', text('Het hele jaar', 'Ganzjährig', 'All year')),
    ],
  },
  pim_kinderleeftijd: {
    label: text('Leeftijd', 'Alter', 'Age'),
    options: [
      option('baby', text('Baby (0–2 jaar)', 'Baby (0–2 Jahre)', 'Baby (0–2 years)')),
      option('kids', text('Kind (2–8 jaar)', 'Kind (2–8 Jahre)', 'Kids (2–8 years)')),
      option('junior', text('Junior (8–14 jaar)', 'Junior (8–14 Jahre)', 'Junior (8–14 years)')),
      option('teens', text('Tiener (14–18 jaar)', 'Teenager (14–18 Jahre)', 'Teens (14–18 years)')),
    ],
  },
} as const satisfies Record<string, FilterLabels>

/** What a buyer reads beside a size: `92` is centimetres for clothes, `EU 30` a shoe. */
export const sizeUnits = {
  height: text('lengte in cm', 'Körpergröße in cm', 'height in cm'),
  months: text('maanden', 'Monate', 'months'),
  years: text('jaar', 'Jahre', 'years'),
  shoe: text('schoenmaat', 'Schuhgröße', 'shoe size (EU)'),
  head: text('hoofdomtrek in cm', 'Kopfumfang in cm', 'head size in cm'),
} as const satisfies Record<string, Translated>
