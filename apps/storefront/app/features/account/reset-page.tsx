import { Icon } from '@vonk/ui/icon'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAccountTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import styles from './login-page.module.css'
import { AskForm, NewPasswordForm } from './reset-forms.tsx'
import { type ResetLink, readResetLink } from './reset-link.ts'

/** The login's page for who has forgotten the password: asks for a link by mail, and takes the new one from who has it. */
export function ResetPage() {
  const t = useAccountTranslation()
  const { link, forget } = useResetLink()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Container>
      <HiddenPageHead title={t('reset.title')} />
      <div className={styles.reset}>
        {link && <NewPasswordForm link={link} onAgain={forget} />}
        {!link && sentTo === null && <AskForm onSent={setSentTo} />}
        {!link && sentTo !== null && <Sent email={sentTo} />}
      </div>
    </Container>
  )
}

/** Read once and taken out of the address, so that it stays in no history. */
function useResetLink() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<ResetLink | null>(null)
  useEffect(() => {
    const found = readResetLink(hash)
    if (!found) return
    setLink(found)
    void navigate('/reset-password/', { replace: true })
  }, [hash, navigate])
  return { link, forget: () => setLink(null) }
}

function Sent({ email }: { email: string }) {
  const t = useAccountTranslation()
  return (
    <section className={styles.way} role="status">
      <Icon name="mail" size="l" />
      <h1 className={styles.title}>{t('reset.sent.title')}</h1>
      <p>{t('reset.sent.text', { email })}</p>
      <ButtonLink to="/login/" look="secondary">
        {t('reset.back')}
      </ButtonLink>
    </section>
  )
}
