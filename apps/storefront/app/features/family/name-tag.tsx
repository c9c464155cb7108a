import styles from './name-tag.module.css'

/** A name on a colour of its own; without one, or with one nobody has drawn, on a quiet ground. */
export function NameTag({ name, color }: { name: string; color: string | null }) {
  return (
    <span className={styles.tag} data-color={color ?? undefined}>
      {name}
    </span>
  )
}
