import type { ImageBlock as ImageBlockData } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './image-block.module.css'

/** A picture on its own, with a caption or a link. */
export function ImageBlock({ block: { picture, mobilePicture, link, caption, ratio } }: { block: ImageBlockData }) {
  const isCropped = ratio !== 'original'
  const shown = (
    <Picture
      picture={picture}
      mobilePicture={mobilePicture}
      sizes="(width >= 1480px) 1280px, 100vw"
      isFilling={isCropped}
    />
  )
  return (
    <figure className={styles.figure}>
      <div className={styles.box} data-ratio={ratio}>
        {link ? (
          <a href={link.href} target={link.isNewTab && '_blank'}>
            {shown}
          </a>
        ) : (
          shown
        )}
      </div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
