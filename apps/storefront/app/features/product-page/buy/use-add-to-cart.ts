import { type AddOutcome, useCartActions } from '../../../device/index.ts'
import { isDesktop } from '../../../ui/structure/is-desktop.ts'
import { useTrack } from '../../analytics/index.ts'
import { usePanel } from '../../panels/index.ts'
import { type AddedFrom, toAddedProducts } from '../load/to-added-products.ts'
import type { ShownAddition } from './additions-of.ts'

/** Puts lines into the cart: the device holds them at once, and where there is room the cart shows itself. */
export function useAddToCart(from: AddedFrom): (additions: readonly ShownAddition[]) => Promise<AddOutcome> {
  const { add } = useCartActions()
  const track = useTrack()
  const microcart = usePanel('microcart')
  return async (additions) => {
    const outcome = await add(additions)
    if (outcome.added.length === 0) return outcome
    track.event('add_to_cart', toAddedProducts(outcome.added, from))
    if (isDesktop(window.innerWidth)) microcart.open({ reason: 'added' })
    return outcome
  }
}
