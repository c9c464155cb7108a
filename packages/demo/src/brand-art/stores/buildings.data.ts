import { el, path } from '../../illustrator/svg.ts'
import { ink } from '../tokens.ts'

export type Building = { readonly base: string; readonly draw: () => string }

const wall = (d: string, fill: string) =>
  el('path', { d, fill }) + el('path', { d: `${d}`, fill: ink.night, 'fill-opacity': 0.04 })

type Pane = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A sash window with the sky in it. */
function pane({ x, y, width, height }: Pane, frame: string): string {
  return (
    el('rect', { x: x - 8, y: y - 8, width: width + 16, height: height + 20, fill: frame }) +
    el('rect', { x, y, width, height, fill: '#8fb6cf' }) +
    el('path', {
      d: path`M${x} ${y + height}L${x + width * 0.7} ${y}H${x + width}V${y + height * 0.2}L${x + width * 0.3} ${y + height}Z`,
      fill: ink.white,
      'fill-opacity': 0.3,
    }) +
    el('path', {
      d: path`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.45}H${x + width}`,
      stroke: frame,
      'stroke-width': 7,
    })
  )
}

/** Windows side by side between two edges. */
function row(
  count: number,
  y: number,
  { width, height }: Pick<Pane, 'width' | 'height'>,
  frame: string,
  from = 220,
  to = 980,
): string {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) =>
    pane({ x: Math.round(from + step * (index + 0.5) - width / 2), y, width, height }, frame),
  ).join('')
}

/** Courses of brick as dashes. */
function bricks(top: number, colour: string, left = 190, right = 1010): string {
  return Array.from({ length: Math.floor((470 - top) / 26) }, (_, index) =>
    el('path', {
      d: `M${left + (index % 2) * 26} ${top + 14 + index * 26}H${right}`,
      stroke: colour,
      'stroke-width': 3,
      'stroke-dasharray': '46 6',
      'stroke-opacity': 0.5,
    }),
  ).join('')
}

const stepGable = 'M190 800V330H270V262H350V196H430V132H510V76H690V132H770V196H850V262H930V330H1010V800Z'
const bellGable =
  'M190 800V330C290 320 330 260 360 190C400 100 470 150 500 90C540 40 660 40 700 90C730 150 800 100 840 190C870 260 910 320 1010 330V800Z'

export const buildings: readonly [Building, ...Building[]] = [
  {
    base: '#8f3f2c',
    draw: () =>
      wall(stepGable, '#b5563c') +
      bricks(330, '#8f3f2c') +
      el('path', {
        d: 'M190 330H270M270 262H350M350 196H430M430 132H510M510 76H690M690 132H770M770 196H850M850 262H930M930 330H1010',
        stroke: ink.cream,
        'stroke-width': 12,
      }) +
      row(2, 160, { width: 64, height: 90 }, ink.cream, 420, 780) +
      row(3, 308, { width: 84, height: 118 }, ink.cream, 280, 920),
  },
  {
    base: '#2e3a44',
    draw: () =>
      wall(bellGable, '#3f4f5c') +
      el('path', { d: bellGable, fill: 'none', stroke: ink.cream, 'stroke-width': 12 }) +
      row(1, 130, { width: 84, height: 96 }, ink.cream, 500, 700) +
      row(4, 306, { width: 76, height: 120 }, ink.cream, 230, 970),
  },
  {
    base: '#c9cdd2',
    draw: () =>
      wall('M190 800V120H1010V800Z', '#dfe3e7') +
      el('path', { d: 'M190 190H1010M190 300H1010M190 410H1010', stroke: '#b8bec6', 'stroke-width': 10 }) +
      row(6, 136, { width: 110, height: 42 }, '#b8bec6', 200, 1000) +
      row(6, 212, { width: 110, height: 76 }, '#b8bec6', 200, 1000) +
      row(6, 322, { width: 110, height: 76 }, '#b8bec6', 200, 1000) +
      el('rect', { x: 170, y: 100, width: 860, height: 26, fill: '#9aa2ac' }),
  },
  {
    base: '#d8c3a2',
    draw: () =>
      wall('M190 800V150H1010V800Z', '#e8d7ba') +
      el('rect', { x: 170, y: 126, width: 860, height: 34, fill: '#d0b88f' }) +
      el('path', { d: 'M190 290H1010', stroke: '#d0b88f', 'stroke-width': 14 }) +
      row(5, 190, { width: 66, height: 76 }, ink.cream, 220, 980) +
      [280, 440, 600, 760, 920]
        .map((x) =>
          el('path', {
            d: path`M${x - 46} 440V360A46 46 0 0 1 ${x + 46} 360V440Z`,
            fill: '#8fb6cf',
            stroke: ink.cream,
            'stroke-width': 12,
          }),
        )
        .join(''),
  },
  {
    base: '#5e3428',
    draw: () =>
      wall('M190 800V140H1010V800Z', '#7d4636') +
      bricks(140, '#5e3428') +
      el('rect', { x: 180, y: 122, width: 840, height: 22, fill: '#3b3b40' }) +
      row(4, 186, { width: 150, height: 100 }, '#2b2b30', 200, 1000) +
      row(4, 330, { width: 150, height: 104 }, '#2b2b30', 200, 1000),
  },
  {
    base: '#6b4a33',
    draw: () =>
      wall('M190 800V320L600 70L1010 320V800Z', '#f3e6d0') +
      el('path', {
        d: 'M190 320H1010M190 440H1010M260 320V440M400 320V440M540 320V440M660 320V440M800 320V440M940 320V440M260 440L400 320M940 440L800 320M400 194V320M800 194V320M600 70V320M400 320L600 190L800 320M300 254H900',
        fill: 'none',
        stroke: '#6b4a33',
        'stroke-width': 16,
      }) +
      el('path', {
        d: 'M160 340L600 66L1040 340',
        fill: 'none',
        stroke: '#8a3f2c',
        'stroke-width': 34,
        'stroke-linejoin': 'round',
      }) +
      row(2, 336, { width: 76, height: 84 }, ink.cream, 420, 780),
  },
  {
    base: '#3d7f74',
    draw: () =>
      wall('M190 800V210C190 190 200 180 220 180H980C1000 180 1010 190 1010 210V800Z', '#bfe0d5') +
      el('path', { d: 'M190 236H1010', stroke: '#7fb9aa', 'stroke-width': 12 }) +
      el('path', { d: 'M300 452A300 300 0 0 1 900 452Z', fill: '#8fb6cf', stroke: ink.cream, 'stroke-width': 18 }) +
      el('path', {
        d: 'M600 452V152M600 452L388 240M600 452L812 240M600 452L330 330M600 452L870 330M430 452A170 170 0 0 1 770 452',
        fill: 'none',
        stroke: ink.cream,
        'stroke-width': 10,
      }) +
      el('path', { d: 'M440 200L700 452H780L500 180Z', fill: ink.white, 'fill-opacity': 0.22 }) +
      el('path', { d: 'M214 300H280M214 360H280M920 300H986M920 360H986', stroke: '#7fb9aa', 'stroke-width': 26 }),
  },
  {
    base: '#d9d2c6',
    draw: () =>
      wall('M190 800V170H1010V800Z', '#f6efe4') +
      el('path', { d: 'M160 176L240 96H960L1040 176Z', fill: '#6d7d86' }) +
      row(4, 216, { width: 74, height: 100 }, ink.white, 230, 970) +
      [322, 508, 692, 878]
        .map((x) => el('path', { d: `M${x - 70} 212V328M${x + 70} 212V328`, stroke: '#5f8f84', 'stroke-width': 30 }))
        .join('') +
      row(4, 364, { width: 74, height: 74 }, ink.white, 230, 970),
  },
]
