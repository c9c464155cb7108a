import { formatPrice } from '@vonk/domain/pricing'
import { FieldError } from '@vonk/ui/field'
import { Suspense, useId } from 'react'
import { useCheckout, useCheckoutActions, useCheckoutStore } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import { OptionCard, OptionGroup } from '../form/option-card.tsx'
import { Section, type Step } from '../form/section.tsx'
import type { Problems } from '../form/use-problems.ts'
import { BillingFields } from './billing-fields.tsx'
import { CreditFacts } from './credit-facts.tsx'
import styles from './payment-section.module.css'

type PaymentSectionProps = {
  step: Step
  /** Nothing is delivered, so the address of the bill is the only one. */
  isVirtual: boolean
  amountDue: number
  problems: Problems
}

/** How it is paid, and who gets the bill. */
export function PaymentSection({ step, isVirtual, amountDue, problems }: PaymentSectionProps) {
  const t = useLaterTranslation()
  return (
    <Section step={step} title={t('checkout.step.payment')}>
      {amountDue > 0 ? (
        <PaymentMethods amountDue={amountDue} problems={problems} />
      ) : (
        <p className={styles.nothing}>{t('checkout.pay.nothing')}</p>
      )}
      <BillingFields isVirtual={isVirtual} problems={problems} />
    </Section>
  )
}

/** The ways whose marks are drawn, and what is read there that their titles do not say. */
const marks: Readonly<Record<string, string>> = { ideal: '', card: 'Visa, Mastercard', 'pay-later': '' }

function PaymentMethods({ amountDue, problems }: Pick<PaymentSectionProps, 'amountDue' | 'problems'>) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const store = useCheckoutStore()
  const { tellPayment } = useCheckoutActions()
  const methods = useCheckout((checkout) => checkout.paymentMethods)
  const chosen = useCheckout((checkout) => checkout.paymentDetails.paymentMethod)
  const errorId = useId()
  const creditId = useId()
  const error = problems.errorOf('payment')

  function choose(code: string) {
    store.change(({ paymentDetails }) => ({ paymentDetails: { ...paymentDetails, paymentMethod: code } }))
    void tellPayment()
  }

  return (
    <>
      <OptionGroup legend={t('checkout.pay.title')}>
        {methods.map(({ code, title, costInclTax, credit }, index) => (
          <OptionCard
            key={code}
            name="payment"
            value={code}
            mark={
              marks[code] !== undefined && <img className={styles.mark} src={`/mark-${code}.svg`} alt={marks[code]} />
            }
            title={title}
            price={
              costInclTax > 0 ? t('checkout.pay.fee', { price: formatPrice(costInclTax, priceFormat) }) : undefined
            }
            isChosen={code === chosen}
            isInvalid={error !== undefined && index === 0}
            describedBy={[error && errorId, credit && creditId].filter(Boolean).join(' ') || undefined}
            note={
              credit && (
                <Suspense>
                  <CreditFacts id={creditId} credit={credit} amountDue={amountDue} />
                </Suspense>
              )
            }
            onChoose={() => choose(code)}
          />
        ))}
      </OptionGroup>
      {error && <FieldError id={errorId} text={error} isAlert />}
    </>
  )
}
