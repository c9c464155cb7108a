import { extraPaymentCodes } from '@vonk/domain/payments'
import type { ViewOverrides, ViewSettings } from '@vonk/domain/settings'
import { z } from 'zod'

const count = (least: number, most: number) => z.int().min(least).max(most)
const codes = z.array(z.string().regex(/^\w+$/, 'is no attribute code')).max(50)
const sort = z.string().regex(/^[\w.]{1,80}:(asc|desc)$/, 'is no sort such as updated_at:desc')

const credit = z.strictObject({
  lender: z.string().trim().min(2).max(100),
  dueDays: count(1, 1000),
  dueFrom: z.enum(['order', 'shipment', 'delivery']),
  instalments: count(1, 60),
  annualRate: z.number().min(0).max(100),
  fee: count(0, 99_999_999),
  lateFee: count(0, 99_999_999),
  terms: z.url({ protocol: /^https$/, error: 'is no https address' }).max(500),
})

/** One schema per setting: a setting that is forgotten here does not compile. */
const fields: { readonly [Name in keyof ViewSettings]: z.ZodType<ViewSettings[Name]> } = {
  useUrlDispatcher: z.boolean(),
  isMultistore: z.boolean(),
  addContentRoutes: z.boolean(),
  historyLength: count(1, 1000),
  useOutputCache: z.boolean(),
  pagePatienceMs: count(100, 60_000),
  fallbackReview: z
    .strictObject({ average: z.number().min(0), best: z.number().positive(), count: z.int().min(0) })
    .refine(({ average, best }) => average <= best, 'has an average above the best')
    .nullable(),

  listOutOfStock: z.boolean(),
  preventConfigurableChildrenDirectAccess: z.boolean(),
  listFilters: codes,
  systemFilterNames: codes,
  priceRanges: z
    .array(z.strictObject({ from: count(0, 99_999_999), to: count(1, 99_999_999).nullable() }))
    .max(20)
    .refine((ranges) => ranges.every(({ from, to }) => to === null || to > from), 'has a range that ends too early'),
  sortOptions: z.record(z.string().min(1).max(60), z.strictObject({ id: sort, type: z.literal('sort') })),
  defaultSort: sort,
  productPageSize: count(1, 200),
  maxFiltersQuerySize: count(1, 10_000),
  aggregationSize: count(1, 1000),
  aggregationSizes: z.record(z.string().max(60), count(1, 1000)),
  categoryFetchSize: count(1, 10_000),
  categoriesDynamicPrefetchLevel: count(0, 10),
  attributePageSize: count(1, 1000),
  loadByAttributeMetadata: z.boolean(),

  userGroupId: z.int().min(0).nullable(),
  usePriceTiers: z.boolean(),
  sourcePriceIncludesTax: z.boolean(),

  synchronizeStock: z.boolean(),
  lowStockThreshold: count(0, 1000),
  stockPrefetchCount: count(0, 100),
  stockChunkSize: count(1, 100),

  synchronizeCart: z.boolean(),
  synchronizeTotals: z.boolean(),
  serverMergeByDefault: z.boolean(),
  serverSyncCanRemoveLocalItems: z.boolean(),
  serverSyncCanModifyLocalItems: z.boolean(),
  maxCartBypassAttempts: count(0, 20),
  allowOutOfStockInCart: z.boolean(),
  useZeroPriceProduct: z.boolean(),
  minicartCountType: z.enum(['quantities', 'items']),
  externalCheckout: z.boolean(),
  maxProductsPerOrder: count(1, 1000),

  automaticTransmission: z.boolean(),
  checkoutActiveMs: count(60_000, 86_400_000),
  orderHistoryPageSize: count(1, 100),
  addressLookupCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'is no country code such as NL')).max(20),
  extraPaymentMethods: z.array(z.enum(extraPaymentCodes)).max(extraPaymentCodes.length),
  offersPayLater: z.boolean(),
  payLaterCredit: credit.nullable(),
  pickupSearchRadius: z.number().positive().max(1000),
  sameDayCutoffHour: count(0, 24),
  pointsPerEuro: count(1, 100_000),
  pointsEarnedPerEuro: count(0, 1000),
  newsletterCouponPercent: count(1, 100),
  newsletterDoubleOptIn: z.boolean(),

  autoRefreshTokens: z.boolean(),
  tokenInHeader: z.boolean(),
  maxTokenRefreshAttempts: count(0, 20),
  tokenRefreshRetryMs: count(10, 60_000),
  childColors: z.array(z.string().regex(/^[a-z]+$/, 'is no colour of the design')).max(20),
}

/** What a view sets differently from the shop's defaults; a name that is no setting is refused. */
// TypeScript cannot follow `partial` over a mapped type; the fields above are checked one by one.
export const viewOverridesSchema = z.strictObject(fields).partial() as unknown as z.ZodType<
  ViewOverrides,
  ViewOverrides
>
