import { useState } from 'react'
import { useAccountTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useModal } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from '../profile/profile.module.css'
import { type LeaveOutcome, leaveNewsletter } from './leave-newsletter.ts'

/** Opens the newsletter's window for the customer's address, or takes the address off it. */
export function NewsletterCard({ email }: { email: string }) {
  const t = useAccountTranslation()
  const { view } = useShop()
  const modal = useModal('m-modal-newsletter')
  const [outcome, setOutcome] = useState<LeaveOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    setOutcome(null)
    setOutcome(await leaveNewsletter(email, { storeCode: view.code }))
    setIsBusy(false)
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.newsletter.title')}</h2>
      <p className={styles.lead}>{t('account.newsletter.lead', { email })}</p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => modal.open({ email })}>
          {t('account.newsletter.join')}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={leave}>
          {t('account.newsletter.leave')}
        </Button>
      </div>
      <p role="status">{outcome && t(`account.newsletter.${outcome}`)}</p>
    </section>
  )
}
