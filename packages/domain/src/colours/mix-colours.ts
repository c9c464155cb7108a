import { blend, type Rgb, readHex } from './contrast.ts'

/** So much of the second colour in the first, as style sheets write it: `#191b45`. */
export function mixColours(one: string, other: string, share: number): string {
  const channels = blend(readHex(one), readHex(other), share).map((channel) => Math.round(channel))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A colour one sees through, as style sheets write it: `rgb(25 27 69 / 0.5)`. */
export function writeRgb(colour: Rgb, opacity: number): string {
  return `rgb(${colour.join(' ')} / ${opacity})`
}

/** The same read back. */
export function readRgb(written: string): { readonly colour: Rgb; readonly opacity: number } {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (written.match(/[\d.]+/g) ?? []).map(Number)
  return { colour: [red, green, blue], opacity }
}
