import { Icon } from '@vonk/ui/icon'
import { type ReactNode, useId } from 'react'
import { useLaterTranslation } from '#i18n/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './section.module.css'

export type Step = {
  number: number
  isComplete: boolean
  /** The first that still has to be filled in. */
  isNext: boolean
}

type SectionProps = { step: Step; title: string; children: ReactNode }

/** A step of the checkout, with where the shopper stands. */
export function Section({ step: { number, isComplete, isNext }, title, children }: SectionProps) {
  const t = useLaterTranslation()
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <span
          className={styles.number}
          data-complete={isComplete || undefined}
          data-next={isNext || undefined}
          aria-hidden="true"
        >
          {isComplete ? <Icon name="check" size="s" /> : number}
        </span>
        {title}
        {isComplete && <VisuallyHidden>({t('checkout.step.done')})</VisuallyHidden>}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
