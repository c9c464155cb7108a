import { type BannerBlock, StoryPicture } from '../../content/index.ts'
import styles from './editorial-tile.module.css'

const sizes = '(width >= 1280px) 36vw, (width >= 768px) 60vw, 100vw'

/** A word of the editors between the products; a list item of their grid, two cards wide. */
export function EditorialTile({ tile }: { tile: BannerBlock }) {
  const { eyebrow, title, text, picture, button, ground } = tile
  return (
    <li className={styles.tile} data-ground={ground} data-plain={picture ? undefined : ''}>
      {picture && (
        <div className={styles.picture}>
          <StoryPicture picture={picture} sizes={sizes} isFilling />
        </div>
      )}
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p>{text}</p>}
        {button && (
          <a className={styles.link} href={button.link.href} target={button.link.isNewTab && '_blank'}>
            {button.label}
          </a>
        )}
      </div>
    </li>
  )
}
