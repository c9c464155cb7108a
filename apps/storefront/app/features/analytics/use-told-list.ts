import type { Cents } from '@vonk/domain/money'
import { type RefObject, useEffect, useRef } from 'react'
import { useConsentStore, useIsMeasured } from '../consent/index.ts'
import { useShop } from '../stores/index.ts'

export type ToldList = {
  readonly id: string
  readonly name: string
  /** The categories its products are looked at in, from the top down. */
  readonly categories?: readonly string[]
}

/** What analytics has to know of a product in a list. */
type ListedProduct = {
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly href: string
  readonly amount: Cents
  readonly amountBefore: Cents
}

/** Tells analytics which products in the element are seen and chosen; nothing of it is fetched before a shopper agrees. */
export function useToldList<Root extends Element>(
  told: ToldList,
  products: readonly ListedProduct[],
): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const store = useConsentStore()
  const isMeasured = useIsMeasured()
  const { currency } = useShop().view
  const { id, name } = told
  const latest = useRef({ told, products })
  useEffect(() => {
    latest.current = { told, products }
  })
  useEffect(() => {
    const element = root.current
    if (!isMeasured || !element) return
    const waiting = new AbortController()
    let stop = () => waiting.abort()
    void Promise.all([import('./tell-list.ts'), import('./create-device-track.ts')]).then(
      ([{ tellList }, { createDeviceTrack }]) => {
        if (waiting.signal.aborted) return
        const track = createDeviceTrack(store, currency)
        stop = tellList(element, { list: { id, name }, track, find: (href) => find(href, latest.current) })
      },
      // Nobody is helped by hearing that nothing is measured.
      () => {},
    )
    return () => stop()
  }, [isMeasured, store, currency, id, name])
  return root
}

function find(href: string, { told, products }: { told: ToldList; products: readonly ListedProduct[] }) {
  const found = products.find((product) => product.href === href)
  if (!found) return undefined
  const { sku, name, brand, amount, amountBefore } = found
  const { categories = [] } = told
  return { sku, name, brand, categories, size: '', price: amount, originalPrice: amountBefore, quantity: 1 }
}
