import { formatPrice } from '@vonk/domain/pricing'
import { type DisplayedStock, displayedStock, judgeStock, listedStock, type StockItem } from '@vonk/domain/stock'
import type { ReactNode } from 'react'
import { useSettings } from '../../../device/index.ts'
import { type Translate, useTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { useShop } from '../../stores/index.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import type { AddedFrom } from '../load/to-added-products.ts'
import { additionsOf } from './additions-of.ts'
import { BundleSlots } from './bundle-slots.tsx'
import styles from './buy-box.module.css'
import { CustomFields } from './custom-fields.tsx'
import { OptionPicker } from './option-picker.tsx'
import { OutfitPieces } from './outfit-pieces.tsx'
import { selectedPrice } from './selected-price.ts'
import { chosenVariant } from './selection.ts'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { useBuying } from './use-buying.ts'
import type { SelectionTools } from './use-selection.ts'

type BuyBoxProps = {
  product: PageProduct
  /** The product as analytics knows it. */
  about: AddedFrom['about']
  tools: SelectionTools
  guide: ReactNode
  beside: ReactNode
}

/** Everything between the price and the cart: what to choose, whether it is there, and the button. */
export function BuyBox({ product, about, tools, guide, beside }: BuyBoxProps) {
  const t = useTranslation()
  const { selection } = tools
  const { buy, open, choices } = useBuying(product, selection, about)
  const variant = chosenVariant(product, selection.configuration)
  const isChosen = variant !== null || ['simple', 'virtual', 'downloadable'].includes(product.type)
  const stock = variant?.stock ?? product.stock
  const isSoldOut = judgeStock(product.stock).status === 'out-of-stock'
  const total = useTotal(product, tools)
  const openSku = open && 'sku' in open ? open.sku : null
  const label = isSoldOut ? t('product.sold-out') : buttonText(product, t)
  return (
    <div className={styles.box} ref={choices}>
      <OptionPicker
        sellable={product}
        configuration={selection.configuration}
        onChoose={tools.configure}
        aside={guide}
        error={openSku === product.sku && variant === null ? t('product.option-open') : undefined}
      />
      <CustomFields
        options={product.customOptions}
        values={selection.custom}
        errors={customErrors(product, tools, open !== null, t)}
        onWrite={tools.writeCustom}
      />
      {product.slots.length > 0 && (
        <BundleSlots slots={product.slots} chosen={selection.slots} onFill={tools.fillSlot} />
      )}
      {product.pieces.length > 0 && (
        <OutfitPieces
          pieces={product.pieces}
          chosen={selection.pieces}
          openSku={openSku}
          onChoose={tools.choosePiece}
        />
      )}
      <StockLine stock={stock} isChosen={isChosen} />
      <div className={styles.buy}>
        <Button isWide disabled={isSoldOut} onClick={buy}>
          {label}
          {total.isSum && <span className={styles.total}>{total.text}</span>}
        </Button>
        {beside}
      </div>
      {!isSoldOut && (
        <StickyBuyBar product={product} variant={variant} price={total.text} label={label} onBuy={buy} area={choices} />
      )}
    </div>
  )
}

type Text = ReturnType<typeof useTranslation>

function buttonText(product: PageProduct, t: Text): string {
  return t(product.type === 'grouped' ? 'product.add-outfit' : 'product.add')
}

/** `isSum`: put together or made to order, so that the button itself says what it comes to. */
function useTotal(product: PageProduct, { selection }: SelectionTools) {
  const { priceFormat } = useShop().view
  const { prices, extra } = selectedPrice(product, selection)
  if (prices === null) return { text: null, isSum: false }
  const isSum = product.type === 'grouped' || product.type === 'bundle' || extra > 0
  return { text: formatPrice(prices.final + extra, priceFormat), isSum }
}

/** Named only once the shopper has tried to buy, and gone as soon as the choice is made. */
function customErrors(product: PageProduct, { selection }: SelectionTools, hasTried: boolean, t: Text) {
  const errors: Record<string, string> = {}
  if (!hasTried) return errors
  for (const { id, title, isRequired } of product.customOptions) {
    if (isRequired && (selection.custom[id] ?? '').trim() === '') errors[id] = t('product.custom.required', { title })
  }
  const additions = additionsOf(product, selection)
  if (additions.ok || !('optionId' in additions.refusal)) return errors
  const wrong = product.customOptions.find(
    ({ id }) => !additions.ok && 'optionId' in additions.refusal && id === additions.refusal.optionId,
  )
  if (wrong && !errors[wrong.id]) errors[wrong.id] = t('product.custom.wrong', { title: wrong.title })
  return errors
}

/** The stock in words: exactly for a chosen variant, for a whole product only when it runs out. */
export function StockLine({ stock, isChosen }: { stock: StockItem | null; isChosen: boolean }) {
  const t = useTranslation()
  const isOnline = useIsOnline()
  const settings = useSettings()
  const text = isChosen
    ? displayedText(displayedStock(isOnline ? stock : null, settings), t)
    : listedText(listedStock(stock, settings), t)
  const state = isChosen ? displayedStock(isOnline ? stock : null, settings).state : listedStock(stock, settings)
  return (
    <p className={styles.stock} data-state={state ?? undefined} aria-live="polite">
      {text}
    </p>
  )
}

function displayedText(stock: DisplayedStock, t: Translate): string {
  if (stock.state === 'only-few') return t('product.stock.only-few', { amount: String(stock.amount) })
  return t(`product.stock.${stock.state}`)
}

function listedText(stock: ReturnType<typeof listedStock>, t: Translate): string {
  return stock === null ? '' : t(`product.stock.${stock}`)
}
