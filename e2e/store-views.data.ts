/** The twelve store views at their local addresses, as the owner decided them; written down apart from the shop's own list. */
export const storeViews = [
  { code: 'nl', host: 'localhost', path: '/', shop: 'Vonk', language: 'nl' },
  { code: 'en', host: 'localhost', path: '/en/', shop: 'Vonk', language: 'en' },
  { code: 'de', host: 'de.localhost', path: '/', shop: 'Vonk', language: 'de' },
  { code: 'vss_nl', host: 'samplesale.localhost', path: '/', shop: 'Vonk Sample Sale', language: 'nl' },
  { code: 'vss_en', host: 'samplesale.localhost', path: '/en/', shop: 'Vonk Sample Sale', language: 'en' },
  { code: 'vss_de', host: 'samplesale.localhost', path: '/de/', shop: 'Vonk Sample Sale', language: 'de' },
  { code: 'rz_en', host: 'razz.localhost', path: '/', shop: 'Razz', language: 'en' },
  { code: 'rz_nl', host: 'razz.localhost', path: '/nl/', shop: 'Razz', language: 'nl' },
  { code: 'rz_de', host: 'razz.localhost', path: '/de/', shop: 'Razz', language: 'de' },
  { code: 'rzss_en', host: 'razz-samplesale.localhost', path: '/', shop: 'Razz Sample Sale', language: 'en' },
  { code: 'rzss_nl', host: 'razz-samplesale.localhost', path: '/nl/', shop: 'Razz Sample Sale', language: 'nl' },
  { code: 'rzss_de', host: 'razz-samplesale.localhost', path: '/de/', shop: 'Razz Sample Sale', language: 'de' },
] as const
