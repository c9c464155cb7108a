import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/controls/icon.tsx'
import type { IconName } from '../../../ui/controls/icon-names.ts'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ProductPicture } from '../../product/index.ts'
import type { CartRow } from './cart-row.ts'
import styles from './item-row.module.css'
import { LineChoices } from './line-choices.tsx'
import { LineNotes } from './line-notes.tsx'
import { LinePrice } from './line-price.tsx'

type ItemRowProps = {
  row: CartRow
  /** Fetched at once: it is what the page opens with. */
  isFirst?: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onEdit: () => void
  onWish: () => void
}

/** One line of the cart: what it is, what it costs, and what can still be changed about it. */
export function ItemRow({ row, isFirst = false, onQuantity, onRemove, onEdit, onWish }: ItemRowProps) {
  const t = useTranslation()
  const { name } = row
  return (
    <li className={styles.row} data-sold-out={row.stock === 'out-of-stock' || undefined}>
      <div className={styles.picture}>
        {row.image !== '' && <ProductPicture path={row.image} alt="" size="cart" isFirst={isFirst} />}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>{row.page === '' ? name : <Link to={row.page}>{name}</Link>}</h3>
        <LineChoices choices={row.choices} />
        <LineNotes row={row} />
      </div>
      <div className={styles.price}>
        <LinePrice row={row} />
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          label={t('cart.line.quantity', { name })}
          lessLabel={t('cart.line.less', { name })}
          moreLabel={t('cart.line.more', { name })}
          value={row.quantity}
          onChange={onQuantity}
        />
      </div>
      <div className={styles.actions}>
        {row.isEditable && (
          <RowButton icon="edit" name={name} onPress={onEdit}>
            {t('cart.line.edit')}
          </RowButton>
        )}
        <RowButton icon="heart" name={name} onPress={onWish}>
          {t('cart.line.wish')}
        </RowButton>
        <RowButton icon="trash" name={name} isCorner onPress={onRemove}>
          {t('cart.line.remove')}
        </RowButton>
      </div>
    </li>
  )
}

type RowButtonProps = {
  icon: IconName
  name: string
  /** Where there is little room it stands in the corner, without words. */
  isCorner?: boolean
  onPress: () => void
  children: string
}

function RowButton({ icon, name, isCorner, onPress, children }: RowButtonProps) {
  return (
    <button type="button" className={styles.action} data-corner={isCorner || undefined} onClick={onPress}>
      <Icon name={icon} size="s" />
      <span className={styles.word}>{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  )
}
