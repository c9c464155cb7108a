import { hash } from '../../illustrator/random.ts'
import { el, group } from '../../illustrator/svg.ts'
import type { Brand } from '../../label/index.ts'
import { type Artwork, pathOf, sheet } from '../artwork.ts'
import { cloud, sun } from '../scenery.ts'
import { ink } from '../tokens.ts'
import { buildings } from './buildings.data.ts'
import { shopFront } from './shop-front.ts'

export type StoreSign = { readonly slug: string; readonly brands: readonly Brand[] }

const size = { width: 1200, height: 900 }

export const storesOf = (stores: readonly StoreSign[]): readonly Artwork[] =>
  stores.map((store) => ({ path: pathOf('store', size, store.slug), draw: () => drawStore(store) }))

const skies = [
  { high: ink.sky, low: '#e3f2fb', light: ink.sun },
  { high: '#f9d8b8', low: '#fdeedd', light: '#ffb35c' },
  { high: '#cfe0ee', low: '#eaf2f8', light: ink.paper },
] as const

/** The street a shop stands in follows from its name: house, hour and window never change between visits. */
function drawStore({ slug, brands }: StoreSign): string {
  const number = hash(`store ${slug}`)
  const house = buildings[(number >>> 3) % buildings.length] ?? buildings[0]
  const sky = skies[(number >>> 9) % skies.length] ?? skies[0]
  const dusk = `sky-${number.toString(36)}`
  return sheet(
    size,
    sky.high,
    el(
      'linearGradient',
      { id: dusk, x1: 0, y1: 0, x2: 0, y2: 1 },
      el('stop', { offset: 0, 'stop-color': sky.high }),
      el('stop', { offset: 0.8, 'stop-color': sky.low }),
    ),
    el('rect', { ...size, fill: `url(#${dusk})` }),
    sun({ x: number % 2 === 0 ? 130 : 1070, y: 130, size: 60 }, sky.light, ink.paper),
    cloud({ x: number % 2 === 0 ? 1040 : 170, y: 170, size: 56 }),
    neighbours(number),
    house.draw(),
    street(),
    group({}, shopFront({ brands, number, wall: house.base, place: slug })),
  )
}

/** What stands left and right, paler, so that the shop stays the subject. */
function neighbours(number: number): string {
  const tints = ['#e6cdb8', '#d9d3cc', '#dfc2a8', '#c9d3d8']
  const side = (x: number, width: number, top: number, fill: string) =>
    el('rect', { x, y: top, width, height: 800 - top, fill }) +
    el('path', {
      d: `M${x + 40} ${top + 90}H${x + width - 30}M${x + 40} ${top + 230}H${x + width - 30}M${x + 40} ${top + 370}H${x + width - 30}`,
      stroke: '#f7efe6',
      'stroke-width': 74,
      'stroke-dasharray': '52 40',
    })
  return (
    side(-30, 220, 250 + (number % 60), tints[number % 4] ?? '#e6cdb8') +
    side(1010, 220, 220 + (number % 90), tints[(number + 2) % 4] ?? '#d9d3cc')
  )
}

const street = (): string =>
  el('rect', { y: 792, width: 1200, height: 108, fill: '#cfc8bf' }) +
  el('path', { d: 'M0 796H1200', stroke: '#b9b1a6', 'stroke-width': 8 }) +
  el('path', { d: 'M0 846H1200', stroke: '#bdb5aa', 'stroke-width': 3, 'stroke-dasharray': '92 4' })
