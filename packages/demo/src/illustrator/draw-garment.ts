import type { GarmentType } from '../label/index.ts'
import type { Box } from './geometry.ts'
import { boxOf } from './geometry.ts'
import { type GarmentPicture, prepare } from './prepare.ts'
import { el } from './svg.ts'
import { castShadow } from './views/background.ts'
import { drawLayers } from './views/hanging.ts'
import type { View } from './views/index.ts'
import { views } from './views/index.ts'

/** One picture of a garment as a complete SVG document of 600 by 744: the same order, the same bytes. */
export function drawGarment(picture: GarmentPicture): string {
  const { drawing, paint, definitions } = prepare(picture)
  const body = views[picture.view]({ drawing, paint })
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 600 744', width: 600, height: 744 },
    el('defs', {}, definitions()),
    body,
  )
}

type CutOut = { readonly markup: string; readonly box: Box }

/** A garment with its shadow but without ground, to be laid into a larger picture; the place keeps its ids apart. */
export function cutOut(picture: Omit<GarmentPicture, 'view'>, place: string): CutOut {
  const { drawing, paint, definitions } = prepare({ ...picture, view: 'front' }, place)
  const body = castShadow(paint, drawing) + drawLayers({ drawing, paint })
  return { markup: el('g', {}, el('defs', {}, definitions()), body), box: boxOf(drawing.outline.join(' ')) }
}

const unworn: readonly GarmentType[] = ['swimwear', 'pyjamas', 'beanie', 'cap', 'socks', 'sneaker', 'bag']
const sameBehind: readonly GarmentType[] = ['beanie', 'socks', 'sneaker']

/** The views that show something new of a garment; the others repeat its front. */
export function viewsOf(garment: GarmentType): readonly View[] {
  return [
    'front',
    ...(sameBehind.includes(garment) ? [] : (['back'] as const)),
    'detail',
    'folded',
    ...(unworn.includes(garment) ? [] : (['worn'] as const)),
  ]
}
