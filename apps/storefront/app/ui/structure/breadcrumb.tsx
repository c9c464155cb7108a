import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

export type BreadcrumbStep = { readonly title: string; readonly to: string }

type BreadcrumbProps = {
  label: string
  steps: readonly BreadcrumbStep[]
  current: string
  /** The first thing on its page keeps a distance from the header. */
  isFirst?: boolean
}

/** The way from the front door to this page. */
export function Breadcrumb({ label, steps, current, isFirst }: BreadcrumbProps) {
  return (
    <nav className={isFirst ? styles.first : undefined} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ title, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{title}</Link>
            <Icon name="chevron-right" size="s" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
