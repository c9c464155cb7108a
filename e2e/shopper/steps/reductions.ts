import type { Locator } from 'playwright-core'
import type { FoundProduct } from '../../harness/find-product.ts'

export const isBelowList = ({ type_id, final_price_incl_tax: now, original_price_incl_tax: list }: FoundProduct) =>
  type_id === 'configurable' && now < list
export const shown = (price: number | null) => `€${(price ?? 0).toFixed(2)}`

export async function readPrice(place: Locator) {
  const struck = await place.locator('del').allInnerTexts()
  const labels = await place.getByText(/^(Sale|-\d+%)$/).allInnerTexts()
  return { struck: struck.join(' '), labels, text: await place.innerText() }
}
