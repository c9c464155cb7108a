import type { View } from '../../illustrator/index.ts'
import type { Colour, GarmentType } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { Translated } from '../product-brief.ts'
import { text } from '../text.ts'

const shown: Readonly<Record<View, Translated>> = {
  front: text('voorkant', 'Vorderseite', 'front'),
  back: text('achterkant', 'Rückseite', 'back'),
  detail: text('detail van dichtbij', 'Detail aus der Nähe', 'close-up'),
  folded: text('opgevouwen', 'zusammengelegt', 'folded'),
  worn: text('gedragen', 'getragen', 'worn'),
}

/** They are drawn from the side, or look the same all around. */
const frontless: readonly GarmentType[] = ['beanie', 'socks', 'sneaker']

/** What a picture shows, for those who do not see it. */
export function describePicture(
  { name, colour, garment }: { name: Translated; colour: Colour; garment: GarmentType },
  view: View,
): Translated {
  const hasView = view !== 'front' || !frontless.includes(garment)
  const describe = (language: Language) => {
    const subject = `${name[language]} in ${colour.names[language]}`
    return hasView ? `${subject}, ${shown[view][language]}` : subject
  }
  return { nl: describe('nl'), de: describe('de'), en: describe('en') }
}
