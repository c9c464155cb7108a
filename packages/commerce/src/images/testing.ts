import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFolderStore } from '@vonk/platform/objects'

/** A media folder, and a cache folder that does not exist yet. */
export function openFolders() {
  const root = mkdtempSync(join(tmpdir(), 'vonk-images-'))
  const mediaFolder = join(root, 'media')
  mkdirSync(mediaFolder)
  return {
    root,
    mediaFolder,
    media: createFolderStore(mediaFolder),
    cacheFolder: join(root, 'cache'),
    put(path: string, content: string | Uint8Array): string {
      const file = join(mediaFolder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      return file
    },
    close: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}

type Drawing = { width?: number; height?: number; ground?: string; inner?: string }

/** A garment of one colour in the middle of a ground, as an SVG document. */
export function aDrawing({ width = 600, height = 744, ground = '#ffffff', inner }: Drawing = {}): string {
  const garment = `<rect x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}" fill="#ff0000"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>${inner ?? garment}</svg>`
}

/** Small to write, and minutes to draw. */
export function aBomb(): string {
  const clouds = '<feTurbulence baseFrequency="0.5" numOctaves="30"/>'.repeat(40)
  return aDrawing({ inner: `<filter id="f">${clouds}</filter><rect width="600" height="744" filter="url(#f)"/>` })
}
