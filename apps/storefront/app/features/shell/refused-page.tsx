import { buildPath } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'

/** A page that is not for this visitor. */
export function RefusedPage({ code }: { code: 'login-required' | 'not-authorized' }) {
  const t = useTranslation()
  const { view } = useShop()
  const headline = t(`refused.${code}`)
  if (code === 'not-authorized') {
    return (
      <>
        <HiddenPageHead title={headline} />
        <MessagePage brand={view.brand} headline={headline} text={t('refused.not-authorized-text')}>
          <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
        </MessagePage>
      </>
    )
  }
  return (
    <>
      <HiddenPageHead title={headline} />
      <MessagePage brand={view.brand} headline={headline} text={t('refused.login-text')}>
        <ButtonLink href={buildPath(view, '/login')}>{t('refused.log-in')}</ButtonLink>
      </MessagePage>
    </>
  )
}
