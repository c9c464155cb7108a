import type { Brand } from '@vonk/domain/stores'
import { el, group } from '../illustrator/svg.ts'

type Look = {
  readonly paper: string
  /** The card and the spark on it; each amount has its own. */
  readonly cards: readonly (readonly [card: string, spark: string])[]
  readonly corner: number
  readonly font: string
}

const looks: Readonly<Record<Brand, Look>> = {
  vonk: {
    paper: '#f7f0e3',
    cards: [
      ['#ef6a45', '#f6c445'],
      ['#232a4d', '#ef6a45'],
      ['#2f5a43', '#8fd3b6'],
      ['#6d3a63', '#f0a9b5'],
      ['#1f6470', '#f6c445'],
    ],
    corner: 26,
    font: 'Nunito, Verdana, sans-serif',
  },
  razz: {
    paper: '#f2f2ef',
    cards: [
      ['#17181c', '#b8e02a'],
      ['#e83e8c', '#17181c'],
      ['#2f55c9', '#b8e02a'],
      ['#3a3c44', '#e83e8c'],
    ],
    corner: 0,
    font: 'Impact, Arial Narrow, sans-serif',
  },
}
const INK = '#fffaf0'

const spark =
  'M 0 -62 L 14 -18 L 58 -30 L 26 4 L 54 42 L 12 26 L -6 66 L -16 24 L -58 30 L -28 -2 L -54 -40 L -14 -22 Z'

/** A card with the brand's spark and, where it is fixed, the amount. */
export function drawGiftCard(brand: Brand, { amount, turn }: { amount: number | null; turn: number }): string {
  const { paper, cards, corner, font } = looks[brand]
  const [card, mark] = cards[turn % cards.length] ?? [INK, INK]
  const plate = { x: 75, y: 232, width: 450, height: 280, rx: corner }
  const letters = { 'font-family': font, 'font-weight': 800, fill: INK }
  return frame(
    paper,
    el('rect', { ...plate, x: 79, y: 246, fill: '#1d2033', 'fill-opacity': 0.16 }),
    el('rect', { ...plate, fill: card }),
    group({ transform: 'translate(420 330) scale(1.25)' }, el('path', { d: spark, fill: mark })),
    el('path', {
      d: 'M 75 452 L 525 452',
      stroke: INK,
      'stroke-opacity': 0.35,
      'stroke-width': 2,
      'stroke-dasharray': '2 9',
    }),
    el('text', { ...letters, x: 112, y: 318, 'font-size': 46 }, brand === 'vonk' ? 'vonk' : 'RAZZ'),
    el('text', { ...letters, x: 112, y: 424, 'font-size': 74 }, amount === null ? '€ …' : `€ ${amount / 100}`),
  )
}

/** A page of the same size as every other picture. */
export function frame(paper: string, ...children: readonly string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 600 744', width: 600, height: 744 },
    el('rect', { width: 600, height: 744, fill: paper }),
    ...children,
  )
}
