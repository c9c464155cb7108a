import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useSession, useSessionActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { LoginForm } from '../../account/index.ts'
import styles from './contact-section.module.css'

/** The login, for those who have an account: on the spot, so that nothing that was typed is lost. */
export function LoginOffer({ onAnnounce }: { onAnnounce: (text: string) => void }) {
  const t = useLaterTranslation()
  const { role } = useSession()
  const { logIn } = useSessionActions()
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
  if (role === 'customer') return null
  return (
    <div className={styles.offer}>
      <p className={styles.question}>
        <Icon name="account" size="s" />
        <span>{t('checkout.login.offer')}</span>
        <Button look="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'checkout.login.close' : 'login.title')}
        </Button>
      </p>
      {isOpen && (
        <div className={styles.login} ref={form}>
          <p className={styles.small}>{t('checkout.login.keeps')}</p>
          <LoginForm
            onLogIn={async (email, password) => {
              const answer = await logIn(email, password)
              if (answer.ok) onAnnounce(t('checkout.login.as', { email }))
              return answer
            }}
          />
        </div>
      )}
    </div>
  )
}
