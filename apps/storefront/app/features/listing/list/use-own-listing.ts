import { buildPath } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type OwnList, useWholeDevice } from '#device/index.ts'
import { useStore } from '#ui/create-store.ts'
import { useShop } from '../../stores/index.ts'
import type { ListingData } from '../load/listing-data.ts'

/** A list as it is for the customer's group; without a category it is that of the words in the address. */
export function useOwnListing(list: ListingData, categoryId?: number): ListingData {
  const { view } = useShop()
  const { search } = useLocation()
  const { shownList, ownList } = useWholeDevice().prices
  const own = useStore<OwnList | null, OwnList | null>(ownList, { select: (whole) => whole, initial: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another list.
  useEffect(() => {
    const question = { search, ...(categoryId && { categoryId: String(categoryId) }) }
    shownList.set({ list, address: buildPath(view, '/product-data/cards'), question })
    return () => shownList.set(null)
  }, [shownList, list])
  // The shop answers for a list with a list.
  return own?.of === list ? (own.list as ListingData) : list
}
