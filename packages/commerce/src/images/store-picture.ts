import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@vonk/domain/result'
import type { ObjectStore } from '@vonk/platform/objects'
import sharp from 'sharp'

type Refusal = { readonly code: 'picture-unreadable' | 'picture-too-large' | 'picture-unsafe' }
type Upload = { readonly name: string; readonly bytes: Uint8Array }
type StoredPicture = { readonly filename: string; readonly width: number; readonly height: number }

const largest = 10_000_000
const mostPoints = 50_000_000
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', svg: 'svg' }

/** Keeps a picture of an editor among the media, under a name that tells its size; the same picture has the same name. */
export async function storePicture(
  media: ObjectStore,
  { name, bytes }: Upload,
): Promise<Result<StoredPicture, Refusal>> {
  if (bytes.length > largest) return err({ code: 'picture-too-large' })
  const read = await readPicture(bytes)
  if (!read.ok) return read
  const { file, width, height, ending } = read.value
  const mark = createHash('sha256').update(file).digest('hex').slice(0, 12)
  const path = `content/${width}x${height}/${slugOf(name)}-${mark}.${ending}`
  await media.write(path, file)
  return ok({ filename: `/${path}`, width, height })
}

/** Photographs are written again: turned upright, without where and by whom they were taken. Drawings stay as they are. */
async function readPicture(bytes: Uint8Array) {
  try {
    const { format = '', width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const ending = endings[format]
    if (!ending || width === 0 || height === 0) return err({ code: 'picture-unreadable' } as const)
    if (width * height > mostPoints || Math.max(width, height) > 20_000)
      return err({ code: 'picture-too-large' } as const)
    if (ending === 'svg') return readDrawing(bytes, { width, height })
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPoints })
      .rotate()
      .toBuffer({ resolveWithObject: true })
    return ok({ file: new Uint8Array(data), width: info.width, height: info.height, ending })
  } catch {
    // Whatever sharp cannot read is no picture of ours.
    return err({ code: 'picture-unreadable' } as const)
  }
}

const unsafe =
  /<script|<foreignobject|<iframe|<!entity|<\?xml-stylesheet|\bon\w+\s*=|javascript:|(?:href|src)\s*=\s*["']?\s*(?!["'#])|@import|url\(\s*["']?\s*(?!["'#])/i

function readDrawing(file: Uint8Array, size: { width: number; height: number }) {
  if (unsafe.test(new TextDecoder().decode(file))) return err({ code: 'picture-unsafe' } as const)
  return ok({ file, width: Math.round(size.width), height: Math.round(size.height), ending: 'svg' })
}

function slugOf(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'picture'
}
