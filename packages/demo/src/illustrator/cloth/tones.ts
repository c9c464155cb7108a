import type { Fabric } from '../../label/index.ts'
import type { Paint, Panel } from '../drawing.ts'
import { lightness, mix, shade, tint } from '../paint.ts'
import { palette } from '../palette.ts'

/** Shadow and light of one dye, and how strongly each shows. */
export type Tones = { readonly dark: string; readonly light: string; readonly shadow: number; readonly shine: number }

/** The dye of a panel after its place in the garment (lining, underside, contrast piece). */
export function dyeOf(paint: Paint, { dye = 'main', tone = 0 }: Pick<Panel, 'dye' | 'tone'>): string {
  const base = dye === 'main' ? paint.dye : dye === 'accent' ? paint.accent : mix(paint.dye, paint.accent, 0.5)
  if (tone === 0) return base
  return tone < 0 ? shade(base, -tone) : tint(base, tone)
}

/** Coated and stretched cloth throws the light back, fleece and wool swallow it. */
const sheen: Partial<Record<Fabric, number>> = {
  'rain-nylon': 1.9,
  puffer: 1.5,
  'swim-lycra': 1.7,
  leather: 1.6,
  softshell: 1.2,
  fleece: 0.6,
  flannel: 0.7,
  knit: 0.7,
  corduroy: 0.8,
}

/** Over a pattern shadow and light turn neutral, so that motifs are not veiled in the dye. */
export function tonesOf(dye: string, { fabric, pattern }: Pick<Paint, 'fabric' | 'pattern'>): Tones {
  const light = lightness(dye)
  const isPatterned = pattern !== 'plain'
  const glow = (light < 0.3 ? 0.3 : light < 0.5 ? 0.36 : 0.5) * (sheen[fabric] ?? 1)
  return {
    dark: isPatterned ? mix(shade(dye, 0.6), palette.ink, 0.6) : shade(dye, 0.5),
    light: light < 0.3 ? tint(dye, 0.3) : tint(dye, isPatterned ? 0.6 : 0.45),
    shadow: light > 0.88 ? 0.3 : isPatterned ? 0.36 : 0.46,
    shine: Math.min(0.75, isPatterned ? glow * 0.6 : glow),
  }
}
