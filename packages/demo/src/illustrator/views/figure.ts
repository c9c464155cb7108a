import type { Openings } from '../drawing.ts'
import { shade, tint } from '../paint.ts'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, group, path } from '../svg.ts'

export type Person = { readonly skin: string; readonly hair: string; readonly style: 'crop' | 'bob' | 'bun' }

export function choosePerson(random: Random): Person {
  return {
    skin: random.pick(palette.skins),
    hair: random.pick(palette.hair),
    style: random.pick(['crop', 'bob', 'bun']),
  }
}

const hairBehind: Readonly<Record<Person['style'], string>> = {
  crop: 'M 226 70 C 220 0 262 -26 300 -26 C 338 -26 380 0 374 70 Z',
  bob: 'M 220 128 C 206 20 250 -30 300 -30 C 350 -30 394 20 380 128 C 360 142 240 142 220 128 Z',
  bun: 'M 226 70 C 220 0 262 -26 300 -26 C 338 -26 380 0 374 70 Z M 268 -34 C 262 -72 338 -72 332 -34 C 330 -14 270 -14 268 -34 Z',
}
const fringe =
  'M 228 62 C 224 2 262 -24 302 -24 C 342 -24 378 4 372 62 C 360 40 350 26 334 18 C 306 36 262 34 246 28 C 236 38 232 50 228 62 Z'

/** Head and neck over the garment's neckline; coordinates of a torso whose neck is at (300, 170). */
export function drawHead(
  { skin, hair, style }: Person,
  drop: number,
): { readonly behind: string; readonly neck: string; readonly face: string } {
  const dark = shade(skin, 0.5)
  const low = 170 + drop
  const neck = path`M 272 126 L 328 126 L 331 ${low - 14} C 322 ${low + 2} 278 ${low + 2} 269 ${low - 14} Z`
  const dot = (x: number, y: number, width: number, stroke: string, opacity = 1) =>
    el('path', {
      d: `M ${x} ${y} L ${x + 0.1} ${y}`,
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-opacity': opacity,
    })
  const throat = [
    el('path', { d: neck, fill: shade(skin, 0.1) }),
    el('path', { d: 'M 274 140 Q 300 164 326 140 L 327 152 Q 300 176 273 152 Z', fill: dark, 'fill-opacity': 0.18 }),
  ]
  const face = [
    el('path', { d: 'M 231 78 C 219 72 219 96 233 100 Z M 369 78 C 381 72 381 96 367 100 Z', fill: shade(skin, 0.08) }),
    el('path', {
      d: 'M 230 66 C 230 8 262 -14 300 -14 C 338 -14 370 8 370 66 C 370 122 338 150 300 150 C 262 150 230 122 230 66 Z',
      fill: skin,
    }),
    el('path', {
      d: 'M 352 30 C 376 90 344 146 300 150 C 338 150 370 122 370 66 C 370 50 366 38 352 30 Z',
      fill: dark,
      'fill-opacity': 0.14,
    }),
    dot(254, 98, 21, palette.screen.coral, 0.26) + dot(346, 98, 21, palette.screen.coral, 0.26),
    dot(272, 74, 10, palette.ink) +
      dot(328, 74, 10, palette.ink) +
      dot(270, 71, 3, palette.white) +
      dot(326, 71, 3, palette.white),
    el('path', {
      d: 'M 297 88 Q 301 94 305 88 M 280 108 Q 300 126 320 108',
      fill: 'none',
      stroke: dark,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    el('path', { d: fringe, fill: hair }),
    el('path', {
      d: 'M 248 8 C 268 -12 296 -14 318 -10',
      fill: 'none',
      stroke: tint(hair, 0.3),
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.6,
    }),
  ]
  return {
    behind: el('path', { d: hairBehind[style], fill: shade(hair, 0.14) }),
    neck: throat.join(''),
    face: face.join(''),
  }
}

/** Bare forearm and hand, hanging a little steeper than the sleeve; drawn upright and then turned. */
export function drawArms({ skin }: Person, cuffs: Openings['cuffs'], reach: number): string {
  return (cuffs ?? [])
    .map(({ x, y, angle, half }) => {
      const transform = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${-Math.round(angle * 0.7)})`
      return group({ transform }, drawArm(skin, { upper: Math.min(25, half * 0.68), reach, thumb: Math.sign(angle) }))
    })
    .join('')
}

function drawArm(skin: string, { upper, reach, thumb }: { upper: number; reach: number; thumb: number }): string {
  const wrist = 14
  const bow = reach * 0.55
  const arm = path`M ${-upper} -46 C ${-upper} ${bow * 0.5} ${-wrist - 5} ${bow} ${-wrist} ${reach} L ${wrist} ${reach} C ${wrist + 5} ${bow} ${upper} ${bow * 0.5} ${upper} -46 Z`
  const hand = path`M ${-wrist} ${reach - 2} C ${-wrist - 9} ${reach + 20} ${-wrist - 4} ${reach + 48} 0 ${reach + 48} C ${wrist + 4} ${reach + 48} ${wrist + 9} ${reach + 20} ${wrist} ${reach - 2} Z`
  const finger = path`M ${-thumb * 12} ${reach + 8} L ${-thumb * 22} ${reach + 27}`
  const skinned = { fill: skin, stroke: shade(skin, 0.3), 'stroke-width': 2 }
  return (
    el('path', { d: finger, stroke: shade(skin, 0.3), 'stroke-width': 14, 'stroke-linecap': 'round' }) +
    el('path', { ...skinned, d: hand }) +
    el('path', { d: finger, stroke: skin, 'stroke-width': 10.5, 'stroke-linecap': 'round' }) +
    el('path', { d: arm, fill: skin }) +
    el('path', {
      d: path`M ${-wrist} ${reach} C ${-wrist - 5} ${bow} ${-upper} ${bow * 0.5} ${-upper} -46 M ${wrist} ${reach} C ${wrist + 5} ${bow} ${upper} ${bow * 0.5} ${upper} -46`,
      fill: 'none',
      stroke: shade(skin, 0.3),
      'stroke-width': 2,
    }) +
    el('path', {
      d: path`M ${upper * 0.3} -46 L ${wrist * 0.4} ${reach + 6} L ${wrist} ${reach} L ${upper} -46 Z`,
      fill: shade(skin, 0.5),
      'fill-opacity': 0.12,
    })
  )
}

type Stance = { readonly from: number; readonly x: number; readonly floor: number }

/** Legs from under a hem, with socks. */
export function drawLegs({ skin }: Person, { from, x, floor }: Stance): string {
  return [300 - x, 300 + x]
    .map((at) => {
      const leg = path`M ${at - 30} ${from} C ${at - 30} ${from + 140} ${at - 24} ${floor - 60} ${at - 20} ${floor + 8} L ${at + 20} ${floor + 8} C ${at + 24} ${floor - 60} ${at + 30} ${from + 140} ${at + 30} ${from} Z`
      const sock = path`M ${at - 23} ${floor - 44} L ${at + 23} ${floor - 44} L ${at + 20} ${floor + 8} L ${at - 20} ${floor + 8} Z`
      return (
        el('path', { d: leg, fill: skin, stroke: shade(skin, 0.3), 'stroke-width': 2 }) +
        el('path', { d: sock, fill: palette.milk, stroke: shade(palette.milk, 0.3), 'stroke-width': 2 })
      )
    })
    .join('')
}

export function drawShoes(x: number, y: number, dye: string): string {
  return [-1, 1]
    .map((way) => {
      const at = 300 + way * x
      const shoe = path`M ${at - 34} ${y + 34} C ${at - 38} ${y} ${at - 24} ${y - 18} ${at} ${y - 18} C ${at + 24} ${y - 18} ${at + 38} ${y} ${at + 34} ${y + 34} Z`
      return (
        el('path', { d: shoe, fill: dye, stroke: shade(dye, 0.4), 'stroke-width': 2 }) +
        el('rect', {
          x: at - 40,
          y: y + 28,
          width: 80,
          height: 16,
          rx: 8,
          fill: palette.rubber,
          stroke: shade(palette.rubber, 0.35),
          'stroke-width': 2,
        }) +
        el('path', {
          d: path`M ${at - 12} ${y - 6} L ${at + 12} ${y - 6} M ${at - 14} ${y + 6} L ${at + 14} ${y + 6}`,
          stroke: palette.milk,
          'stroke-width': 5,
          'stroke-linecap': 'round',
        })
      )
    })
    .join('')
}
