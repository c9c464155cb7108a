import { withTrailingSlash } from '@vonk/domain/stores'
import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useAccountTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './account-menu.module.css'
import { sectionsIn } from './sections.ts'

type AccountMenuProps = { current: string; onLogOut: () => void }

/** The pages of the account and the way out of it. */
export function AccountMenu({ current, onLogOut }: AccountMenuProps) {
  const t = useAccountTranslation()
  const { view } = useShop()
  return (
    <nav aria-label={t('account.menu')}>
      <ul className={styles.menu}>
        {sectionsIn(view).map(
          ({ route, title, menu }) =>
            menu && (
              <li key={route}>
                <Link
                  className={styles.entry}
                  to={withTrailingSlash(menu.path, view.seo.useTrailingSlash)}
                  aria-current={route === current ? 'page' : route === listOf[current] || undefined}
                >
                  <Icon name={menu.icon} />
                  <span>{t(title)}</span>
                  <span className={styles.chevron}>
                    <Icon name="chevron-right" size="s" />
                  </span>
                </Link>
              </li>
            ),
        )}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={onLogOut}>
            <Icon name="logout" />
            <span>{t('account.log-out')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The list a page belongs to that has no entry of its own. */
const listOf: Readonly<Record<string, string>> = { 'my-account-order': 'my-account-orders' }
