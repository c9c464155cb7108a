import { CheckoutReturnPage } from '../features/checkout/index.ts'
import { OrderedLayout } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { Layout: OrderedLayout }

export default function CheckoutReturn() {
  return <CheckoutReturnPage />
}
