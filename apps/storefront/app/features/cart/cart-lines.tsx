import { lazy, Suspense, useRef, useState } from 'react'
import type { CartLineView } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShop } from '../stores/index.ts'
import styles from './cart-lines.module.css'
import type { CartProduct } from './cart-product.ts'
import type { CartRow } from './cart-row.ts'
import { ItemRow } from './item-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { productOf, toCartRow } from './to-cart-row.ts'
import { useRowActions } from './use-row-actions.ts'

const LineEditor = lazy(async () => ({ default: (await import('./line-editor.tsx')).LineEditor }))

type CartLinesProps = {
  lines: readonly CartLineView[]
  products: readonly CartProduct[]
  /** The products are being asked for. */
  isWaiting: boolean
  onSay: (text: string) => void
}

/** The lines of the cart with everything that can be done about them. */
export function CartLines({ lines, products, isWaiting, onSay }: CartLinesProps) {
  const t = useTranslation()
  const { priceFormat: format } = useShop().view
  const list = useRef<HTMLUListElement>(null)
  const [leaving, setLeaving] = useState<CartRow | null>(null)
  const [edited, setEdited] = useState<CartRow | null>(null)
  const actions = useRowActions({ lines, products, onSay })

  function remove() {
    if (leaving) actions.remove(leaving)
    setLeaving(null)
    // The button that was pressed is gone with its line.
    requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <>
      <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t('cart.lines')}>
        {lines.map((line, place) => {
          const row = toCartRow(line, { products, format })
          return (
            <ItemRow
              key={row.key}
              row={row}
              isFirst={place === 0}
              onQuantity={(quantity) => actions.setQuantity(row, quantity)}
              onRemove={() => setLeaving(row)}
              onEdit={() => setEdited(row)}
              onWish={() => actions.moveToWishlist(row)}
            />
          )
        })}
      </ul>
      <RemoveDialog name={leaving?.name ?? null} onConfirm={remove} onClose={() => setLeaving(null)} />
      <EditDialog
        row={edited}
        line={edited ? actions.lineOf(edited) : undefined}
        products={products}
        isWaiting={isWaiting}
        onSave={actions.exchange}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

type EditDialogProps = {
  row: CartRow | null
  line: CartLineView | undefined
  products: readonly CartProduct[]
  isWaiting: boolean
  onSave: ReturnType<typeof useRowActions>['exchange']
  onClose: () => void
}

function EditDialog({ row, line, products, isWaiting, onSave, onClose }: EditDialogProps) {
  const t = useTranslation()
  const product = line ? productOf(line, products) : null
  return (
    <Dialog isOpen={row !== null} onClose={onClose} title={t('cart.edit.title')} closeLabel={t('ui.close')}>
      <Suspense>
        {row && line && product && (
          <LineEditor
            key={row.key}
            line={line}
            product={product}
            onCancel={onClose}
            onSave={(exchange) => {
              onClose()
              onSave(row, exchange)
            }}
          />
        )}
      </Suspense>
      {row && line && !product && (isWaiting ? <Skeleton /> : <p>{t('cart.edit.failed')}</p>)}
    </Dialog>
  )
}
