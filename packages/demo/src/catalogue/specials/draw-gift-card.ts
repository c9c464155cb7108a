import { bolt, spark, wordmark } from '../../brand-art/index.ts'
import { el, group } from '../../illustrator/svg.ts'
import type { Brand } from '../../label/index.ts'
import { drawAmount } from './draw-amount.ts'

type Look = {
  readonly paper: string
  /** The card and the spark on it; each amount has its own. */
  readonly cards: readonly (readonly [card: string, spark: string])[]
  readonly corner: number
  readonly sign: typeof spark
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
    sign: spark,
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
    sign: bolt,
  },
}
const INK = '#fffaf0'

/** A card with the brand's name and mark and, where it is fixed, the amount. */
export function drawGiftCard(brand: Brand, { amount, turn }: { amount: number | null; turn: number }): string {
  const { paper, cards, corner, sign } = looks[brand]
  const [card, mark] = cards[turn % cards.length] ?? [INK, INK]
  const plate = { x: 75, y: 232, width: 450, height: 280, rx: corner }
  const isRound = corner > 0
  return frame(
    paper,
    el('rect', { ...plate, x: 79, y: 246, fill: '#1d2033', 'fill-opacity': 0.16 }),
    el('rect', { ...plate, fill: card }),
    sign({ x: 428, y: 338, scale: 1.55 }, mark),
    el('path', {
      d: 'M 75 462 L 525 462',
      stroke: INK,
      'stroke-opacity': 0.35,
      'stroke-width': 2,
      'stroke-dasharray': '2 9',
    }),
    group({ transform: 'translate(112 270) scale(1.2)' }, wordmark(brand, { letters: INK, mark })),
    drawAmount(amount === null ? null : amount / 100, { x: 112, y: 360, scale: 1.7, colour: INK, isRound }),
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
