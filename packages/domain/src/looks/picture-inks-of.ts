import type { Rgb } from '../colours/index.ts'
import { readHex, readRgb } from '../colours/index.ts'
import type { Look } from './look.ts'
import { tokensOf } from './tokens-of.ts'

type PictureInk = { readonly words: Rgb; readonly veil: Rgb; readonly opacity: number }

export type PictureInks = { readonly dark: PictureInk; readonly light: PictureInk }

/** The colours of words on a picture and of the veil between the two. */
export function pictureInksOf(look: Look): PictureInks {
  const { normal } = tokensOf(look)
  const [veil, shade] = [readRgb(normal['colour-picture-veil']), readRgb(normal['colour-picture-shade'])]
  return {
    dark: { words: readHex(normal['colour-ink']), veil: veil.colour, opacity: veil.opacity },
    light: { words: readHex(normal['colour-on-picture']), veil: shade.colour, opacity: shade.opacity },
  }
}
