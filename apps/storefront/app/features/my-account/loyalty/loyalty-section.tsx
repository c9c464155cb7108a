import { Skeleton } from '#ui/signs/skeleton.tsx'
import { Failure } from '../failure.tsx'
import { useCustomer } from '../use-customer.ts'
import { useLoyaltyCard } from './kept-card.ts'
import styles from './loyalty-card.module.css'
import { LoyaltyCard, LoyaltyRules } from './loyalty-card.tsx'
import { PointsHistory } from './points-history.tsx'

/** The card with its points; what the device keeps of it serves where there is no network. */
export function LoyaltySection() {
  const { profile } = useCustomer()
  const { state, card, askAgain } = useLoyaltyCard()
  if (card) {
    return (
      <div className={styles.whole}>
        <div className={styles.section}>
          <LoyaltyCard card={card} holder={[profile?.firstName, profile?.lastName].filter(Boolean).join(' ')} />
          <LoyaltyRules pointsPerEuro={card.pointsPerEuro} />
        </div>
        <PointsHistory />
      </div>
    )
  }
  if (state === 'failed') return <Failure onRetry={askAgain} />
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="picture" />
    </div>
  )
}
