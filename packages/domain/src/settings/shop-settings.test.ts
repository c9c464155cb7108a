import { describe, expect, expectTypeOf, it } from 'vitest'
import type { LookupSettings } from '../addresses/index.ts'
import type { CheckoutSettings, MinicartSettings, OrderLimit, PriceSettings, StockSyncSettings } from '../cart/index.ts'
import type { FilterQuerySettings } from '../filters/index.ts'
import type { EarningSettings } from '../loyalty/index.ts'
import type { ConnectSettings, MergeSettings } from '../merge/index.ts'
import type { PriceGroupSettings, TierSettings } from '../pricing/index.ts'
import type { DirectAccessSettings } from '../products/index.ts'
import type { CutoffSettings } from '../shipping/index.ts'
import type { LowStockSettings, PrefetchSettings, StockRequestSettings } from '../stock/index.ts'
import type { RefreshSettings } from '../sync-tasks/index.ts'
import type { TaxCountrySettings, TaxGroupSettings } from '../tax/index.ts'
import type { PointsSettings } from '../tenders/index.ts'
import type { BreadcrumbSettings, UrlSettings } from '../urls/index.ts'
import type { ListingSettings } from '../variants/index.ts'
import { defaultSettings, type ShopSettings } from './shop-settings.ts'

describe('defaultSettings', () => {
  it('holds the values the owner wrote down', () => {
    expect(defaultSettings).toMatchObject({
      useUrlDispatcher: true,
      listOutOfStock: false,
      preventConfigurableChildrenDirectAccess: true,
      allowOutOfStockInCart: true,
      useZeroPriceProduct: true,
      minicartCountType: 'quantities',
      maxProductsPerOrder: 40,
      maxCartBypassAttempts: 3,
      maxTokenRefreshAttempts: 3,
      lowStockThreshold: 5,
      checkoutActiveMs: 30 * 60 * 1000,
    })
  })

  it('adds the routes of content pages [CMS-33]', () => {
    expect(defaultSettings.addContentRoutes).toBe(true)
  })

  it('can be handed to every rule that asks for a setting', () => {
    expectTypeOf<ShopSettings>().toExtend<CheckoutSettings & MinicartSettings & OrderLimit & StockSyncSettings>()
    expectTypeOf<ShopSettings>().toExtend<ConnectSettings & MergeSettings & RefreshSettings>()
    expectTypeOf<ShopSettings>().toExtend<PriceSettings & PriceGroupSettings & TierSettings & PointsSettings>()
    expectTypeOf<ShopSettings>().toExtend<TaxCountrySettings & TaxGroupSettings>()
    expectTypeOf<ShopSettings>().toExtend<LowStockSettings & PrefetchSettings & StockRequestSettings>()
    expectTypeOf<ShopSettings>().toExtend<DirectAccessSettings & ListingSettings>()
    expectTypeOf<ShopSettings>().toExtend<UrlSettings & BreadcrumbSettings & FilterQuerySettings>()
    expectTypeOf<ShopSettings>().toExtend<CutoffSettings & LookupSettings & EarningSettings>()
  })
})
