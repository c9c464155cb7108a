import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { FooterContent } from '../../theme/index.ts'
import styles from './social-links.module.css'

export function SocialLinks({ links }: { links: FooterContent['socialMedia'] }) {
  const t = useTranslation()
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {links.map(({ platform, label, href }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-label={label} title={label} rel="noopener me">
            <Icon name={platform} />
          </a>
        </li>
      ))}
    </ul>
  )
}
