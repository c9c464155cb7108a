import type { Translated } from './product-brief.ts'
import { text } from './text.ts'

/** What a product page calls the facts that are no filter. */
export const attributeLabels = {
  fit_advice: text('Pasvormadvies', 'Passform-Tipp', 'Fit advice'),
  care_instructions: text('Wasvoorschrift', 'Pflegehinweise', 'Care instructions'),
  care_symbols: text('Wassymbolen', 'Pflegesymbole', 'Care symbols'),
  composition: text('Samenstelling', 'Material', 'Composition'),
  manufacturer: text('Fabrikant', 'Hersteller', 'Manufacturer'),
  manufacturer_address: text('Adres van de fabrikant', 'Anschrift des Herstellers', 'Manufacturer’s address'),
  manufacturer_email: text('E-mail van de fabrikant', 'E-Mail des Herstellers', 'Manufacturer’s email'),
  responsible_person: text(
    'Verantwoordelijke in de EU',
    'Verantwortliche Person in der EU',
    'Responsible person in the EU',
  ),
  responsible_person_address: text(
    'Adres van de verantwoordelijke',
    'Anschrift der verantwortlichen Person',
    'Responsible person’s address',
  ),
  responsible_person_email: text(
    'E-mail van de verantwoordelijke',
    'E-Mail der verantwortlichen Person',
    'Responsible person’s email',
  ),
  safety_warnings: text('Waarschuwingen', 'Warnhinweise', 'Warnings'),
  product_labels: text('Labels', 'Labels', 'Labels'),
  new: text('Nieuw', 'Neu', 'New'),
  sale: text('Sale', 'Sale', 'Sale'),
} as const satisfies Record<string, Translated>

/** What a small flag on a picture says. */
export const productLabels = {
  'organic-cotton': text('Biologisch katoen', 'Bio-Baumwolle', 'Organic cotton'),
  recycled: text('Gerecyclede vezels', 'Recycelte Fasern', 'Recycled fibres'),
  waterproof: text('Waterdicht', 'Wasserdicht', 'Waterproof'),
  'last-pieces': text('Laatste stuks', 'Letzte Stücke', 'Last pieces'),
  'online-only': text('Alleen online', 'Nur online', 'Online only'),
} as const satisfies Record<string, Translated>
