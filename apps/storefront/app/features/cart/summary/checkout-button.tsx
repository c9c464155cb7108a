import { Button } from '@vonk/ui/button'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import styles from './checkout-button.module.css'

type CheckoutButtonProps = {
  /** Nothing leads on while something speaks against the order. */
  isBlocked: boolean
  /** What explains why it is blocked. */
  describedBy?: string | undefined
}

export function CheckoutButton({ isBlocked, describedBy }: CheckoutButtonProps) {
  const t = useLaterTranslation()
  return (
    <div className={styles.checkout}>
      {isBlocked ? (
        <Button disabled aria-describedby={describedBy}>
          {t('cart.checkout')}
        </Button>
      ) : (
        <ButtonLink to="/checkout/">{t('cart.checkout')}</ButtonLink>
      )}
    </div>
  )
}
