import { CartPage } from '../features/cart/index.ts'

/** The same for everyone: what is in the cart is known on the device alone. */
export default function Cart() {
  return <CartPage />
}
