import type { MenuPromo } from '../../theme/index.ts'
import styles from './promo-tile.module.css'

/** A picture in a menu that leads somewhere. */
export function PromoTile({ promo }: { promo: MenuPromo }) {
  const { image } = promo
  return (
    <a className={styles.tile} href={promo.href}>
      <span className={styles.frame}>
        <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
      </span>
      <span className={styles.title}>{promo.title}</span>
      {promo.text && <span className={styles.text}>{promo.text}</span>}
    </a>
  )
}
