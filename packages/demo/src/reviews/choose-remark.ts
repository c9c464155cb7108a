import type { Dice } from '../catalogue/dice.ts'
import type { Memory, PageLocation } from './memory.ts'
import { type Facts, speak } from './speak.ts'
import { isInScope } from './traits.ts'
import type { Remark, Topic } from './voice.ts'

export type Spoken = { readonly remark: Remark; readonly sentence: string }

export type Occasion = {
  readonly traits: ReadonlySet<string>
  readonly facts: Facts
  readonly location: PageLocation
  readonly memory: Memory
  readonly dice: Dice
}

/**
 * The freshest true remark on a topic that is still open: in words nobody has used, else in words the category does not
 * know, else in words the page does not know; null when nothing is left to say.
 */
export function chooseRemark(remarks: readonly Remark[], taken: ReadonlySet<Topic>, occasion: Occasion): Spoken | null {
  const { traits, location, memory, dice } = occasion
  const open = remarks
    .filter((remark) => !taken.has(remark.topic) && !memory.isOnPage(remark, location) && isInScope(remark, traits))
    .map((remark) => ({ remark, rank: memory.wearOf(remark, location) - appeal(remark, dice) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ remark }) => remark)
  return (
    sayAnew(open, occasion) ??
    sayOne(open, occasion, (sentence) => memory.isInCategory(sentence, location)) ??
    sayOne(open, occasion, (sentence) => memory.isOnPage(sentence, location))
  )
}

/** In words nobody has used; a remark without facts in it runs out of them. */
function sayAnew(remarks: readonly Remark[], occasion: Occasion): Spoken | null {
  const { memory } = occasion
  for (const remark of remarks) {
    if (memory.exhausted.has(remark)) continue
    const spoken = sayOne([remark], occasion, memory.isAnywhere)
    if (spoken) return spoken
    if (!remark.variants.some((variant) => /[{<]/.test(variant))) memory.exhausted.add(remark)
  }
  return null
}

/** What is said of this garment alone makes a review worth reading. */
function appeal({ topic }: Remark, dice: Dice): number {
  return dice.between(0, topic === 'detail' ? 12 : 8) - (topic === 'verdict' ? 6 : 0)
}

function sayOne(
  remarks: readonly Remark[],
  { facts, dice }: Occasion,
  isStale: (sentence: string) => boolean,
): Spoken | null {
  for (const remark of remarks) {
    for (const variant of dice.shuffle(remark.variants)) {
      const sentence = speak(variant, facts)
      if (sentence !== null && !isStale(sentence)) return { remark, sentence }
    }
  }
  return null
}
