import type { BrandCopy } from '../products/copy.ts'
import { bottoms } from './bottoms.data.ts'
import { colours } from './colours.data.ts'
import { extras } from './extras.data.ts'
import { fabrics } from './fabrics.data.ts'
import { moments } from './moments.data.ts'
import { patterns } from './patterns.data.ts'
import { prints } from './prints.data.ts'
import { suits } from './suits.data.ts'
import { tops } from './tops.data.ts'

export const vonk: BrandCopy = {
  garments: { ...tops, ...bottoms, ...extras, ...suits },
  moments,
  fabrics,
  patterns,
  prints,
  colours,
}
