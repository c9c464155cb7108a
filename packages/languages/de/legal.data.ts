import type { legal as reference } from '../nl/legal.data.ts'

/** The pages the law asks for; `{name}` and its like are facts about the seller. */
export const legal: typeof reference = {
  // Where they are, unless editors say otherwise.
  paths: {
    terms: '/agb',
    privacy: '/datenschutz',
    imprint: '/impressum',
    withdrawal: '/widerruf',
    accessibility: '/barrierefreiheit',
  },
  // What stands above each text until its owner has replaced it.
  notice: 'Dies ist ein Anfang. Ergänze den Text und lass ihn prüfen, bevor der Shop öffnet.',
  // A start of each, as headings and what stands below them.
  pages: {
    terms: {
      title: 'Allgemeine Geschäftsbedingungen',
      parts: [
        ['Anbieter', '{name}, {street}, {postcode} {city}. E-Mail {email}, Telefon {phone}.'],
        ['Vertragsschluss', 'Ein Vertrag kommt zustande, wenn du bestellst und wir die Bestellung bestätigen.'],
        ['Preise und Zahlung', 'Preise sind in Euro und enthalten die Mehrwertsteuer. Versandkosten siehst du vorher.'],
        ['Lieferung', 'Wir liefern in der Frist, die bei deiner Bestellung steht, spätestens in 30 Tagen.'],
        ['Widerruf', 'Du kannst den Vertrag binnen 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen.'],
        ['Beschwerden', 'Beschwerden richtest du an {email}. Wir antworten binnen 14 Tagen.'],
      ],
    },
    privacy: {
      title: 'Datenschutz',
      parts: [
        ['Verantwortlich', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Welche Daten', 'Name, Anschrift, E-Mail-Adresse und Bestellungen, um deine Bestellung auszuführen.'],
        ['Wie lange', 'So lange, wie das Gesetz es verlangt, und nicht länger als nötig.'],
        ['Deine Rechte', 'Du kannst Auskunft, Berichtigung, Übertragung und Löschung verlangen: {email}.'],
      ],
    },
    imprint: {
      title: 'Impressum',
      parts: [
        ['Anbieter', '{name}, {street}, {postcode} {city}.'],
        ['Kontakt', 'E-Mail {email}, Telefon {phone}.'],
        ['Register', 'Registernummer {registration}, USt-IdNr. {vatId}.'],
      ],
    },
    withdrawal: {
      title: 'Widerruf',
      parts: [
        ['Widerrufsrecht', 'Du kannst deine Bestellung binnen 14 Tagen nach Erhalt ohne Gründe widerrufen.'],
        ['Wie', 'Sag es uns mit dem Knopf am Fuß jeder Seite oder mit einer Nachricht an {email}.'],
        ['Folgen', 'Wir zahlen binnen 14 Tagen zurück, was du bezahlt hast, auch die üblichen Versandkosten.'],
      ],
    },
    accessibility: {
      title: 'Barrierefreiheit',
      parts: [
        ['Was wir erfüllen', 'Dieser Onlineshop ist nach WCAG 2.2, Stufe AA, und EN 301 549 gebaut.'],
        [
          'Was noch nicht gut genug ist',
          'Nenne hier, was noch nicht barrierefrei ist, warum, und was man stattdessen tun kann.',
        ],
        [
          'Woher wir das wissen',
          'Nenne hier, wie und wann der Shop geprüft wurde und wann diese Erklärung zuletzt überprüft wurde.',
        ],
        [
          'Du stößt auf eine Barriere?',
          'Schreib an {email} oder ruf an: {phone}. Nenne hier, wie schnell du antwortest und wer die Aufsicht hat.',
        ],
      ],
    },
  },
}
