/** A key for a new part of content. Works without a secure context too, where a shop is tried out under a plain address. */
export function newUid(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
