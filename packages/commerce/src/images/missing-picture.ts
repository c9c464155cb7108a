import { isPlaceholder, type PictureSize } from './request/picture-size.ts'
import { readAddress } from './request/read-address.ts'

/** Grey that can be seen on the ground of either brand, which shows through. */
const GREY = '#77757f'
const HANGER = `<g fill="none" stroke="${GREY}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" opacity=".62">\
<path d="M39 13a9 9 0 1 1 12.4 8.3c-2.2.9-3.4 2.2-3.4 4.7v3"/>\
<path d="M48 29 89 57.5c4.4 3.1 2.2 9.5-3 9.5H10c-5.2 0-7.4-6.4-3-9.5Z"/></g>`
/** A hanger as large as a hand belongs to no page, and a small picture has no room for one of a fixed size. */
const OF_FIXED_SIZE = `<svg x="50%" y="50%" overflow="visible"><g transform="translate(-48 -40)">${HANGER}</g></svg>`
const OF_ANY_SIZE = `<svg x="30%" y="30%" width="40%" height="40%" viewBox="0 0 96 72">${HANGER}</svg>`
const SMALL = 310

/**
 * What a page shows in place of a picture it did not get. It has no proportions of its own, so it fills the place the page has
 * kept. Null for a caller that takes no drawings and wants to read what was wrong: browsers name the kinds of pictures they take.
 */
export function drawMissingPicture({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  if (!/\bimage\/(?:\*|svg\+xml)/.test(headers.get('accept') ?? '')) return null
  const address = readAddress(new URL(url).pathname)
  const drawing = address.ok ? drawingAt(address.value.size) : OF_ANY_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${drawing}</svg>`
}

function drawingAt(size: PictureSize): string {
  // A placeholder lies under the picture itself, which has a hanger already.
  if (isPlaceholder(size)) return ''
  const ground = `<rect width="100%" height="100%" fill="${GREY}" opacity=".07"/>`
  return ground + (size.width > SMALL ? OF_FIXED_SIZE : OF_ANY_SIZE)
}
