import { createHash } from 'node:crypto'

/** Bytes that look like chance and are the same for the same seed and key. */
export function bytesOf(seed: number, key: string): Buffer {
  return createHash('sha256').update(`${seed}:${key}`).digest()
}

/** An id as devices make them. */
export function makeId(seed: number, key: string): string {
  const hex = bytesOf(seed, key).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code as it is printed: without letters that could be taken for digits. */
export function makeCode(seed: number, key: string, length: number): string {
  return Array.from(bytesOf(seed, key).subarray(0, length), (byte) => letters[byte % letters.length]).join('')
}
