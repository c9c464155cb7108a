import { Icon, type IconName } from '@vonk/ui/icon'
import type { ReactNode } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import styles from './return-page.module.css'

type ReturnMessageProps = {
  icon?: IconName
  /** In the place of the icon. */
  sign?: ReactNode
  isGood?: boolean
  title: string
  text: string
  orderNumber: string | null
  children?: ReactNode
}

/** One thing to say, large, with the way on. */
export function ReturnMessage({ icon, sign, isGood, title, text, orderNumber, children }: ReturnMessageProps) {
  const t = useLaterTranslation()
  return (
    <div className={styles.message}>
      <span className={styles.mark} data-good={isGood || undefined}>
        {icon ? <Icon name={icon} size="l" /> : sign}
      </span>
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {orderNumber !== null && (
        <p className={styles.number}>
          {t('return.number')} <b>{orderNumber}</b>
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
