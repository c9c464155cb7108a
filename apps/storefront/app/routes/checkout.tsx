import { CheckoutPage } from '../features/checkout/index.ts'
import { CheckoutLayout } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { Layout: CheckoutLayout }

/** The same for everyone: what is ordered and by whom is known on the device alone. */
export default function Checkout() {
  return <CheckoutPage />
}
