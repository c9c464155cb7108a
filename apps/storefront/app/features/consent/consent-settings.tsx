import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { ChoiceField } from '@vonk/ui/field'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useDates, useLaterTranslation } from '../../i18n/index.ts'
import { acceptAll, type ConsentChoice, rejectAll } from './consent.ts'
import { useConsentState, useConsentStore } from './consent-context.tsx'
import styles from './consent-settings.module.css'

/** Each purpose for itself; nothing is ticked that the shopper did not tick. */
export function ConsentSettings({ isOpen }: { isOpen: boolean }) {
  const t = useLaterTranslation()
  const store = useConsentStore()
  const { formatShort } = useDates()
  const { consent } = useConsentState()
  const [choice, setChoice] = useState<ConsentChoice>(consent ?? rejectAll)
  useEffect(() => {
    if (isOpen) setChoice(consent ?? rejectAll)
  }, [isOpen, consent])
  const decide = (decided: ConsentChoice) => {
    store.decide(decided)
    store.closeSettings()
  }
  return (
    <Dialog isOpen={isOpen} onClose={store.closeSettings} title={t('consent.settings')} closeLabel={t('ui.close')}>
      <p className={styles.text}>
        {t('consent.text')} <Link to={t('consent.privacy-path')}>{t('consent.privacy')}</Link>
      </p>
      <div className={styles.purposes}>
        <ChoiceField
          type="checkbox"
          label={t('consent.necessary')}
          hint={t('consent.necessary.text')}
          checked
          disabled
          readOnly
        />
        <ChoiceField
          type="checkbox"
          label={t('consent.analytics')}
          hint={t('consent.analytics.text')}
          checked={choice.analytics}
          onChange={() => setChoice({ ...choice, analytics: !choice.analytics })}
        />
        <ChoiceField
          type="checkbox"
          label={t('consent.marketing')}
          hint={t('consent.marketing.text')}
          checked={choice.marketing}
          onChange={() => setChoice({ ...choice, marketing: !choice.marketing })}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => decide(choice)}>{t('consent.save')}</Button>
        <Button look="secondary" onClick={() => decide(rejectAll)}>
          {t('consent.reject')}
        </Button>
        <Button look="secondary" onClick={() => decide(acceptAll)}>
          {t('consent.accept')}
        </Button>
      </div>
      {consent && <p className={styles.text}>{t('consent.saved', { date: formatShort(new Date(consent.date)) })}</p>}
    </Dialog>
  )
}
