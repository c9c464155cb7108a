import type { CategoryTilesBlock } from '../load/story-data.ts'
import { Picture } from '../picture.tsx'
import styles from './category-tiles.module.css'

/** The ways into the collection. */
export function CategoryTiles({ block: { title, tiles } }: { block: CategoryTilesBlock }) {
  return (
    <section>
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.tiles} data-count={tiles.length}>
        {tiles.map((tile) => (
          <li key={tile.uid}>
            <a className={styles.tile} href={tile.link.href} target={tile.link.isNewTab && '_blank'}>
              {tile.picture && (
                <Picture picture={{ ...tile.picture, alt: '' }} sizes="(width >= 1024px) 25vw, 50vw" isFilling />
              )}
              <span className={styles.name}>{tile.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
