import { Icon } from '@vonk/ui/icon'
import { useSessionActions } from '#device/index.ts'
import { useAccountTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { LoginForm, PasskeyDoor } from '../../account/index.ts'
import styles from './account-page.module.css'

/** What a guest meets in the account area: the login, on the spot, so that they land where they wanted to go. */
export function GuestDoor({ isWishlist }: { isWishlist: boolean }) {
  const t = useAccountTranslation()
  const { logIn } = useSessionActions()
  return (
    <section className={styles.door}>
      <p className={styles.reason}>
        <Icon name={isWishlist ? 'heart' : 'lock'} />
        {t(isWishlist ? 'login.wishlist' : 'account.needs-login')}
      </p>
      <h2 className={styles.subtitle}>{t('login.title')}</h2>
      <LoginForm onLogIn={logIn} />
      <PasskeyDoor enter={(ask) => ask()} />
      <p className={styles.small}>{t('register.lead')}</p>
      <ButtonLink to={isWishlist ? '/login/?reason=wishlist' : '/login/'} look="secondary">
        {t('register.title')}
      </ButtonLink>
    </section>
  )
}
