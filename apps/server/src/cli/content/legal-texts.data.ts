import type { Language } from '@vonk/domain/stores'
import type { LegalPage } from '@vonk/domain/urls'

type LegalText = { readonly title: string; readonly parts: readonly (readonly [heading: string, text: string])[] }

/** What stands above each text until its owner has replaced it. */
export const notices: Readonly<Record<Language, string>> = {
  nl: 'Dit is een begin. Vul het aan en laat het nakijken voordat de winkel opengaat.',
  en: 'This is a start. Complete it and have it checked before the shop opens.',
  de: 'Dies ist ein Anfang. Ergänze den Text und lass ihn prüfen, bevor der Shop öffnet.',
  fr: 'Ceci est un point de départ. Complétez ce texte et faites-le vérifier avant l’ouverture de la boutique.',
}

/** A start of the pages a shop has to have by law; `{name}` and its like are facts about the seller. */
export const legalTexts: Readonly<Record<LegalPage, Readonly<Record<Language, LegalText>>>> = {
  terms: {
    nl: {
      title: 'Algemene voorwaarden',
      parts: [
        ['Wie wij zijn', '{name}, {street}, {postcode} {city}. E-mail {email}, telefoon {phone}.'],
        ['De overeenkomst', 'Een overeenkomst komt tot stand zodra je bestelt en wij de bestelling bevestigen.'],
        ['Prijzen en betalen', 'Prijzen zijn in euro en inclusief btw. Verzendkosten zie je voordat je bestelt.'],
        ['Levering', 'We leveren binnen de termijn die bij je bestelling staat, uiterlijk binnen 30 dagen.'],
        ['Herroepen', 'Je kunt de overeenkomst binnen 14 dagen na ontvangst zonder reden herroepen.'],
        ['Klachten', 'Meld een klacht bij {email}. We antwoorden binnen 14 dagen.'],
      ],
    },
    en: {
      title: 'Terms and conditions',
      parts: [
        ['Who we are', '{name}, {street}, {postcode} {city}. Email {email}, phone {phone}.'],
        ['The contract', 'A contract is made when you order and we confirm your order.'],
        ['Prices and payment', 'Prices are in euro and include VAT. You see the cost of delivery before you order.'],
        ['Delivery', 'We deliver within the time stated with your order, and within 30 days at the latest.'],
        ['Withdrawal', 'You may withdraw from the contract within 14 days of receipt without giving a reason.'],
        ['Complaints', 'Send a complaint to {email}. We answer within 14 days.'],
      ],
    },
    de: {
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
    fr: {
      title: 'Conditions générales de vente',
      parts: [
        ['Qui nous sommes', '{name}, {street}, {postcode} {city}. E-mail {email}, téléphone {phone}.'],
        ['Le contrat', 'Le contrat est conclu lorsque vous passez commande et que nous la confirmons.'],
        [
          'Prix et paiement',
          'Les prix sont en euros, TVA comprise. Vous voyez les frais de livraison avant de commander.',
        ],
        ['Livraison', 'Nous livrons dans le délai indiqué avec votre commande, et au plus tard dans les 30 jours.'],
        [
          'Rétractation',
          'Vous pouvez vous rétracter du contrat dans les 14 jours suivant la réception, sans donner de motif.',
        ],
        [
          'Garanties',
          'Nous répondons des défauts de conformité pendant deux ans, et des vices cachés, comme la loi le prévoit.',
        ],
        [
          'Réclamations',
          'Adressez une réclamation à {email}. Nous répondons dans les 14 jours. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir gratuitement un médiateur de la consommation. Indiquez ici son nom et ses coordonnées.',
        ],
      ],
    },
  },
  privacy: {
    nl: {
      title: 'Privacy',
      parts: [
        ['Verantwoordelijke', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Welke gegevens', 'Naam, adres, e-mailadres en bestellingen, om je bestelling uit te voeren.'],
        ['Hoe lang', 'Zo lang als de wet het vraagt, en niet langer dan nodig.'],
        ['Jouw rechten', 'Je kunt je gegevens inzien, verbeteren, meenemen en laten wissen: {email}.'],
      ],
    },
    en: {
      title: 'Privacy',
      parts: [
        ['Controller', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Which data', 'Name, address, email address and orders, in order to carry out your order.'],
        ['How long', 'As long as the law asks for it, and no longer than necessary.'],
        ['Your rights', 'You may see, correct, take along and have your data erased: {email}.'],
      ],
    },
    de: {
      title: 'Datenschutz',
      parts: [
        ['Verantwortlich', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Welche Daten', 'Name, Anschrift, E-Mail-Adresse und Bestellungen, um deine Bestellung auszuführen.'],
        ['Wie lange', 'So lange, wie das Gesetz es verlangt, und nicht länger als nötig.'],
        ['Deine Rechte', 'Du kannst Auskunft, Berichtigung, Übertragung und Löschung verlangen: {email}.'],
      ],
    },
    fr: {
      title: 'Vie privée',
      parts: [
        ['Responsable', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Quelles données', 'Nom, adresse, adresse e-mail et commandes, pour exécuter votre commande.'],
        ['Combien de temps', 'Aussi longtemps que la loi l’exige, et pas plus longtemps que nécessaire.'],
        ['Vos droits', 'Vous pouvez consulter, corriger, emporter et faire effacer vos données : {email}.'],
      ],
    },
  },
  imprint: {
    nl: {
      title: 'Colofon',
      parts: [
        ['Aanbieder', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'E-mail {email}, telefoon {phone}.'],
        ['Register', 'KvK {registration}, btw-nummer {vatId}.'],
      ],
    },
    en: {
      title: 'Imprint',
      parts: [
        ['Provider', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'Email {email}, phone {phone}.'],
        ['Register', 'Registration {registration}, VAT number {vatId}.'],
      ],
    },
    de: {
      title: 'Impressum',
      parts: [
        ['Anbieter', '{name}, {street}, {postcode} {city}.'],
        ['Kontakt', 'E-Mail {email}, Telefon {phone}.'],
        ['Register', 'Registernummer {registration}, USt-IdNr. {vatId}.'],
      ],
    },
    fr: {
      title: 'Mentions légales',
      parts: [
        ['Éditeur', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'E-mail {email}, téléphone {phone}.'],
        ['Immatriculation', 'Numéro d’immatriculation {registration}, numéro de TVA {vatId}.'],
        ['Publication et hébergement', 'Indiquez ici qui dirige la publication et qui héberge le site.'],
      ],
    },
  },
  withdrawal: {
    nl: {
      title: 'Herroepen',
      parts: [
        ['Herroepingsrecht', 'Je kunt je bestelling binnen 14 dagen na ontvangst zonder reden herroepen.'],
        ['Hoe', 'Laat het ons weten met de knop onderaan elke pagina of met een bericht aan {email}.'],
        ['Gevolgen', 'We betalen binnen 14 dagen terug wat je hebt betaald, ook de gewone verzendkosten.'],
      ],
    },
    en: {
      title: 'Withdrawal',
      parts: [
        ['Right of withdrawal', 'You may withdraw from your order within 14 days of receipt without giving a reason.'],
        ['How', 'Tell us with the button at the foot of every page, or with a message to {email}.'],
        ['Effects', 'We pay back what you paid within 14 days, the usual cost of delivery included.'],
      ],
    },
    de: {
      title: 'Widerruf',
      parts: [
        ['Widerrufsrecht', 'Du kannst deine Bestellung binnen 14 Tagen nach Erhalt ohne Gründe widerrufen.'],
        ['Wie', 'Sag es uns mit dem Knopf am Fuß jeder Seite oder mit einer Nachricht an {email}.'],
        ['Folgen', 'Wir zahlen binnen 14 Tagen zurück, was du bezahlt hast, auch die üblichen Versandkosten.'],
      ],
    },
    fr: {
      title: 'Rétractation',
      parts: [
        [
          'Droit de rétractation',
          'Vous pouvez vous rétracter de votre commande dans les 14 jours suivant la réception, sans donner de motif.',
        ],
        ['Comment faire', 'Dites-le-nous avec le bouton au bas de chaque page ou par un message à {email}.'],
        [
          'Effets',
          'Nous remboursons dans les 14 jours ce que vous avez payé, y compris les frais de livraison habituels.',
        ],
      ],
    },
  },
  accessibility: {
    nl: {
      title: 'Toegankelijkheid',
      parts: [
        ['Waar we aan voldoen', 'Deze webwinkel is gebouwd volgens WCAG 2.2, niveau AA, en EN 301 549.'],
        [
          'Wat nog niet goed genoeg is',
          'Noem hier wat nog niet toegankelijk is, waarom, en wat iemand in plaats daarvan kan doen.',
        ],
        [
          'Hoe we dat weten',
          'Noem hier hoe en wanneer de winkel is getoetst, en wanneer deze verklaring is nagekeken.',
        ],
        [
          'Loop je ergens tegenaan?',
          'Meld het via {email} of {phone}. Noem hier hoe snel je antwoordt en welke toezichthouder er is.',
        ],
      ],
    },
    en: {
      title: 'Accessibility',
      parts: [
        ['What we meet', 'This online shop is built to WCAG 2.2, level AA, and EN 301 549.'],
        ['What is not good enough yet', 'Name here what is not accessible yet, why, and what people can do instead.'],
        ['How we know', 'Name here how and when the shop was tested, and when this statement was last reviewed.'],
        [
          'Did you hit a barrier?',
          'Tell us at {email} or {phone}. Name here how soon you answer and which authority supervises.',
        ],
      ],
    },
    de: {
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
    fr: {
      title: 'Accessibilité',
      parts: [
        [
          'Ce que nous respectons',
          'Cette boutique en ligne est conçue selon les WCAG 2.2, niveau AA, et la norme EN 301 549.',
        ],
        [
          'Ce qui n’est pas encore suffisant',
          'Indiquez ici ce qui n’est pas encore accessible, pourquoi, et ce que l’on peut faire à la place.',
        ],
        [
          'Comment nous le savons',
          'Indiquez ici comment et quand la boutique a été évaluée, et la date de la dernière mise à jour de cette déclaration.',
        ],
        [
          'Vous rencontrez un obstacle ?',
          'Signalez-le à {email} ou au {phone}. Indiquez ici sous quel délai vous répondez et quelle autorité exerce le contrôle.',
        ],
      ],
    },
  },
}
