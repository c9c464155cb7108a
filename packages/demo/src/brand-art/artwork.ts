import { el } from '../illustrator/svg.ts'

/** A picture that is no garment, drawn when it is asked for. */
export type Artwork = { readonly path: string; readonly draw: () => string }

export type Size = { readonly width: number; readonly height: number }

/** Where a picture that stories show lies: content images tell their size by their path. */
export function pathOf(folder: string, { width, height }: Size, name: string): string {
  return `/${folder}/${width}x${height}/${name}.svg`
}

/** A complete document that starts with its ground. */
export function sheet({ width, height }: Size, ground: string, ...children: readonly string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('rect', { width, height, fill: ground }),
    ...children,
  )
}
