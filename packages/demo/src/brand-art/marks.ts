import { el, group } from '../illustrator/svg.ts'
import type { Brand } from '../label/index.ts'
import { ink } from './tokens.ts'

type Tone = { readonly letters: string; readonly mark: string }

/** On light and on dark grounds. */
export const tones: Readonly<Record<Brand, Readonly<Record<'light' | 'dark', Tone>>>> = {
  vonk: { light: { letters: ink.night, mark: ink.spark }, dark: { letters: ink.cream, mark: ink.spark } },
  razz: { light: { letters: ink.black, mark: ink.pink }, dark: { letters: ink.white, mark: ink.lime } },
}

const rays =
  'M0-20V-43M11.8-16.2 25.3-34.8M19-6.2 40.9-13.3M19 6.2 40.9 13.3M11.8 16.2 25.3 34.8M0 20V43M-11.8 16.2-25.3 34.8M-19 6.2-40.9 13.3M-19-6.2-40.9-13.3M-11.8-16.2-25.3-34.8'

export type Spot = { readonly x: number; readonly y: number; readonly scale: number; readonly turn?: number }

const placed = ({ x, y, scale, turn = 0 }: Spot) => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`

/** Vonk's mark, ten rays around nothing: 86 units across. */
export const spark = (spot: Spot, colour: string): string =>
  el('path', {
    d: rays,
    transform: placed(spot),
    fill: 'none',
    stroke: colour,
    'stroke-width': 13,
    'stroke-linecap': 'round',
  })

/** Razz's mark, the last letter of its name: about 90 units high. */
export const bolt = (spot: Spot, colour: string): string =>
  el('path', { d: 'M-28-46H42L16-7H36L-34 48-14 8H-36L-8-25H-40Z', transform: placed(spot), fill: colour })

/** The name in letters of 135 by 39, drawn as in the storefront's header. */
export function wordmark(brand: Brand, { letters, mark }: Tone): string {
  if (brand === 'razz')
    return (
      group(
        { fill: letters },
        el('path', {
          d: 'M0 39V0H22C28 0 31 3 31 8.5V14.5C31 18.5 29 21 26 22L32.5 39H21L16 23.5H11V39ZM11 8.5V15.5H17.5C19.3 15.5 20 14.8 20 13.3V10.7C20 9.2 19.3 8.5 17.5 8.5Z',
        }),
        el('path', { d: 'M33.5 39 42.5 0H58.5L67.5 39H56.5L55 32H46L44.5 39ZM47.6 24H53.4L50.5 10Z' }),
        el('path', { d: 'M69.5 0H99V8.5L82.5 30H99V39H68.5V30.5L85 9H69.5Z' }),
      ) + el('path', { d: 'M103.5 0H135L123.5 16.5H132L102 39L110.5 22.5H101.5L113 9H99.5Z', fill: mark })
    )
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    el('path', {
      d: 'M6 10.5 17 33 28 10.5M76 33.5v-23M76 20.5c0-6.5 4-10.2 10-10.2s10 3.7 10 10.2v13M109.5 4.5v29M127 11.5l-16.5 12M116 20l12.5 13.5',
      stroke: letters,
      'stroke-width': 8.6,
    }),
    el('path', {
      d: 'M50.6 15.2V8.6M54.6 16.5 58.5 11.2M57.1 19.9 63.3 17.9M57.1 24.1 63.3 26.1M54.6 27.5 58.5 32.8M50.6 28.8V35.4M46.6 27.5 42.7 32.8M44.1 24.1 37.9 26.1M44.1 19.9 37.9 17.9M46.6 16.5 42.7 11.2',
      stroke: mark,
      'stroke-width': 5,
    }),
  )
}
