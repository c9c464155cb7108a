/** An order history grown by a page: every order once, by its number, as the newer page tells it. */
export function mergeOrderPages<Order extends { readonly orderNumber: string }>(
  known: readonly Order[],
  page: readonly Order[],
): readonly Order[] {
  const orders = new Map(known.map((order) => [order.orderNumber, order]))
  for (const order of page) orders.set(order.orderNumber, order)
  return [...orders.values()]
}
