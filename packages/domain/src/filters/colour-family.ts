/** Colours as people ask for them, in the order of the rainbow and then without colour. */
export const colourFamilies = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
] as const

export type ColourFamily = (typeof colourFamilies)[number]

type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }

/** The family a shade belongs to, from its colour as six hexadecimal digits; null for anything else, such as a pattern. */
export function colourFamily(swatch: string): ColourFamily | null {
  const hsl = readColour(swatch)
  if (!hsl) return null
  return withoutColour(hsl) ?? earthen(hsl) ?? byHue(hsl)
}

function withoutColour({ hue, saturation, lightness }: Hsl): ColourFamily | null {
  if (lightness < 0.12) return 'black'
  if (lightness > (isWarm(hue) ? 0.88 : 0.93)) return 'white'
  if (saturation >= 0.14) return null
  if (lightness > 0.85) return 'white'
  return isWarm(hue) && lightness > 0.65 ? 'beige' : 'grey'
}

/** Dark or pale shades of orange have names of their own. */
function earthen({ hue, saturation, lightness }: Hsl): ColourFamily | null {
  if (!isWarm(hue)) return null
  if (lightness > 0.6 && saturation < 0.55) return 'beige'
  return lightness < 0.42 && hue < 42 ? 'brown' : null
}

const isWarm = (hue: number) => hue >= 15 && hue < 60

const hues: readonly (readonly [below: number, family: ColourFamily])[] = [
  [12, 'red'],
  [40, 'orange'],
  [62, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
]

function byHue({ hue, lightness }: Hsl): ColourFamily {
  const family = hues.find(([below]) => hue < below)?.[1] ?? 'red'
  if (family === 'red' && lightness > 0.68) return 'pink'
  return family === 'pink' && lightness < 0.4 ? 'purple' : family
}

function readColour(swatch: string): Hsl | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(swatch)?.slice(1)
  if (!digits) return null
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [span, lightness] = [most - least, (most + least) / 2]
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red ? (green - blue) / span + 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: (sixth * 60) % 360, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}
