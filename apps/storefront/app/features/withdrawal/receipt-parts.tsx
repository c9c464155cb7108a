import { Icon } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { useAccountTranslation, useDates } from '../../i18n/index.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './withdrawal-page.module.css'

/** A step that has succeeded. */
export function DoneHeading({ title }: { title: string }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {title}
      </h1>
    </>
  )
}

/** To the second: it may have to be proven. */
export function ReceivedAt({ moment }: { moment: string }) {
  const t = useAccountTranslation()
  const { formatMoment } = useDates()
  return (
    <Fact label={t('withdrawal.received-at')}>
      <time dateTime={moment}>{formatMoment(new Date(moment))}</time>
    </Fact>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.small}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
