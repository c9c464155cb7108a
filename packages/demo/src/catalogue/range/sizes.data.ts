import type { Brand, Wearer } from '../../label/index.ts'

export type SizeKind = 'height' | 'letter' | 'shoe' | 'head' | 'sock' | 'one-size'

/** A size as it is filtered, ordered and written into a sku. */
export type Size = {
  readonly code: string
  readonly kind: SizeKind
  readonly label: string
  /** The age it fits, where a child's height tells it. */
  readonly age: Age | null
}

type Age = { readonly span: string; readonly unit: 'months' | 'years' }

/** Heights in centimetres and the age a child has them at. */
const heights: readonly Size[] = [
  ...'50:0–1 56:1–2 62:2–4 68:4–6 74:6–9 80:9–12 86:12–18 92:18–24'.split(' ').map((row) => height(row, 'months')),
  ...'98:2–3 104:3–4 110:4–5 116:5–6 122:6–7 128:7–8 134:8–9 140:9–10 146:10–11 152:11–12 158:12–13 164:13–14 170:14–15 176:15–16 182:16–17 188:17–18'
    .split(' ')
    .map((row) => height(row, 'years')),
]

function height(row: string, unit: Age['unit']): Size {
  const [label = '', span = ''] = row.split(':')
  return { code: label, kind: 'height', label, age: { span, unit } }
}

const letters = ['XS', 'S', 'M', 'L', 'XL']
const socks = '13–14 15–16 17–18 19–20 19–22 21–22 23–26 27–30 31–34 33–34 35–36 35–38 37–38 39–40 41–42'.split(' ')

function steps(low: number, high: number, step: number): number[] {
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step)
}

/** Every size of both brands in the order a shopper expects. */
export const sizes: readonly Size[] = [
  ...heights,
  ...letters.map((letter) => ({ code: letter, kind: 'letter' as const, label: letter, age: null })),
  ...steps(24, 42, 1).map((size) => ({ code: `E${size}`, kind: 'shoe' as const, label: `EU ${size}`, age: null })),
  ...[...steps(38, 54, 2), 55, 56, 57, 58].map((size) => ({
    code: `H${size}`,
    kind: 'head' as const,
    label: `${size} cm`,
    age: null,
  })),
  ...socks.map((pair) => ({ code: `K${pair.replace('–', '')}`, kind: 'sock' as const, label: pair, age: null })),
  { code: 'OS', kind: 'one-size', label: '', age: null },
]

type Runs = readonly (readonly string[])[]

const codes = (prefix: string, list: readonly (string | number)[]) => list.map((size) => `${prefix}${size}`)
const cm = (low: number, high: number, step = 6) => codes('', steps(low, high, step))

const baby: Runs = [cm(50, 92), cm(50, 80), cm(56, 86), cm(62, 92), cm(56, 92), cm(50, 74)]
const children: Runs = [
  cm(92, 140),
  cm(98, 134),
  cm(92, 128),
  cm(104, 164, 12),
  cm(116, 164),
  cm(104, 140),
  cm(98, 146),
]
const teens: Runs = [cm(140, 188), cm(152, 188), cm(140, 176), cm(146, 188)]

/** The runs a design may be made in. */
export const sizeRuns: Readonly<Record<Exclude<SizeKind, 'one-size'>, Readonly<Record<Brand, Record<Wearer, Runs>>>>> =
  {
    height: {
      vonk: { girls: children, boys: children, unisex: children, baby },
      razz: { girls: teens, boys: teens, unisex: teens, baby: teens },
    },
    letter: everyone([letters], [letters]),
    shoe: everyone(
      [codes('E', steps(24, 32, 1)), codes('E', steps(28, 35, 1)), codes('E', steps(31, 38, 1))],
      [codes('E', steps(36, 42, 1)), codes('E', steps(35, 41, 1))],
    ),
    head: {
      vonk: {
        ...everyone([codes('H', steps(48, 56, 2))], []).vonk,
        baby: [codes('H', steps(38, 46, 2))],
      },
      razz: everyone([], [codes('H', steps(54, 58, 1))]).razz,
    },
    sock: {
      vonk: {
        ...everyone([['K1922', 'K2326', 'K2730', 'K3134', 'K3538']], []).vonk,
        baby: [['K1314', 'K1516', 'K1718', 'K1920', 'K2122']],
      },
      razz: everyone([], [['K3334', 'K3536', 'K3738', 'K3940', 'K4142']]).razz,
    },
  }

function everyone(vonk: Runs, razz: Runs): Readonly<Record<Brand, Record<Wearer, Runs>>> {
  return {
    vonk: { girls: vonk, boys: vonk, baby: vonk, unisex: vonk },
    razz: { girls: razz, boys: razz, baby: razz, unisex: razz },
  }
}
