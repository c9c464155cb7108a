import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { useMenuDetails, useTheme } from '../../theme/index.ts'
import { useIsDesktop } from '../navigation/use-media-query.ts'
import { currentEntries } from './current-entries.ts'
import styles from './mega-menu.module.css'
import { MegaMenuEntry } from './mega-menu-entry.tsx'
import { moveThroughMenu } from './move-through-menu.ts'
import { useSubmenu } from './use-submenu.ts'

/** The level of the menu below the one that every page shows. */
const submenuLevel = 2

/** The menu of wide screens. Its top level is plain links; the level below is read ahead where the view wants it. */
export function MegaMenu({ onToggle }: { onToggle: (isOpen: boolean) => void }) {
  const t = useTranslation()
  const submenu = useSubmenu()
  const isOpen = submenu.openId !== null
  useEffect(() => onToggle(isOpen), [onToggle, isOpen])
  const { menu } = useTheme()
  const current = currentEntries(menu, useLocation().pathname)
  const [isWanted, setIsWanted] = useState(false)
  const isReadAhead = useSettings().categoriesDynamicPrefetchLevel >= submenuLevel
  const isIdle = useIsIdleDesktop()
  const details = useMenuDetails(isWanted || (isReadAhead && isIdle))
  const element = useRef<HTMLElement>(null)
  const openPointedAt = useEffectEvent(() => {
    const entry = element.current?.querySelector<HTMLElement>('[data-submenu]:hover')
    if (!entry?.dataset['submenu']) return
    setIsWanted(true)
    submenu.pointAt(entry.dataset['submenu'])
  })
  // Whoever points at an entry before this is alive never enters it again.
  useEffect(() => openPointedAt(), [])

  function closeOnLeaving(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) submenu.close()
  }

  return (
    <nav
      ref={element}
      className={styles.menu}
      aria-label={t('menu.title')}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
      onBlur={closeOnLeaving}
      onKeyDown={(event) => moveThroughMenu(event, submenu)}
    >
      <ul className={styles.entries}>
        {menu.map((entry) => (
          <MegaMenuEntry
            key={entry.id}
            entry={entry}
            submenu={details?.submenus[entry.id] ?? null}
            control={submenu}
            isCurrent={current.includes(entry.id)}
            toggleLabel={t('menu.submenu', { name: entry.name })}
          />
        ))}
      </ul>
    </nav>
  )
}

/** True once a wide screen has nothing better to do; phones fetch the menu when it is opened. */
function useIsIdleDesktop(): boolean {
  const isDesktop = useIsDesktop()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (isDesktop ? whenIdle(() => setIsIdle(true)) : undefined), [isDesktop])
  return isIdle
}
