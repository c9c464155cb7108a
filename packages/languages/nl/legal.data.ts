/** The pages the law asks for; `{name}` and its like are facts about the seller. */
export const legal = {
  // Where they are, unless editors say otherwise.
  paths: {
    terms: '/algemene-voorwaarden',
    privacy: '/privacy',
    imprint: '/colofon',
    withdrawal: '/herroepen',
    accessibility: '/toegankelijkheid',
  },
  // What stands above each text until its owner has replaced it.
  notice: 'Dit is een begin. Vul het aan en laat het nakijken voordat de winkel opengaat.',
  // A start of each, as headings and what stands below them.
  pages: {
    terms: {
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
    privacy: {
      title: 'Privacy',
      parts: [
        ['Verantwoordelijke', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Welke gegevens', 'Naam, adres, e-mailadres en bestellingen, om je bestelling uit te voeren.'],
        ['Hoe lang', 'Zo lang als de wet het vraagt, en niet langer dan nodig.'],
        ['Jouw rechten', 'Je kunt je gegevens inzien, verbeteren, meenemen en laten wissen: {email}.'],
      ],
    },
    imprint: {
      title: 'Colofon',
      parts: [
        ['Aanbieder', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'E-mail {email}, telefoon {phone}.'],
        ['Register', 'KvK {registration}, btw-nummer {vatId}.'],
      ],
    },
    withdrawal: {
      title: 'Herroepen',
      parts: [
        ['Herroepingsrecht', 'Je kunt je bestelling binnen 14 dagen na ontvangst zonder reden herroepen.'],
        ['Hoe', 'Laat het ons weten met de knop onderaan elke pagina of met een bericht aan {email}.'],
        ['Gevolgen', 'We betalen binnen 14 dagen terug wat je hebt betaald, ook de gewone verzendkosten.'],
      ],
    },
    accessibility: {
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
  },
}
