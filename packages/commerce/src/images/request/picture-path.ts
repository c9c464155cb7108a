import { extname } from 'node:path'

const LONGEST = 512

// No dot first and none last, no percent sign, colon, backslash or control character: nothing a file system reads twice.
const segment = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .,+()@~-]*[\p{L}\p{N}_)])?$/u
const kinds: Readonly<Record<string, PictureKind>> = {
  '.svg': 'drawing',
  '.jpg': 'photo',
  '.jpeg': 'photo',
  '.png': 'image',
  '.webp': 'image',
  '.avif': 'image',
  '.gif': 'image',
}

/** Drawings have no size of their own; photos have no holes to see through. */
export type PictureKind = 'drawing' | 'photo' | 'image'

/** Whether this can name a file below the media folder, whatever its kind. */
export function isPicturePath(path: string): boolean {
  return path.length <= LONGEST && path.split('/').every((part) => segment.test(part))
}

/** What the name promises; null for a file that is no picture. */
export function kindOf(path: string): PictureKind | null {
  return kinds[extname(path).toLowerCase()] ?? null
}
