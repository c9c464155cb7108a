import type { Brand, GarmentType } from '../../label/index.ts'
import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'

const inUtrecht = (street: string) =>
  text(`${street} Utrecht, Nederland`, `${street} Utrecht, Niederlande`, `${street} Utrecht, Netherlands`)

export type Company = { readonly name: string; readonly address: Translated; readonly email: string }

/** Who answers for the product, as the law on product safety wants it named. */
export const manufacturers: Readonly<Record<Brand, Company>> = {
  vonk: {
    name: 'Vonk Kinderkleding B.V.',
    address: inUtrecht('Lantaarnkade 12, 3512 ZX'),
    email: 'veiligheid@vonk.example',
  },
  razz: {
    name: 'Razz by Vonk B.V.',
    address: inUtrecht('Lantaarnkade 14, 3512 ZX'),
    email: 'safety@razz.example',
  },
}

/** What the label has made outside the Union, and by whom. */
export const importedFrom: Partial<Readonly<Record<GarmentType, Company>>> = {
  cap: {
    name: 'Song Han Headwear Co., Ltd.',
    address: text('12 Le Loi, Da Nang, Vietnam', '12 Le Loi, Da Nang, Vietnam', '12 Le Loi, Da Nang, Vietnam'),
    email: 'export@songhan.example',
  },
}

export const archive = {
  name: text('Archief', 'Archiv', 'Archive'),
  description: text(
    'Wat we maakten en niet meer maken.',
    'Was wir gemacht haben und nicht mehr machen.',
    'What we made and no longer make.',
  ),
} as const

export const rootName = text('Alles', 'Alles', 'Everything')
