import { flag, number } from '../coercing/coercions.ts'
import { type Fields, isFields } from '../reading/dump-row.ts'

/** What a dump says there is of a sku. */
export type StockClaim = {
  readonly productId: number | null
  readonly quantity: number
  readonly manageStock: boolean
  readonly isInStock: boolean
}

/** The stock of a product or variant apart from everything else about it; null where it says nothing. */
export function takeStock(fields: Fields): { readonly fields: Fields; readonly claim: StockClaim | null } {
  const { stock } = fields
  return stock === undefined
    ? { fields, claim: null }
    : { fields: { ...fields, stock: undefined }, claim: readStock(stock) }
}

function readStock(stock: unknown): StockClaim | null {
  if (!isFields(stock)) return null
  const quantity = numberIn(stock, 'qty')
  const isInStock = flagIn(stock, 'is_in_stock') ?? flagIn(stock, 'stock_status')
  const isCounted = flagIn(stock, 'manage_stock')
  if ([quantity, isInStock, isCounted].every((said) => said === null)) return null
  // What may be ordered though there is none left, or is there in nobody knows how many pieces, is not counted.
  const isUnlimited = isInStock !== false && ((numberIn(stock, 'backorders') ?? 0) > 0 || quantity === null)
  const manageStock = isCounted !== false && !isUnlimited
  const pieces = quantity ?? 0
  return {
    productId: numberIn(stock, 'product_id'),
    quantity: pieces,
    manageStock,
    isInStock: isInStock ?? (!manageStock || pieces > 0),
  }
}

function numberIn(fields: Fields, name: string): number | null {
  const value = number(fields[name])
  return typeof value === 'number' ? value : null
}

function flagIn(fields: Fields, name: string): boolean | null {
  const value = flag(fields[name])
  return typeof value === 'boolean' ? value : null
}

type Composite = { readonly type_id: string; readonly hasVariants: boolean }

/**
 * Whether what is said of a product is stock of its own. One with variants has what they have; a set that is said to be
 * there in no pieces is there when its parts are.
 */
export function ownsStock({ type_id: type, hasVariants }: Composite, claim: StockClaim): boolean {
  if (type === 'configurable' && hasVariants) return false
  const isSet = type === 'bundle' || type === 'grouped'
  return !(isSet && claim.isInStock && claim.manageStock && claim.quantity <= 0)
}
