import type { Print } from '../../label/index.ts'
import type { Paint, PrintArea } from '../drawing.ts'
import { readable, shade, standingOut } from '../paint.ts'
import { palette } from '../palette.ts'
import { group } from '../svg.ts'
import { drawDino } from './dino.ts'
import type { Inks } from './inks.ts'
import { drawLettering } from './lettering.ts'
import { drawHeart, drawLightning, drawRainbow } from './marks.ts'
import { drawRocket } from './rocket.ts'
import { drawSkate } from './skate.ts'

const drawers: Readonly<Record<Print, (inks: Inks) => string>> = {
  lettering: drawLettering,
  dino: drawDino,
  rocket: drawRocket,
  rainbow: drawRainbow,
  lightning: drawLightning,
  skate: drawSkate,
  heart: drawHeart,
}

/** How wide the wide ones are in a box of 100. */
const spans: Partial<Record<Print, number>> = { lettering: 152, skate: 132 }

/** One motif, drawn in a box of 100 around its middle and set on the cloth; screen inks follow product and accent. */
export function drawPrint({ x, y, size, width = 600 }: PrintArea, paint: Paint): string {
  if (!paint.print) return ''
  const scale = Math.min(size / 100, width / (spans[paint.print] ?? 116))
  const main = readable(paint.accent, paint.dye)
  const { milk, sun, coral, mint, sky, night } = palette.screen
  const [second = milk] = standingOut([milk, sun, sky], [paint.dye, main])
  const [third = sun] = standingOut([sun, coral, mint, milk], [paint.dye, main, second])
  const [deep = night] = standingOut([night, milk, shade(main, 0.45)], [main, second])
  const inks = {
    brand: paint.brand,
    ground: paint.dye,
    main,
    pale: second,
    pop: third,
    deep,
    random: paint.random,
    seed: paint.seed,
  }
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})` },
    drawers[paint.print](inks),
  )
}
