import { closeMenuLevel, type MenuPath, openMenuLevel } from '@vonk/domain/navigation'
import { IconButton } from '@vonk/ui/icon'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import { FamilyPart } from '../../family/index.ts'
import { usePanel, usePanelStore, useUiState } from '../../panels/index.ts'
import { type ThemeLink, useMenuDetails, useTheme } from '../../theme/index.ts'
import { ViewLists } from '../header/view-sidebar.tsx'
import { ShellLink } from '../shell-link.tsx'
import { MenuLevel } from './menu-level.tsx'
import { menuPages } from './menu-pages.ts'
import styles from './mobile-menu.module.css'

/** The menu of small screens: three levels that slide in one over the other. */
export function MobileMenu() {
  const t = useLaterTranslation()
  const { menu } = useTheme()
  const panel = usePanel('menu')
  const details = useMenuDetails(panel.isOpen)
  const { path, depth, push, back } = useMenuPath()
  const element = useMenuFocus({ isOpen: panel.isOpen, path, depth })
  const levels = menuPages({ menu, details, path })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (depth > 0) back()
    else panel.close()
  }

  return (
    <div
      ref={element}
      className={styles.menu}
      role="dialog"
      aria-label={t('menu.title')}
      tabIndex={-1}
      data-open={panel.isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <p className={styles.heading}>{t('menu.title')}</p>
        <IconButton icon="close" label={t('menu.close')} onClick={panel.close} />
      </div>
      <div className={styles.window}>
        <div className={styles.track} data-depth={depth}>
          {levels.map((level, index) => (
            <MenuLevel key={level.id} level={level} isCurrent={index === depth} onOpen={push} onBack={back}>
              {index === 0 && <FamilyPart at="menu" />}
              {index === 0 && <MenuFoot links={details?.footerLinks ?? []} />}
            </MenuLevel>
          ))}
        </div>
      </div>
    </div>
  )
}

/** What a phone has no other place for: our shops, what editors link to, other languages and the sister brand. */
function MenuFoot({ links }: { links: readonly ThemeLink[] }) {
  const t = useLaterTranslation()
  return (
    <div className={styles.foot}>
      <ul>
        <li>
          <Link className={styles.small} to="/storelocator/">
            {t('locator.title')}
          </Link>
        </li>
        {links.map((link) => (
          <li key={link.href + link.label}>
            <ShellLink className={styles.small} link={link} newTabLabel={t('footer.new-tab')}>
              {link.label}
            </ShellLink>
          </li>
        ))}
      </ul>
      <ViewLists />
    </div>
  )
}

const popDelayMs = 300

/** The levels that are open. Going back slides first; the level leaves the path when it is out of sight. */
function useMenuPath() {
  const store = usePanelStore()
  const path = useUiState((ui) => ui.submenu)
  const [isLeaving, setIsLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function pop() {
    setIsLeaving(false)
    store.change({ submenu: closeMenuLevel(store.read().submenu) })
  }

  return {
    path,
    depth: isLeaving ? Math.max(0, path.length - 1) : path.length,
    push(id: string) {
      clearTimeout(timer.current)
      if (isLeaving) pop()
      store.change({ submenu: openMenuLevel(store.read().submenu, id) })
    },
    back() {
      if (isLeaving) return
      setIsLeaving(true)
      timer.current = setTimeout(pop, popDelayMs)
    },
  }
}

type MenuState = { readonly isOpen: boolean; readonly path: MenuPath; readonly depth: number }

/** The focus follows the shopper into the menu, to each level's way back, back to the line that led there, and out again. */
function useMenuFocus({ isOpen, path, depth }: MenuState) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(depth)

  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    element.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  useEffect(() => {
    const from = before.current
    before.current = depth
    if (!isOpen || from === depth) return
    const buttons = element.current?.querySelectorAll('[data-level]')[depth]?.querySelectorAll('button')
    const target = depth > from ? buttons?.[0] : [...(buttons ?? [])].find(({ dataset }) => dataset.id === path[depth])
    target?.focus({ preventScroll: true })
  }, [isOpen, path, depth])

  return element
}
