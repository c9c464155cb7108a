import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/controls/icon.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-dialog.module.css'

const stars = [1, 2, 3, 4, 5]

/** One to five stars; radio buttons underneath, so that arrows and screen readers know them. */
export function StarChoice({ error }: { error: string | undefined }) {
  const t = useTranslation()
  const errorId = useId()
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset className={styles.stars} aria-describedby={error ? errorId : undefined}>
      <legend>{t('reviews.form.stars')}</legend>
      <div className={styles.row}>
        {stars.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name="stars"
              value={star}
              aria-invalid={error ? true : undefined}
              onChange={() => setChosen(star)}
            />
            <Icon name={star <= chosen ? 'star' : 'star-empty'} size="l" />
            <VisuallyHidden>{t('reviews.row', { stars: star })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}
