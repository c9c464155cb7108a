import { buildPath } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const t = useTranslation()
  const { view } = useShop()
  return (
    <>
      <HiddenPageHead title={t('not-found.title')} />
      <MessagePage brand={view.brand} headline={t(`not-found.${view.brand}.headline`)} text={t('not-found.text')}>
        <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
      </MessagePage>
    </>
  )
}
