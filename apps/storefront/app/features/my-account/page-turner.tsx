import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useAccountTranslation } from '../../i18n/index.ts'
import styles from './page-turner.module.css'

type PageTurnerProps = {
  label: string
  page: number
  total: number
  pageSize: number
  /** A list further down the page: the reader stays where they are. */
  keepsPlace?: boolean
}

/** Leads to the pages beside this one of a list that begins with the newest. */
export function PageTurner({ label, page, total, pageSize, keepsPlace = false }: PageTurnerProps) {
  const t = useAccountTranslation()
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <Link className={styles.turn} to={`?page=${Math.min(page, pages + 1) - 1}`} preventScrollReset={keepsPlace}>
          <Icon name="chevron-left" size="s" />
          {t('account.orders.newer')}
        </Link>
      )}
      <span>{t('account.orders.page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className={styles.turn} to={`?page=${page + 1}`} preventScrollReset={keepsPlace}>
          {t('account.orders.older')}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}

/** The address may say anything. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
