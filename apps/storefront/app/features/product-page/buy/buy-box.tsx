import { formatPrice } from '@vonk/domain/pricing'
import { type DisplayedStock, displayedStock, judgeStock, listedStock, type StockItem } from '@vonk/domain/stock'
import { Button } from '@vonk/ui/button'
import { lazy, type ReactNode, useState } from 'react'
import { useSettings } from '#device/index.ts'
import { deferredComponent, lazyPart } from '#fragments/index.ts'
import { type Translate, useTranslation } from '#i18n/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { FamilyPart } from '../../family/index.ts'
import type { Awaited } from '../../stock-alert/index.ts'
import { useShop } from '../../stores/index.ts'
import type { PageProduct } from '../load/product-page-data.ts'
import type { AddedFrom } from '../load/to-added-products.ts'
import styles from './buy-box.module.css'
import { OptionPicker } from './option-picker.tsx'
import { selectedPrice } from './selected-price.ts'
import { chooseOption, chosenVariant, isComposed, isForSale } from './selection.ts'
import { useBuying } from './use-buying.ts'
import type { SelectionTools } from './use-selection.ts'

// Seldom needed, so the page of a plain product does not fetch its code.
const ComposedChoices = lazy(async () => ({ default: (await import('./composed-choices.tsx')).ComposedChoices }))
// Nobody buys from the edge of the window before the page has been read.
const StickyBuyBar = deferredComponent(async () => (await import('./sticky-buy-bar.tsx')).StickyBuyBar)
const StockAlertSheet = lazyPart(async () => (await import('../../stock-alert/index.ts')).StockAlertSheet)

type BuyBoxProps = {
  product: PageProduct
  /** The product as analytics knows it. */
  about: AddedFrom['about']
  tools: SelectionTools
  guide: ReactNode
  beside: ReactNode
}

/** Everything between the price and the cart: what to choose, whether it is there, and the button. */
export function BuyBox(props: BuyBoxProps) {
  if (isForSale(props.product)) return <Choosing {...props} />
  return (
    <div className={styles.box}>
      <ComposedChoices {...props} open={null} onSoldOut={() => {}} />
      <div className={styles.buy}>{props.beside}</div>
    </div>
  )
}

function Choosing({ product, about, tools, guide, beside }: BuyBoxProps) {
  const t = useTranslation()
  const { selection } = tools
  const { buy, open, choices } = useBuying(product, selection, about)
  const variant = chosenVariant(product, selection.configuration)
  const isChosen = variant !== null || ['simple', 'virtual', 'downloadable'].includes(product.type)
  const stock = variant?.stock ?? product.stock
  const isSoldOut = judgeStock(product.stock).status === 'out-of-stock'
  const total = useTotal(product, tools)
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const openSku = open && 'sku' in open ? open.sku : null
  const label = buttonText(product, isSoldOut, t)
  return (
    <div className={styles.box} ref={choices}>
      <OptionPicker
        sellable={product}
        configuration={selection.configuration}
        onChoose={tools.configure}
        onSoldOut={(variants) => setAwaited({ ...product, variants })}
        aside={guide}
        error={openSku === product.sku && variant === null ? t('product.option-open') : undefined}
      />
      <FamilyPart at="product" product={product} tools={tools} choose={chooseOption} />
      {isComposed(product) && <ComposedChoices product={product} tools={tools} open={open} onSoldOut={setAwaited} />}
      <StockLine stock={stock} isChosen={isChosen} isCounted={!product.isGiftCard} />
      <div className={styles.buy}>
        <Button
          isWide
          disabled={isSoldOut && isPiecewise(product)}
          onClick={isSoldOut ? () => setAwaited(product) : () => void buy()}
        >
          {label}
          {total.isSum && <span className={styles.total}>{total.text}</span>}
        </Button>
        {beside}
      </div>
      {!isSoldOut && (
        <StickyBuyBar
          product={product}
          variant={variant}
          price={total.text}
          label={label}
          onBuy={() => void buy()}
          area={choices}
        />
      )}
      {awaited && <StockAlertSheet awaited={awaited} onClose={() => setAwaited(null)} />}
    </div>
  )
}

type Text = ReturnType<typeof useTranslation>

function buttonText(product: PageProduct, isSoldOut: boolean, t: Text): string {
  if (isSoldOut) return t(isPiecewise(product) ? 'product.sold-out' : 'product.tell-me')
  return t(product.type === 'grouped' ? 'product.add-outfit' : 'product.add')
}

/** A set or an outfit is waited for piece by piece. */
function isPiecewise({ type }: PageProduct): boolean {
  return type === 'grouped' || type === 'bundle'
}

/** `isSum`: put together or made to order, so that the button itself says what it comes to. */
function useTotal(product: PageProduct, { selection }: SelectionTools) {
  const { priceFormat } = useShop().view
  const { prices, extra } = selectedPrice(product, selection)
  if (prices === null) return { text: null, isSum: false }
  const isSum = product.type === 'grouped' || product.type === 'bundle' || extra > 0
  return { text: formatPrice(prices.final + extra, priceFormat), isSum }
}

type StockLineProps = {
  stock: StockItem | null
  isChosen: boolean
  /** Off for what can never run out, such as a gift card. */
  isCounted?: boolean
}

/** The stock in words: exactly for a chosen variant, for a whole product only when it runs out. */
export function StockLine({ stock, isChosen, isCounted = true }: StockLineProps) {
  const t = useTranslation()
  const isOnline = useIsOnline()
  const settings = useSettings()
  if (!isCounted) return null
  const shown = isChosen ? displayedStock(isOnline ? stock : null, settings) : null
  const listed = shown ? null : listedStock(stock, settings)
  return (
    <p className={styles.stock} data-state={shown?.state ?? listed ?? undefined} aria-live="polite">
      {shown ? displayedText(shown, t) : listed && t(`product.stock.${listed}`)}
    </p>
  )
}

function displayedText(stock: DisplayedStock, t: Translate): string {
  if (stock.state === 'only-few') return t('product.stock.only-few', { amount: String(stock.amount) })
  return t(`product.stock.${stock.state}`)
}
