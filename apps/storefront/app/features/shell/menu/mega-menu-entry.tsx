import { Icon } from '@vonk/ui/icon'
import { type PointerEvent, useState } from 'react'
import type { MenuEntry, MenuRow, Submenu } from '../../theme/index.ts'
import { ShellLink } from '../shell-link.tsx'
import styles from './mega-menu-entry.module.css'
import { PromoTile } from './promo-tile.tsx'
import type { SubmenuControl } from './use-submenu.ts'

type MegaMenuEntryProps = {
  entry: MenuEntry
  submenu: Submenu | null
  control: SubmenuControl
  isCurrent: boolean
  toggleLabel: string
}

/** A link of the top level; with a submenu also a small button that opens it for keyboards and fingers. */
export function MegaMenuEntry({ entry, submenu, control, isCurrent, toggleLabel }: MegaMenuEntryProps) {
  const panelId = `menu-${entry.id}`
  const isOpen = entry.hasSubmenu === true && control.openId === entry.id
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  function onlyMouse(event: PointerEvent, act: () => void) {
    if (event.pointerType === 'mouse') act()
  }

  return (
    <li
      data-entry=""
      data-submenu={entry.hasSubmenu ? entry.id : undefined}
      data-open={isOpen || undefined}
      className={styles.entry}
      onPointerEnter={(event) => onlyMouse(event, () => control.pointAt(entry.hasSubmenu ? entry.id : null))}
      onPointerLeave={(event) => onlyMouse(event, control.leave)}
    >
      <a
        className={styles.link}
        href={entry.href}
        data-highlighted={entry.isHighlighted}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {entry.name}
      </a>
      {entry.hasSubmenu && (
        <button
          className={styles.toggle}
          type="button"
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          aria-controls={wasOpened && submenu ? panelId : undefined}
          onClick={() => control.toggle(entry.id)}
        >
          <Icon name="chevron-down" size="s" />
        </button>
      )}
      {wasOpened && submenu && <SubmenuPanel id={panelId} submenu={submenu} isOpen={isOpen} />}
    </li>
  )
}

/** The submenu of an entry: columns of titled links, and a picture that leads somewhere. */
function SubmenuPanel({ id, submenu, isOpen }: { id: string; submenu: Submenu; isOpen: boolean }) {
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
            <ShellLink className={styles.panelLink} link={link}>
              {link.label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
