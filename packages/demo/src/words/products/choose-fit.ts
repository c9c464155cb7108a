import type { FitCode, ProductBrief } from '../product-brief.ts'
import { pick } from '../seeded.ts'

const fitsOf: Readonly<Record<'vonk' | 'razz', readonly FitCode[]>> = {
  vonk: ['regular', 'regular', 'loose', 'slim', 'regular', 'oversized'],
  razz: ['oversized', 'loose', 'regular', 'oversized', 'slim'],
}

export function chooseFit({ brand, garment, fitCode, seed }: ProductBrief): FitCode {
  if (fitCode) return fitCode
  if (garment === 'leggings' || garment === 'swimwear') return 'slim'
  return pick(fitsOf[brand], { slot: 'fit', key: garment, turn: seed })
}
