import { kindOf } from './picture-path.ts'
import type { PictureSize } from './picture-size.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** From here on AVIF saves enough bytes to be worth three times the work. */
const WORTH_AVIF = 768

type FormatRequest = { readonly accept: string | null; readonly size: PictureSize; readonly path: string }

/** AVIF where it pays, else WebP, else what every browser has always understood. */
export function chooseFormat({ accept, size, path }: FormatRequest): PictureFormat {
  const accepted = acceptedTypes(accept ?? '')
  if (size.height === 0 && size.width >= WORTH_AVIF && accepted.has('image/avif')) return 'avif'
  if (accepted.has('image/webp')) return 'webp'
  return kindOf(path) === 'photo' ? 'jpeg' : 'png'
}

// A star does not count: those who understand the newer formats say so by name.
function acceptedTypes(accept: string): ReadonlySet<string> {
  const entries = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
  return new Set(entries.filter(([, ...parameters]) => !parameters.some(isZero)).map(([type = '']) => type))
}

function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(?:\.0*)?$/.test(parameter)
}
