import type { Box } from './geometry.ts'
import { boxOf } from './geometry.ts'
import { type GarmentPicture, prepare } from './prepare.ts'
import { el } from './svg.ts'
import { castShadow } from './views/background.ts'
import { drawLayers } from './views/hanging.ts'

export type CutOut = { readonly markup: string; readonly box: Box }

/** A garment with its shadow but without ground, to be laid into a larger picture; the place keeps its ids apart. */
export function cutOut(picture: Omit<GarmentPicture, 'view'>, place: string): CutOut {
  const { drawing, paint, definitions } = prepare({ ...picture, view: 'front' }, place)
  const body = castShadow(paint, drawing) + drawLayers({ drawing, paint })
  return { markup: el('g', {}, el('defs', {}, definitions()), body), box: boxOf(drawing.outline.join(' ')) }
}
