import type { Shop } from '../../label/index.ts'
import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import type { Icon } from '../parts.ts'
import type { StoryKey } from '../story-ids.ts'
import type { Branded } from '../story-view.ts'

export type UspWords = { readonly label: Translated; readonly icon: Icon; readonly story: StoryKey }

const returns: UspWords = {
  label: text(
    '14 dagen bedenktijd, gratis retour',
    '14 Tage Widerrufsrecht, kostenlose Rückgabe',
    '14 days to change your mind, free returns',
  ),
  icon: 'return',
  story: 'returns',
}
const pickup: UspWords = {
  label: text('Gratis afhalen in de winkel', 'Kostenlose Abholung im Laden', 'Free pickup in store'),
  icon: 'store',
  story: 'delivery',
}

export const uspWords: Readonly<Record<Shop, readonly UspWords[]>> = {
  vonk: [
    {
      label: text('Gratis bezorgd vanaf 75 euro', 'Kostenloser Versand ab 75 Euro', 'Free delivery from 75 euros'),
      icon: 'truck',
      story: 'delivery',
    },
    returns,
    pickup,
    {
      label: text('Gemaakt om door te geven', 'Gemacht zum Weitergeben', 'Made to be handed down'),
      icon: 'heart',
      story: 'about',
    },
  ],
  razz: [
    {
      label: text('Nieuwe drop, elke vrijdag', 'Neuer Drop, jeden Freitag', 'New drop, every Friday'),
      icon: 'star',
      story: 'about',
    },
    { label: text('Snel in huis', 'Schnell bei dir', 'Fast to your door'), icon: 'truck', story: 'delivery' },
    {
      label: text('Past niet? Gratis terug', 'Passt nicht? Kostenlos zurück', 'Doesn’t fit? Free returns'),
      icon: 'return',
      story: 'returns',
    },
    pickup,
  ],
  'vonk-sample-sale': [
    {
      label: text(
        'Samples en laatste stuks, eerlijk afgeprijsd',
        'Muster und letzte Stücke, ehrlich reduziert',
        'Samples and last pieces, honestly reduced',
      ),
      icon: 'star',
      story: 'how-it-works',
    },
    {
      label: text(
        'Op is op: we vullen niet bij',
        'Weg ist weg: Wir füllen nicht nach',
        'Gone is gone: we never restock',
      ),
      icon: 'clock',
      story: 'how-it-works',
    },
    returns,
  ],
  'razz-sample-sale': [
    {
      label: text('Eén rek. Weg is weg.', 'Eine Stange. Weg ist weg.', 'One rail. Gone is gone.'),
      icon: 'clock',
      story: 'how-it-works',
    },
    {
      label: text('Ook in de sale: gratis terug', 'Auch im Sale: kostenlos zurück', 'On sale too: free returns'),
      icon: 'return',
      story: 'returns',
    },
    {
      label: text('Laagste prijs van Razz', 'Der kleinste Preis von Razz', 'The lowest price in Razz'),
      icon: 'star',
      story: 'how-it-works',
    },
  ],
}

export const storesLabel = text('Winkels', 'Läden', 'Stores')

/** The lists of the footer; what begins with a slash is a page with a fixed address. */
export const footerLists: readonly {
  readonly title: Translated
  readonly links: readonly (StoryKey | '/storelocator')[]
}[] = [
  {
    title: text('Service', 'Service', 'Service'),
    links: ['customer-service', 'delivery', 'returns', 'size-guide', '/storelocator', 'contact'],
  },
  { title: text('Over ons', 'Über uns', 'About us'), links: ['about', 'blog', 'stores', 'how-it-works'] },
  {
    title: text('Juridisch', 'Rechtliches', 'Legal'),
    links: ['terms', 'privacy', 'imprint', 'withdrawal', 'accessibility', 'cookies'],
  },
]

type NewsletterWords = Readonly<Record<'title' | 'text' | 'placeholder' | 'buttonLabel' | 'smallPrint', Translated>>

const placeholder = text('Jouw e-mailadres', 'Deine E-Mail-Adresse', 'Your email address')
const smallPrint = text(
  'De korting geldt eenmalig op je eerste bestelling. Afmelden kan met één klik in elke mail.',
  'Du bekommst zuerst eine Mail, um deine Anmeldung zu bestätigen. Der Rabatt gilt einmalig für deine erste Bestellung. Abmelden geht mit einem Klick in jeder Mail.',
  'The discount is valid once, on your first order. Unsubscribe with one click in any email.',
)

export const newsletterWords: Branded<NewsletterWords> = {
  vonk: {
    title: text(
      '10% korting op je eerste bestelling',
      '10\u00a0% auf deine erste Bestellung',
      '10% off your first order',
    ),
    text: text(
      'Nieuwe kleuren, knutselideeën en af en toe een cadeautje. Twee keer per maand, nooit vaker.',
      'Neue Farben, Bastelideen und ab und zu ein kleines Geschenk. Zweimal im Monat, nie öfter.',
      'New colours, things to make and now and then a little present. Twice a month, never more.',
    ),
    placeholder,
    buttonLabel: text('Houd me op de hoogte', 'Ja, ich bin dabei', 'Keep me posted'),
    smallPrint,
  },
  razz: {
    title: text('Pak 10% korting', 'Hol dir 10\u00a0%', 'Grab 10% off'),
    text: text(
      'Drops, sale, geen gezeur. Eén mail op vrijdag.',
      'Drops, Sale, kein Gelaber. Eine Mail am Freitag.',
      'Drops, sales, no noise. One email on Friday.',
    ),
    placeholder,
    buttonLabel: text('Ik doe mee', 'Bin dabei', 'I’m in'),
    smallPrint,
  },
}

/** The label lives on no network: its names there are kept for examples. */
export const socialLinks: Branded<
  readonly {
    readonly platform: 'instagram' | 'tiktok' | 'pinterest' | 'facebook' | 'youtube' | 'snapchat'
    readonly label: string
    readonly url: string
  }[]
> = {
  vonk: [
    { platform: 'instagram', label: 'Instagram', url: 'https://instagram.example.com/vonk' },
    { platform: 'pinterest', label: 'Pinterest', url: 'https://pinterest.example.com/vonk' },
    { platform: 'facebook', label: 'Facebook', url: 'https://facebook.example.com/vonk' },
  ],
  razz: [
    { platform: 'instagram', label: 'Instagram', url: 'https://instagram.example.com/razz' },
    { platform: 'tiktok', label: 'TikTok', url: 'https://tiktok.example.com/@razz' },
    { platform: 'youtube', label: 'YouTube', url: 'https://youtube.example.com/@razz' },
    { platform: 'snapchat', label: 'Snapchat', url: 'https://snapchat.example.com/razz' },
  ],
}

export const payments = text(
  'Veilig betalen met **iDEAL | Wero**, **creditcard**, **achteraf betalen** of een **cadeaukaart**. Alle prijzen zijn in euro’s en inclusief btw.',
  'Sicher bezahlen mit **Kreditkarte**, **Rechnung**, **iDEAL | Wero** oder **Geschenkkarte**. Alle Preise in Euro inkl. MwSt., zzgl. [Versandkosten](story:delivery).',
  'Pay safely with **iDEAL | Wero**, **credit card**, **pay later** or a **gift card**. All prices are in euros and include VAT.',
)

export const copyright = text(
  '© {year} {company}. Getekend, genaaid en ingepakt in Utrecht.',
  '© {year} {company}. Gezeichnet, genäht und verpackt in Utrecht.',
  '© {year} {company}. Drawn, sewn and packed in Utrecht.',
)

export const searchWords = {
  placeholder: {
    vonk: text('Waar zoek je naar?', 'Wonach suchst du?', 'What are you looking for?'),
    razz: text('Zoek het.', 'Such’s dir.', 'Find it.'),
  },
  popular: text('Veel gezocht', 'Oft gesucht', 'Popular searches'),
  newIn: text('Net binnen', 'Gerade eingetroffen', 'Just in'),
  departments: text('Kijk eens bij', 'Schau doch mal bei', 'Have a look at'),
} as const

/** What shoppers type, the most frequent first; a view offers the first six that it sells something for. */
export const popularSearches: Branded<readonly Translated[]> = {
  vonk: [
    text('winterjas', 'Winterjacke', 'winter coat'),
    text('jurk', 'Kleid', 'dress'),
    text('pyjama', 'Schlafanzug', 'pyjamas'),
    text('hoodie', 'Hoodie', 'hoodie'),
    text('muts', 'Mütze', 'beanie'),
    text('dino', 'Dino', 'dino'),
    text('trui', 'Pullover', 'jumper'),
    text('tuinbroek', 'Latzhose', 'dungarees'),
    text('strepen', 'Streifen', 'stripes'),
    text('sokken', 'Socken', 'socks'),
    text('t-shirt', 'T-Shirt', 'tee'),
  ],
  razz: [
    text('hoodie', 'Hoodie', 'hoodie'),
    text('jeans', 'Jeans', 'jeans'),
    text('sneakers', 'Sneaker', 'trainers'),
    text('rugzak', 'Rucksack', 'backpack'),
    text('pet', 'Cap', 'cap'),
    text('spijkerjack', 'Jeansjacke', 'denim jacket'),
    text('rok', 'Rock', 'skirt'),
    text('trui', 'Pullover', 'jumper'),
    text('strepen', 'Streifen', 'stripes'),
    text('sokken', 'Socken', 'socks'),
    text('t-shirt', 'T-Shirt', 'tee'),
    text('shorts', 'Shorts', 'shorts'),
  ],
}

export const searchTiles: Branded<readonly string[]> = {
  vonk: ['girls', 'boys', 'baby', 'sale'],
  razz: ['girls', 'boys', 'all', 'sale'],
}
