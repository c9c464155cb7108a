import { readFileSync } from 'node:fs'

type Json = Record<string, unknown>

/** An order as a Vue Storefront client sends it, recorded from one. */
type RecordedOrder = Json & { readonly products: Json[]; readonly addressInformation: Record<string, Json> }

/** A guest's order. */
export function aGuestOrderBody(): RecordedOrder {
  return recorded('order-body-guest') as RecordedOrder
}

/** A customer's order, which names nothing but the cart. */
export function aCustomerOrderBody(): RecordedOrder {
  return recorded('order-body') as RecordedOrder
}

/** An order that was queued: it stands inside another. */
export function aQueuedOrderBody(): Json & { readonly newOrder: RecordedOrder } {
  return recorded('order-body-queued') as Json & { readonly newOrder: RecordedOrder }
}

// The files hold what these types say.
function recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'))
}
