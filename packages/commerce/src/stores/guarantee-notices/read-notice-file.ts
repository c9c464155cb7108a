import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoredNotice } from './store.ts'

export type Notice = Omit<StoredNotice, 'language'>
export type NoticeRefusal = { readonly code: 'no-picture' | 'too-heavy' | 'not-self-contained' | 'no-size' }

const HEAVIEST = 2_000_000
const PNG = '89504e470d0a1a0a'
/** A program inside, or anything that is fetched from elsewhere when the file is shown. */
const foreign =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!#|data:)|@import/i

/** What there is to know of the file; not a byte of it is changed. */
export function readNoticeFile(content: Uint8Array<ArrayBuffer>): Result<Notice, NoticeRefusal> {
  if (content.byteLength > HEAVIEST) return err({ code: 'too-heavy' })
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
  if (Buffer.from(content.subarray(0, 8)).toString('hex') === PNG) {
    const header = new DataView(content.buffer, content.byteOffset, content.byteLength)
    const isWhole = content.byteLength > 33
    const size = isWhole ? { width: header.getUint32(16), height: header.getUint32(20) } : null
    return size && size.width > 0 && size.height > 0
      ? ok({ content, contentType: 'image/png', digest, ...size })
      : err({ code: 'no-size' })
  }
  const drawing = new TextDecoder().decode(content)
  const [root] = /<svg[\s>][^>]*>?/.exec(drawing) ?? []
  if (!root) return err({ code: 'no-picture' })
  if (foreign.test(drawing)) return err({ code: 'not-self-contained' })
  const size = sizeOf(root)
  return size ? ok({ content, contentType: 'image/svg+xml', digest, ...size }) : err({ code: 'no-size' })
}

/** In the drawing's own units: pages need the shape, not the size. */
function sizeOf(root: string): { width: number; height: number } | null {
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']+)["']/.exec(root) ?? []
  const [, , boxWidth, boxHeight] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = boxWidth ?? lengthOf(root, 'width')
  const height = boxHeight ?? lengthOf(root, 'height')
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null
}

function lengthOf(root: string, name: string): number {
  return Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(root)?.[1] ?? '')
}
