import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { usePanel } from '../../panels/index.ts'
import { useMenuDetails, useTheme } from '../../theme/index.ts'
import { ShellLink } from '../shell-link.tsx'
import { MenuLevel } from './menu-level.tsx'
import { menuPages } from './menu-pages.ts'
import styles from './mobile-menu.module.css'
import { useMenuFocus } from './use-menu-focus.ts'
import { useMenuPath } from './use-menu-path.ts'

/** The menu of small screens: three levels that slide in one over the other. */
export function MobileMenu() {
  const t = useTranslation()
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
              {index === 0 && details && details.footerLinks.length > 0 && (
                <ul className={styles.foot}>
                  {details.footerLinks.map((link) => (
                    <li key={link.href + link.label}>
                      <ShellLink className={styles.small} link={link} newTabLabel={t('footer.new-tab')}>
                        {link.label}
                      </ShellLink>
                    </li>
                  ))}
                </ul>
              )}
            </MenuLevel>
          ))}
        </div>
      </div>
    </div>
  )
}
