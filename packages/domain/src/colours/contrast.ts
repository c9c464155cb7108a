/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour as style sheets write it: `#191b45`. */
export function readHex(colour: string): Rgb {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** What is seen through a veil of a colour: nothing of it at 0, nothing else at 1. */
export function blend(ground: Rgb, veil: Rgb, opacity: number): Rgb {
  const mix = (below: number, above: number) => below + (above - below) * opacity
  return [mix(ground[0], veil[0]), mix(ground[1], veil[1]), mix(ground[2], veil[2])]
}

/** How well two colours are told apart, from 1 to 21, as WCAG 2.2 defines it. Words need 4.5. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
