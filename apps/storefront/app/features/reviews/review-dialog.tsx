import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { FieldError, TextareaField, TextField } from '@vonk/ui/field'
import { Icon } from '@vonk/ui/icon'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useNotify } from '../notifications/index.ts'
import {
  checkReview,
  fits,
  type ReviewField,
  type ReviewMistakes,
  readReviewForm,
  reviewLimits,
} from './check-review.ts'
import styles from './review-dialog.module.css'

export type ReviewAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistakes'; readonly mistakes: ReviewMistakes }
  | { readonly kind: 'failed' }

type ReviewDialogProps = { address: string; productName: string; onClose: () => void }

/** The form for a review; mistakes are explained beside each question before anything is sent. */
export function ReviewDialog({ address, productName, onClose }: ReviewDialogProps) {
  const t = useLaterTranslation()
  const { Form, data, state } = useFetcher<ReviewAnswer>()
  const [mistakes, setMistakes] = useState<ReviewMistakes>({})
  useAnswer(data, { onMistakes: setMistakes, onClose })
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = checkReview(readReviewForm(new FormData(event.currentTarget)))
    setMistakes(found)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    const { currentTarget } = event
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const errorOf = (field: ReviewField) => {
    const mistake = mistakes[field]
    return mistake && t(`reviews.form.${mistake}`)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('reviews.form.title', { name: productName })} closeLabel={t('ui.close')}>
      <Form className={styles.form} method="post" action={address} noValidate onSubmit={check}>
        <StarChoice error={errorOf('stars')} />
        <TextField
          name="nickname"
          label={t('reviews.form.nickname')}
          hint={t('reviews.form.nickname-hint')}
          error={errorOf('nickname')}
          maxLength={reviewLimits.nickname}
          autoComplete="given-name"
        />
        <TextField
          name="title"
          label={t('reviews.form.summary')}
          error={errorOf('title')}
          maxLength={reviewLimits.title}
        />
        <TextareaField
          name="detail"
          rows={5}
          label={t('reviews.form.detail')}
          hint={t('reviews.form.detail-hint')}
          error={errorOf('detail')}
          maxLength={reviewLimits.detail}
        />
        <FitFields error={errorOf('childHeight')} />
        <Button type="submit" isWide isBusy={state !== 'idle'}>
          {t('reviews.form.send')}
        </Button>
      </Form>
    </Dialog>
  )
}

type Answering = { onMistakes: (mistakes: ReviewMistakes) => void; onClose: () => void }

function useAnswer(answer: ReviewAnswer | undefined, { onMistakes, onClose }: Answering) {
  const t = useLaterTranslation()
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once, whatever else has changed since.
  useEffect(() => {
    if (!answer) return
    if (answer.kind === 'mistakes') return onMistakes(answer.mistakes)
    const isSent = answer.kind === 'sent'
    notify({ type: isSent ? 'success' : 'danger', message: t(isSent ? 'reviews.form.sent' : 'reviews.form.failed') })
    if (isSent) onClose()
  }, [answer])
}

const stars = [1, 2, 3, 4, 5]

/** One to five stars; radio buttons underneath, so that arrows and screen readers know them. */
function StarChoice({ error }: { error: string | undefined }) {
  const t = useLaterTranslation()
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

/** How it fits and on whom; nobody has to say. */
function FitFields({ error }: { error: string | undefined }) {
  const t = useLaterTranslation()
  return (
    <>
      <RadioGroup
        legend={t('reviews.form.fit')}
        name="fit"
        options={fits.map((fit) => ({ value: fit, label: t(`reviews.fits.${fit}`) }))}
      />
      <TextField
        name="childHeight"
        label={t('reviews.form.height')}
        hint={t('reviews.form.height-hint')}
        error={error}
        inputMode="numeric"
        maxLength={3}
      />
    </>
  )
}
