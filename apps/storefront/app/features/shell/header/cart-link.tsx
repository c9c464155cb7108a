import { cartPage } from '@vonk/domain/urls'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useCartCount } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { isDesktop } from '#ui/structure/is-desktop.ts'
import { usePanel } from '../../panels/index.ts'
import { CountBadge, useBounce } from '../count-badge.tsx'
import styles from './cart-link.module.css'
import { IconLink } from './icon-link.tsx'

/** The shopping bag with how much is in it; it hops when something is added. */
export function CartLink() {
  const t = useTranslation()
  const count = useCartCount()
  const isBouncing = useBounce()
  const microcart = usePanel('microcart')
  const isInCart = useLocation().pathname.startsWith(cartPage)
  /** Where there is room the bag opens beside the page; the link stays for new tabs and small screens. */
  const open = (event: MouseEvent) => {
    if (isInCart || event.metaKey || event.ctrlKey || event.shiftKey || !isDesktop(window.innerWidth)) return
    event.preventDefault()
    microcart.open()
  }
  const label = count > 0 ? `${t('header.cart')}, ${t('header.cart-count', { count })}` : t('header.cart')
  return (
    <IconLink to="/cart/" icon="bag" label={label} className={isBouncing ? styles.bouncing : undefined} onClick={open}>
      <CountBadge />
    </IconLink>
  )
}
