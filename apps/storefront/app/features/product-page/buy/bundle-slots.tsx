import { formatPrice } from '@vonk/domain/pricing'
import { judgeStock } from '@vonk/domain/stock'
import { FieldError } from '@vonk/ui/field'
import { useChoicesTranslation } from '#i18n/index.ts'
import { ProductPicture } from '../../product/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import { useShop } from '../../stores/index.ts'
import type { BundleDesign, BundlePart, BundleSlot } from '../load/product-page-data.ts'
import styles from './bundle-slots.module.css'
import { findPart } from './find-part.ts'
import type { Selection } from './selection.ts'
import { Suggestion } from './size-for-all.tsx'

type BundleSlotsProps = {
  slots: readonly BundleSlot[]
  selection: Pick<Selection, 'slots' | 'confirmed'>
  /** The slot that still needs a size. */
  openId: string | null
  onFill: (slotId: string, linkId: string, isSure: boolean) => void
  onConfirm: (slotId: string) => void
  onSoldOut: (awaited: Awaited) => void
}

/** A set to put together: a design for each slot, then its size. */
export function BundleSlots({ slots, selection, openId, onFill, onConfirm, onSoldOut }: BundleSlotsProps) {
  const t = useChoicesTranslation()
  return (
    <section className={styles.set} aria-label={t('product.bundle.title')}>
      <h2 className={styles.title}>{t('product.bundle.title')}</h2>
      {slots.map((slot) => (
        <Slot
          key={slot.id}
          slot={slot}
          linkId={selection.slots[slot.id]}
          isConfirmed={selection.confirmed.includes(slot.id)}
          isOpen={openId === slot.id}
          onFill={(linkId, isSure) => onFill(slot.id, linkId, isSure)}
          onConfirm={() => onConfirm(slot.id)}
          onSoldOut={onSoldOut}
        />
      ))}
    </section>
  )
}

type Choosing = {
  isConfirmed: boolean
  onFill: (linkId: string, isSure: boolean) => void
  onSoldOut: (awaited: Awaited) => void
}
type SlotProps = Choosing & {
  onConfirm: () => void
  slot: BundleSlot
  linkId: string | undefined
  isOpen: boolean
}

function Slot({ slot, linkId, isOpen, onConfirm, ...choosing }: SlotProps) {
  const t = useChoicesTranslation()
  const found = findPart(slot, linkId)
  return (
    <fieldset className={styles.slot} data-invalid={isOpen && !choosing.isConfirmed ? '' : undefined}>
      <legend className={styles.legend}>{slot.title}</legend>
      <ul className={styles.designs}>
        {slot.designs.map((design) => (
          <Design
            key={design.sku}
            design={design}
            isChosen={design === found?.design}
            onChoose={() => {
              const link = linkLike(design, found?.part)
              choosing.onFill(link?.id ?? '', choosing.isConfirmed && link?.label === found?.part.label)
            }}
          />
        ))}
      </ul>
      {found && !choosing.isConfirmed && (
        <Suggestion size={found.part.label} name={found.design.name} onTake={onConfirm} />
      )}
      {found && <Sizes design={found.design} chosen={found.part} {...choosing} />}
      {found && isOpen && !choosing.isConfirmed && (
        <FieldError text={t('product.outfit.size-open', { name: found.design.name })} isAlert />
      )}
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
        <span>
          {design.name}
          {design.colour !== '' && <small> {design.colour}</small>}
        </span>
        {prices.length > 0 && <b>{formatPrice(Math.min(...prices), priceFormat)}</b>}
      </button>
    </li>
  )
}

type SizesProps = Choosing & { design: BundleDesign; chosen: BundlePart }

function Sizes({ design, chosen, isConfirmed, onFill, onSoldOut }: SizesProps) {
  const t = useChoicesTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would nest a second frame and legend.
    <div className={styles.sizes} role="group" aria-label={t('product.bundle.size')}>
      {design.links.map((link) => {
        const { id, sku, label, age, stock } = link
        if (judgeStock(stock).status !== 'out-of-stock') {
          return (
            <button
              key={id}
              type="button"
              className={styles.size}
              aria-pressed={isConfirmed && id === chosen.id}
              onClick={() => onFill(id, true)}
            >
              {label}
              {age && <small>{age}</small>}
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
function linkLike(design: BundleDesign, part: BundlePart | undefined): BundlePart | undefined {
  const inStock = design.links.filter(({ stock }) => judgeStock(stock).status !== 'out-of-stock')
  return inStock.find(({ label }) => label === part?.label) ?? inStock[0] ?? design.links[0]
}
