import { preload } from 'react-dom'
import { useHasFragmentCache } from '../../fragments/index.ts'

/** Width and height of every picture of a product, by where it stands. */
const sizes = {
  card: { width: 563, height: 688 },
  gallery: { width: 600, height: 744 },
  thumbnail: { width: 310, height: 300 },
  cart: { width: 150, height: 150 },
  colour: { width: 168, height: 230 },
} as const

export type PictureSize = keyof typeof sizes

type PictureSource = { src: string; srcSet?: string; sizes?: string }

type ProductPictureProps = {
  path: string
  alt: string
  size: PictureSize
  /** The first picture of a page is fetched before the others and never waits for a scroll. */
  isFirst?: boolean
  className?: string | undefined
}

/** The image service chooses the format from what the browser accepts. */
export function pictureAddress(path: string, size: PictureSize): string {
  const { width, height } = sizes[size]
  return `/img/${width}/${height}/resize${path.startsWith('/') ? path : `/${path}`}`
}

/** A card is small on a phone, a gallery large on a screen with many pixels; the browser takes what is enough. */
export function pictureSource(path: string, size: PictureSize): PictureSource {
  const src = pictureAddress(path, size)
  if (size === 'gallery') {
    const wider = (width: number) => `${src.replace('/600/744/', `/${width}/0/`)} ${width}w`
    return { srcSet: `${src} 600w, ${wider(1024)}, ${wider(1440)}`, sizes: '(width < 768px) 100vw, 46vw', src }
  }
  if (size !== 'card') return { src }
  const half = src.replace('/563/688/', '/375/458/')
  return { srcSet: `${half} 375w, ${src} 563w`, sizes: '(width < 768px) 45vw, 240px', src }
}

/** Asks for first pictures in the head of the page, because a cached fragment cannot do so itself. */
export function useFirstPictures(paths: readonly string[], size: PictureSize): void {
  if (!useHasFragmentCache()) return
  for (const path of paths) {
    const { src, srcSet, sizes } = pictureSource(path, size)
    const choice = srcSet && sizes ? { imageSrcSet: srcSet, imageSizes: sizes } : {}
    preload(src, { as: 'image', fetchPriority: 'high', ...choice })
  }
}

export function ProductPicture({ path, alt, size, isFirst = false, className }: ProductPictureProps) {
  const { width, height } = sizes[size]
  return (
    <img
      className={className}
      {...pictureSource(path, size)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  )
}
