import { CheckoutPage } from '../features/checkout/index.ts'
import type { PageHandle } from '../features/stores/index.ts'

export const handle: PageHandle = { layout: 'checkout' }

/** The same for everyone: what is ordered and by whom is known on the device alone. */
export default function Checkout() {
  return <CheckoutPage />
}
