import { type AddOutcome, createCartActions, type useWholeDevice } from '#device/index.ts'
import type { useTrack } from '../../analytics/index.ts'
import { type AddedFrom, toAddedProducts } from '../load/to-added-products.ts'
import type { AdditionView } from './additions-of.ts'

export { additionsOf } from './additions-of.ts'

type Buying = {
  readonly device: ReturnType<typeof useWholeDevice>
  readonly track: ReturnType<typeof useTrack>
  readonly from: AddedFrom
}

/** Puts lines into the cart, which the device holds at once, and tells analytics what went in. */
export async function putIntoCart(
  additions: readonly AdditionView[],
  { device, track, from }: Buying,
): Promise<AddOutcome> {
  const outcome = await createCartActions(device).add(additions)
  if (outcome.added.length > 0) track.event('add_to_cart', toAddedProducts(outcome.added, from))
  return outcome
}
