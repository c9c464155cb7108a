import { accountLink, type Tab, tabsOf } from '@vonk/domain/navigation'
import { withTrailingSlash } from '@vonk/domain/stores'
import { useCartCount, useVisitor } from '../../../device/index.ts'
import { useTranslation } from '../../../i18n/index.ts'
import type { IconName } from '../../../ui/controls/icon-names.ts'
import { useShop } from '../../stores/index.ts'
import { CountBadge } from '../count-badge.tsx'
import { useBounce } from '../use-bounce.ts'
import { useWishlistClick } from '../use-wishlist-click.ts'
import styles from './tab-bar.module.css'
import { TabButton } from './tab-button.tsx'
import { useTabs } from './use-tabs.ts'

const icons: Readonly<Record<Tab, IconName>> = {
  home: 'home',
  menu: 'menu',
  wishlist: 'heart',
  account: 'account',
  cart: 'bag',
}

/** The buttons at the bottom of small screens. */
export function TabBar({ isWaiting }: { isWaiting?: boolean }) {
  const t = useTranslation()
  const { view } = useShop()
  const { active, press } = useTabs()
  const visitor = useVisitor()
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
    return tab === 'account' && visitor.childName ? t('tabs.account') : null
  }

  return (
    <nav className={styles.bar} aria-label={t('tabs.title')}>
      {tabs.map((tab) => (
        <TabButton
          key={tab}
          to={pages[tab]}
          icon={tab === 'account' && visitor.childName ? 'child' : icons[tab]}
          text={tab === 'account' && visitor.childName ? visitor.childName : t(`tabs.${tab}`)}
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
