import { wishlistPage } from '@vonk/domain/urls'
import { Icon } from '@vonk/ui/icon'
import { useAccountTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import type { AwaitedProduct, FollowOutcome } from './follow-link.ts'
import { LeaveForm } from './leave-form.tsx'
import type { MailLink } from './mail-link.ts'
import styles from './mail-link-page.module.css'

type LinkAnswerProps = {
  link: MailLink
  outcome: Exclude<FollowOutcome, 'failed'>
  /** What is waited for from now on. */
  product: AwaitedProduct | null
  /** Whether this has replaced a button, which had the focus. */
  hasPressed: boolean
}

/** What has become of a link, and the way on. */
export function LinkAnswer({ link, outcome, product, hasPressed }: LinkAnswerProps) {
  const t = useAccountTranslation()
  const isDone = outcome === 'done'
  const texts = `mail-link.${answerOf(link, outcome)}` as const
  return (
    <section className={styles.card}>
      <span className={styles.mark} data-done={isDone || undefined}>
        <Icon name={isDone ? 'check' : 'info'} size="l" />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={hasPressed ? focusHeading : undefined}>
        {t(texts)}
      </h1>
      {product && (
        <p className={styles.product}>
          <strong>{product.name}</strong>
          <span>{product.details.join(', ')}</span>
        </p>
      )}
      <p className={styles.lead}>{t(`${texts}.lead`)}</p>
      <WayOn link={link} isDone={isDone} product={product} />
    </section>
  )
}

/** The name of the texts: not every link can come to every end. */
function answerOf(link: MailLink, outcome: LinkAnswerProps['outcome']) {
  if (link.list === 'account')
    return `account.confirm.${outcome === 'too-many' || outcome === 'gone' ? 'unknown' : outcome}` as const
  const { list, step } = link
  if (outcome === 'taken') return `${list}.${step}.unknown` as const
  if (outcome === 'done' || outcome === 'unknown') return `${list}.${step}.${outcome}` as const
  return outcome === 'expired' ? (`${list}.confirm.expired` as const) : (`stock-alert.confirm.${outcome}` as const)
}

type WayOnProps = Pick<LinkAnswerProps, 'link' | 'product'> & { isDone: boolean }

function WayOn({ link: { list, step }, isDone, product }: WayOnProps) {
  const t = useAccountTranslation()
  if (list === 'account') return <ButtonLink to="/my-account/profile/">{t('mail-link.account.profile')}</ButtonLink>
  if (product) return <ButtonLink to={product.page}>{t('mail-link.product')}</ButtonLink>
  if (isDone) return <ButtonLink to="/">{t('mail-link.shop')}</ButtonLink>
  if (list === 'newsletter') return step === 'confirm' ? <NewsletterForm id="newsletter-again" /> : <LeaveForm />
  if (step === 'leave') return <ButtonLink to={`${wishlistPage}/`}>{t('mail-link.account')}</ButtonLink>
  return <ButtonLink to="/">{t('mail-link.shop')}</ButtonLink>
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus()
}
