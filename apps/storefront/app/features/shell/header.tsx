import { shopOf } from '@vonk/domain/stores'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { Container } from '../../ui/container.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wordmark } from '../brand/index.ts'
import { useShop } from '../stores/index.ts'
import styles from './header.module.css'
import { ViewSwitcher } from './view-switcher.tsx'

export function Header() {
  const t = useTranslation()
  const { view } = useShop()
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.inner}>
          <Link className={styles.home} to="/" title={t('shell.home')}>
            <Wordmark brand={view.brand} className={styles.logo} />
            {view.isSampleSale && (
              <span className={styles.sale} aria-hidden="true">
                {t('shell.sample-sale')}
              </span>
            )}
            <VisuallyHidden>{`${t(`shop.${shopOf(view)}.name`)}, ${t('shell.home')}`}</VisuallyHidden>
          </Link>
          <ViewSwitcher />
        </div>
      </Container>
    </header>
  )
}
