import type { FaceName } from './faces.data.ts'

/** A colour as style sheets write it: `#191b45`. */
export type Colour = string

/** How a brand looks, in a dozen decisions: all else follows by rule. */
export type Decisions = {
  /** What pages are made of, and what is written on them. */
  readonly ground: Colour
  readonly ink: Colour
  /** What catches the eye, and the colour beside it. */
  readonly accent: Colour
  readonly second: Colour
  /** Of reduced prices. */
  readonly sale: Colour
  /** Of the corners of a card, in rem; other corners follow it. */
  readonly radius: number
  /** Around cards and buttons, in pixels. */
  readonly border: number
  readonly headingFace: FaceName
  readonly textFace: FaceName
  readonly headingCase: 'none' | 'uppercase'
  readonly density: 'airy' | 'dense'
  /** Of product pictures, width to height. */
  readonly pictureRatio: readonly [width: number, height: number]
}
