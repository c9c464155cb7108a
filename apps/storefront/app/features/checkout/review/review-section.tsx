import { buildPath } from '@vonk/domain/stores'
import { Button } from '@vonk/ui/button'
import { ChoiceField } from '@vonk/ui/field'
import { Icon } from '@vonk/ui/icon'
import { Suspense, useId } from 'react'
import { Link } from 'react-router'
import type { OrderedLineView } from '#device/checkout/index.ts'
import type { CartView } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { TotalsList } from '../../cart/index.ts'
import { GuaranteeNotice } from '../../guarantee/index.ts'
import { useModal } from '../../panels/index.ts'
import { useShop } from '../../stores/index.ts'
import { useTheme } from '../../theme/index.ts'
import { Section, type Step } from '../form/section.tsx'
import type { Problems } from '../form/use-problems.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './review-section.module.css'

type ReviewSectionProps = {
  step: Step
  cart: CartView
  lines: readonly OrderedLineView[]
  /** Where it goes and how it is paid, in short. */
  facts: readonly { readonly label: string; readonly text: string }[]
  /** Something is made for this buyer alone. */
  isPersonalised: boolean
  isTermsAccepted: boolean
  isBusy: boolean
  amountDue: number
  problems: Problems
  /** How many fields are still wrong; null before the shopper has tried. */
  wrongFields: number | null
  onTerms: (isAccepted: boolean) => void
}

/** Everything once more, and right under products, delivery and total the button that makes it an order. */
export function ReviewSection(props: ReviewSectionProps) {
  const { step, cart, lines, facts, isBusy, amountDue, wrongFields } = props
  const t = useLaterTranslation()
  const isOnline = useIsOnline()
  const hintId = useId()
  return (
    <Section step={step} title={t('checkout.step.review')}>
      <Facts facts={facts} />
      <Terms {...props} />
      <div className={styles.order}>
        <p className={styles.products}>
          <b>{t('checkout.review.products')}</b>
          <Link to="/cart/">{t('checkout.review.edit')}</Link>
        </p>
        <OrderLines lines={lines} />
        {props.isPersonalised && <p className={styles.made}>{t('checkout.review.made')}</p>}
        {cart.totals && (
          <TotalsList
            segments={cart.totals.segments}
            couponCode={cart.coupon?.code ?? null}
            isUpdating={cart.isSyncing}
          />
        )}
        <Suspense>
          <GuaranteeNotice />
        </Suspense>
        <div role="alert">
          {wrongFields !== null && wrongFields > 0 && (
            <p className={styles.wrong}>{t('checkout.problems', { count: wrongFields })}</p>
          )}
        </div>
        <Button type="submit" isWide isBusy={isBusy} aria-describedby={hintId}>
          {t(amountDue > 0 ? 'checkout.order' : 'checkout.order.free')}
        </Button>
        <p className={styles.hint} id={hintId}>
          <Icon name={isOnline ? 'lock' : 'offline'} size="s" />
          {isBusy && t('checkout.order.busy')}
          {!isBusy && !isOnline && t('checkout.order.offline')}
          {!isBusy && isOnline && amountDue > 0 && t('checkout.order.next')}
        </p>
      </div>
    </Section>
  )
}

function Facts({ facts }: Pick<ReviewSectionProps, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Terms, privacy, who we are and how to withdraw. */
const mostLinks = 4

function Terms({ isTermsAccepted, problems, onTerms }: ReviewSectionProps) {
  const t = useLaterTranslation()
  const { legalLinks } = useTheme()
  const { view } = useShop()
  // Read over the checkout, with everything that was filled in behind it.
  const terms = useModal('m-modal-terms-and-conditions')
  const termsPage = buildPath(view, t('modal.terms.path'))
  return (
    <div className={styles.terms}>
      <ChoiceField
        type="checkbox"
        name="terms"
        label={t('checkout.terms')}
        required
        checked={isTermsAccepted}
        error={problems.errorOf('terms')}
        onChange={({ target }) => onTerms(target.checked)}
      />
      {legalLinks.length > 0 && (
        <p className={styles.links}>
          {t('checkout.terms.before')}{' '}
          {legalLinks.slice(0, mostLinks).map(({ href, label }) => (
            <a
              key={href}
              href={href}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                if (href !== termsPage) return
                event.preventDefault()
                terms.open()
              }}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
