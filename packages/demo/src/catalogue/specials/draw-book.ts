import { el, group } from '../../illustrator/svg.ts'
import type { Brand } from '../../label/index.ts'
import { frame } from './draw-gift-card.ts'

const covers: Readonly<
  Record<Brand, readonly { readonly cloth: string; readonly sun: string; readonly hill: string }[]>
> = {
  vonk: [
    { cloth: '#2f5a43', sun: '#f6c445', hill: '#8fd3b6' },
    { cloth: '#232a4d', sun: '#ef6a45', hill: '#8fc3e8' },
  ],
  razz: [{ cloth: '#17181c', sun: '#b8e02a', hill: '#e83e8c' }],
}

/** A bound book, seen from the front; the cover is a picture without words, so that it serves every language. */
export function drawBook(brand: Brand, turn: number): string {
  const list = covers[brand]
  const { cloth, sun, hill } = list[turn % list.length] ?? { cloth: '#232a4d', sun: '#ef6a45', hill: '#8fc3e8' }
  const corner = brand === 'vonk' ? 10 : 0
  return frame(
    brand === 'vonk' ? '#f7f0e3' : '#f2f2ef',
    el('rect', { x: 146, y: 162, width: 330, height: 440, rx: corner, fill: '#1d2033', 'fill-opacity': 0.16 }),
    el('rect', { x: 140, y: 146, width: 330, height: 440, rx: corner, fill: '#fffaf0' }),
    el('rect', { x: 132, y: 140, width: 330, height: 440, rx: corner, fill: cloth }),
    el('rect', { x: 132, y: 140, width: 30, height: 440, rx: corner, fill: '#000000', 'fill-opacity': 0.22 }),
    el('clipPath', { id: 'cover' }, el('rect', { x: 190, y: 190, width: 240, height: 300 })),
    group(
      { 'clip-path': 'url(#cover)' },
      el('rect', { x: 190, y: 190, width: 240, height: 300, fill: '#f4ead6' }),
      el('circle', { cx: 340, cy: 290, r: 58, fill: sun }),
      el('path', { d: 'M 180 420 C 240 350 300 380 350 410 S 430 430 450 390 L 450 500 L 180 500 Z', fill: hill }),
      el('path', { d: 'M 180 460 C 260 410 330 440 450 450 L 450 500 L 180 500 Z', fill: cloth, 'fill-opacity': 0.85 }),
    ),
    el('path', {
      d: 'M 230 530 L 390 530 M 262 552 L 358 552',
      stroke: sun,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  )
}
