import { makeBooks } from './books.ts'
import { makeGiftCards } from './gift-cards.ts'
import { makeOutfits } from './outfits.ts'
import { makeSets } from './sets.ts'
import { makeSewingPatterns } from './sewing-patterns.ts'
import type { Bench, SpecialProduct } from './special-product.ts'

export function makeSpecials(bench: Bench): SpecialProduct[] {
  return [makeOutfits, makeSets, makeGiftCards, makeSewingPatterns, makeBooks].flatMap((make) => make(bench))
}
