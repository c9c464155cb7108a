import { type PointerEvent, useState } from 'react'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { MenuEntry, Submenu } from '../../theme/index.ts'
import styles from './mega-menu-entry.module.css'
import { SubmenuPanel } from './submenu-panel.tsx'
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
