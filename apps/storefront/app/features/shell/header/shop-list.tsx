import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { ViewLink } from '../../stores/index.ts'
import styles from './shop-list.module.css'

export function ShopList({ links }: { links: readonly ViewLink[] }) {
  const t = useTranslation()
  return (
    <ul>
      {links.map((link) => (
        <li key={link.code}>
          <a className={styles.link} href={link.href} aria-current={link.isCurrent || undefined}>
            <span>
              <span className={styles.name}>{t(`shop.${link.shop}.name`)}</span>
              <span className={styles.line}>{t(`shop.${link.shop}.line`)}</span>
            </span>
            <Icon name={link.isCurrent ? 'check' : 'arrow-right'} />
          </a>
        </li>
      ))}
    </ul>
  )
}
