import { useSessionActions } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/** The login over any page, for when a session ends in the middle of something. */
export function AuthenticationModal({ close }: { close: () => void }) {
  const t = useLaterTranslation()
  const { logIn } = useSessionActions()
  return (
    <div className={styles.form}>
      <p>{t('login.lead')}</p>
      <LoginForm
        onLogIn={async (...credentials) => {
          const answer = await logIn(...credentials)
          if (answer.ok) close()
          return answer
        }}
      />
      <ButtonLink to="/login/" look="quiet">
        {t('register.title')}
      </ButtonLink>
    </div>
  )
}
