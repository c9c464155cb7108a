import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'

/** `look`: how a preview draws it. */
export type OptionValue = readonly [title: Translated, price: number, kind: 'fixed' | 'percent', look?: string]
export type OptionChoice = {
  readonly type: 'radio' | 'drop_down' | 'select' | 'checkbox'
  readonly title: Translated
  /** What the shop does with the answer. */
  readonly purpose?: string
  readonly isRequired: boolean
  readonly values: readonly OptionValue[]
}

export const nameField = text('Naam of woord', 'Name oder Wort', 'Name or word')

/** What a buyer may choose about a printed name. */
export const nameChoices: readonly OptionChoice[] = [
  {
    type: 'radio',
    title: text('Soort letters', 'Schriftart', 'Lettering'),
    purpose: 'print-lettering',
    isRequired: true,
    values: [
      [text('Rond', 'Rund', 'Round'), 0, 'fixed', 'round'],
      [text('Blokletters', 'Blockschrift', 'Block letters'), 0, 'fixed', 'block'],
      [text('Geborduurd', 'Gestickt', 'Embroidered'), 20, 'percent', 'embroidered'],
    ],
  },
  {
    type: 'drop_down',
    title: text('Kleur van de letters', 'Farbe der Buchstaben', 'Letter colour'),
    purpose: 'print-colour',
    isRequired: true,
    values: [
      [text('Roomwit', 'Cremeweiß', 'Cream'), 0, 'fixed', '#f7efdc'],
      [text('Koraal', 'Koralle', 'Coral'), 0, 'fixed', '#e8604c'],
      [text('Reflecterend', 'Reflektierend', 'Reflective'), 2.5, 'fixed', '#b9c3c9'],
    ],
  },
  {
    type: 'select',
    title: text('Hoogte van de letters', 'Höhe der Buchstaben', 'Letter height'),
    purpose: 'print-height',
    isRequired: false,
    values: [
      [text('4 cm', '4 cm', '4 cm'), 0, 'fixed', '4'],
      [text('8 cm', '8 cm', '8 cm'), 5, 'percent', '8'],
    ],
  },
  {
    type: 'checkbox',
    title: text('Erbij', 'Dazu', 'Extras'),
    isRequired: false,
    values: [
      [text('Ingepakt als cadeau', 'Als Geschenk verpackt', 'Gift-wrapped'), 3.5, 'fixed'],
      [text('Kaartje met jouw tekst', 'Karte mit deinem Text', 'Card with your words'), 1.5, 'fixed'],
    ],
  },
]

export const giftTexts = {
  amount: text('Bedrag', 'Betrag', 'Amount'),
  recipient: text('Voor wie is de kaart?', 'Für wen ist die Karte?', 'Who is it for?'),
  message: text('Een paar woorden erbij', 'Ein paar Worte dazu', 'A few words with it'),
  address: text('E-mail van de ontvanger', 'E-Mail der beschenkten Person', 'Email of who gets it'),
  day: text('Versturen op', 'Senden am', 'Send on'),
} as const

export const patternTexts = {
  title: text('Patroon en uitleg (pdf)', 'Schnitt und Anleitung (PDF)', 'Pattern and instructions (PDF)'),
  links: text('Downloads', 'Downloads', 'Downloads'),
  shows: text('zo ziet het er genaaid uit', 'so sieht es genäht aus', 'what it looks like sewn'),
} as const

export const books = {
  vonk: [
    {
      name: text(
        'Naaiboek Tien patronen voor regendagen',
        'Nähbuch Zehn Schnitte für Regentage',
        'Ten patterns for rainy days, a sewing book',
      ),
      description: text(
        'Tien patronen op ware grootte, van slab tot tuinbroek, met bij elke stap een tekening. Het boek ligt open plat op tafel, want je hebt je handen nodig.',
        'Zehn Schnitte in Originalgröße, vom Lätzchen bis zur Latzhose, mit einer Zeichnung zu jedem Schritt. Das Buch bleibt flach auf dem Tisch liegen, denn die Hände werden gebraucht.',
        'Ten full-size patterns, from bib to dungarees, with a drawing for every step. The book lies flat on the table, because you need your hands.',
      ),
    },
    {
      name: text(
        'Prentenboek De vonk en de mist',
        'Bilderbuch Der Funke und der Nebel',
        'The spark and the fog, a picture book',
      ),
      description: text(
        'Een kleine vonk zoekt de weg naar de vuurtoren en komt onderweg meer tegen dan mist. Om voor te lezen vanaf een jaar of drie, en daarna zelf.',
        'Ein kleiner Funke sucht den Weg zum Leuchtturm und trifft unterwegs mehr als nur Nebel. Zum Vorlesen ab etwa drei Jahren, später zum Selberlesen.',
        'A small spark looks for the way to the lighthouse and meets more than fog. To read aloud from about age three, and alone after that.',
      ),
    },
  ],
  razz: [
    {
      name: text('Boek Verbouw je jeans', 'Buch Bau deine Jeans um', 'Rebuild your jeans, the book'),
      description: text(
        'Zestien ingrepen met schaar, naald en bleek. Geen regels, wel foto’s.',
        'Sechzehn Eingriffe mit Schere, Nadel und Bleiche. Keine Regeln, aber Fotos.',
        'Sixteen moves with scissors, needle and bleach. No rules, just pictures.',
      ),
    },
  ],
} as const
