import { type ActiveTab, accountLink, pressTab, type Tab, tabOfPage, tabsOf } from '@vonk/domain/navigation'
import { withTrailingSlash } from '@vonk/domain/stores'
import type { IconName } from '@vonk/ui/icon'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCartCount, useVisitor } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { usePanel } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import { CountBadge, useBounce } from '../count-badge.tsx'
import { useWishlistClick } from '../use-wishlist-click.ts'
import styles from './tab-bar.module.css'
import { TabButton } from './tab-button.tsx'

const icons: Readonly<Record<Tab, IconName>> = {
  home: 'home',
  menu: 'menu',
  wishlist: 'heart',
  account: 'account',
  cart: 'bag',
}

/** The buttons at the bottom of small screens. */
export function TabBar({ isWaiting }: { isWaiting?: boolean | undefined }) {
  const t = useTranslation()
  const { view } = useShop()
  const { active, press } = useTabs()
  const visitor = useVisitor()
  const child = view.hasFamilyAccount ? visitor.child : null
  const wishlist = useWishlistClick()
  const count = useCartCount()
  const isBouncing = useBounce()
  const tabs = tabsOf(view).filter((tab) => !isWaiting || tab === 'home' || tab === 'account')
  const pages = {
    home: '/',
    menu: null,
    wishlist: wishlist.to,
    account: withTrailingSlash(accountLink(visitor), view.seo.useTrailingSlash),
    cart: '/cart/',
  }
  const noteOf = (tab: Tab) => {
    if (tab === 'cart' && count > 0) return t('header.cart-count', { count })
    return tab === 'account' && child ? t('tabs.account') : null
  }

  return (
    <nav className={styles.bar} aria-label={t('tabs.title')}>
      {tabs.map((tab) => (
        <TabButton
          key={tab}
          to={pages[tab]}
          icon={tab === 'account' && child ? 'child' : icons[tab]}
          text={tab === 'account' && child ? child.firstName : t(`tabs.${tab}`)}
          note={noteOf(tab)}
          isActive={tab === active}
          isBouncing={tab === 'cart' && isBouncing}
          onPress={(event) => {
            const isLeading = press(tab)
            if (!isLeading) event.preventDefault()
            else if (tab === 'wishlist') wishlist.explain()
          }}
        >
          {tab === 'cart' && <CountBadge />}
        </TabButton>
      ))}
    </nav>
  )
}

type Pressed = { readonly at: string; readonly active: ActiveTab }

/** Which tab is lit, and what pressing one does; arriving on another page lights that page's tab. */
function useTabs() {
  const { pathname, key } = useLocation()
  const menu = usePanel('menu')
  const visitor = useVisitor()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const ofPage = pressed?.at === key ? pressed.active : tabOfPage(pathname)
  const active = menu.isOpen ? 'menu' : ofPage

  /** True when the press leads to another page. */
  function press(tab: Tab): boolean {
    const { active: next, page } = pressTab(active, tab, visitor)
    if (next === 'menu') menu.open()
    else menu.close()
    if (next !== 'menu' && active !== 'menu') setPressed({ at: key, active: next })
    return page !== null
  }

  return { active, press }
}
