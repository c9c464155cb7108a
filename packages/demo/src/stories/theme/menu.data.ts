import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import type { Shown } from '../pictures.ts'
import type { StoryKey } from '../story-ids.ts'
import type { Branded } from '../story-view.ts'

export type PromoWords = { readonly title: Translated; readonly text: Translated; readonly shows: Shown }

/** The departments in the order of the menu, each with its picture. */
export const promos: Branded<Readonly<Record<string, PromoWords>>> = {
  vonk: {
    girls: {
      title: text('Voor wie nooit stilzit', 'Für alle, die nie stillsitzen', 'For those who never sit still'),
      text: text('Jurken om in te klimmen', 'Kleider zum Klettern', 'Dresses made for climbing'),
      shows: 'vonk-girls',
    },
    boys: {
      title: text('Dino’s, raketten, ruiten', 'Dinos, Raketen, Karos', 'Dinos, rockets, checks'),
      text: text('Stevig bij de knieën', 'An den Knien verstärkt', 'Tough at the knees'),
      shows: 'vonk-boys',
    },
    baby: {
      title: text('Zacht begin', 'Sanfter Anfang', 'A soft start'),
      text: text(
        'Van de eerste dag tot de eerste stap',
        'Vom ersten Tag bis zum ersten Schritt',
        'From day one to step one',
      ),
      shows: 'vonk-baby',
    },
    new: {
      title: text('Net uitgepakt', 'Frisch ausgepackt', 'Just unpacked'),
      text: text('Elke week nieuwe kleuren', 'Jede Woche neue Farben', 'New colours every week'),
      shows: 'vonk-new-in',
    },
    sale: {
      title: text('Kleine prijzen', 'Kleine Preise', 'Small prices'),
      text: text('Zolang de maat er is', 'Solange die Größe da ist', 'While your size is here'),
      shows: 'vonk-sale',
    },
  },
  razz: {
    girls: {
      title: text('Niet lief. Wel goed.', 'Nicht brav. Aber gut.', 'Not sweet. Just right.'),
      text: text('Girls, harder dan hard', 'Girls, lauter als laut', 'Girls, louder than loud'),
      shows: 'razz-girls',
    },
    boys: {
      title: text('Breed is het nieuwe strak', 'Weit ist das neue Eng', 'Wide is the new tight'),
      text: text('Boys, van board tot bus', 'Boys, vom Board zum Bus', 'Boys, from board to bus'),
      shows: 'razz-boys',
    },
    all: {
      title: text('Van wie? Van jou.', 'Für wen? Für dich.', 'Whose? Yours.'),
      text: text('Hoodies zonder hokjes', 'Hoodies ohne Schubladen', 'Hoodies without boxes'),
      shows: 'razz-hoodies',
    },
    new: {
      title: text('Vers van de pers', 'Frisch gedruckt', 'Fresh off the press'),
      text: text('Nieuwe drop, elke vrijdag', 'Neuer Drop, jeden Freitag', 'New drop, every Friday'),
      shows: 'razz-new-in',
    },
    sale: {
      title: text('Weg is weg', 'Weg ist weg', 'Gone is gone'),
      text: text('Laagste prijs, laatste maten', 'Bester Preis, letzte Größen', 'Lowest price, last sizes'),
      shows: 'razz-sale',
    },
  },
}

/** What a department's submenu begins with, beside its new things and its sale. */
export const pinned: Branded<Readonly<Record<string, readonly StoryKey[]>>> = {
  vonk: {
    girls: ['winter-coats', 'party'],
    boys: ['winter-coats', 'back-to-school'],
    baby: ['newborn', 'winter-coats'],
  },
  razz: { girls: ['denim', 'festival'], boys: ['skate', 'denim'], all: ['skate', 'festival'] },
}

/** What people look for now, under "new" and "sale". */
export const wanted: Branded<readonly string[]> = {
  vonk: ['girls-winter-coats', 'boys-winter-coats', 'girls-dresses', 'boys-hoodies', 'baby-pajamas', 'girls-hats'],
  razz: ['all-hoodies', 'girls-jeans', 'boys-jeans', 'girls-winter-coats', 'boys-sneakers', 'all-bags'],
}

export const landings: Branded<readonly StoryKey[]> = {
  vonk: ['winter-coats', 'party', 'back-to-school', 'newborn'],
  razz: ['denim', 'skate', 'festival'],
}

export const menuTexts = {
  highlights: text('Uitgelicht', 'Im Fokus', 'Highlights'),
  newIn: text('Nieuw binnen', 'Neu eingetroffen', 'New in'),
  onSale: text('In de sale', 'Im Sale', 'On sale'),
  wanted: text('Nu gezocht', 'Jetzt gesucht', 'In demand'),
  byDepartment: text('Per afdeling', 'Nach Abteilung', 'By department'),
  shops: text('Shop het verhaal', 'Die Themen', 'Shop the story'),
  stories: text('Lezen', 'Lesen', 'Read'),
  allStories: text('Alle verhalen', 'Alle Geschichten', 'All stories'),
  give: text('Samengesteld', 'Zusammengestellt', 'Put together'),
  sampleTitle: text('Laatste stuks', 'Letzte Stücke', 'Last pieces'),
  sampleText: text('Op is echt op', 'Weg ist wirklich weg', 'Gone is really gone'),
} as const

/** What a story is called in a menu or a footer. */
export const storyLabels: Readonly<Partial<Record<StoryKey, Translated>>> = {
  'winter-coats': text('Winterjassen', 'Winterjacken', 'Winter coats'),
  'back-to-school': text('Terug naar school', 'Zurück zur Schule', 'Back to school'),
  party: text('Feestkleding', 'Festmode', 'Party clothes'),
  newborn: text('Geboorte en kraamtijd', 'Geburt und erste Wochen', 'Newborn'),
  denim: text('Denim', 'Denim', 'Denim'),
  festival: text('Festival', 'Festival', 'Festival'),
  skate: text('Skate', 'Skate', 'Skate'),
  'customer-service': text('Klantenservice', 'Kundenservice', 'Customer service'),
  delivery: text('Bezorgen en betalen', 'Versand und Zahlung', 'Delivery and payment'),
  returns: text('Ruilen en retourneren', 'Umtausch und Rückgabe', 'Returns and exchanges'),
  withdrawal: text('Herroepingsrecht', 'Widerrufsbelehrung', 'Right of withdrawal'),
  'size-guide': text('Maattabel', 'Größentabelle', 'Size guide'),
  stores: text('Onze winkels', 'Unsere Läden', 'Our stores'),
  contact: text('Contact', 'Kontakt', 'Contact'),
  about: text('Over ons', 'Über uns', 'About us'),
  terms: text('Algemene voorwaarden', 'AGB', 'Terms and conditions'),
  privacy: text('Privacyverklaring', 'Datenschutzerklärung', 'Privacy policy'),
  cookies: text('Cookies', 'Cookies', 'Cookies'),
  imprint: text('Colofon', 'Impressum', 'Imprint'),
  accessibility: text('Toegankelijkheid', 'Barrierefreiheit', 'Accessibility'),
  blog: text('Blog', 'Blog', 'Blog'),
  'how-it-works': text('Zo werkt het', 'So funktioniert’s', 'How it works'),
  'waiting-room': text('Wachtkamer', 'Warteraum', 'Waiting room'),
}
