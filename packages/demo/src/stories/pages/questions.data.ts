import { text } from '../../words/text.ts'
import type { QuestionPlan } from '../block-plan.ts'

export const orderQuestions: readonly QuestionPlan[] = [
  {
    title: text('Waar is mijn pakket?', 'Wo ist mein Paket?', 'Where is my parcel?'),
    text: text(
      'In de mail bij de verzending staat een link waarmee je het pakket volgt. Heb je een account, dan zie je de status ook bij je bestellingen. Is er na drie werkdagen nog niets te zien, [laat het ons weten](story:contact): we zoeken het uit bij de bezorger.',
      'In der Versandmail steht ein Link, mit dem du das Paket verfolgst. Mit einem Konto siehst du den Stand auch bei deinen Bestellungen. Ist nach drei Werktagen noch nichts zu sehen, [melde dich](story:contact): Wir klären das mit dem Zusteller.',
      'The shipping email has a link to follow your parcel. With an account you also find the status under your orders. If nothing shows after three working days, [tell us](story:contact): we will find out with the carrier.',
    ),
  },
  {
    title: text(
      'Kan ik mijn bestelling nog veranderen?',
      'Kann ich meine Bestellung noch ändern?',
      'Can I still change my order?',
    ),
    text: text(
      'Een bestelling gaat snel naar het magazijn, daarom kunnen we er niets bij doen of uit halen. Annuleren kan zolang de status nog niet “verzonden” is: [mail of bel ons](story:contact) met je bestelnummer. Is het pakket al weg, stuur dan gratis terug wat je niet wilt.',
      'Eine Bestellung geht schnell ins Lager, deshalb können wir nichts hinzufügen oder herausnehmen. Stornieren geht, solange sie nicht verschickt ist: [Schreib oder ruf an](story:contact) und nenne deine Bestellnummer. Ist das Paket schon unterwegs, schickst du kostenlos zurück, was du nicht möchtest.',
      'Orders reach the warehouse quickly, so we cannot add or take out items. You can cancel as long as it has not been shipped: [email or call us](story:contact) with your order number. If the parcel has left, send back for free what you don’t want.',
    ),
  },
  {
    title: text(
      'Er ontbreekt iets of er is iets kapot',
      'Etwas fehlt oder ist kaputt',
      'Something is missing or broken',
    ),
    text: text(
      'Dat hoort niet. Stuur een foto en je bestelnummer naar [{mail}](mailto:{mail}). Je krijgt een nieuw exemplaar of je geld terug, en je hoeft er niets voor te betalen.',
      'Das soll nicht sein. Schick ein Foto und deine Bestellnummer an [{mail}](mailto:{mail}). Du bekommst Ersatz oder dein Geld zurück, ohne dass es dich etwas kostet.',
      'That should not happen. Send a photo and your order number to [{mail}](mailto:{mail}). You get a new one or your money back, at no cost to you.',
    ),
  },
]

export const paymentQuestions: readonly QuestionPlan[] = [
  {
    title: text('Hoe kan ik betalen?', 'Wie kann ich bezahlen?', 'How can I pay?'),
    text: text(
      'Met iDEAL | Wero, creditcard, achteraf betalen of een cadeaukaart. Geen enkele betaalwijze kost extra. Achteraf betalen kan vanaf 18 jaar; de aanbieder kan daarvoor een kredietcontrole doen.',
      'Mit Kreditkarte, auf Rechnung, mit iDEAL | Wero oder mit einer Geschenkkarte. Keine Zahlungsart kostet extra. Kauf auf Rechnung ist ab 18 Jahren möglich; der Anbieter kann dafür die Bonität prüfen.',
      'With iDEAL | Wero, credit card, pay later or a gift card. No payment method costs extra. Pay later is for those aged 18 and over; its provider may run a credit check.',
    ),
  },
  {
    title: text('Mijn betaling is mislukt', 'Meine Zahlung hat nicht geklappt', 'My payment failed'),
    text: text(
      'Je winkelmand blijft bewaard. Probeer het opnieuw of kies een andere betaalwijze. Is het bedrag toch afgeschreven? Betaal niet nog eens: wij controleren de betaling en je bestelling wordt vanzelf afgerond.',
      'Dein Warenkorb bleibt erhalten. Versuche es noch einmal oder wähle eine andere Zahlungsart. Wurde der Betrag trotzdem abgebucht? Zahle nicht noch einmal: Wir prüfen die Zahlung, und deine Bestellung wird von selbst abgeschlossen.',
      'Your cart is kept. Try again or choose another method. Was the amount debited all the same? Don’t pay twice: we check the payment and your order completes by itself.',
    ),
  },
  {
    title: text(
      'Hoe gebruik ik een kortingscode of cadeaukaart?',
      'Wie löse ich einen Code oder eine Geschenkkarte ein?',
      'How do I use a discount code or gift card?',
    ),
    text: text(
      'Vul de code in bij je winkelmand of bij het afrekenen. Een bestelling neemt één kortingscode aan; een cadeaukaart mag er altijd bij. Wat op de kaart overblijft, blijft van jou.',
      'Gib den Code im Warenkorb oder an der Kasse ein. Eine Bestellung nimmt einen Rabattcode an; eine Geschenkkarte geht immer dazu. Was auf der Karte übrig bleibt, bleibt deins.',
      'Enter the code in your cart or at the checkout. An order takes one discount code; a gift card can always be added. What is left on the card stays yours.',
    ),
  },
]

export const accountQuestions: readonly QuestionPlan[] = [
  {
    title: text('Heb ik een account nodig?', 'Brauche ich ein Konto?', 'Do I need an account?'),
    text: text(
      'Nee. Je kunt altijd als gast bestellen. Met een account vind je je bestellingen, verlanglijst en spaarpunten terug, op elk apparaat.',
      'Nein. Du kannst immer als Gast bestellen. Mit einem Konto findest du Bestellungen, Wunschliste und Punkte auf jedem Gerät wieder.',
      'No. You can always order as a guest. With an account you find your orders, wishlist and points again on any device.',
    ),
  },
  {
    title: text('Ik ben mijn wachtwoord kwijt', 'Ich habe mein Passwort vergessen', 'I forgot my password'),
    text: text(
      'Vraag bij [inloggen](/login) een nieuw wachtwoord aan. De link in de mail werkt één keer. Geen mail? Kijk bij de ongewenste post.',
      'Fordere bei der [Anmeldung](/login) ein neues Passwort an. Der Link in der Mail gilt einmal. Keine Mail? Schau im Spamordner nach.',
      'Ask for a new password on the [login page](/login). The link in the email works once. No email? Check your spam folder.',
    ),
  },
  {
    title: text(
      'Hoe laat ik mijn gegevens wissen?',
      'Wie lasse ich meine Daten löschen?',
      'How do I have my data deleted?',
    ),
    text: text(
      'Stuur een bericht aan [{mail}](mailto:{mail}). Wat we niet volgens de wet moeten bewaren, wissen we binnen een maand. Meer in de [privacyverklaring](story:privacy).',
      'Schreib an [{mail}](mailto:{mail}). Was wir nicht gesetzlich aufbewahren müssen, löschen wir innerhalb eines Monats. Mehr in der [Datenschutzerklärung](story:privacy).',
      'Write to [{mail}](mailto:{mail}). What the law does not oblige us to keep is deleted within a month. More in the [privacy policy](story:privacy).',
    ),
  },
]

export const deliveryTable = text(
  `| Waarheen | Bezorger | Kosten | Levertijd |
| Nederland, thuis | PostNL | € 4,95 | volgende dag, ma t/m za |
| Nederland, afhaalpunt | PostNL | € 3,95 | volgende dag, ma t/m za |
| Nederland, vandaag bezorgd | PostNL | € 8,95 | dezelfde dag |
| Nederland, zondag bezorgd | PostNL | € 6,95 | eerstvolgende zondag |
| België, thuis | bpost | € 5,95 | 2–3 werkdagen |
| België, afhaalpunt | bpost | € 4,95 | 2–3 werkdagen |
| Duitsland, thuis | DHL | € 5,95 | 2–3 werkdagen |
| Duitsland, afhaalpunt | DHL | € 4,95 | 2–3 werkdagen |
| Afhalen in de winkel | wijzelf | gratis | 2–3 werkdagen |`,
  `| Wohin | Zusteller | Kosten | Lieferzeit |
| Deutschland, nach Hause | DHL | 5,95 € | 2–3 Werktage |
| Deutschland, Paketshop | DHL | 4,95 € | 2–3 Werktage |
| Niederlande, nach Hause | PostNL | 4,95 € | nächster Tag, Mo–Sa |
| Niederlande, Paketshop | PostNL | 3,95 € | nächster Tag, Mo–Sa |
| Niederlande, Lieferung heute | PostNL | 8,95 € | am selben Tag |
| Niederlande, Lieferung am Sonntag | PostNL | 6,95 € | am nächsten Sonntag |
| Belgien, nach Hause | bpost | 5,95 € | 2–3 Werktage |
| Belgien, Paketshop | bpost | 4,95 € | 2–3 Werktage |
| Abholung im Laden | wir selbst | kostenlos | 2–3 Werktage |`,
  `| Where to | Carrier | Cost | Time |
| Netherlands, home | PostNL | €4.95 | next day, Mon–Sat |
| Netherlands, parcel point | PostNL | €3.95 | next day, Mon–Sat |
| Netherlands, delivered today | PostNL | €8.95 | the same day |
| Netherlands, delivered on Sunday | PostNL | €6.95 | next Sunday |
| Belgium, home | bpost | €5.95 | 2–3 working days |
| Belgium, parcel point | bpost | €4.95 | 2–3 working days |
| Germany, home | DHL | €5.95 | 2–3 working days |
| Germany, parcel point | DHL | €4.95 | 2–3 working days |
| Pickup in store | ourselves | free | 2–3 working days |`,
)
