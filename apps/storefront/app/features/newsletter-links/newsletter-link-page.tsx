import { useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { Icon } from '../../ui/controls/icon.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { type FollowOutcome, followLink } from './follow-link.ts'
import { LeaveForm, Problem } from './leave-form.tsx'
import type { LinkStep } from './link-step.ts'
import styles from './newsletter-link-page.module.css'
import { useLinkToken } from './use-link-token.ts'

/** Where the links of the newsletter's mails lead. Nothing happens before a button is pressed: programs open links, too. */
export function NewsletterLinkPage({ step }: { step: LinkStep }) {
  const t = useAccountTranslation()
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<FollowOutcome | null>(null)
  const shown = token === '' ? 'unknown' : outcome
  return (
    <Container>
      <HiddenPageHead title={t(`newsletter-link.${step}.title`)} />
      <div className={styles.page}>
        {shown === null || shown === 'failed' ? (
          <Question step={step} token={token} hasFailed={shown === 'failed'} onFollowed={setOutcome} />
        ) : (
          <Answer step={step} outcome={shown} hasPressed={outcome !== null} onLeft={() => setOutcome('done')} />
        )}
      </div>
    </Container>
  )
}

type QuestionProps = {
  step: LinkStep
  /** Null until the address has been read. */
  token: string | null
  hasFailed: boolean
  onFollowed: (outcome: FollowOutcome) => void
}

function Question({ step, token, hasFailed, onFollowed }: QuestionProps) {
  const t = useAccountTranslation()
  const { code: storeCode } = useShop().view
  const [isBusy, setIsBusy] = useState(false)

  async function follow() {
    if (token === null) return
    setIsBusy(true)
    onFollowed(await followLink(step, token, { storeCode }))
    setIsBusy(false)
  }

  return (
    <section className={styles.card}>
      <Icon name="mail" size="l" />
      <h1 className={styles.title}>{t(`newsletter-link.${step}.title`)}</h1>
      <p className={styles.lead}>{t(`newsletter-link.${step}.lead`)}</p>
      <Problem text={hasFailed ? t('newsletter-link.failed') : null} />
      <Button isWide isBusy={isBusy} aria-disabled={token === null} onClick={follow}>
        {t(`newsletter-link.${step}.button`)}
      </Button>
      <p className={styles.small}>{t(`newsletter-link.${step}.small`)}</p>
    </section>
  )
}

type AnswerProps = {
  step: LinkStep
  outcome: 'done' | 'expired' | 'unknown'
  /** Whether this has replaced a button, which had the focus. */
  hasPressed: boolean
  onLeft: () => void
}

function Answer({ step, outcome, hasPressed, onLeft }: AnswerProps) {
  const t = useAccountTranslation()
  const isDone = outcome === 'done'
  const part =
    step === 'confirm' && outcome === 'expired'
      ? 'confirm.expired'
      : (`${step}.${isDone ? 'done' : 'unknown'}` as const)
  return (
    <section className={styles.card}>
      <span className={styles.mark} data-done={isDone || undefined}>
        <Icon name={isDone ? 'check' : 'info'} size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={hasPressed ? focusHeading : undefined}>
        {t(`newsletter-link.${part}`)}
      </h1>
      <p className={styles.lead}>{t(`newsletter-link.${part}.lead`)}</p>
      {isDone && <ButtonLink to="/">{t('newsletter-link.shop')}</ButtonLink>}
      {!isDone && step === 'confirm' && <NewsletterForm id="newsletter-again" />}
      {!isDone && step === 'leave' && <LeaveForm onLeft={onLeft} />}
    </section>
  )
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus()
}
