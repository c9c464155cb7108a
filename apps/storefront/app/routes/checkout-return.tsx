import { CheckoutReturnPage } from '../features/checkout/index.ts'
import { CheckoutLayout } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { Layout: CheckoutLayout }

export default function CheckoutReturn() {
  return <CheckoutReturnPage />
}
