import type { NewBrand } from '@vonk/commerce/brands'
import type { NewStoreView } from '@vonk/commerce/stores'
import type { Language } from '@vonk/domain/stores'

type Shop = Pick<NewStoreView, 'brand' | 'titleTemplate' | 'isSampleSale' | 'hasFamilyAccount' | 'rootCategoryId'>

const vonk: Shop = {
  brand: 'vonk',
  titleTemplate: '%s | Vonk',
  isSampleSale: false,
  hasFamilyAccount: true,
  rootCategoryId: 2,
}
const vonkSale: Shop = {
  brand: 'vonk',
  titleTemplate: '%s | Vonk Sample Sale',
  isSampleSale: true,
  hasFamilyAccount: false,
  rootCategoryId: 2,
}
const razz: Shop = {
  brand: 'razz',
  titleTemplate: '%s | Razz',
  isSampleSale: false,
  hasFamilyAccount: false,
  rootCategoryId: 2,
}
const razzSale: Shop = {
  brand: 'razz',
  titleTemplate: '%s | Razz Sample Sale',
  isSampleSale: true,
  hasFamilyAccount: false,
  rootCategoryId: 2,
}

/** The twelve store views of the label on local hosts; an installation moves them to its own with `vonk stores set`. */
export const twelveViews: readonly NewStoreView[] = [
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

function view(code: string, shop: Shop, language: Language, host: string, pathPrefix = ''): NewStoreView {
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

const address = { postcode: '3512 ZX', city: 'Utrecht', countryId: 'NL' }
const numbers = { registration: '00000012', vatId: 'NL000099998B57', vatIds: {} }

/** What the twelve sell under, and who sells. */
export const brandsOfViews: readonly NewBrand[] = [
  {
    code: 'vonk',
    name: 'Vonk',
    words: {
      nl: {
        line: 'Kleding voor kinderen van 0 tot 14',
        home: 'Vonk aan. Naar buiten.',
        notFound: 'Deze pagina is buiten spelen.',
        error: 'Oeps. Kortsluiting.',
        maintenance: 'We ruimen even op.',
      },
      en: {
        line: 'Clothes for children aged 0 to 14',
        home: 'Spark on. Off you go.',
        notFound: 'This page is out playing.',
        error: 'Oops. Short circuit.',
        maintenance: 'We are tidying up.',
      },
      de: {
        line: 'Kleidung für Kinder von 0 bis 14',
        home: 'Funke an. Und raus.',
        notFound: 'Diese Seite ist draußen spielen.',
        error: 'Ups. Kurzschluss.',
        maintenance: 'Wir räumen kurz auf.',
      },
    },
    seller: {
      ...{ name: 'Vonk Kinderkleding B.V.', street: 'Lantaarnkade 12', invoicePrefix: 'VK' },
      ...{ ...address, ...numbers, email: 'hallo@vonk.example', phone: '+31 30 010 18 40' },
    },
  },
  {
    code: 'razz',
    name: 'Razz',
    words: {
      nl: {
        line: 'Het zusje met de grote mond, van 10 tot 18',
        home: 'Te veel? Precies genoeg.',
        notFound: 'Hier is niks.',
        error: 'Kortsluiting.',
        maintenance: 'Even offline.',
      },
      en: {
        line: 'The loud little sister, for ages 10 to 18',
        home: 'Too much? Just enough.',
        notFound: 'Nothing here.',
        error: 'Short circuit.',
        maintenance: 'Offline for a bit.',
      },
      de: {
        line: 'Die laute kleine Schwester, von 10 bis 18',
        home: 'Zu viel? Genau richtig.',
        notFound: 'Hier ist nichts.',
        error: 'Kurzschluss.',
        maintenance: 'Kurz offline.',
      },
    },
    seller: {
      ...{ name: 'Razz by Vonk B.V.', street: 'Lantaarnkade 14', invoicePrefix: 'RZ' },
      ...{ ...address, ...numbers, email: 'yo@razz.example', phone: '+31 30 010 18 50' },
    },
  },
]
