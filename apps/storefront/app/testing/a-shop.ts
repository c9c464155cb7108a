import { plainLook } from '@vonk/domain/looks'
import { priceFormatOf, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { facts as de } from '@vonk/languages/de/facts'
import { facts as en } from '@vonk/languages/en/facts'
import { facts as nl } from '@vonk/languages/nl/facts'
import type { ShopData } from '../features/stores/index.ts'

const facts = { nl, en, de }

type Address = { host: string; pathPrefix?: string }

function aView(code: string, language: keyof typeof facts, { host, pathPrefix = '' }: Address): StoreView {
  const brand = code.startsWith('rz') ? 'razz' : 'vonk'
  const isSampleSale = code.includes('ss_')
  return {
    code,
    number: 1,
    brand,
    brandName: brand === 'vonk' ? 'Vonk' : 'Razz',
    words:
      brand === 'vonk'
        ? { line: 'Clothes for children', home: 'Spark on. Off you go.', notFound: 'This page is out playing.' }
        : { line: 'The loud little sister' },
    look: brand === 'vonk' ? plainLook : { ...plainLook, ground: '#ffffff', radius: 0, border: 3 },
    isSampleSale,
    hasFamilyAccount: brand === 'vonk' && !isSampleSale,
    host,
    pathPrefix,
    appendStoreCode: pathPrefix !== '',
    language,
    locale: facts[language].prices,
    taxCountry: language === 'de' ? 'DE' : 'NL',
    rootCategoryId: 2,
    currency: 'EUR',
    priceFormat: priceFormatOf(facts[language].prices),
    titleTemplate: brand === 'vonk' ? '%s | Vonk' : '%s | Razz',
    seo: { useTrailingSlash: true, hreflangPrefix: '' },
    googleTagManager: { id: null, domain: '', loadScript: true },
    hasShops: true,
    homeDelivery: {
      price: 495,
      freeFrom: 7500,
      isSameDayOffered: language !== 'de',
      sameDayPrice: language === 'de' ? null : 895,
      isPickupFree: true,
    },
    settings: {},
  }
}

/** A small label: Vonk in three languages, its sample sale in one, its sister in two. */
export const aDirectory: StoreDirectory = {
  defaultCode: 'nl',
  views: [
    aView('nl', 'nl', { host: 'vonk.test' }),
    aView('en', 'en', { host: 'vonk.test', pathPrefix: 'en' }),
    aView('de', 'de', { host: 'de.vonk.test' }),
    aView('vss_nl', 'nl', { host: 'sale.vonk.test' }),
    aView('rz_en', 'en', { host: 'razz.test' }),
    aView('rz_nl', 'nl', { host: 'razz.test', pathPrefix: 'nl' }),
  ],
}

function viewOf(code: string): StoreView {
  const view = aDirectory.views.find((candidate) => candidate.code === code)
  if (!view) throw new Error(`The label of the tests has no view "${code}"`)
  return view
}

export function aShop(code: string, overrides: Partial<ShopData> = {}): ShopData {
  return {
    view: viewOf(code),
    directory: aDirectory,
    origin: { protocol: 'http:', port: '3000' },
    look: { sheet: '/look/vonk-0123456789ab.css', fonts: [] },
    themeColour: 'white',
    ...overrides,
  }
}
