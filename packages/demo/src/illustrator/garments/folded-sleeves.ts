import { panel } from '../cloth/cloth.ts'
import { rib, stitch } from '../cloth/trims.ts'
import type { Layer } from '../drawing.ts'
import { centre, type Point } from '../geometry.ts'
import { path } from '../svg.ts'

type Block = { readonly half: number; readonly top: number; readonly cuff: number }
type Look = {
  readonly sleeveDye?: 'main' | 'accent'
  readonly ribDye?: 'main' | 'accent'
  readonly hasRibs?: boolean
}
type Tube = { readonly from: Point; readonly to: Point; readonly wide: number; readonly narrow: number }

/** Long sleeves folded over the front: crossed, or straight down beside a print so that it stays in sight. */
export function foldedSleeves({ half, top, cuff }: Block, look: Look): readonly Layer[] {
  const narrow = Math.min(32, cuff * 0.88)
  const crossed = [-1, 1].map((way) => ({
    from: { x: centre + way * (half + 44), y: top + 66 },
    to: { x: centre - way * 12, y: top + (way < 0 ? 196 : 180) },
    wide: 50,
    narrow,
  }))
  const straight = [-1, 1].map((way) => ({
    from: { x: centre + way * (half + 12), y: top + 30 },
    to: { x: centre + way * (half - 5), y: top + 226 },
    wide: 44,
    narrow,
  }))
  return [0, 1].map((index) => (paint) => {
    const tube = (paint.print ? straight : crossed)[index]
    return tube
      ? sleeve(tube, look)
          .map((layer) => layer(paint))
          .join('')
      : ''
  })
}

function sleeve({ from, to, wide, narrow }: Tube, { sleeveDye, ribDye = 'main', hasRibs }: Look): readonly Layer[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const at = (share: number, side: number): Point => ({
    x: from.x + along.x * share * length - along.y * side,
    y: from.y + along.y * share * length + along.x * side,
  })
  const ring = (share: number, side: number) => {
    const { x, y } = at(share, side)
    return path`${x} ${y}`
  }
  const end = 1 + 26 / length
  const d = path`M ${ring(0, wide)} C ${ring(0.4, wide)} ${ring(0.7, narrow + 4)} ${ring(1, narrow)} L ${ring(1, -narrow)} C ${ring(0.7, -narrow - 4)} ${ring(0.4, -wide)} ${ring(0, -wide)} Z`
  const band = path`M ${ring(1, narrow)} L ${ring(end, narrow - 4)} L ${ring(end, 4 - narrow)} L ${ring(1, -narrow)} Z`
  const turn = (Math.atan2(along.x, along.y) * 180) / Math.PI
  const dyed = sleeveDye === 'accent' ? ({ dye: 'accent', isPlain: true } as const) : {}
  const folds = [0.45, 0.6, 0.86].map((share, index) => ({
    from: at(share, index % 2 ? narrow : -narrow),
    to: at(share - 0.08, index % 2 ? -narrow * 0.3 : narrow * 0.3),
    width: 8,
    bend: 6,
  }))
  return [
    panel({ d, grain: -turn, edge: 24, lift: 7, folds, ...dyed }),
    ...(hasRibs
      ? [rib(band, { dye: ribDye, angle: -turn })]
      : [stitch(path`M ${ring(1 - 9 / length, narrow)} L ${ring(1 - 9 / length, -narrow)}`)]),
  ]
}
