import { hash } from 'node:crypto'

/** A call comes again when it says the same under the same key; whatever else is said under that key is a call of its own. */
export function callKey(key: string | null, said: readonly unknown[]): string | null {
  return key === null ? null : hash('sha256', JSON.stringify([key, ...said]), 'base64url')
}
