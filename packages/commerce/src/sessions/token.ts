import { createHash, randomBytes } from 'node:crypto'

/** Random enough that nobody guesses one; it says nothing by itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It is random, so that a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
