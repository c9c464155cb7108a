import { createStore, type Store } from '../../ui/create-store.ts'

/** The same data with the prices of whoever is logged in. */
export type Reprice = <Shown>(shown: Shown) => Shown

/** A list whose order, filters and counts depend on prices, and how the shop is asked for the same list of a group. */
export type ShownList = {
  readonly list: unknown
  readonly address: string
  readonly question: Readonly<Record<string, string>>
}

/** What to show in place of a list. */
export type OwnList = { readonly of: unknown; readonly list: unknown }

/**
 * Pages come with everybody's prices. What they show is noted here, and the engine, which is only there for somebody
 * who is logged in, says what that costs the customer's group.
 */
export type OwnPrices = {
  readonly shown: Store<readonly unknown[]>
  /** Null as long as everybody's prices apply. */
  readonly reprice: Store<Reprice | null>
  readonly shownList: Store<ShownList | null>
  /** Null as long as everybody's list applies. */
  readonly ownList: Store<OwnList | null>
}

export function createOwnPrices(): OwnPrices {
  return {
    shown: createStore<readonly unknown[]>([]),
    reprice: createStore<Reprice | null>(null),
    shownList: createStore<ShownList | null>(null),
    ownList: createStore<OwnList | null>(null),
  }
}
