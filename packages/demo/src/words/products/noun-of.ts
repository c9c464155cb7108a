import type { GarmentType } from '../../label/index.ts'
import { facts as deFacts } from '../de/facts.data.ts'
import { facts as enFacts } from '../en/facts.data.ts'
import { facts as nlFacts } from '../nl/facts.data.ts'
import type { Translated } from '../product-brief.ts'
import { text } from '../text.ts'

/** What a garment is called when nothing is known of its cloth. */
export function nounOf(garment: GarmentType): Translated {
  return text(nlFacts.nouns[garment], deFacts.nouns[garment], enFacts.nouns[garment])
}
