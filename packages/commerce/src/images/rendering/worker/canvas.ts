import { err, ok, type Result } from '@vonk/domain/result'
import sharp from 'sharp'

/** Forty million points: no picture of a shop needs more, and each costs four bytes while it is worked on. */
export const MOST_PIXELS = 40_000_000
/** WebP ends at 16,383 points; a picture of the largest width stays below with these proportions. */
const TALLEST = 8

/** Encoded pixels and their size the right way up. */
export type Canvas = { readonly bytes: Buffer; readonly width: number; readonly height: number }
export type CanvasRefusal = { readonly code: 'picture-too-large' | 'picture-broken'; readonly detail: string }

const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Looks at the head of a picture, and takes it when it is one we read and not too large. */
export async function openImage(bytes: Buffer): Promise<Result<Canvas, CanvasRefusal>> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!formats.has(format)) return err({ code: 'picture-broken', detail: `${format} where an image was expected` })
  return checkSize({ bytes, ...autoOrient })
}

export function checkSize<Sized extends { width: number; height: number }>(sized: Sized): Result<Sized, CanvasRefusal> {
  const { width, height } = sized
  if (width * height <= MOST_PIXELS && height <= width * TALLEST) return ok(sized)
  return err({ code: 'picture-too-large', detail: `${Math.round(width)} by ${Math.round(height)}` })
}
