import type { Paint } from './drawing.ts'
import { lightness, shade, tint } from './paint.ts'
import { palette } from './palette.ts'

type Dyed = Pick<Paint, 'dye' | 'line' | 'thread' | 'lining'>

/** Lines, thread and lining that go with a dye: lighter than dark cloth, darker than light cloth. */
export function inksOf(dye: string, fabric: Paint['fabric']): Dyed {
  const isDark = lightness(dye) < 0.42
  const thread = isDark ? tint(dye, 0.34) : shade(dye, 0.24)
  return {
    dye,
    line: isDark ? tint(dye, 0.2) : shade(dye, 0.48),
    thread: fabric === 'denim' ? palette.copperThread : thread,
    lining: isDark ? tint(dye, 0.08) : shade(dye, 0.12),
  }
}

/** The same light on another, quiet garment: plain jersey in a given dye. */
export function inkFor(paint: Paint, dye: string): Paint {
  return { ...paint, ...inksOf(dye, 'jersey'), accent: dye, fabric: 'jersey', pattern: 'plain', print: null }
}
