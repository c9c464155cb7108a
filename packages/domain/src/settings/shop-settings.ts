import { type CartSettings, cartDefaults } from './cart-settings.ts'
import { type CatalogueSettings, catalogueDefaults } from './catalogue-settings.ts'
import { type OrderSettings, orderDefaults } from './order-settings.ts'
import { type PageSettings, pageDefaults } from './page-settings.ts'
import { type PriceSettings, priceDefaults } from './price-settings.ts'
import { type SessionSettings, sessionDefaults } from './session-settings.ts'
import { type StockSettings, stockDefaults } from './stock-settings.ts'

/** Everything about a store view that a rule asks for. Flat, so that a rule takes just the part it names. */
export type ShopSettings = PageSettings &
  CatalogueSettings &
  PriceSettings &
  StockSettings &
  CartSettings &
  OrderSettings &
  SessionSettings

export const defaultSettings: ShopSettings = {
  ...pageDefaults,
  ...catalogueDefaults,
  ...priceDefaults,
  ...stockDefaults,
  ...cartDefaults,
  ...orderDefaults,
  ...sessionDefaults,
}
