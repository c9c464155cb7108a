import { useLocation } from 'react-router'
import { useVisitor } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/structure/empty-state.tsx'
import { useTheme } from '../../theme/index.ts'
import styles from './empty-cart.module.css'

const mostLinks = 5

/** Nothing chosen yet: the way to the shop's departments, and for guests to the cart they may have elsewhere. */
export function EmptyCart() {
  const t = useLaterTranslation()
  const { menu } = useTheme()
  const { isLoggedIn } = useVisitor()
  // The checkout sends an empty cart back here with this word.
  const isFromCheckout = useLocation().state?.problem === 'cart-empty'
  const text = t(isFromCheckout ? 'cart.must-not-be-empty' : 'cart.empty.text')
  return (
    <EmptyState icon="bag" title={t('cart.empty.title')} text={text}>
      <ButtonLink to="/">{t('cart.empty.shop')}</ButtonLink>
      {!isLoggedIn && (
        <ButtonLink to="/login/" look="quiet">
          {t('cart.empty.login')}
        </ButtonLink>
      )}
      {menu.length > 0 && (
        <nav className={styles.links} aria-label={t('cart.empty.links')}>
          {menu.slice(0, mostLinks).map(({ id, name, href }) => (
            <a key={id} href={href}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </EmptyState>
  )
}
