import { Link } from 'react-router'
import { useTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Wordmark } from '../../brand/index.ts'
import { shopName, useShop } from '../../stores/index.ts'
import { useTheme } from '../../theme/index.ts'
import styles from './logo.module.css'

/** The way home: the brand's own mark, or the picture editors put in its place. */
export function Logo() {
  const t = useTranslation()
  const { view } = useShop()
  const { logo } = useTheme()
  return (
    <Link className={styles.home} to="/" title={t('shell.home')}>
      {logo ? <img src={logo.src} alt="" width="104" height="34" /> : <Wordmark view={view} className={styles.logo} />}
      {view.isSampleSale && (
        <span className={styles.sale} aria-hidden="true">
          {t('shell.sample-sale')}
        </span>
      )}
      <VisuallyHidden>{`${shopName(view, t)}, ${t('shell.home')}`}</VisuallyHidden>
    </Link>
  )
}
