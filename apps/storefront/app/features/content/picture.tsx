import { pictureSet, placeholderOf } from './load/picture-address.ts'
import type { StoryPicture } from './load/story-data.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: StoryPicture
  /** Shown on narrow screens instead. */
  mobilePicture?: StoryPicture | null
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and before others. */
  isFirst?: boolean
  /** Fills the box around it instead of keeping its own proportions. */
  isFilling?: boolean
}

/** A picture of the content in the width the screen needs; until it is there, a blurred small one holds its place. */
export function Picture({ picture, mobilePicture, sizes, isFirst = false, isFilling = false }: PictureProps) {
  const shown = mobilePicture ?? picture
  const [x, y] = shown.focus ?? []
  const image = (
    <img
      className={styles.image}
      src={pictureSet.fallback(shown)}
      srcSet={pictureSet.of(shown)}
      sizes={sizes}
      alt={shown.alt}
      width={shown.width}
      height={shown.height}
      data-x={x}
      data-y={y}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  )
  return (
    <span className={styles.frame} data-filling={isFilling || undefined}>
      {isFirst && mobilePicture && (
        <>
          <Preload picture={mobilePicture} sizes={sizes} media="(width < 1024px)" />
          <Preload picture={picture} sizes={sizes} media="(width >= 1024px)" />
        </>
      )}
      <img
        className={styles.placeholder}
        src={placeholderOf(shown)}
        alt=""
        width={94}
        height={94}
        loading="lazy"
        data-x={x}
        data-y={y}
      />
      {mobilePicture ? (
        <picture data-x={picture.focus?.[0]} data-y={picture.focus?.[1]}>
          <source
            media="(width >= 1024px)"
            srcSet={pictureSet.of(picture)}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}

type PreloadProps = { picture: StoryPicture; sizes: string; media: string }

/** React asks for a first picture in the head of the page by itself, but not for one that depends on the screen. */
function Preload({ picture, sizes, media }: PreloadProps) {
  const { fallback, of } = pictureSet
  return (
    <link
      rel="preload"
      as="image"
      href={fallback(picture)}
      imageSrcSet={of(picture)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
