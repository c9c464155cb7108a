import type { OrderDto } from '@vonk/contract'
import type { LedgerEntry } from '@vonk/domain/loyalty'
import type { Language } from '@vonk/domain/stores'

type Texts = Readonly<
  Record<
    | 'title'
    | 'intro'
    | 'profile'
    | 'addresses'
    | 'children'
    | 'wishlist'
    | 'points'
    | 'card'
    | 'newsletters'
    | 'stockAlerts'
    | 'sessions'
    | 'passkeys'
    | 'used'
    | 'orders'
    | 'name'
    | 'email'
    | 'since'
    | 'address'
    | 'phone'
    | 'date'
    | 'reason'
    | 'product'
    | 'price'
    | 'status'
    | 'number'
    | 'total'
    | 'device'
    | 'confirmed'
    | 'birthMonth'
    | 'height'
    | 'size'
    | 'yes'
    | 'no'
    | 'nothing',
    string
  >
>

/** The words of the readable half of an export. */
export const accountTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    title: 'Je gegevens',
    intro: 'Dit is alles wat we van je account bewaren. Hetzelfde staat in account.json, voor programma’s.',
    profile: 'Profiel',
    addresses: 'Adressen',
    children: 'Kinderen',
    wishlist: 'Verlanglijst',
    points: 'Punten',
    card: 'Klantenkaart',
    newsletters: 'Nieuwsbrieven',
    stockAlerts: 'Waarvan je wilt horen als het er weer is',
    sessions: 'Waar je bent ingelogd',
    passkeys: 'Passkeys',
    used: 'Laatst gebruikt',
    orders: 'Bestellingen',
    name: 'Naam',
    email: 'E-mailadres',
    since: 'Sinds',
    address: 'Adres',
    phone: 'Telefoon',
    date: 'Datum',
    reason: 'Reden',
    product: 'Artikel',
    price: 'Prijs toen',
    status: 'Status',
    number: 'Nummer',
    total: 'Totaal',
    device: 'Apparaat',
    confirmed: 'Bevestigd',
    birthMonth: 'Geboortemaand',
    height: 'Lengte',
    size: 'Maat',
    yes: 'ja',
    no: 'nee',
    nothing: 'Niets.',
  },
  de: {
    title: 'Deine Daten',
    intro: 'Das ist alles, was wir zu deinem Konto speichern. Dasselbe steht für Programme in account.json.',
    profile: 'Profil',
    addresses: 'Adressen',
    children: 'Kinder',
    wishlist: 'Wunschliste',
    points: 'Punkte',
    card: 'Kundenkarte',
    newsletters: 'Newsletter',
    stockAlerts: 'Worüber du Bescheid bekommst, wenn es wieder da ist',
    sessions: 'Wo du angemeldet bist',
    passkeys: 'Passkeys',
    used: 'Zuletzt benutzt',
    orders: 'Bestellungen',
    name: 'Name',
    email: 'E-Mail-Adresse',
    since: 'Seit',
    address: 'Adresse',
    phone: 'Telefon',
    date: 'Datum',
    reason: 'Grund',
    product: 'Artikel',
    price: 'Preis damals',
    status: 'Status',
    number: 'Nummer',
    total: 'Gesamt',
    device: 'Gerät',
    confirmed: 'Bestätigt',
    birthMonth: 'Geburtsmonat',
    height: 'Körpergröße',
    size: 'Größe',
    yes: 'ja',
    no: 'nein',
    nothing: 'Nichts.',
  },
  en: {
    title: 'Your data',
    intro: 'This is everything we keep of your account. The same is in account.json, for programs.',
    profile: 'Profile',
    addresses: 'Addresses',
    children: 'Children',
    wishlist: 'Wishlist',
    points: 'Points',
    card: 'Loyalty card',
    newsletters: 'Newsletters',
    stockAlerts: 'What you want to hear of when it is back',
    sessions: 'Where you are logged in',
    passkeys: 'Passkeys',
    used: 'Last used',
    orders: 'Orders',
    name: 'Name',
    email: 'Email address',
    since: 'Since',
    address: 'Address',
    phone: 'Phone',
    date: 'Date',
    reason: 'Reason',
    product: 'Item',
    price: 'Price then',
    status: 'Status',
    number: 'Number',
    total: 'Total',
    device: 'Device',
    confirmed: 'Confirmed',
    birthMonth: 'Month of birth',
    height: 'Height',
    size: 'Size',
    yes: 'yes',
    no: 'no',
    nothing: 'Nothing.',
  },
}

/** The labels that the account shows beside an order. */
export const statusTexts: Readonly<Record<Language, Readonly<Record<OrderDto['status'], string>>>> = {
  nl: {
    placed: 'Bestelling geplaatst',
    pending: 'In afwachting',
    processing: 'In behandeling/geëxporteerd',
    shipped: 'Bestelling verwerkt (verzonden)',
    returned: 'Bestelling geretourneerd',
    canceled: 'Geannuleerd',
  },
  de: {
    placed: 'Bestellung aufgegeben',
    pending: 'Ausstehend',
    processing: 'In Bearbeitung/exportiert',
    shipped: 'Bestellung bearbeitet (versandt)',
    returned: 'Bestellung zurückgesendet',
    canceled: 'Storniert',
  },
  en: {
    placed: 'Order Placed',
    pending: 'Pending',
    processing: 'Processing/Exported',
    shipped: 'Order Processed (shipped)',
    returned: 'Order Returned',
    canceled: 'Canceled',
  },
}

export const reasonTexts: Readonly<Record<Language, Readonly<Record<LedgerEntry['reason'], string>>>> = {
  nl: {
    earned: 'gespaard',
    spent: 'uitgegeven',
    'given-back': 'teruggekregen',
    revoked: 'vervallen door een retour',
    'spent-again': 'alsnog uitgegeven',
    expired: 'verlopen',
  },
  de: {
    earned: 'gesammelt',
    spent: 'ausgegeben',
    'given-back': 'zurückerhalten',
    revoked: 'entfallen durch eine Rücksendung',
    'spent-again': 'doch noch ausgegeben',
    expired: 'verfallen',
  },
  en: {
    earned: 'earned',
    spent: 'spent',
    'given-back': 'given back',
    revoked: 'taken back after a return',
    'spent-again': 'spent after all',
    expired: 'expired',
  },
}
