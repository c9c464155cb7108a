export {
  type AddLineRefusal,
  addLine,
  type LineToAdd,
  type QuantityLimits,
  type QuantityUnavailable,
  quantityOfSku,
} from './add-line.ts'
export { type Added, type Addition, type AddSettings, addProducts, type ProductsToAdd } from './add-products.ts'
export { applyStockResult, type StockResult, type StockSync, type StockSyncSettings } from './apply-stock-result.ts'
export { type CartToHash, cartHash } from './cart-hash.ts'
export {
  type CartLine,
  createLine,
  type LineMarks,
  type NewLine,
  type PlatformLineTotals,
  withChecksum,
} from './cart-line.ts'
export {
  type CartMessage,
  type CartNotification,
  type CheckoutSettings,
  type NotificationAction,
  productAdded,
  quantityUpdated,
  refused,
  stockUnsure,
} from './cart-notification.ts'
export {
  type CartState,
  type ChosenMethod,
  emptyCart,
  type PlatformTotalSegment,
  type PlatformTotals,
} from './cart-state.ts'
export { type CartEdit, type CartEditMode, changeEditMode, type EditOption } from './change-edit-mode.ts'
export {
  checkOrderLimit,
  type OrderLimit,
  type TooManyProducts,
  totalQuantity,
} from './check-order-limit.ts'
export { checkOrderable, type NotOrderable } from './check-orderable.ts'
export { type ClearingStep, clearingSteps, disconnect } from './clearing-steps.ts'
export { type HeldLine, isSameLine, type LineReference } from './is-same-line.ts'
export { isVirtualCart } from './is-virtual-cart.ts'
export { lineChecksum, type TextHash } from './line-checksum.ts'
export { hasOwnOptions, type LineIdentity, lineKey } from './line-key.ts'
export { type ConfigurableChoice, type LineOptions, noOptions } from './line-options.ts'
export { type MinicartSettings, minicartCount } from './minicart-count.ts'
export { parseQuantity, type QuantityRefusal } from './parse-quantity.ts'
export { removeLine } from './remove-line.ts'
export { type Replacement, replaceLine } from './replace-line.ts'
export { type QuantityChange, type SetQuantityRefusal, setQuantity } from './set-quantity.ts'
export {
  type PriceSettings,
  type ProductRefusal,
  type ProductToValidate,
  validateProduct,
} from './validate-product.ts'
export { withQuantity } from './with-quantity.ts'
