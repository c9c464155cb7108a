import type { Language } from '@vonk/domain/stores'
import type { StoreViewRow } from './schema.ts'

type Shop = Pick<StoreViewRow, 'titleTemplate' | 'isSampleSale' | 'hasFamilyAccount' | 'rootCategoryId'>

const vonk: Shop = { titleTemplate: '%s | Vonk', isSampleSale: false, hasFamilyAccount: true, rootCategoryId: 2 }
const vonkSale: Shop = {
  titleTemplate: '%s | Vonk Sample Sale',
  isSampleSale: true,
  hasFamilyAccount: false,
  rootCategoryId: 2,
}
const razz: Shop = { titleTemplate: '%s | Razz', isSampleSale: false, hasFamilyAccount: false, rootCategoryId: 2 }
const razzSale: Shop = {
  titleTemplate: '%s | Razz Sample Sale',
  isSampleSale: true,
  hasFamilyAccount: false,
  rootCategoryId: 2,
}

/** The twelve store views of the label on local hosts; an installation moves them to its own with `vonk stores set`. */
export const twelveViews: readonly StoreViewRow[] = [
  view('nl', vonk, 'nl', 'localhost'),
  view('en', vonk, 'en', 'localhost', 'en'),
  view('de', vonk, 'de', 'de.localhost'),
  view('vss_nl', vonkSale, 'nl', 'samplesale.localhost'),
  view('vss_en', vonkSale, 'en', 'samplesale.localhost', 'en'),
  view('vss_de', vonkSale, 'de', 'samplesale.localhost', 'de'),
  view('rz_en', razz, 'en', 'razz.localhost'),
  view('rz_nl', razz, 'nl', 'razz.localhost', 'nl'),
  view('rz_de', razz, 'de', 'razz.localhost', 'de'),
  view('rzss_en', razzSale, 'en', 'razz-samplesale.localhost'),
  view('rzss_nl', razzSale, 'nl', 'razz-samplesale.localhost', 'nl'),
  view('rzss_de', razzSale, 'de', 'razz-samplesale.localhost', 'de'),
].map((row, position) => ({ ...row, position }))

function view(code: string, shop: Shop, language: Language, host: string, pathPrefix = ''): StoreViewRow {
  return {
    ...shop,
    code,
    position: 0,
    isDefault: code === 'nl',
    host,
    pathPrefix,
    appendStoreCode: pathPrefix !== '',
    language,
    taxCountry: language === 'de' ? 'DE' : 'NL',
    useTrailingSlash: true,
    hreflangPrefix: '',
    tagManagerId: null,
    tagManagerDomain: 'https://www.googletagmanager.com',
    tagManagerLoadScript: true,
    // German law wants an address confirmed before anything is sent to it.
    settings: language === 'de' ? { newsletterDoubleOptIn: true } : {},
  }
}
