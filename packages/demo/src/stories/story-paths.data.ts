import { text } from '../words/text.ts'

/** Where the pages of a view live, inside its folder. */
export const pagePaths = {
  home: text('home', 'home', 'home'),
  theme: text('config/theme', 'config/theme', 'config/theme'),
  'no-result': text('config/no-result', 'config/no-result', 'config/no-result'),
  // What stands with the products of a category, under the category's own path.
  'among-girls': text('config/category/meisjes', 'config/category/maedchen', 'config/category/girls'),
  'among-baby': text('config/category/baby', 'config/category/baby', 'config/category/baby'),
  'among-new': text('config/category/nieuw', 'config/category/neu', 'config/category/new'),
  'waiting-room': text('wachtkamer', 'warteraum', 'waiting-room'),
  'customer-service': text('klantenservice', 'kundenservice', 'customer-service'),
  delivery: text('bezorgen', 'versand', 'delivery'),
  returns: text('retourneren', 'rueckgabe', 'returns'),
  withdrawal: text('herroepen', 'widerruf', 'withdrawal'),
  'size-guide': text('maattabel', 'groessentabelle', 'size-guide'),
  stores: text('onze-winkels', 'unsere-laeden', 'our-stores'),
  contact: text('contact', 'kontakt', 'contact'),
  about: text('over-ons', 'ueber-uns', 'about-us'),
  terms: text('algemene-voorwaarden', 'agb', 'terms-and-conditions'),
  privacy: text('privacy', 'datenschutz', 'privacy'),
  cookies: text('cookies', 'cookies', 'cookies'),
  imprint: text('colofon', 'impressum', 'imprint'),
  accessibility: text('toegankelijkheid', 'barrierefreiheit', 'accessibility'),
  blog: text('blog', 'blog', 'blog'),
  'how-it-works': text('zo-werkt-het', 'so-funktionierts', 'how-it-works'),
  // The address of the category that shows this page instead of a list.
  inspiration: text('inspiratie', 'inspiration', 'inspiration'),
  lookbook: text('lookbook', 'lookbook', 'lookbook'),
  'winter-coats': text('winterjassen', 'winterjacken', 'winter-coats'),
  'back-to-school': text('terug-naar-school', 'zurueck-zur-schule', 'back-to-school'),
  party: text('feestkleding', 'festmode', 'party'),
  newborn: text('geboorte', 'geburt', 'newborn'),
  denim: text('denim', 'denim', 'denim'),
  festival: text('festival', 'festival', 'festival'),
  skate: text('skate', 'skate', 'skate'),
} as const

export type PageKey = keyof typeof pagePaths
