import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form-refusal.ts'

export type DeliveryPlace =
  | { readonly kind: 'home' }
  | { readonly kind: 'service-point'; readonly id: string | null }
  | { readonly kind: 'store'; readonly id: string | null }

/** Picking up needs a place to pick up from. */
export function checkDeliveryPlace(place: DeliveryPlace): Result<DeliveryPlace, FormRefusal> {
  return place.kind === 'home' || place.id ? ok(place) : err({ code: 'service-point-missing' })
}
