import { IconButton } from '@vonk/ui/icon'
import { useRef, useState } from 'react'
import { deferredComponent } from '#fragments/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { useIsOutOfSight } from '#ui/in-sight.ts'
import { usePanel } from '../../panels/index.ts'
import { AccountLink, WishlistLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { SearchBar } from './search-bar.tsx'
import { ViewSwitcher } from './view-switcher.tsx'

// Its links are links without it; what opens below them comes when the page is idle.
const MegaMenu = deferredComponent(async () => (await import('../menu/mega-menu.tsx')).MegaMenu)

type HeaderProps = {
  /** On pages that begin with a picture the header lies on it until the page moves or somebody points at it. */
  isTransparent?: boolean | undefined
  /** The waiting room: no menu, no search, no wishlist, no shopping bag. */
  isWaiting?: boolean | undefined
}

export function Header({ isTransparent, isWaiting }: HeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { marker, isScrolled } = useIsScrolled()
  return (
    <>
      <div ref={marker} className={styles.marker} />
      <header
        className={styles.header}
        data-transparent={isTransparent || undefined}
        data-scrolled={isScrolled || undefined}
        data-open={isMenuOpen || undefined}
      >
        <div className={styles.bar}>
          <div className={styles.start}>
            {!isWaiting && <MenuButton />}
            <Logo />
          </div>
          {!isWaiting && <MegaMenu onToggle={setIsMenuOpen} />}
          <div className={styles.tools}>
            {!isWaiting && <SearchBar />}
            <ViewSwitcher />
            <div className={styles.wide}>
              <AccountLink />
              {!isWaiting && <WishlistLink />}
              {!isWaiting && <CartLink />}
            </div>
          </div>
        </div>
      </header>
    </>
  )
}

function MenuButton() {
  const t = useTranslation()
  const menu = usePanel('menu')
  return (
    <span className={styles.burger}>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={() => menu.open()}
      />
    </span>
  )
}

/** Whether the page has moved under the header: it has when the marker at its top is out of sight. */
function useIsScrolled() {
  const marker = useRef<HTMLDivElement>(null)
  return { marker, isScrolled: useIsOutOfSight(marker) }
}
