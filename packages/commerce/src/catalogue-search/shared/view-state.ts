import { comparePositions, type Position } from '@vonk/platform/outbox'
import { z } from 'zod'
import type { IndexedView } from '../indexing/indexed-view.ts'

/** How far the index of a view has been written: everything that was published up to there is in it. */
export type ViewState = IndexedView & { readonly position: Position; readonly savedAt: number }

/** Positions are too large for the numbers of JSON. */
const bigNumber = z.string().regex(/^\d+$/).transform(BigInt)

const stateSchema = z.object({
  position: z.object({ transactionOrder: bigNumber, id: bigNumber }),
  savedAt: z.number(),
  pricedAt: z.number(),
  groups: z.array(z.number()),
  listings: z.string(),
  settings: z.string(),
})

/** Null for what an older or newer version of the shop has stored. */
export function readViewState(value: unknown): ViewState | null {
  return stateSchema.safeParse(value).data ?? null
}

export function writeViewState({ position, ...state }: ViewState): z.input<typeof stateSchema> {
  const { transactionOrder, id } = position
  return { ...state, groups: [...state.groups], position: { transactionOrder: `${transactionOrder}`, id: `${id}` } }
}

/** The first of some positions; null where there is none. */
export function earliest(positions: Iterable<Position>): Position | null {
  return [...positions].toSorted(comparePositions)[0] ?? null
}
