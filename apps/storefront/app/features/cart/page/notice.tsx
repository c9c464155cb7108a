import type { ReactNode } from 'react'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { IconName } from '../../../ui/controls/icon-names.ts'
import styles from './notice.module.css'

type NoticeProps = { icon: IconName; tone: 'info' | 'warning' | 'danger'; id?: string; children: ReactNode }

/** Something about the whole cart that the shopper should know before going on. */
export function Notice({ icon, tone, id, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} id={id}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
