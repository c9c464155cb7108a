import type { GuideKey } from './guide-key.ts'
import { type Measure, measuresOf } from './measures.data.ts'

export type GuideSize = { readonly label: string; readonly age: string | null }
export type GuideRow = GuideSize & { readonly values: readonly string[] }
export type GuideTable = { readonly measures: readonly Measure[]; readonly rows: readonly GuideRow[] }

const measuresFor: Readonly<Record<GuideKey, readonly Measure[]>> = {
  tops: ['height', 'chest', 'waist'],
  bottoms: ['height', 'waist', 'hip', 'leg'],
  whole: ['height', 'chest', 'waist', 'hip'],
  letters: ['height', 'chest', 'waist', 'hip'],
  shoes: ['foot'],
  hats: ['head'],
  socks: ['foot'],
  none: [],
}

/** The table for one garment: only its own sizes, and only the measures that decide. */
export function guideTable(guide: GuideKey, sizes: readonly GuideSize[]): GuideTable {
  const measures = measuresFor[guide]
  const rows = sizes.map((size) => {
    const found = measuresOf(size.label)
    return { ...size, values: measures.map((measure) => found[measure] ?? '–') }
  })
  return { measures, rows }
}
