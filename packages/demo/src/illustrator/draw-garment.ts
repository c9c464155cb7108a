import { type GarmentPicture, prepare } from './prepare.ts'
import { el } from './svg.ts'
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
