import type { MenuRow, Submenu } from '../../theme/index.ts'
import { ShellLink } from '../shell-link.tsx'
import { PromoTile } from './promo-tile.tsx'
import styles from './submenu-panel.module.css'

/** What hangs below an entry: columns of titled links, and a picture that leads somewhere. */
export function SubmenuPanel({ id, submenu, isOpen }: { id: string; submenu: Submenu; isOpen: boolean }) {
  return (
    <div id={id} className={styles.panel} data-panel="" data-open={isOpen || undefined}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {submenu.columns.map((rows) => (
            <div key={rows[0]?.title} className={styles.column}>
              {rows.map((row) => (
                <Row key={row.title} row={row} />
              ))}
            </div>
          ))}
        </div>
        {submenu.promo && <PromoTile promo={submenu.promo} />}
      </div>
    </div>
  )
}

function Row({ row }: { row: MenuRow }) {
  return (
    <div>
      <p className={styles.title}>{row.href ? <a href={row.href}>{row.title}</a> : row.title}</p>
      <ul>
        {row.links.map((link) => (
          <li key={link.href + link.label}>
            <ShellLink className={styles.link} link={link}>
              {link.label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
