import { el, group } from '../illustrator/svg.ts'
import { ink } from './tokens.ts'

/** Small things that tell a season, drawn around zero about 100 units high. */
type At = { readonly x: number; readonly y: number; readonly scale?: number; readonly turn?: number }

const set = ({ x, y, scale = 1, turn = 0 }: At, ...children: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, ...children)

const fill = (d: string, colour: string, opacity?: number) => el('path', { d, fill: colour, 'fill-opacity': opacity })
const line = (d: string, stroke: string, width: number) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })

export const pencil = (at: At, colour: string = ink.sun): string =>
  set(
    at,
    fill('M-9-70H9V44L0 66-9 44Z', colour),
    fill('M2-70H9V44L2 61Z', ink.night, 0.16),
    fill('M-9 44H9L0 66Z', ink.butter),
    fill('M-3 58H3L0 66Z', ink.night),
    fill('M-9-70H9V-84C9-90-9-90-9-84Z', ink.spark),
  )

export const book = (at: At, colour: string = ink.spark): string =>
  set(
    at,
    el('rect', {
      x: -52,
      y: -66,
      width: 108,
      height: 136,
      rx: 8,
      fill: ink.night,
      'fill-opacity': 0.14,
      transform: 'translate(6 8)',
    }),
    el('rect', { x: -52, y: -66, width: 108, height: 136, rx: 8, fill: colour }),
    el('rect', { x: -52, y: -66, width: 18, height: 136, rx: 6, fill: ink.night, 'fill-opacity': 0.18 }),
    el('rect', { x: -16, y: -42, width: 54, height: 30, rx: 6, fill: ink.paper }),
  )

export const ball = (at: At, colours: readonly [string, string] = [ink.spark, ink.sun]): string =>
  set(
    at,
    el('circle', { r: 50, fill: ink.paper }),
    fill('M0 0 0-50A50 50 0 0 1 43-25ZM0 0 43 25A50 50 0 0 1 0 50ZM0 0-43 25A50 50 0 0 1-43-25Z', colours[0]),
    fill('M0 0 43-25A50 50 0 0 1 43 25ZM0 0-43-25A50 50 0 0 1 0-50Z', colours[1]),
    el('circle', { r: 9, fill: ink.paper }),
    fill('M10-49A50 50 0 0 1 10 49A60 60 0 0 0 10-49Z', ink.night, 0.14),
  )

export const kite = (at: At, colour: string = ink.spark): string =>
  set(
    at,
    fill('M0-80 56 0 0 90-56 0Z', colour),
    fill('M0-80 56 0 0 90Z', ink.night, 0.14),
    line('M0-80V90M-56 0H56', ink.paper, 5),
    line('M0 90C30 130-30 160 4 204', ink.night, 4),
    fill('M-4 132-24 122-20 144ZM4 132 24 122 20 144ZM-2 180-22 172-18 192ZM6 180 26 172 22 192Z', ink.sun),
  )

export const cube = (at: At, colour: string, mark: string): string =>
  set(
    at,
    el('rect', { x: -48, y: -48, width: 96, height: 96, rx: 14, fill: colour }),
    fill('M26-48H34C42-48 48-42 48-34V34C48 42 42 48 34 48H26Z', ink.night, 0.14),
    el('circle', { r: 24, fill: 'none', stroke: mark, 'stroke-width': 11 }),
  )

export const rattle = (at: At): string =>
  set(
    at,
    line('M0 10V76', ink.wood, 14),
    el('circle', { cy: -26, r: 42, fill: ink.sun }),
    el('circle', { cy: -26, r: 22, fill: ink.paper }),
    el('circle', { cy: 84, r: 15, fill: ink.wood }),
  )

/** A price tag without a price. */
export const tag = (at: At, colour: string = ink.sun, hole: string = ink.night): string =>
  set(
    at,
    fill('M-46-20 0-74 46-20V70C46 76 42 80 36 80H-36C-42 80-46 76-46 70Z', colour),
    fill('M14-58 46-20V70C46 76 42 80 36 80H22Z', ink.night, 0.12),
    el('circle', { cy: -34, r: 11, fill: hole }),
    line('M0-36C-18-96 34-110 26-150', hole, 5),
    line('M-22 26H22M-22 46H8', hole, 7),
  )

export const moon = (at: At, colour: string = ink.sun): string =>
  set(at, fill('M20-70A72 72 0 1 0 66 40A58 58 0 1 1 20-70Z', colour))

export const umbrella = (at: At, colours: readonly [string, string] = [ink.spark, ink.sun]): string =>
  set(
    at,
    line('M0-6V92C0 116 30 116 30 94', ink.night, 9),
    fill(
      'M-110 0C-104-76-50-112 0-112S104-76 110 0C92-18 70-18 55 0C40-18 15-18 0 0C-15-18-40-18-55 0C-70-18-92-18-110 0Z',
      colours[0],
    ),
    fill('M0-112C-30-90-46-46-55 0C-40-18-15-18 0 0C15-18 40-18 55 0C46-46 30-90 0-112Z', colours[1]),
    line('M0-112V-128', ink.night, 8),
  )

export const skateboard = (at: At, colour: string = ink.pink): string =>
  set(
    at,
    el('circle', { cx: -62, cy: 30, r: 17, fill: ink.white, stroke: ink.black, 'stroke-width': 7 }),
    el('circle', { cx: 62, cy: 30, r: 17, fill: ink.white, stroke: ink.black, 'stroke-width': 7 }),
    line('M-124-14C-112 4-100 8-86 8H86C100 8 112 4 124-14', ink.black, 21),
    line('M-118-14C-108 1-98 4-86 4H86C98 4 108 1 118-14', colour, 9),
  )

export const boombox = (at: At, colour: string = ink.pink): string =>
  set(
    at,
    line('M-90-70V-104H90V-70', ink.black, 12),
    el('rect', { x: -130, y: -72, width: 260, height: 142, fill: colour, stroke: ink.black, 'stroke-width': 9 }),
    el('circle', { cx: -74, cy: 8, r: 42, fill: ink.black }),
    el('circle', { cx: 74, cy: 8, r: 42, fill: ink.black }),
    el('circle', { cx: -74, cy: 8, r: 18, fill: ink.lime }),
    el('circle', { cx: 74, cy: 8, r: 18, fill: ink.lime }),
    el('rect', { x: -24, y: -46, width: 48, height: 30, fill: ink.white, stroke: ink.black, 'stroke-width': 6 }),
    line('M-24 20H24M-24 40H24', ink.black, 7),
  )

/** The crossed-out smile of the sister brand. */
export const smiley = (at: At, colour: string = ink.lime): string =>
  set(
    at,
    el('circle', { r: 60, fill: colour, stroke: ink.black, 'stroke-width': 8 }),
    line('M-32-24-14-6M-14-24-32-6M14-24 32-6M32-24 14-6M-32 18C-16 42 16 42 32 18', ink.black, 9),
  )

export const star = (at: At, colour: string): string =>
  set(at, fill('M0-60 16-20 58-18 25 8 36 50 0 26-36 50-25 8-58-18-16-20Z', colour))

export const shell = (at: At, colour: string = ink.peach): string =>
  set(
    at,
    fill('M0 44C-60 20-58-46 0-50C58-46 60 20 0 44Z', colour),
    line('M0 40V-44M-8 36-30-34M8 36 30-34M-14 32-48-8M14 32 48-8', ink.sparkLight, 5),
  )
