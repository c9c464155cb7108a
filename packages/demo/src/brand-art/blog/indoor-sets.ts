import { el, group } from '../../illustrator/svg.ts'
import { snowfall } from '../scenery.ts'
import { moon, star } from '../things.ts'
import { ink } from '../tokens.ts'

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, rx })
export const line = (d: string, stroke: string, width: number, dash?: string) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': dash ? 'butt' : 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash,
  })
export const fill = (d: string, colour: string, opacity?: number) =>
  el('path', { d, fill: colour, 'fill-opacity': opacity })
const dot = (x: number, y: number, r: number, colour: string) => el('circle', { cx: x, cy: y, r, fill: colour })

export const spools = (x: number, y: number): string =>
  [ink.spark, ink.sun, ink.fieldDeep, ink.skyDeep, ink.night]
    .map(
      (colour, index) =>
        rect(x + index * 78, y - 60, 44, 60, colour, 8) +
        rect(x + index * 78 - 6, y - 66, 56, 12, ink.paper, 5) +
        rect(x + index * 78 - 6, y - 4, 56, 12, ink.paper, 5),
    )
    .join('')

export const frame = (x: number, y: number): string =>
  rect(x, y, 320, 240, ink.paper, 10) +
  rect(x + 20, y + 20, 280, 200, ink.ice) +
  fill(
    `M${x + 20} ${y + 220}V${y + 160}Q${x + 100} ${y + 110} ${x + 180} ${y + 150}T${x + 300} ${y + 140}V${y + 220}Z`,
    ink.fieldDeep,
  ) +
  dot(x + 230, y + 80, 30, ink.sun)

export function machine(x: number, y: number): string {
  return (
    el('ellipse', { cx: x + 130, cy: y + 128, rx: 270, ry: 26, fill: ink.night, 'fill-opacity': 0.18 }) +
    rect(x - 120, y + 60, 500, 66, ink.night, 14) +
    fill(
      `M${x - 90} ${y - 180}C${x - 90} ${y - 220} ${x - 60} ${y - 230} ${x - 30} ${y - 230}H${x + 300}C${x + 350} ${y - 230} ${x + 360} ${y - 200} ${x + 360} ${y - 160}V${y + 62}H${x + 240}V${y - 70}C${x + 240} ${y - 96} ${x + 226} ${y - 104} ${x + 200} ${y - 104}H${x + 20}V${y - 40}H${x - 90}Z`,
      ink.spark,
    ) +
    fill(
      `M${x + 300} ${y - 230}C${x + 350} ${y - 230} ${x + 360} ${y - 200} ${x + 360} ${y - 160}V${y + 62}H${x + 310}V${y - 150}C${x + 310} ${y - 190} ${x + 312} ${y - 210} ${x + 300} ${y - 230}Z`,
      ink.sparkDeep,
    ) +
    line(`M${x - 34} ${y - 40}V${y + 56}`, ink.steel, 9) +
    rect(x - 66, y + 36, 64, 14, ink.steel, 5) +
    dot(x + 372, y - 130, 50, ink.cream) +
    dot(x + 372, y - 130, 18, ink.night) +
    rect(x + 60, y - 200, 120, 60, ink.cream, 14) +
    dot(x + 92, y - 170, 14, ink.spark) +
    dot(x + 146, y - 170, 14, ink.sun)
  )
}

export const scissors = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(24)` },
    line('M-120-40 70 30M-120 40 70-30', ink.steel, 15),
    el('circle', { cx: 96, cy: 42, r: 32, fill: 'none', stroke: ink.night, 'stroke-width': 15 }),
    el('circle', { cx: 96, cy: -42, r: 32, fill: 'none', stroke: ink.night, 'stroke-width': 15 }),
    dot(-20, 0, 8, ink.night),
  )

export const button = (x: number, y: number, colour: string): string =>
  dot(x + 3, y + 5, 30, '#8a5a30') +
  dot(x, y, 30, colour) +
  el('path', {
    d: `M${x - 8} ${y - 7}h0M${x + 8} ${y - 7}h0M${x - 8} ${y + 8}h0M${x + 8} ${y + 8}h0`,
    stroke: '#8a5a30',
    'stroke-width': 9,
    'stroke-linecap': 'round',
  })

export const ruler = (x: number, y: number): string =>
  rect(x, y, 140, 656, ink.paper, 16) +
  Array.from({ length: 26 }, (_, index) =>
    line(`M${x} ${y + 22 + index * 24.5}h${index % 5 === 0 ? 66 : 34}`, index % 5 === 0 ? ink.spark : ink.night, 6),
  ).join('') +
  star({ x: x + 104, y: y + 60, scale: 0.5 }, ink.sun)

/** A sun over a hill. */
export const picture = (x: number, y: number): string =>
  rect(x, y, 190, 230, ink.wood, 8) +
  rect(x + 16, y + 16, 158, 198, ink.cream) +
  dot(x + 95, y + 96, 44, ink.spark) +
  line(`M${x + 50} ${y + 176}Q${x + 95} ${y + 140} ${x + 140} ${y + 176}`, ink.fieldDeep, 14)

/** Its neighbour on the wall: a boat at sea. */
export const seascape = (x: number, y: number): string =>
  rect(x, y, 230, 190, ink.night, 8) +
  rect(x + 16, y + 16, 198, 158, ink.ice) +
  rect(x + 16, y + 122, 198, 52, ink.skyDeep) +
  fill(`M${x + 68} ${y + 112}H${x + 162}L${x + 144} ${y + 138}H${x + 86}Z`, ink.spark) +
  fill(`M${x + 112} ${y + 40}V${y + 102}H${x + 70}ZM${x + 120} ${y + 54}V${y + 102}H${x + 156}Z`, ink.paper)

export const windowPane = (): string =>
  rect(140, 110, 460, 470, ink.paper, 14) +
  rect(166, 136, 408, 418, '#2a2d63') +
  moon({ x: 470, y: 230, scale: 0.8, turn: -10 }) +
  group({ transform: 'translate(166 136)' }, snowfall({ width: 408, height: 418 }, 3, ink.white, 46)) +
  fill('M166 500Q260 450 370 486T574 470V554H166Z', ink.paper) +
  line('M370 136V554M166 344H574', ink.paper, 16) +
  rect(120, 576, 500, 26, ink.paper, 8) +
  fill('M106 90H262C256 300 232 440 176 612H106Z', ink.spark) +
  fill('M634 90H478C484 300 508 440 564 612H634Z', ink.spark)

export const lamp = (x: number, y: number): string =>
  line(`M${x} ${y + 60}V${y + 590}`, ink.night, 14) +
  rect(x - 80, y + 580, 160, 22, ink.night, 10) +
  fill(`M${x - 70} ${y - 60}H${x + 70}L${x + 120} ${y + 90}H${x - 120}Z`, ink.sun)

export const sofa = (): string =>
  el('ellipse', { cx: 860, cy: 900, rx: 520, ry: 30, fill: ink.night, 'fill-opacity': 0.16 }) +
  rect(420, 470, 880, 360, '#2f7a63', 60) +
  rect(360, 620, 160, 250, '#286a56', 56) +
  rect(1200, 620, 160, 250, '#286a56', 56) +
  rect(480, 700, 760, 160, '#3a8c73', 30) +
  line('M860 706V856', '#286a56', 6) +
  line('M470 870V906M1250 870V906', ink.woodDeep, 24) +
  group({ transform: 'rotate(-12 520 640)' }, rect(470, 580, 130, 120, ink.sun, 26))

export const openBook = (x: number, y: number): string =>
  fill(
    `M${x} ${y}C${x - 40} ${y - 26} ${x - 90} ${y - 24} ${x - 120} ${y - 6}V${y + 70}C${x - 90} ${y + 52} ${x - 40} ${y + 52} ${x} ${y + 76}C${x + 40} ${y + 52} ${x + 90} ${y + 52} ${x + 120} ${y + 70}V${y - 6}C${x + 90} ${y - 24} ${x + 40} ${y - 26} ${x} ${y}Z`,
    ink.night,
  ) + line(`M${x} ${y + 4}V${y + 74}`, ink.sun, 6)

export const cat = (x: number, y: number): string =>
  fill(
    `M${x - 120} ${y + 40}C${x - 140} ${y - 40} ${x - 60} ${y - 70} ${x} ${y - 60}C${x + 70} ${y - 50} ${x + 110} ${y} ${x + 100} ${y + 40}Z`,
    '#d98a4a',
  ) +
  dot(x + 66, y - 40, 44, '#d98a4a') +
  fill(
    `M${x + 28} ${y - 60}L${x + 34} ${y - 104}L${x + 62} ${y - 80}ZM${x + 104} ${y - 60}L${x + 100} ${y - 104}L${x + 72} ${y - 80}Z`,
    '#d98a4a',
  ) +
  line(`M${x + 46} ${y - 42}q6 6 12 0M${x + 76} ${y - 42}q6 6 12 0M${x + 62} ${y - 26}q5 5 10 0`, ink.night, 4) +
  line(`M${x - 116} ${y + 20}C${x - 190} ${y + 20} ${x - 190} ${y - 50} ${x - 150} ${y - 56}`, '#d98a4a', 24)
