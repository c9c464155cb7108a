import type { FitCode, ProductBrief } from '../product-brief.ts'
import { pick } from '../seeded.ts'
import type { Facts, Sentences } from './copy.ts'
import { garmentGroup } from './garment-group.ts'
import { isMet, traitsOf } from './traits-of.ts'

export function writeFit(product: ProductBrief, code: FitCode, { fit }: Facts): string {
  const { garment, brand, seed } = product
  const choose = (sentences: Sentences, key: string) =>
    pick(admit(sentences, product), { slot: 'fit', key, turn: seed })
  const own = fit.own[garment]
  if (own) return choose(own, garment)
  const half = garmentGroup[garment] === 'bottom' ? 'lower' : 'upper'
  return `${choose(fit[half][code], `${half}:${code}`)} ${choose(fit.advice[brand], 'advice')}`
}

/** The sentences that are true of this product, without their traits. */
function admit(sentences: Sentences, product: ProductBrief): Sentences {
  const traits = traitsOf(product)
  return sentences.flatMap((marked) => {
    const end = marked.indexOf('|')
    return isMet(marked.slice(0, Math.max(end, 0)), traits) ? [marked.slice(end + 1)] : []
  })
}
