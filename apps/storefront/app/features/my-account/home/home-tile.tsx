import { Icon, type IconName } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './home-section.module.css'

type HomeTileProps = { to: string; icon: IconName; title: string; children: ReactNode }

/** A part of the overview; all of it leads to the page it speaks of. */
export function HomeTile({ to, icon, title, children }: HomeTileProps) {
  return (
    <section className={styles.tile}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        <Link className={styles.whole} to={to}>
          {title}
        </Link>
        <Icon name="arrow-right" size="s" />
      </h2>
      {children}
    </section>
  )
}
