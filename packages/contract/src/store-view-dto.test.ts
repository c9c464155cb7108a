import { plainLook } from '@vonk/domain/looks'
import type { StoreView } from '@vonk/domain/stores'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromStoreViewDto, toStoreViewDto } from './store-view-dto.ts'
import { storeViewSchema } from './store-views.ts'

const locale = fc.constantFrom('nl-NL' as const, 'en-US' as const, 'de-DE' as const)
const anyStoreView: fc.Arbitrary<StoreView> = locale.chain((chosen) =>
  fc.record({
    code: fc.string(),
    number: fc.nat(),
    brand: fc.string(),
    brandName: fc.string(),
    words: fc.record({ line: fc.string() }, { requiredKeys: [] }),
    look: fc.constantFrom(plainLook, undefined),
    isSampleSale: fc.boolean(),
    hasFamilyAccount: fc.boolean(),
    host: fc.domain(),
    pathPrefix: fc.constantFrom('', 'en', 'de'),
    appendStoreCode: fc.boolean(),
    language: fc.constantFrom('nl', 'en', 'de'),
    locale: fc.constant(chosen),
    taxCountry: fc.constantFrom('NL', 'DE', 'PL'),
    rootCategoryId: fc.integer(),
    currency: fc.constant('EUR' as const),
    titleTemplate: fc.string(),
    priceFormat: fc.record({
      locale: fc.constant(chosen),
      currencySign: fc.string(),
      decimalSeparator: fc.string(),
      groupSeparator: fc.string(),
      fractionDigits: fc.nat(4),
      pattern: fc.string(),
      dateFormat: fc.string(),
    }),
    seo: fc.record({ useTrailingSlash: fc.boolean(), hreflangPrefix: fc.string() }),
    hasShops: fc.boolean(),
    homeDelivery: fc.option(
      fc.record({
        price: fc.nat(5000),
        freeFrom: fc.option(fc.nat(20_000)),
        isSameDayOffered: fc.boolean(),
        sameDayPrice: fc.option(fc.nat(5000)),
        isPickupFree: fc.boolean(),
      }),
    ),
    settings: fc.record(
      { minicartCountType: fc.constantFrom('items', 'quantities'), listOutOfStock: fc.boolean() },
      { requiredKeys: [] },
    ),
    googleTagManager: fc.record({ id: fc.option(fc.string()), domain: fc.webUrl(), loadScript: fc.boolean() }),
  }),
)

describe('toStoreViewDto', () => {
  it('speaks the names of the wire [STORE-14] [STORE-15] [STORE-18]', () => {
    fc.assert(
      fc.property(anyStoreView, (view) => {
        const dto = toStoreViewDto(view)

        expect(storeViewSchema.parse(dto)).toEqual(dto)
        expect(dto).toMatchObject({
          storeCode: view.code,
          url: `/${view.pathPrefix}`,
          appendStoreCode: view.appendStoreCode,
          isSampleSale: view.isSampleSale,
          hasFamilyAccount: view.hasFamilyAccount,
          titleTemplate: view.titleTemplate,
          i18n: {
            defaultLanguage: view.language,
            defaultLocale: view.locale,
            currencySign: view.priceFormat.currencySign,
            currencyDecimal: view.priceFormat.decimalSeparator,
            currencyGroup: view.priceFormat.groupSeparator,
            fractionDigits: view.priceFormat.fractionDigits,
            priceFormat: view.priceFormat.pattern,
            dateFormat: view.priceFormat.dateFormat,
          },
          seo: view.seo,
          googleTagManager: view.googleTagManager,
        })
      }),
    )
  })
})

describe('fromStoreViewDto', () => {
  it('loses nothing on the way over the wire and back', () => {
    fc.assert(
      fc.property(anyStoreView, (view) => {
        const received = JSON.parse(JSON.stringify(toStoreViewDto(view)))

        expect(fromStoreViewDto(received)).toEqual(view)
      }),
    )
  })
})
