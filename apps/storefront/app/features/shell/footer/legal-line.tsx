import { useTranslation } from '#i18n/index.ts'
import { CookieSettingsButton } from '../../consent/index.ts'
import { useTheme } from '../../theme/index.ts'
import { ShellLink } from '../shell-link.tsx'
import styles from './legal-line.module.css'

/** What the law wants within reach of every page: imprint, terms, privacy, and the way out of a purchase. */
export function LegalLine() {
  const t = useTranslation()
  const { legalLinks } = useTheme()
  return (
    <nav className={styles.line} aria-label={t('legal.title')}>
      {legalLinks.map((link) => (
        <ShellLink key={link.href} className={styles.link} link={link}>
          {link.label}
        </ShellLink>
      ))}
      <CookieSettingsButton className={styles.link} />
    </nav>
  )
}
