import { Icon, type IconName } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useSettings } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ProductPicture } from '../../product/index.ts'
import type { CartRow } from './cart-row.ts'
import styles from './item-row.module.css'
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
  const t = useLaterTranslation()
  const { maxProductsPerOrder } = useSettings()
  const { name } = row
  return (
    <li className={styles.row} data-sold-out={row.stock === 'out-of-stock' || undefined}>
      <div className={styles.picture}>
        {row.image !== '' && <ProductPicture path={row.image} alt="" size="cart" isFirst={isFirst} />}
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>{row.page === '' ? name : <Link to={row.page}>{name}</Link>}</h2>
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
          max={maxProductsPerOrder}
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

/** What was chosen of a product: its size, the name printed on it, the parts of a set. */
function LineChoices({ choices }: Pick<CartRow, 'choices'>) {
  if (choices.length === 0) return null
  return (
    <dl className={styles.choices}>
      {choices.map(({ label, value }) => (
        <div key={`${label}:${value}`}>
          <dt>{withColon(label)}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Some labels are questions, and those end as they are. */
function withColon(label: string): string {
  return /[?!:]$/.test(label) ? label : `${label}:`
}

const icons = { 'in-stock': 'check', 'out-of-stock': 'warning', checking: 'clock' } as const

/** Whether the line can be had, how it comes when nothing is delivered, and what else there is to say. */
function LineNotes({ row: { stock, type, left, isPersonalised } }: { row: CartRow }) {
  const t = useLaterTranslation()
  // Without a network the question waits: nobody is looking.
  const isTold = useIsOnline() || stock !== 'checking'
  return (
    <div className={styles.notes}>
      {stock && isTold && left === null && (
        <p className={styles.stock} data-state={stock}>
          <Icon name={icons[stock]} size="s" />
          {t(`cart.line.${stock}`)}
        </p>
      )}
      {type === 'virtual' && <p>{t('cart.line.by-mail')}</p>}
      {type === 'downloadable' && <p>{t('cart.line.download')}</p>}
      {isPersonalised && <p>{t('cart.line.made')}</p>}
      <p className={styles.problem} role="status">
        {left !== null && <Icon name="warning" size="s" />}
        {left !== null && t('product.refused.quantity', { amount: left })}
      </p>
    </div>
  )
}
