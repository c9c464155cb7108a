import { toCents, toDecimal } from '@vonk/domain/money'
import type { DeliveryCost, StoreView } from '@vonk/domain/stores'
import type { StoreViewDto } from './store-views.ts'

/** A store view in the words of the wire. */
export function toStoreViewDto(view: StoreView): StoreViewDto {
  const { priceFormat } = view
  return {
    storeCode: view.code,
    storeId: view.number,
    brand: view.brand,
    brandName: view.brandName,
    words: view.words,
    ...(view.look && { look: view.look }),
    host: view.host,
    url: `/${view.pathPrefix}`,
    appendStoreCode: view.appendStoreCode,
    isSampleSale: view.isSampleSale,
    ...(view.isHidden && { isHidden: view.isHidden }),
    ...(view.isUnindexed && { isUnindexed: view.isUnindexed }),
    hasFamilyAccount: view.hasFamilyAccount,
    rootCategoryId: view.rootCategoryId,
    titleTemplate: view.titleTemplate,
    i18n: {
      defaultLanguage: view.language,
      defaultLocale: view.locale,
      defaultCountry: view.taxCountry,
      currencyCode: view.currency,
      currencySign: priceFormat.currencySign,
      currencyDecimal: priceFormat.decimalSeparator,
      currencyGroup: priceFormat.groupSeparator,
      fractionDigits: priceFormat.fractionDigits,
      priceFormat: priceFormat.pattern,
      dateFormat: priceFormat.dateFormat,
    },
    tax: { defaultCountry: view.taxCountry },
    seo: view.seo,
    googleTagManager: view.googleTagManager,
    hasShops: view.hasShops,
    homeDelivery: changeAmounts(view.homeDelivery, toDecimal),
    ...(view.guaranteeNotice && { guaranteeNotice: view.guaranteeNotice }),
    settings: view.settings,
  }
}

/** The same store view in our own words. */
export function fromStoreViewDto(dto: StoreViewDto): StoreView {
  const { i18n } = dto
  return {
    code: dto.storeCode,
    number: dto.storeId,
    brand: dto.brand,
    brandName: dto.brandName,
    words: dto.words,
    ...(dto.look && { look: dto.look }),
    isSampleSale: dto.isSampleSale,
    ...(dto.isHidden && { isHidden: dto.isHidden }),
    ...(dto.isUnindexed && { isUnindexed: dto.isUnindexed }),
    hasFamilyAccount: dto.hasFamilyAccount,
    host: dto.host,
    pathPrefix: dto.url.slice(1),
    appendStoreCode: dto.appendStoreCode,
    language: i18n.defaultLanguage,
    locale: i18n.defaultLocale,
    taxCountry: dto.tax.defaultCountry,
    rootCategoryId: dto.rootCategoryId,
    currency: i18n.currencyCode,
    titleTemplate: dto.titleTemplate,
    priceFormat: {
      locale: i18n.defaultLocale,
      currencySign: i18n.currencySign,
      decimalSeparator: i18n.currencyDecimal,
      groupSeparator: i18n.currencyGroup,
      fractionDigits: i18n.fractionDigits,
      pattern: i18n.priceFormat,
      dateFormat: i18n.dateFormat,
    },
    seo: dto.seo,
    googleTagManager: dto.googleTagManager,
    hasShops: dto.hasShops,
    homeDelivery: changeAmounts(dto.homeDelivery, toCents),
    ...(dto.guaranteeNotice && { guaranteeNotice: dto.guaranteeNotice }),
    settings: dto.settings,
  }
}

/** Amounts are decimal on the wire and cents inside. */
function changeAmounts(cost: DeliveryCost | null, change: (amount: number) => number): DeliveryCost | null {
  const changeAny = (amount: number | null) => (amount === null ? null : change(amount))
  return (
    cost && {
      ...cost,
      price: change(cost.price),
      freeFrom: changeAny(cost.freeFrom),
      sameDayPrice: changeAny(cost.sameDayPrice ?? null),
    }
  )
}
