import { chosen } from '../random.ts'
import { el } from '../svg.ts'
import type { Inks } from './inks.ts'

/** Strokes of each letter in a cell of 22 by 40. */
const letters = {
  A: 'M1 38 11 2 21 38M5 26H17',
  D: 'M2 2V38H9C25 38 25 2 9 2Z',
  E: 'M20 2H2V38H20M2 20H16',
  H: 'M2 2V38M20 2V38M2 20H20',
  I: 'M11 2V38',
  K: 'M2 2V38M20 2 3 21M8 17 21 38',
  L: 'M2 2V38H20',
  N: 'M2 38V2L20 38V2',
  O: 'M11 2C24 2 24 38 11 38C-2 38-2 2 11 2Z',
  P: 'M2 38V2H12C24 2 24 22 12 22H2',
  R: 'M2 38V2H12C24 2 24 21 12 21H2M11 21 21 38',
  S: 'M20 6C14-1 2 1 2 11C2 21 20 19 20 29C20 39 7 41 1 34',
  U: 'M2 2V26C2 42 20 42 20 26V2',
  V: 'M1 2 11 38 21 2',
  W: 'M0 2 6 38 11 12 16 38 22 2',
  Y: 'M1 2 11 20 21 2M11 20V38',
  Z: 'M2 2H20L2 38H21',
} as const

const words: Readonly<Record<Inks['brand'], readonly [string, ...string[]]>> = {
  vonk: ['VONK', 'HOI', 'PLAY', 'YES', 'OKAY'],
  razz: ['RAZZ', 'LOUD', 'RAW', 'NO', 'NOISE'],
}

/** A word in the brand's hand, round for Vonk and square for Razz, with an offset second colour. */
export function drawLettering({ brand, main, pale, random, seed }: Inks): string {
  const isRound = brand === 'vonk'
  const word = [...chosen(words[brand], seed, 'word')]
  const pitch = 34
  const scale = Math.min(1.5, 4 / word.length)
  const look = {
    fill: 'none',
    'stroke-width': isRound ? 8.5 : 9.5,
    'stroke-linecap': isRound ? 'round' : 'square',
    'stroke-linejoin': isRound ? 'round' : 'miter',
  }
  const width = (word.length - 1) * pitch + 22
  const cells = word.map((letter, index) => {
    const lift = isRound ? Math.round(random.between(-4, 4)) : 0
    const turn = isRound ? Math.round(random.between(-7, 7)) : 0
    const place = `translate(${Math.round(index * pitch - width / 2)} ${lift - 20})`
    // The words are spelled with the letters above.
    return { d: letters[letter as keyof typeof letters], transform: turn ? `${place} rotate(${turn} 11 20)` : place }
  })
  const offset = cells.map(({ d, transform }) =>
    el('path', { ...look, d, transform: `translate(3.5 4) ${transform}`, stroke: pale, 'stroke-opacity': 0.6 }),
  )
  const first = cells.map((cell) => el('path', { ...look, ...cell, stroke: main }))
  const reach = Math.round(width / 2)
  const underline = isRound ? `M${-reach} 37C-30 29 20 43 ${reach} 32` : `M${-reach - 4} 35H${reach + 4}`
  const rule = el('path', { ...look, d: underline, stroke: main, 'stroke-width': 4 })
  return el('g', { transform: `scale(${Math.round(scale * 100) / 100})` }, ...offset, ...first, rule)
}
