import { el } from '../svg.ts'
import type { Inks } from './inks.ts'

/** Strokes of each letter in a cell of 22 by 40. */
const letters = {
  V: 'M 1 2 L 11 38 L 21 2',
  O: 'M 11 2 C 24 2 24 38 11 38 C -2 38 -2 2 11 2 Z',
  N: 'M 2 38 L 2 2 L 20 38 L 20 2',
  K: 'M 2 2 L 2 38 M 20 2 L 3 21 M 8 17 L 21 38',
  R: 'M 2 38 L 2 2 L 12 2 C 24 2 24 21 12 21 L 2 21 M 11 21 L 21 38',
  A: 'M 1 38 L 11 2 L 21 38 M 5 26 L 17 26',
  Z: 'M 2 2 L 20 2 L 2 38 L 21 38',
} as const

type Letter = keyof typeof letters

const words: Readonly<Record<Inks['brand'], readonly Letter[]>> = {
  vonk: ['V', 'O', 'N', 'K'],
  razz: ['R', 'A', 'Z', 'Z'],
}

/** The brand's word in its own hand, round for Vonk and square for Razz, with an offset second colour. */
export function drawLettering({ brand, main, pale, random }: Inks): string {
  const isRound = brand === 'vonk'
  const look = {
    fill: 'none',
    'stroke-width': isRound ? 8.5 : 9.5,
    'stroke-linecap': isRound ? 'round' : 'square',
    'stroke-linejoin': isRound ? 'round' : 'miter',
  }
  const cells = words[brand].map((letter, index) => {
    const lift = isRound ? random.between(-4, 4) : 0
    return { d: letters[letter], transform: `translate(${index * 34 - 62} ${Math.round(lift) - 20})` }
  })
  const second = cells.map((cell) =>
    el('path', {
      ...look,
      d: cell.d,
      transform: `translate(3.5 4) ${cell.transform}`,
      stroke: pale,
      'stroke-opacity': 0.55,
    }),
  )
  const first = cells.map((cell) => el('path', { ...look, ...cell, stroke: main }))
  const underline = isRound ? 'M -58 37 C -30 29 20 43 60 32' : 'M -66 34 L 66 34'
  return [
    ...second,
    ...first,
    el('path', {
      d: underline,
      fill: 'none',
      stroke: main,
      'stroke-width': 4,
      'stroke-linecap': look['stroke-linecap'],
    }),
  ].join('')
}
