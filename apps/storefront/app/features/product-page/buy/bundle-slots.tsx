import { formatPrice } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import { useChoicesTranslation } from '../../../i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import { useShop } from '../../stores/index.ts'
import type { BundleDesign, BundlePart, BundleSlot } from '../load/product-page-data.ts'
import { findPart } from './bundle-addition.ts'
import styles from './bundle-slots.module.css'
import type { Selection } from './selection.ts'

type BundleSlotsProps = {
  slots: readonly BundleSlot[]
  chosen: Selection['slots']
  onFill: (slotId: string, linkId: string) => void
  onSoldOut: (awaited: Awaited) => void
}

/** A set to put together: a design for each slot, then its size. */
export function BundleSlots({ slots, chosen, onFill, onSoldOut }: BundleSlotsProps) {
  const t = useChoicesTranslation()
  return (
    <section className={styles.set} aria-label={t('product.bundle.title')}>
      <h2 className={styles.title}>{t('product.bundle.title')}</h2>
      {slots.map((slot) => (
        <Slot
          key={slot.id}
          slot={slot}
          linkId={chosen[slot.id]}
          onFill={(linkId) => onFill(slot.id, linkId)}
          onSoldOut={onSoldOut}
        />
      ))}
    </section>
  )
}

type Choosing = { onFill: (linkId: string) => void; onSoldOut: (awaited: Awaited) => void }
type SlotProps = Choosing & { slot: BundleSlot; linkId: string | undefined }

function Slot({ slot, linkId, onFill, onSoldOut }: SlotProps) {
  const found = findPart(slot, linkId)
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.legend}>{slot.title}</legend>
      <ul className={styles.designs}>
        {slot.designs.map((design) => (
          <Design
            key={design.sku}
            design={design}
            isChosen={design === found?.design}
            onChoose={() => onFill(linkLike(design, found?.part))}
          />
        ))}
      </ul>
      {found && <Sizes design={found.design} chosen={found.part} onFill={onFill} onSoldOut={onSoldOut} />}
    </fieldset>
  )
}

type DesignProps = { design: BundleDesign; isChosen: boolean; onChoose: () => void }

function Design({ design, isChosen, onChoose }: DesignProps) {
  const { priceFormat } = useShop().view
  const prices = design.links.flatMap(({ price }) => (price ? [price.gross] : []))
  return (
    <li>
      <button type="button" className={styles.design} aria-pressed={isChosen} onClick={onChoose}>
        <ProductPicture path={design.image} alt="" size="colour" />
        <span>{design.name}</span>
        {prices.length > 0 && <b>{formatPrice(Math.min(...prices), priceFormat)}</b>}
      </button>
    </li>
  )
}

type SizesProps = Choosing & { design: BundleDesign; chosen: BundlePart }

function Sizes({ design, chosen, onFill, onSoldOut }: SizesProps) {
  const t = useChoicesTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would nest a second frame and legend.
    <div className={styles.sizes} role="group" aria-label={t('product.bundle.size')}>
      {design.links.map((link) => {
        const { id, sku, label, stock } = link
        if (judgeStock(stock).status !== 'out-of-stock') {
          return (
            <button
              key={id}
              type="button"
              className={styles.size}
              aria-pressed={id === chosen.id}
              onClick={() => onFill(id)}
            >
              {label}
            </button>
          )
        }
        return (
          <button
            key={id}
            type="button"
            className={styles.size}
            data-out
            aria-haspopup="dialog"
            aria-label={t('product.option-sold-out', { label })}
            onClick={() => onSoldOut({ sku, name: design.name, image: design.image, label })}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

/** Another design in the size that was chosen, or in the first it has. */
function linkLike(design: BundleDesign, part: BundlePart | undefined): string {
  const inStock = design.links.filter(({ stock }) => judgeStock(stock).status !== 'out-of-stock')
  const link = inStock.find(({ label }) => label === part?.label) ?? inStock[0] ?? design.links[0]
  return link?.id ?? ''
}
