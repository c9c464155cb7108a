import styles from './card-skeletons.module.css'

/** Places for products that are on their way, as large as the cards will be; list items of a product grid. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
    <li className={styles.skeleton} key={index} aria-hidden="true">
      <i className={styles.picture} />
      <i className={styles.line} />
      <i className={styles.short} />
    </li>
  ))
}
