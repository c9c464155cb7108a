import { type Child, childAge, childColorAt } from '@vonk/domain/family'
import { Button } from '@vonk/ui/button'
import { useSettings } from '../../device/index.ts'
import { useAccountTranslation } from '../../i18n/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './family.module.css'
import { NameTag } from './name-tag.tsx'
import { SizeAdvice } from './size-advice.tsx'
import { thisMonth } from './this-month.ts'

type ChildCardProps = { child: Child; place: number; onChange: () => void; onDelete: () => void }

/** A child with what the shop knows about it and what that means for its clothes. */
export function ChildCard({ child, place, onChange, onDelete }: ChildCardProps) {
  const t = useAccountTranslation()
  const settings = useSettings()
  const { firstName, birthMonth, heightCm } = child
  const age = birthMonth && childAge(birthMonth, thisMonth())
  const facts = [
    age && t(`family.age-${age.unit}`, { count: age.count }),
    heightCm !== null && t('family.height-of', { height: String(heightCm) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>
        <NameTag name={firstName} color={childColorAt(place, settings)} />
      </h2>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <SizeAdvice child={child} />
      <div className={styles.buttons}>
        <Button look="secondary" size="s" onClick={onChange}>
          {t('family.change')}
          <VisuallyHidden> {firstName}</VisuallyHidden>
        </Button>
        <Button look="quiet" size="s" onClick={onDelete}>
          {t('family.delete')}
          <VisuallyHidden> {firstName}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}
