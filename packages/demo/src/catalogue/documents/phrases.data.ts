import type { Brand } from '@vonk/domain/stores'
import { text } from '../../words/text.ts'

/** Who answers for the product, as the law on product safety wants it named. */
export const manufacturers: Readonly<Record<Brand, { name: string; address: string; email: string }>> = {
  vonk: {
    name: 'Vonk Kinderkleding B.V.',
    address: 'Lantaarnkade 12, 3512 ZX Utrecht, Nederland',
    email: 'veiligheid@vonk.example',
  },
  razz: {
    name: 'Razz by Vonk B.V.',
    address: 'Lantaarnkade 14, 3512 ZX Utrecht, Nederland',
    email: 'safety@razz.example',
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
