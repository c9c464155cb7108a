import { err, ok, type Result } from '@vonk/domain/result'
import { isPicturePath, kindOf } from './picture-path.ts'
import { findSize, nameOf, type PictureSize } from './picture-size.ts'

export type PictureAddress = { readonly size: PictureSize; readonly path: string }
export type AddressRefusal = { code: 'address-not-understood' | 'size-not-offered' | 'picture-not-found' }

const LONGEST = 1_024
const pattern = /^\/img\/(\d{1,4}\/\d{1,4})\/resize\/(.+)$/

/** Which picture an address means, and at which size, without looking at the disk. */
export function readAddress(pathname: string): Result<PictureAddress, AddressRefusal> {
  if (pathname.length > LONGEST) return err({ code: 'address-not-understood' })
  const [, sizeName, encoded] = pattern.exec(pathname) ?? []
  if (!sizeName || !encoded) return err({ code: 'picture-not-found' })
  const size = findSize(sizeName)
  if (!size) return err({ code: 'size-not-offered' })
  const path = decode(encoded)
  if (path === null || !isPicturePath(path)) return err({ code: 'address-not-understood' })
  return kindOf(path) ? ok({ size, path }) : err({ code: 'picture-not-found' })
}

/** The same for a picture and a size that are known by name, such as `/v/k/vk1042-night-front.svg`. */
export function addressOf(path: string, size: PictureSize): PictureAddress | null {
  const relative = path.replace(/^\//, '')
  const offered = findSize(nameOf(size))
  return offered && isPicturePath(relative) && kindOf(relative) ? { size: offered, path: relative } : null
}

/** Decodes once and part by part, so that an encoded slash never becomes a step into a folder. */
function decode(encoded: string): string | null {
  try {
    const parts = encoded.split('/').map(decodeURIComponent)
    return parts.some((part) => part.includes('/')) ? null : parts.join('/')
  } catch {
    return null
  }
}
