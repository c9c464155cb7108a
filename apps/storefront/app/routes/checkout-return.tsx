import { CheckoutReturnPage } from '../features/checkout/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { layout: 'checkout' }

export default function CheckoutReturn() {
  return <CheckoutReturnPage />
}
