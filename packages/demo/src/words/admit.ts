import { chooseFit } from './choose-fit.ts'
import type { Sentences } from './copy.ts'
import { garmentGroup } from './garment-group.ts'
import type { ProductBrief } from './product-brief.ts'

const seasonTrait = { 'spring-summer': 'summer', 'autumn-winter': 'winter', 'all-year': 'all-year' } as const

/** The sentences that are true of this product, without their marks. */
export function admit(sentences: Sentences, product: ProductBrief): Sentences {
  const traits = traitsOf(product)
  return sentences.flatMap((marked) => {
    const end = marked.indexOf('|')
    return isTrue(marked.slice(0, Math.max(end, 0)), traits) ? [marked.slice(end + 1)] : []
  })
}

function traitsOf(product: ProductBrief): ReadonlySet<string> {
  const { garment, fabric, audience, season } = product
  return new Set([garment, garmentGroup[garment], fabric, audience, seasonTrait[season], chooseFit(product)])
}

function isTrue(marks: string, traits: ReadonlySet<string>): boolean {
  if (marks === '') return true
  if (marks.startsWith('!')) return !traits.has(marks.slice(1))
  return marks.split('/').some((mark) => traits.has(mark))
}
