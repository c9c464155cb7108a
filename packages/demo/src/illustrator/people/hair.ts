import { tint } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, path } from '../svg.ts'
import type { HairStyle } from './person.ts'

type Cut = {
  readonly behind?: (hair: string) => string
  readonly front: string
  readonly extra?: (hair: string) => string
}

const fill = (d: string, colour: string) => el('path', { d, fill: colour })

const balls = (spots: readonly (readonly [x: number, y: number, r: number])[], colour: string) =>
  el('path', {
    d: spots.map(([x, y, r]) => path`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`).join(''),
    fill: colour,
  })

/** A ring of curls from ear to ear. */
const halo = (reach: number, size: number, count: number, from = 170, to = 370) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [Math.cos(angle) * reach, Math.sin(angle) * reach - 8, size] as const
  })

const braid = (side: number) =>
  Array.from({ length: 5 }, (_, index) => [side * (66 + index * 2), 34 + index * 21, 14 - index * 1.2] as const)

const sleek = 'M-67 -6C-68 -58 -36 -84 0 -84C36 -84 68 -58 67 -6C58 -40 34 -54 0 -54C-34 -54 -58 -40 -67 -6Z'
const parting = 'M0 -82C-34 -82 -68 -58 -68 4C-50 -6 -16 -28 0 -60C16 -28 50 -6 68 4C68 -58 34 -82 0 -82Z'

/** Hair around a head of radius 66: what falls behind it, what covers the forehead, what is tied up. */
export const cuts: Readonly<Record<HairStyle, Cut>> = {
  crop: {
    front:
      'M-68 -4C-76 -62 -36 -88 4 -86C48 -84 76 -54 68 -4C64 -26 54 -38 42 -44C14 -30 -30 -34 -46 -44C-56 -36 -64 -22 -68 -4Z',
  },
  parted: {
    front:
      'M-68 0C-78 -58 -42 -92 6 -88C50 -86 78 -52 68 0C64 -24 52 -42 34 -54C8 -26 -38 -22 -58 -28C-64 -20 -66 -12 -68 0Z',
  },
  bob: {
    behind: (hair) => fill('M-80 40C-94 -44 -50 -92 0 -92C50 -92 94 -44 80 40C78 64 -78 64 -80 40Z', hair),
    front:
      'M-68 -2C-70 -56 -36 -84 0 -84C36 -84 70 -56 68 -2C62 -18 56 -22 44 -24C14 -16 -14 -16 -44 -24C-56 -22 -62 -18 -68 -2Z',
  },
  bun: { behind: (hair) => balls([[0, -96, 27]], hair), front: sleek },
  puffs: {
    behind: (hair) =>
      balls(
        [-1, 1].flatMap((side) => [
          [side * 66, -58, 30] as const,
          [side * 84, -44, 20] as const,
          [side * 58, -82, 20] as const,
        ]),
        hair,
      ),
    front: sleek,
  },
  curls: {
    behind: (hair) => balls([...halo(68, 26, 11, 150, 390), [0, -50, 50]], hair),
    front:
      'M-68 0C-72 -60 -36 -86 0 -86C36 -86 72 -60 68 0C64 -16 60 -26 52 -30C48 -42 36 -46 28 -40C20 -52 4 -52 -4 -42C-14 -52 -30 -48 -34 -38C-46 -42 -56 -34 -56 -24C-62 -20 -66 -12 -68 0Z',
  },
  long: {
    behind: (hair) => fill('M-76 112C-98 -40 -54 -92 0 -92C54 -92 98 -40 76 112C58 126 -58 126 -76 112Z', hair),
    front: parting,
  },
  braids: {
    front: parting,
    extra: (hair) =>
      balls([...braid(-1), ...braid(1)], hair) +
      balls(
        [
          [-74, 132, 8],
          [74, 132, 8],
        ],
        palette.spark,
      ),
  },
  buzz: { front: 'M-65 -12C-68 -56 -36 -75 0 -75C36 -75 68 -56 65 -12C54 -36 40 -46 0 -46C-40 -46 -54 -36 -65 -12Z' },
  mop: {
    front:
      'M-70 14C-84 -52 -48 -96 2 -94C54 -94 84 -52 70 14C66 2 64 -8 58 -16C50 -8 40 -10 34 -22C24 -8 6 -10 -2 -24C-10 -8 -28 -8 -36 -22C-44 -8 -54 -8 -60 -16C-64 -6 -68 4 -70 14Z',
  },
  ringlets: {
    behind: (hair) => balls(halo(66, 20, 9, 200, 340), hair),
    front:
      'M-67 -12C-72 -60 -36 -86 0 -86C36 -86 72 -60 67 -12C62 -26 56 -36 48 -36C42 -48 30 -48 24 -40C14 -50 0 -50 -6 -40C-16 -50 -32 -48 -36 -38C-48 -40 -58 -32 -67 -12Z',
  },
  ponytail: {
    behind: (hair) => fill('M34 -84C96 -96 118 -30 92 70C84 96 66 88 68 62C78 4 62 -34 34 -46Z', hair),
    front: parting,
    extra: () => balls([[52, -72, 11]], palette.spark),
  },
  pigtails: {
    behind: (hair) =>
      [-1, 1]
        .map((side) =>
          fill(
            path`M${side * 58} -34C${side * 116} -50 ${side * 124} 26 ${side * 92} 62C${side * 78} 58 ${side * 74} 22 ${side * 58} 4Z`,
            hair,
          ),
        )
        .join(''),
    front: parting,
    extra: () =>
      balls(
        [
          [-68, -18, 10],
          [68, -18, 10],
        ],
        palette.spark,
      ),
  },
  /** What babies have: a shadow of hair, one lock, or just enough to tie up. */
  fuzz: { front: 'M-62 -22C-62 -58 -34 -77 0 -77C34 -77 62 -58 62 -22C50 -46 32 -58 0 -58C-32 -58 -50 -46 -62 -22Z' },
  wisp: {
    front:
      'M-58 -32C-54 -62 -28 -77 4 -76C34 -76 54 -60 58 -34C44 -54 24 -62 6 -58C16 -50 10 -36 -4 -36C-12 -36 -14 -46 -6 -48C-20 -62 -44 -54 -58 -32Z',
  },
  sprout: {
    front:
      'M-60 -26C-58 -60 -34 -77 -8 -77C-24 -92 -34 -104 -26 -112C-14 -112 -4 -102 0 -90C4 -104 16 -114 28 -110C34 -102 22 -90 8 -77C34 -76 58 -60 60 -26C48 -48 30 -58 0 -58C-30 -58 -48 -48 -60 -26Z',
    extra: () => balls([[0, -80, 8]], palette.spark),
  },
  quiff: {
    front:
      'M-66 -6C-76 -40 -66 -66 -40 -74C-44 -98 -4 -112 40 -98C76 -88 78 -44 66 -4C62 -26 56 -38 46 -46C10 -36 -30 -40 -48 -44C-58 -34 -62 -22 -66 -6Z',
  },
}

/** One highlight where the window falls on it. */
export const gloss = (hair: string): string =>
  el('path', {
    d: 'M-46 -52C-34 -68 -16 -74 4 -74',
    fill: 'none',
    stroke: tint(hair, 0.34),
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.5,
  })
