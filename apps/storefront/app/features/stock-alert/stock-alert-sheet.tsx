import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useState } from 'react'
import { useLaterTranslation } from '../../i18n/index.ts'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { ProductPicture } from '../product/index.ts'
import { AlertForm } from './alert-form.tsx'
import type { AlertAnswer } from './ask-alert.ts'
import { type Awaited, sizesOf } from './awaited.ts'
import styles from './stock-alert-sheet.module.css'

type StockAlertSheetProps = { awaited: Awaited; onClose: () => void }

/** Asks for one mail when something that is sold out is back. */
export function StockAlertSheet({ awaited, onClose }: StockAlertSheetProps) {
  const t = useLaterTranslation()
  const [asked, setAsked] = useState<AlertAnswer | null>(null)
  const { name, image } = awaited
  const sizes = sizesOf(awaited)
  const [only, ...others] = sizes
  return (
    <BottomSheet isOpen onClose={onClose} title={t('stock-alert.title')} closeLabel={t('ui.close')}>
      <div className={styles.content}>
        <div className={styles.product}>
          <ProductPicture path={image} alt="" size="cart" className={styles.picture} />
          <p>
            <strong>{name}</strong>
            {only && only.label !== '' && others.length === 0 && (
              <span>
                {t('product.shops.size', { size: only.label })}: {t('product.sold-out')}
              </span>
            )}
          </p>
        </div>
        {asked ? <End asked={asked} onClose={onClose} /> : <AlertForm sizes={sizes} onAsked={setAsked} />}
      </div>
    </BottomSheet>
  )
}

function End({ asked: { outcome, email }, onClose }: { asked: AlertAnswer; onClose: () => void }) {
  const t = useLaterTranslation()
  const isBack = outcome === 'product-in-stock'
  return (
    <>
      {/* The button that had the focus is gone, so the focus moves to what replaced it. */}
      <p className={styles.end} role="status" tabIndex={-1} ref={(text) => text?.focus()}>
        <Icon name={outcome === 'unconfirmed' ? 'mail' : 'check'} />
        {outcome === 'waiting' ? t('stock-alert.waiting', { email }) : t(`stock-alert.${outcome}`)}
      </p>
      <Button isWide look={isBack ? 'primary' : 'secondary'} onClick={isBack ? () => location.reload() : onClose}>
        {t(isBack ? 'stock-alert.reload' : 'ui.close')}
      </Button>
    </>
  )
}
