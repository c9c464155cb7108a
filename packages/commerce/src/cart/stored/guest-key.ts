import { hash, randomBytes } from 'node:crypto'

const GUEST_ID = /^[0-9a-f]{32}$/

/** An id nobody can guess: who knows it holds the cart. */
export function newGuestId(): string {
  return randomBytes(16).toString('hex')
}

/** What is stored of a guest's cart id: enough to find the cart, not enough to take it. Null for what is no such id. */
export function guestKeyOf(cartId: string): string | null {
  return GUEST_ID.test(cartId) ? keyOfGuest(cartId) : null
}

export function keyOfGuest(guestId: string): string {
  return hash('sha256', guestId, 'base64url')
}
