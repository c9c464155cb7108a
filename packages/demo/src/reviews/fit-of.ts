import type { StoredReview } from '@vonk/commerce/reviews'
import type { Dice } from '../catalogue/dice.ts'
import { garmentGroup } from '../words/products/garment-group.ts'
import type { ReviewedProduct } from './reviewed-product.ts'

type Texts = Pick<StoredReview, 'title' | 'detail'>

const words = {
  small:
    /\b(?:vall?t?(?:en)? (?:\S+ ){0,3}(?:klein|krap)|veel te (?:klein|krap)|f[aä]ll(?:t|en) (?:\S+ ){0,3}(?:klein|knapp|eng|schmal)|viel zu (?:klein|eng)|knapp geschnitten|größer bestellen|runs? (?:\S+ ){0,3}(?:small|narrow)|(?:far|way) too (?:small|tight)|snug side|size up)/i,
  large:
    /\b(?:vall?t?(?:en)? (?:\S+ ){0,3}(?:groot|ruim)|veel te groot|slobberzak|slobbert|iets te ruim|f[aä]ll(?:t|en) (?:\S+ ){0,3}groß|viel zu (?:groß|weit)|weit geschnitten|etwas weit|wie ein sack|runs? (?:\S+ ){0,3}large|(?:far|way) too big|a bit big|little roomy|like a sack|size down)/i,
}

/** What the writer answered about the fit, never at odds with what they wrote; some leave it out. */
export function fitOf(
  { garment, sizes }: ReviewedProduct,
  { title, detail }: Texts,
  dice: Dice,
): Pick<StoredReview, 'fit' | 'childHeight'> {
  const text = `${title} ${detail}`
  const isTold = garmentGroup[garment] !== 'bag' && dice.chance(0.7)
  return { fit: isTold ? fitIn(text) : null, childHeight: heightIn(text, sizes, dice) }
}

function fitIn(text: string): StoredReview['fit'] {
  if (words.small.test(text)) return 'small'
  return words.large.test(text) ? 'large' : 'true'
}

/** As tall as the text says, or as goes with the size it names: sizes of clothes are heights. */
function heightIn(text: string, sizes: readonly string[], dice: Dice): number | null {
  const told = Number(/\b(\d{2,3}) ?cm\b/.exec(text)?.[1])
  if (isHeight(told)) return told
  const size = Number(/\b\d{2,3}\b/g.exec(text)?.[0])
  return isHeight(size) && sizes.includes(String(size)) ? size - dice.between(0, 4) : null
}

const isHeight = (height: number) => height >= 56 && height <= 190
