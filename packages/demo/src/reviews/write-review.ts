import type { Dice } from '../catalogue/dice.ts'
import type { Occasion } from './choose-remark.ts'
import { compose } from './compose.ts'
import { entitle } from './entitle.ts'
import { type Circumstances, factsOf } from './facts-of.ts'
import { jotDown, sign } from './handwriting.ts'
import type { Memory } from './memory.ts'
import type { Stars } from './plan-stars.ts'
import { traitsOf } from './traits.ts'

export type ReviewTexts = { readonly title: string; readonly detail: string; readonly nickname: string }

type Desk = { readonly memory: Memory; readonly dice: Dice }

/** One customer's words about one product. */
export function writeReview(circumstances: Circumstances & { stars: Stars }, { memory, dice }: Desk): ReviewTexts {
  const { product, writer, language, voice, stars } = circumstances
  const occasion: Occasion = {
    traits: traitsOf(product, writer, stars),
    facts: factsOf(circumstances, dice),
    location: {
      page: `${language} page ${product.id}`,
      category: `${language} ${product.brand} ${product.audience} ${product.garment}`,
    },
    memory,
    dice,
  }
  const spoken = compose(stars, voice, occasion)
  if (spoken.length === 0) throw new Error(`nothing is left to say about ${product.sku}`)
  const sentences = spoken.map(({ sentence }) => sentence)
  return {
    title: entitle({ stars, spoken, voice }, occasion),
    detail: jotDown(sentences, { writer, voice, dice }),
    nickname: sign({ writer, voice, dice }, circumstances),
  }
}
