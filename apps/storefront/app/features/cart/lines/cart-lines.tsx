import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { type CartLineView, useCartActions } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { FamilyPart } from '../../family/index.ts'
import { useShop } from '../../stores/index.ts'
import { EditDialog } from '../editor/edit-dialog.tsx'
import styles from './cart-lines.module.css'
import type { CartProduct } from './cart-product.ts'
import type { CartRow } from './cart-row.ts'
import { ItemRow } from './item-row.tsx'
import { toCartRow } from './to-cart-row.ts'
import { useRowActions } from './use-row-actions.ts'

type CartLinesProps = {
  lines: readonly CartLineView[]
  products: readonly CartProduct[]
  /** The products are being asked for. */
  isWaiting: boolean
  onAnnounce: (text: string) => void
}

/** The lines of the cart, what came last on top, with everything that can be done about them. */
export function CartLines({ lines: oldestFirst, products, isWaiting, onAnnounce }: CartLinesProps) {
  const t = useLaterTranslation()
  const { priceFormat: format } = useShop().view
  const lines = oldestFirst.toReversed()
  const list = useRef<HTMLUListElement>(null)
  const [leaving, setLeaving] = useState<CartRow | null>(null)
  const [edited, setEdited] = useState<CartRow | null>(null)
  const actions = useRowActions({ lines, products, onAnnounce })
  useFreshStock()

  function remove() {
    if (leaving) actions.remove(leaving)
    setLeaving(null)
    // The button that was pressed is gone with its line.
    requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <>
      <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t('cart.lines')}>
        <FamilyPart at="cart" lines={lines}>
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
        </FamilyPart>
      </ul>
      <ClearCart />
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

/** All of it at once, after the same question as for one line. */
function ClearCart() {
  const t = useLaterTranslation()
  const { clear } = useCartActions()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button look="quiet" size="s" onClick={() => setIsAsked(true)}>
        {t('cart.clear')}
      </Button>
      <RemoveDialog
        name={isAsked ? t('cart.clear.all') : null}
        onConfirm={() => void clear()}
        onClose={() => setIsAsked(false)}
      />
    </div>
  )
}

type RemoveDialogProps = {
  /** What is about to go; null closes the question. */
  name: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a line goes: a cart takes longer to fill than to empty. */
function RemoveDialog({ name, onConfirm, onClose }: RemoveDialogProps) {
  const t = useLaterTranslation()
  const [asked, setAsked] = useState(name)
  // The words stay while the question fades away.
  if (name !== null && name !== asked) setAsked(name)
  return (
    <Dialog isOpen={name !== null} onClose={onClose} title={t('cart.remove.title')} closeLabel={t('ui.close')} size="s">
      <p>{t('cart.remove.text', { name: asked ?? '' })}</p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={onClose}>
          {t('cart.remove.no')}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {t('cart.remove.yes')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Whoever looks at the cart, or comes back to it, sees what can be had now. */
function useFreshStock(): void {
  const { recheckStock } = useCartActions()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    const recheck = () => {
      if (document.visibilityState === 'visible') recheckStock()
    }
    recheck()
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [recheckStock, isOnline])
}
