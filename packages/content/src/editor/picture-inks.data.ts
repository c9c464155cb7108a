import type { Brand } from '@vonk/domain/stores'

type Ink = { readonly words: string; readonly veil: string; readonly opacity: number }
type Inks = { readonly dark: Ink; readonly light: Ink }

/** The colours of words on a picture and of the veil between the two, by brand; a test compares them with the style sheet. */
export const pictureInks: Readonly<Record<Brand, Inks>> = {
  vonk: {
    dark: { words: '#191b45', veil: '#fff7ea', opacity: 0.82 },
    light: { words: '#fffdf9', veil: '#191b45', opacity: 0.72 },
  },
  razz: {
    dark: { words: '#0b0b0c', veil: '#ffffff', opacity: 0.86 },
    light: { words: '#ffffff', veil: '#0b0b0c', opacity: 0.78 },
  },
}

/** Those of a brand without a look of its own. */
export const plainInks: Inks = {
  dark: { words: '#191b45', veil: '#fff7ea', opacity: 0.82 },
  light: { words: '#fffdf9', veil: '#191b45', opacity: 0.72 },
}
