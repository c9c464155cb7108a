import { Icon } from '@vonk/ui/icon'
import type { UspsBlock } from '../load/story-data.ts'
import styles from './usps.module.css'

/** What the shop promises. */
export function Usps({ block: { title, usps } }: { block: UspsBlock }) {
  return (
    <section>
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {usps.map(({ uid, label, text, link, icon }) => (
          <li key={uid} className={styles.usp}>
            {icon && <Icon name={icon} size="l" className={styles.icon} />}
            <p className={styles.label}>
              {link ? (
                <a href={link.href} target={link.isNewTab && '_blank'}>
                  {label}
                </a>
              ) : (
                label
              )}
            </p>
            {text !== '' && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
