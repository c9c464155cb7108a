import { type Child, childSize, fitByHeight } from '@vonk/domain/family'
import { useAccountTranslation } from '../../i18n/index.ts'
import styles from './family.module.css'

/** Which size fits now and which is next; how that is found out stands one tap away. */
export function SizeAdvice({ child }: { child: Child }) {
  const t = useAccountTranslation()
  const { heightCm } = child
  const worn = childSize(child)
  const next = heightCm === null ? null : fitByHeight(heightCm).next
  if (!worn) return <p className={styles.small}>{t(heightCm === null ? 'family.size-open' : 'family.size-none')}</p>
  return (
    <div className={styles.advice}>
      <p>
        <b>{t(worn.by === 'parent' ? 'family.size-chosen' : 'family.size-now', { size: worn.label })}</b>
        {next && ` ${t('family.size-next', { size: next.label, from: String(next.from) })}`}
      </p>
      <HowItFits child={child} />
    </div>
  )
}

/** From which height and which row of the size table the advice comes; nothing without a height. */
export function HowItFits({ child: { firstName, heightCm, size } }: { child: Child }) {
  const t = useAccountTranslation()
  const now = heightCm === null ? null : fitByHeight(heightCm).now
  if (!now) return null
  return (
    <details className={styles.how}>
      <summary>{t('family.how')}</summary>
      <p>
        {t('family.how-height', {
          name: firstName,
          height: String(heightCm),
          size: now.label,
          from: String(now.from),
          to: String(now.to),
        })}
      </p>
      {size !== null && size !== now.label && <p>{t('family.how-chosen', { size, by: now.label })}</p>}
    </details>
  )
}
