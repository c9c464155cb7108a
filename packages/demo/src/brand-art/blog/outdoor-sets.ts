import { el, group, path } from '../../illustrator/svg.ts'
import { disc } from '../scenery.ts'
import { ink } from '../tokens.ts'

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, rx })
export const line = (d: string, stroke: string, width: number) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
export const fill = (d: string, colour: string, opacity?: number) =>
  el('path', { d, fill: colour, 'fill-opacity': opacity })
export const shadow = (x: number, y: number, rx: number) =>
  el('ellipse', { cx: x, cy: y, rx, ry: rx * 0.14, fill: ink.night, 'fill-opacity': 0.16 })

export const pegs = (spots: readonly number[], y: number) =>
  spots.map((x) => rect(x - 7, y - 16, 14, 44, ink.wood, 4)).join('')

export function basket(x: number, y: number): string {
  const weave = Array.from(
    { length: 4 },
    (_, index) => `M${x - 104 + index * 4} ${y - 48 + index * 28}H${x + 104 - index * 4}`,
  ).join('')
  return (
    shadow(x, y + 66, 130) +
    line(`M${x - 84} ${y - 60}C${x - 70} ${y - 170} ${x + 70} ${y - 170} ${x + 84} ${y - 60}`, ink.woodDeep, 15) +
    fill(`M${x - 116} ${y - 64}H${x + 116}L${x + 92} ${y + 62}H${x - 92}Z`, ink.wood) +
    el('path', { d: weave, stroke: ink.woodDeep, 'stroke-width': 12, 'stroke-dasharray': '26 12' }) +
    fill(`M${x - 100} ${y - 64}C${x - 60} ${y - 110} ${x - 10} ${y - 92} ${x + 10} ${y - 64}Z`, ink.spark) +
    fill(`M${x - 6} ${y - 64}C${x + 20} ${y - 104} ${x + 80} ${y - 100} ${x + 100} ${y - 64}Z`, ink.paper)
  )
}

export const houses = (colour: string): string =>
  [60, 240, 420, 760, 960, 1180, 1350]
    .map((x, index) => {
      const top = 360 + (index % 3) * 56
      return (
        fill(`M${x} 800V${top}L${x + 80} ${top - 90}L${x + 160} ${top}V800Z`, colour) +
        rect(x + 34, top + 60, 34, 50, '#f6e2b8') +
        rect(x + 92, top + 60, 34, 50, index % 2 === 0 ? '#f6e2b8' : '#8fa9bd') +
        rect(x + 34, top + 150, 34, 50, '#8fa9bd') +
        rect(x + 92, top + 150, 34, 50, '#f6e2b8')
      )
    })
    .join('')

export const puddle = (x: number, y: number, rx: number): string =>
  el('ellipse', { cx: x, cy: y, rx, ry: 24, fill: '#a9c6dc' }) +
  el('ellipse', { cx: x - 20, cy: y - 3, rx: rx * 0.6, ry: 11, fill: '#cfe2f0' })

export const splash = (x: number, y: number): string =>
  line(
    `M${x - 130} ${y - 14}Q${x - 170} ${y - 60} ${x - 190} ${y - 40}M${x + 130} ${y - 14}Q${x + 170} ${y - 70} ${x + 200} ${y - 46}M${x - 60} ${y - 26}Q${x - 80} ${y - 80} ${x - 100} ${y - 76}M${x + 60} ${y - 26}Q${x + 84} ${y - 84} ${x + 106} ${y - 80}`,
    '#e6f0f8',
    11,
  )

export function castle(x: number, y: number): string {
  return (
    shadow(x, y + 66, 150) +
    fill(
      `M${x - 140} ${y + 64}V${y - 40}H${x - 110}V${y - 66}H${x - 80}V${y - 40}H${x - 50}V${y - 110}H${x - 30}V${y - 136}H${x}V${y - 110}H${x + 24}V${y - 136}H${x + 50}V${y - 40}H${x + 80}V${y - 66}H${x + 110}V${y - 40}H${x + 140}V${y + 64}Z`,
      '#e6b96f',
    ) +
    fill(`M${x - 26} ${y + 64}V${y + 14}A26 26 0 0 1 ${x + 26} ${y + 14}V${y + 64}Z`, '#b98744') +
    line(`M${x + 10} ${y - 136}V${y - 196}`, ink.woodDeep, 6) +
    fill(`M${x + 10} ${y - 196}L${x + 64} ${y - 176}L${x + 10} ${y - 158}Z`, ink.spark)
  )
}

export function parasol(x: number, y: number): string {
  return (
    line(`M${x} ${y + 60}L${x - 40} ${y - 330}`, ink.paper, 14) +
    group(
      { transform: `translate(${x - 42} ${y - 330}) rotate(-6)` },
      fill('M-230 60C-220-60-110-120 0-120S220-60 230 60Z', ink.spark),
      fill('M-120 60C-110-50-60-110 0-120C-30-80-46 0-46 60ZM46 60C46 0 30-80 0-120C60-110 110-50 120 60Z', ink.cream),
    )
  )
}

export function school(): string {
  const panes = [380, 520, 900, 1040]
    .map((x) => rect(x, 470, 80, 110, ink.paper, 6) + rect(x + 9, 479, 62, 92, '#8fb6cf'))
    .join('')
  return (
    rect(320, 400, 860, 400, '#d9764f') +
    fill('M280 410L750 230L1220 410Z', '#8f3f2c') +
    el('circle', { cx: 750, cy: 340, r: 44, fill: ink.cream, stroke: ink.night, 'stroke-width': 6 }) +
    line('M750 340V312M750 340L770 350', ink.night, 6) +
    panes +
    [380, 520, 900, 1040]
      .map((x) => rect(x, 630, 80, 110, ink.paper, 6) + rect(x + 9, 639, 62, 92, '#8fb6cf'))
      .join('') +
    fill('M660 800V600A90 90 0 0 1 840 600V800Z', ink.cream) +
    fill('M682 800V606A68 68 0 0 1 818 606V800Z', ink.night)
  )
}

export const slide = (): string =>
  line('M250 500V900M330 470V900', ink.sunDeep, 20) +
  line('M250 600H330M250 690H330M250 780H330', ink.sunDeep, 14) +
  rect(226, 470, 150, 24, ink.spark, 10) +
  line('M366 486C470 500 480 760 640 860', ink.spark, 54) +
  line('M366 474C480 488 490 744 646 842', ink.sparkLight, 12)

export const swings = (): string =>
  line('M900 320L850 900M1250 320L1300 900', ink.night, 20) +
  line('M880 320H1270', ink.night, 22) +
  line('M1004 330L1012 656M1096 330L1104 652', ink.woodDeep, 8) +
  rect(984, 648, 150, 20, ink.wood, 8)

export function blanket(): string {
  const d = 'M240 780H1260L1380 960H120Z'
  return (
    fill(d, ink.paper) +
    el('clipPath', { id: 'blanket' }, el('path', { d })) +
    el(
      'g',
      { 'clip-path': 'url(#blanket)', fill: 'none', stroke: ink.spark, 'stroke-opacity': 0.55 },
      ...Array.from({ length: 13 }, (_, index) =>
        el('path', { d: path`M${240 + index * 85} 780L${120 + index * 105} 960`, 'stroke-width': 34 }),
      ),
      el('path', { d: 'M0 800H1500M0 868H1500M0 940H1500', 'stroke-width': 26 }),
    )
  )
}

export const fruit = (x: number, y: number): string =>
  disc({ x, y, size: 30 }, '#c22840') +
  disc({ x: x + 56, y: y + 8, size: 28 }, ink.fieldDeep) +
  line(`M${x} ${y - 28}q4-16 14-18M${x + 56} ${y - 18}q4-14 12-16`, ink.woodDeep, 6) +
  fill(`M${x + 220} ${y + 20}A60 60 0 0 0 ${x + 340} ${y + 20}Z`, '#c22840') +
  line(`M${x + 216} ${y + 20}H${x + 344}`, ink.fieldDeep, 12)
