import { Dialog } from '@vonk/ui/dialog'
import type { CartLineView, ProductToAdd } from '#device/index.ts'
import { LazyBoundary } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { CartProduct } from '../lines/cart-product.ts'
import type { CartRow } from '../lines/cart-row.ts'
import { productOf } from '../lines/to-cart-row.ts'
import styles from './edit-dialog.module.css'

const loadEditor = async () => (await import('./line-editor.tsx')).LineEditor

type EditDialogProps = {
  /** The line to change; null closes the dialog. */
  row: CartRow | null
  line: CartLineView | undefined
  products: readonly CartProduct[]
  /** The products are being asked for. */
  isWaiting: boolean
  onSave: (row: CartRow, exchange: ProductToAdd) => void
  onClose: () => void
}

/** The sheet in which a line is changed. Its code comes when it is first opened; where it does not, the cart stays. */
export function EditDialog({ row, line, products, isWaiting, onSave, onClose }: EditDialogProps) {
  const t = useLaterTranslation()
  const product = line ? productOf(line, products) : null
  const save = (exchange: ProductToAdd) => {
    onClose()
    if (row) onSave(row, exchange)
  }
  return (
    <Dialog isOpen={row !== null} onClose={onClose} title={t('cart.edit.title')} closeLabel={t('ui.close')}>
      {row && line && product && (
        <LazyBoundary
          key={row.key}
          load={loadEditor}
          props={{ line, product, onCancel: onClose, onSave: save }}
          fallback={<EditorSkeleton />}
          onClose={onClose}
        />
      )}
      {row && line && !product && (isWaiting ? <EditorSkeleton /> : <p>{t('cart.edit.failed')}</p>)}
    </Dialog>
  )
}

/** Keeps the place of the editor until it and its product have come. */
function EditorSkeleton() {
  const t = useLaterTranslation()
  return (
    <div className={styles.editor} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  )
}
