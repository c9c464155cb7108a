/** Colour maths in Oklab, so that shadow and light of every dye look equally deep to the eye. */
type Lab = { readonly l: number; readonly a: number; readonly b: number }

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = linear(((value >> 16) & 255) / 255)
  const g = linear(((value >> 8) & 255) / 255)
  const b = linear((value & 255) / 255)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${channels.map(toByte).join('')}`
}

function toByte(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, channel)))) * 255)
  return byte.toString(16).padStart(2, '0')
}

export const lightness = (hex: string): number => toLab(hex).l

/** Shadow: darker and a breath cooler. */
export function shade(hex: string, amount: number): string {
  const { l, a, b } = toLab(hex)
  return toHex({ l: l * (1 - amount), a: a * (1 - amount * 0.15), b: b * (1 - amount * 0.15) - amount * 0.018 })
}

/** Light: paler and a breath warmer. */
export function tint(hex: string, amount: number): string {
  const { l, a, b } = toLab(hex)
  const left = 1 - amount * 0.7
  return toHex({ l: l + (1 - l) * amount, a: a * left, b: b * left + amount * 0.008 })
}

export function mix(from: string, to: string, share: number): string {
  const one = toLab(from)
  const two = toLab(to)
  const blend = (x: number, y: number) => x + (y - x) * share
  return toHex({ l: blend(one.l, two.l), a: blend(one.a, two.a), b: blend(one.b, two.b) })
}

/** The livelier of two dyes, washed out: between opposite hues a mixture would turn to mud. */
export function washed(one: string, other: string, amount: number): string {
  const wash = [one, other].map((hex) => tint(hex, amount))
  const [first = one, second = other] = wash
  return chroma(first) >= chroma(second) ? first : second
}

function chroma(hex: string): number {
  const { a, b } = toLab(hex)
  return Math.hypot(a, b)
}

/** How far apart two colours look; hue counts a little more than lightness. */
export function distance(from: string, to: string): number {
  const one = toLab(from)
  const two = toLab(to)
  return Math.hypot(one.l - two.l, (one.a - two.a) * 1.4, (one.b - two.b) * 1.4)
}

/** The candidates in order of how well they stand out from all the grounds at once. */
export function standingOut(candidates: readonly string[], grounds: readonly string[]): string[] {
  const nearest = (ink: string) => Math.min(...grounds.map((ground) => distance(ink, ground)))
  return [...candidates].sort((one, two) => nearest(two) - nearest(one))
}

/** The same hue, moved away from the ground it is printed on until the eye can part them. */
export function readable(ink: string, ground: string): string {
  if (distance(ink, ground) > 0.24) return ink
  return lightness(ground) > 0.62 ? shade(ink, 0.42) : tint(ink, 0.62)
}
