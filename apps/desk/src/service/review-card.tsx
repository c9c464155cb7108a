import type { ReviewState, StaffReview } from '@vonk/contract'
import { answerReview, decideReview } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { TextareaField } from '@vonk/ui/field'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../calls/api-context.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import styles from './service.module.css'

type CardProps = { review: StaffReview; onChange: (review: StaffReview) => void }

/** A review, what becomes of it, and what the shop says to it. */
export function ReviewCard({ review, onChange }: CardProps) {
  const { text } = useWords()
  const titleId = useId()
  const { title, language, state, product } = review
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.cardHead}>
        <h2 id={titleId} lang={language}>
          {title}
        </h2>
        <span className={parts.state} data-state={state}>
          {text(`reviews.is-${state}`)}
        </span>
      </div>
      {product && (
        <p className={styles.reviewed}>
          {product.image && (
            <img src={`/img/150/150/resize${product.image}`} alt="" width={56} height={56} loading="lazy" />
          )}
          <strong>{product.name}</strong>
        </p>
      )}
      <Said review={review} />
      <Decision review={review} onChange={onChange} />
      <Answer review={review} onChange={onChange} />
    </article>
  )
}

function Said({ review }: Pick<CardProps, 'review'>) {
  const { text, moment } = useWords()
  const { rating, fit, childHeight, detail, language, nickname: name, createdAt, storeCode: view, sku } = review
  const facts = [
    rating === null ? text('reviews.no-stars') : text('reviews.stars', { stars: rating }),
    fit && text(`reviews.fit-${fit}`),
    childHeight && text('reviews.height', { height: childHeight }),
  ]
  return (
    <>
      <p className={parts.soft}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.lines} lang={language}>
        {detail}
      </p>
      <p className={parts.soft}>{text('reviews.about', { name, at: moment(createdAt), view, sku })}</p>
    </>
  )
}

const decisions = ['published', 'refused', 'pending'] as const

function Decision({ review, onChange }: CardProps) {
  const { text, moment, refusal } = useWords()
  const { refused, decide } = useDecision({ review, onChange })
  const { state: current, decidedBy: who, decidedAt } = review
  return (
    <>
      <div className={parts.actions}>
        {decisions.map((state) => (
          <Button look="secondary" key={state} aria-pressed={state === current} onClick={() => decide(state)}>
            {text(`reviews.make-${state}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={parts.soft}>
        {who && decidedAt && text('reviews.decided', { who, at: moment(decidedAt) })}
      </p>
      {refused && <Notice tone="bad">{refusal(refused)}</Notice>}
    </>
  )
}

function useDecision({ review: { id }, onChange }: CardProps) {
  const { ask } = useApi()
  const [refused, setRefused] = useState<string | null>(null)

  async function decide(state: ReviewState) {
    const answer = await ask(decideReview, { id, state })
    setRefused(answer.ok ? null : answer.refusal.code)
    if (answer.ok) onChange(answer.value)
  }
  return { refused, decide }
}

function Answer({ review, onChange }: CardProps) {
  const { text } = useWords()
  const { words, setWords, outcome, save } = useAnswer({ review, onChange })
  return (
    <form className={styles.answer} onSubmit={save} aria-label={text('reviews.answer-to', { title: review.title })}>
      <TextareaField
        label={text('reviews.answer')}
        hint={text('reviews.answer-help')}
        lang={review.language}
        maxLength={2000}
        value={words}
        onText={setWords}
      />
      <div className={parts.actions}>
        <Button look="secondary" type="submit">
          {text('reviews.save-answer')}
        </Button>
        <Answered review={review} />
      </div>
      {outcome && <AnswerOutcome outcome={outcome} />}
    </form>
  )
}

function Answered({ review: { answeredBy: who, answeredAt } }: Pick<CardProps, 'review'>) {
  const { text, moment } = useWords()
  if (!who || !answeredAt) return null
  return <span className={parts.soft}>{text('reviews.answered', { who, at: moment(answeredAt) })}</span>
}

type Outcome = 'saved' | 'taken-back' | { readonly code: string }

function AnswerOutcome({ outcome }: { outcome: Outcome }) {
  const { text, refusal } = useWords()
  if (typeof outcome === 'string') return <Notice tone="good">{text(`reviews.${outcome}`)}</Notice>
  return <Notice tone="bad">{refusal(outcome.code)}</Notice>
}

function useAnswer({ review: { id, answer, answeredAt }, onChange }: CardProps) {
  const { ask } = useApi()
  const [words, setWords] = useState(answer ?? '')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    const saved = await ask(answerReview, { id, text: words, answeredAt })
    if (!saved.ok) return setOutcome({ code: saved.refusal.code })
    onChange(saved.value)
    setWords(saved.value.answer ?? '')
    setOutcome(saved.value.answer === null ? 'taken-back' : 'saved')
  }
  return { words, setWords, outcome, save }
}
