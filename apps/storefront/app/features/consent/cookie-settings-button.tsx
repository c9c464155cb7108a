import { useTranslation } from '../../i18n/index.ts'
import { useConsentStore } from './consent-context.tsx'

/** The way back to the question, for the foot of every page. */
export function CookieSettingsButton({ className }: { className?: string | undefined }) {
  const t = useTranslation()
  const store = useConsentStore()
  return (
    <button className={className} type="button" aria-haspopup="dialog" onClick={store.openSettings}>
      {t('consent.settings')}
    </button>
  )
}
