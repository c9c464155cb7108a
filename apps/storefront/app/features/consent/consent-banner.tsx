import { Button } from '@vonk/ui/button'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { acceptAll, rejectAll } from './consent.ts'
import styles from './consent-banner.module.css'
import { useConsentStore } from './consent-context.tsx'

/** The question. No is as easy as yes, and the page stays usable while it waits. */
export function ConsentBanner() {
  const t = useTranslation()
  const store = useConsentStore()
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 className={styles.title} id="consent-title">
        {t('consent.title')}
      </h2>
      <p className={styles.text}>{t('consent.text')}</p>
      <div className={styles.actions}>
        <Button size="s" isWide onClick={() => store.decide(rejectAll)}>
          {t('consent.reject')}
        </Button>
        <Button size="s" isWide onClick={() => store.decide(acceptAll)}>
          {t('consent.accept')}
        </Button>
      </div>
      <div className={styles.more}>
        <Button size="s" look="quiet" onClick={store.openSettings}>
          {t('consent.choose')}
        </Button>
        <Link to={t('consent.privacy-path')}>{t('consent.privacy')}</Link>
      </div>
    </section>
  )
}
