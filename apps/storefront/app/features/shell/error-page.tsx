import { buildPath } from '@vonk/domain/stores'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'

/** Says that something went wrong, never what: that is for the log. */
export function ErrorPage() {
  const t = useTranslation()
  const { view } = useShop()
  const { pathname, search } = useLocation()
  return (
    <>
      <HiddenPageHead title={t('error.title')} />
      <MessagePage brand={view.brand} headline={t(`error.${view.brand}.headline`)} text={t('error.text')}>
        <ButtonLink href={buildPath(view, pathname + search)}>{t('error.retry')}</ButtonLink>
      </MessagePage>
    </>
  )
}
