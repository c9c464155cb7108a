import type { Side } from '../drawing.ts'
import { centre, symmetric } from '../geometry.ts'
import { path } from '../svg.ts'
import { neckDropOf, type TorsoCut } from './torso.ts'

/** A band that follows the neckline at some distance: rib, binding, facing. */
export function neckBand(cut: TorsoCut, side: Side, width: number): string {
  const drop = neckDropOf(cut, side)
  const low = cut.top + drop + width
  return symmetric(
    [0, cut.top + drop - 1],
    [
      [cut.neck * 0.6, cut.top + drop - 1, cut.neck * 0.97, cut.top + drop * 0.5, cut.neck - 1, cut.top - 3],
      [cut.neck + width * 0.85, cut.top + 1],
      [cut.neck + width * 0.85, cut.top + drop * 0.55 + 2, cut.neck * 0.72, low, 0, low],
    ],
  )
}

/** The inside of the back, seen through the front neckline. */
export function neckInside(cut: TorsoCut): string {
  return symmetric(
    [0, cut.top + 7],
    [
      [cut.neck * 0.5, cut.top + 7, cut.neck * 0.85, cut.top + 3, cut.neck, cut.top - 3],
      [
        cut.neck * (0.7 + 0.27 * cut.roundness),
        cut.top + cut.neckDrop * 0.5,
        cut.neck * 0.6 * cut.roundness,
        cut.top + cut.neckDrop + 2,
        0,
        cut.top + cut.neckDrop + 2,
      ],
    ],
  )
}

/** Halfway down the neckband, where its ribs are centred. */
export function neckSpine(cut: TorsoCut, side: Side, width: number): string {
  const drop = neckDropOf(cut, side) + width * 0.5
  const half = cut.neck + width * 0.42
  const turn = path`${centre + half * 0.97} ${cut.top + drop * 0.52} ${centre + half * 0.64} ${cut.top + drop}`
  const back = path`${centre - half * 0.64} ${cut.top + drop} ${centre - half * 0.97} ${cut.top + drop * 0.52}`
  return path`M ${centre + half} ${cut.top - 2} C ${turn} ${centre} ${cut.top + drop} C ${back} ${centre - half} ${cut.top - 2}`
}
