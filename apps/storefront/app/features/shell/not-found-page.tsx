import { buildPath } from '@vonk/domain/stores'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { HiddenPageHead, PageTitle } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { useTheme } from '../theme/index.ts'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'
import { ShellLink } from './shell-link.tsx'

/** Where no page is; `isUnavailable` while nobody can say whether there is one, which no search engine shall take for an answer. */
export function NotFoundPage({ isUnavailable = false }: { isUnavailable?: boolean }) {
  return isUnavailable ? <UnavailablePage /> : <MissingPage />
}

function MissingPage() {
  const t = useTranslation()
  const { view } = useShop()
  return (
    <>
      <HiddenPageHead title={t('not-found.title')} />
      <MessagePage
        brand={view.brand}
        headline={view.words.notFound ?? t('not-found.headline')}
        text={t('not-found.text')}
      >
        <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
        <OtherWays />
      </MessagePage>
    </>
  )
}

function UnavailablePage() {
  const t = useTranslation()
  const { view } = useShop()
  const { pathname, search } = useLocation()
  return (
    <>
      <PageTitle title={t('outage.title')} />
      <MessagePage brand={view.brand} headline={t('outage.headline')} text={t('outage.text')}>
        <ButtonLink href={buildPath(view, pathname + search)}>{t('error.retry')}</ButtonLink>
        <OtherWays />
      </MessagePage>
    </>
  )
}

/** The menu once more, for who came by a link from elsewhere. */
function OtherWays() {
  const t = useTranslation()
  const { menu } = useTheme()
  if (menu.length === 0) return null
  return (
    <nav className={styles.ways} aria-labelledby="not-found-ways">
      <h2 id="not-found-ways">{t('not-found.ways')}</h2>
      {menu.map((entry) => (
        <ShellLink key={entry.id} link={entry} className={styles.way}>
          {entry.name}
        </ShellLink>
      ))}
    </nav>
  )
}
