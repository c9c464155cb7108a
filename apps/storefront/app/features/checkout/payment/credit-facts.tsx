import { formatPrice } from '@vonk/domain/pricing'
import type { PayLaterCredit } from '@vonk/domain/settings'
import { useChoicesTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './payment-section.module.css'

type CreditFactsProps = { id: string; credit: PayLaterCredit; amountDue: number }

/** That it is a credit, who lends, what it costs and when it is due: in sight before anybody chooses it. */
export function CreditFacts({ id, credit, amountDue }: CreditFactsProps) {
  const t = useChoicesTranslation()
  const { lender, dueDays, dueFrom, instalments, lateFee, terms } = credit
  const { priceFormat } = useShop().view
  const cost = useCost(credit)
  const due = { price: formatPrice(amountDue, priceFormat), from: t(`checkout.credit.from.${dueFrom}`) }
  return (
    <div className={styles.credit} id={id}>
      <p>
        {t('checkout.credit.lender', { lender })}{' '}
        {instalments === 1
          ? t('checkout.credit.due', { ...due, count: dueDays })
          : t('checkout.credit.parts', { ...due, parts: String(instalments), days: String(dueDays) })}
      </p>
      <p>
        {cost} {lateFee > 0 && t('checkout.credit.late', { price: formatPrice(lateFee, priceFormat) })}
      </p>
      <p>
        <b>{t('checkout.credit.warning')}</b>{' '}
        <a href={terms} target="_blank" rel="noreferrer">
          {t('checkout.credit.terms', { lender })}
        </a>
      </p>
    </div>
  )
}

function useCost({ annualRate, fee }: PayLaterCredit): string {
  const t = useChoicesTranslation()
  const { priceFormat, locale } = useShop().view
  if (annualRate === 0 && fee === 0) return t('checkout.credit.cost.none')
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return t('checkout.credit.cost', { fee: formatPrice(fee, priceFormat), rate: format.format(annualRate / 100) })
}
