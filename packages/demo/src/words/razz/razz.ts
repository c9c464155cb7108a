import type { BrandCopy } from '../products/copy.ts'
import { suits } from '../vonk/suits.data.ts'
import { bottoms } from './bottoms.data.ts'
import { colours } from './colours.data.ts'
import { extras } from './extras.data.ts'
import { fabrics } from './fabrics.data.ts'
import { moments } from './moments.data.ts'
import { patterns } from './patterns.data.ts'
import { prints } from './prints.data.ts'
import { tops } from './tops.data.ts'

export const razz: BrandCopy = {
  // Nothing of Razz is for babies: should that change, it starts from the words of Vonk.
  garments: { ...tops, ...bottoms, ...extras, ...suits },
  moments,
  fabrics,
  patterns,
  prints,
  colours,
}
