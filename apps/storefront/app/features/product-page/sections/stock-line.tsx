import { type DisplayedStock, displayedStock, listedStock, type StockItem } from '@vonk/domain/stock'
import { useSettings } from '../../../device/index.ts'
import { type Translate, useTranslation } from '../../../i18n/index.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import styles from './stock-line.module.css'

/** What is said about the stock: of the chosen variant exactly, of a whole product only when it runs out. */
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
