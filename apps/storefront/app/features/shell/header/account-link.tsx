import { accountLink } from '@vonk/domain/navigation'
import { withTrailingSlash } from '@vonk/domain/stores'
import { useVisitor } from '#device/index.ts'
import { useTranslation } from '#i18n/index.ts'
import { FamilyPart } from '../../family/index.ts'
import { useShop } from '../../stores/index.ts'
import { useWishlistClick } from '../use-wishlist-click.ts'
import styles from './account-link.module.css'
import { IconLink } from './icon-link.tsx'

/** Leads to the account, or to the login; says for which child the shopper is looking. */
export function AccountLink() {
  const t = useTranslation()
  const { view } = useShop()
  const visitor = useVisitor()
  const child = view.hasFamilyAccount ? visitor.child : null
  const account = t(visitor.isLoggedIn ? 'tabs.account' : 'header.account')
  return (
    <>
      <IconLink
        to={withTrailingSlash(accountLink(visitor), view.seo.useTrailingSlash)}
        icon={child ? 'child' : 'account'}
        label={child ? `${account}, ${child.firstName}` : account}
        className={child ? styles.named : undefined}
      >
        {child && (
          <span className={styles.name} data-color={child.color}>
            {child.firstName}
          </span>
        )}
      </IconLink>
      <FamilyPart at="header" />
    </>
  )
}

export function WishlistLink() {
  const t = useTranslation()
  const { to, explain } = useWishlistClick()
  return <IconLink to={to} icon="heart" label={t('header.wishlist')} onClick={explain} />
}
