import { createHash } from 'node:crypto'

/** The same id for the same name and key, in the shape of a UUID of version 8 (one's own recipe). */
export function jobIdOf(name: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
