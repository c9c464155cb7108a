import { buildPath } from '@vonk/domain/stores'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { useTheme } from '../theme/index.ts'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'
import { ShellLink } from './shell-link.tsx'

export function NotFoundPage() {
  const t = useTranslation()
  const { view } = useShop()
  const { menu } = useTheme()
  return (
    <>
      <HiddenPageHead title={t('not-found.title')} />
      <MessagePage brand={view.brand} headline={t(`not-found.${view.brand}.headline`)} text={t('not-found.text')}>
        <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
        {menu.length > 0 && (
          <nav className={styles.ways} aria-labelledby="not-found-ways">
            <h2 id="not-found-ways">{t('not-found.ways')}</h2>
            {menu.map((entry) => (
              <ShellLink key={entry.id} link={entry} className={styles.way}>
                {entry.name}
              </ShellLink>
            ))}
          </nav>
        )}
      </MessagePage>
    </>
  )
}
