import { text } from '../../words/text.ts'
import type { PagePlan } from '../block-plan.ts'

const terms: PagePlan = {
  key: 'terms',
  title: text('Algemene voorwaarden', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  description: text(
    'De algemene voorwaarden van {company}.',
    'Die Allgemeinen Geschäftsbedingungen der {company}.',
    'The terms and conditions of {company}.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## 1. Wie wij zijn
{company}, {address}. E-mail [{mail}](mailto:{mail}), telefoon {phone}. KvK 00000012, btw NL000099998B57. Hierna: {brand}.

## 2. Wanneer deze voorwaarden gelden
Deze voorwaarden gelden voor elke bestelling die een consument via deze webwinkel doet. Je kunt ze opslaan en afdrukken; bij de bevestiging van je bestelling sturen we ze mee. Ben je jonger dan 18, dan bestel je met toestemming van je ouder of voogd.

## 3. De overeenkomst
Wat wij tonen is een aanbod zolang de voorraad strekt. Je doet een bestelling door op *Bestellen en betalen* te klikken; daarvoor kun je alle gegevens nog controleren en verbeteren. De overeenkomst ontstaat op dat moment; we bevestigen die direct per e-mail. Aan een kennelijke vergissing in een prijs zijn we niet gebonden; we laten je dat dan meteen weten en je betaalt niets.

## 4. Prijzen
Prijzen zijn in euro’s en inclusief btw. Verzendkosten staan apart bij het afrekenen en op de pagina [bezorgen](story:delivery). Bij een aanbieding tonen we de laagste prijs van de dertig dagen ervoor.

## 5. Betalen
Je betaalt op een van de manieren die je bij het afrekenen ziet. Bij achteraf betalen gelden ook de voorwaarden van de aanbieder. Betaal je te laat, dan krijg je eerst een kosteloze herinnering met een termijn van 14 dagen.

## 6. Levering
We leveren binnen de termijn die bij je bestelling staat en uiterlijk binnen 30 dagen. Lukt dat niet, dan hoor je het en kun je de overeenkomst zonder kosten ontbinden. Het risico gaat over zodra jij, of iemand die je aanwijst, het pakket hebt ontvangen.

## 7. Herroepingsrecht
Je kunt de overeenkomst binnen 14 dagen na ontvangst zonder reden herroepen. Hoe dat gaat, wat de gevolgen zijn en het modelformulier staan bij [herroepen](story:withdrawal). Het recht geldt niet voor producten die op jouw aanwijzing zijn gemaakt, zoals kleding met een naam, en voor digitale inhoud waarvan de levering met jouw uitdrukkelijke instemming is begonnen.

## 8. Conformiteit en garantie
Producten moeten voldoen aan wat je er redelijkerwijs van mag verwachten. Is dat niet zo, dan heb je recht op kosteloos herstel of vervanging en, als dat niet kan, op prijsvermindering of ontbinding. Blijkt een gebrek binnen een jaar na levering, dan gaan we ervan uit dat het er al was, tenzij wij het tegendeel aantonen.

## 9. Cadeaukaarten, kortingscodes en punten
Een cadeaukaart is geldig tot de datum die erop staat en minstens twee jaar. Kortingscodes zijn persoonlijk, eenmalig en niet inwisselbaar voor geld; voor cadeaukaarten gelden ze niet. Gaat een bestelling niet door of herroep je die, dan krijg je van cadeaukaarten uit die bestelling terug wat er nog op staat. Bij een retour vervallen de punten die je met die aankoop spaarde. Heb je ze al uitgegeven, dan staat je kaart onder nul en vullen punten die je daarna spaart dat eerst aan; van je terugbetaling gaat niets af.

## 10. Beoordelingen
Iedereen mag een product beoordelen; we gaan niet na of de schrijver het bij ons heeft gekocht. Voor plaatsing lezen we elke beoordeling na op taal en persoonsgegevens, niet op het aantal sterren.

## 11. Klachten
Meld een klacht bij [{mail}](mailto:{mail}). Je krijgt binnen 14 dagen een inhoudelijk antwoord. Komen we er samen niet uit, dan kun je naar de bevoegde rechter.

## 12. Recht
Op de overeenkomst is Nederlands recht van toepassing. De bescherming die dwingend recht van je eigen woonland je geeft, blijft gelden.`,
        `## 1. Anbieter
{company}, {address}. E-Mail [{mail}](mailto:{mail}), Telefon {phone}. Handelsregister (KvK) 00000012, USt-IdNr. NL000099998B57. Im Folgenden: {brand}.

## 2. Geltungsbereich
Diese Bedingungen gelten für alle Bestellungen, die Verbraucherinnen und Verbraucher in diesem Onlineshop aufgeben. Sie können gespeichert und ausgedruckt werden; mit der Bestellbestätigung senden wir sie mit. Minderjährige bestellen mit Zustimmung ihrer gesetzlichen Vertreter.

## 3. Vertragsschluss
Die Darstellung der Produkte ist ein Angebot, solange der Vorrat reicht. Mit dem Klick auf *Zahlungspflichtig bestellen* nimmst du es an; vorher kannst du alle Angaben prüfen und berichtigen. Den Vertragsschluss bestätigen wir unverzüglich per E-Mail. Der Vertragstext wird von uns gespeichert und dir in dieser E-Mail mitgeteilt. Vertragssprache ist Deutsch.

## 4. Preise und Versandkosten
Alle Preise sind Endpreise in Euro inkl. gesetzlicher MwSt., zzgl. Versandkosten. Diese stehen an der Kasse und auf der Seite [Versand](story:delivery). Bei einer Preisermäßigung geben wir den niedrigsten Gesamtpreis der letzten 30 Tage vor der Ermäßigung an.

## 5. Zahlung
Es gelten die an der Kasse angebotenen Zahlungsarten. Für den Kauf auf Rechnung gelten zusätzlich die Bedingungen des Anbieters; er setzt eine Bonitätsprüfung voraus. Für keine Zahlungsart berechnen wir ein Entgelt.

## 6. Lieferung
Wir liefern innerhalb der bei der Bestellung genannten Frist. Ist ein Artikel wider Erwarten nicht lieferbar, informieren wir dich unverzüglich und erstatten geleistete Zahlungen. Die Gefahr geht erst mit der Übergabe an dich oder eine von dir bestimmte Person über.

## 7. Eigentumsvorbehalt
Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.

## 8. Widerrufsrecht
Verbrauchern steht ein gesetzliches Widerrufsrecht von 14 Tagen zu. Belehrung, Ausnahmen und Muster-Formular stehen unter [Widerruf](story:withdrawal).

## 9. Gewährleistung
Es gilt das gesetzliche Mängelhaftungsrecht. Ansprüche wegen Mängeln verjähren zwei Jahre nach Ablieferung. Zeigt sich ein Mangel innerhalb eines Jahres, wird vermutet, dass er bei Übergabe bereits vorlag.

## 10. Haftung
Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit sowie nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, vertragstypischen Schaden.

## 11. Geschenkkarten, Codes und Punkte
Geschenkkarten gelten bis zum aufgedruckten Datum, mindestens drei Jahre zum Jahresende. Rabattcodes sind persönlich, einmalig und nicht auszahlbar; für Geschenkkarten gelten sie nicht. Wird eine Bestellung storniert oder widerrufen, erstatten wir von Geschenkkarten aus dieser Bestellung, was noch darauf ist. Bei einer Rückgabe verfallen die mit dem Kauf gesammelten Punkte. Hast du sie schon ausgegeben, steht dein Punktekonto im Minus, und später gesammelte Punkte gleichen das zuerst aus; von deiner Erstattung wird nichts abgezogen.

## 12. Bewertungen
Alle können ein Produkt bewerten; wir prüfen nicht, ob es bei uns gekauft wurde. Vor der Veröffentlichung prüfen wir jede Bewertung auf Sprache und personenbezogene Daten, nicht auf die Zahl der Sterne.

## 13. Streitbeilegung und Recht
Wir sind nicht verpflichtet und nicht bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Es gilt niederländisches Recht; zwingende Verbraucherschutzvorschriften des Landes, in dem du deinen gewöhnlichen Aufenthalt hast, bleiben unberührt.`,
        `## 1. Who we are
{company}, {address}. Email [{mail}](mailto:{mail}), phone {phone}. Chamber of Commerce (KvK) 00000012, VAT NL000099998B57. In what follows: {brand}.

## 2. When these terms apply
These terms apply to every order a consumer places in this online shop. You can save and print them; we send them along with your order confirmation. If you are under 18, you order with the consent of a parent or guardian.

## 3. The contract
What we show is an offer while stocks last. You place an order by clicking *Order and pay*; before that you can check and correct all details. The contract is concluded at that moment and we confirm it at once by email. We are not bound by an obvious mistake in a price; we then tell you straight away and you pay nothing.

## 4. Prices
Prices are in euros and include VAT. Delivery costs are shown separately at the checkout and on the page [delivery](story:delivery). With a reduction we show the lowest price of the thirty days before it.

## 5. Payment
You pay by one of the methods offered at the checkout. With pay later, the terms of its provider apply too. If you pay late, you first get a reminder free of charge with a term of 14 days.

## 6. Delivery
We deliver within the time stated with your order and within 30 days at the latest. If we cannot, we tell you and you may cancel without cost. The risk passes when you, or someone you name, have received the parcel.

## 7. Right of withdrawal
You may withdraw from the contract within 14 days of delivery without giving a reason. How, with what effects and the model form are found under [withdrawal](story:withdrawal). The right does not apply to goods made to your specifications, such as clothes with a name, nor to digital content once delivery has begun with your express consent.

## 8. Conformity and guarantee
Products must be what you may reasonably expect. If they are not, you are entitled to free repair or replacement and, if that is not possible, to a price reduction or cancellation. If a defect shows within a year of delivery, we assume it was there from the start unless we prove otherwise.

## 9. Gift cards, discount codes and points
A gift card is valid until the date printed on it and for two years at least. Discount codes are personal, for one use and not exchangeable for cash; they do not apply to gift cards. When an order is cancelled or withdrawn from, of gift cards in it we refund what is left on them. Points earned with a purchase lapse when it is returned. If you have spent them by then, your card falls below zero and points you collect later make up for that first; nothing is taken off your refund.

## 10. Reviews
Anyone may review a product; we do not verify that it was bought from us. Before a review is published we check it for language and personal data, not for the number of stars.

## 11. Complaints
Send a complaint to [{mail}](mailto:{mail}). You get a full answer within 14 days. If we cannot settle it together, you may go to the competent court.

## 12. Law
Dutch law applies to the contract. The protection that mandatory law of your own country gives you remains in force.`,
      ),
    },
  ],
}

const privacy: PagePlan = {
  key: 'privacy',
  title: text('Privacyverklaring', 'Datenschutzerklärung', 'Privacy policy'),
  description: text(
    'Welke gegevens {brand} verwerkt, waarom en hoe lang.',
    'Welche Daten {brand} verarbeitet, warum und wie lange.',
    'What data {brand} processes, why and for how long.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Wie verantwoordelijk is
{company}, {address}, [{mail}](mailto:{mail}).

## Wat we verwerken, waarom en hoe lang
| Wat | Waarvoor | Grondslag | Hoe lang |
| Naam, adres, e-mail, telefoon, bestelling | je bestelling leveren en afrekenen | overeenkomst | 7 jaar (fiscale bewaarplicht) |
| Account, verlanglijst, maten, punten | je account aanbieden | overeenkomst | tot je het account opheft |
| Voornaam en wat je verder over je kind invult | maatadvies en verjaardagswens | toestemming | tot je het wist |
| E-mailadres voor de nieuwsbrief | de nieuwsbrief sturen | toestemming | tot je je afmeldt |
| Berichten aan de klantenservice | je vraag beantwoorden | gerechtvaardigd belang | 2 jaar |
| Meetgegevens over bezoek | de winkel verbeteren | toestemming | 14 maanden |

## Gegevens van kinderen
Gegevens over een kind vult alleen de ouder in: een voornaam en wat je zelf kwijt wilt. Ze horen bij jouw account, gaan nooit naar meet- of advertentiediensten en zijn met één klik te wissen.

## Wie ze te zien krijgt
Alleen wie het nodig heeft: de bezorger, de betaaldienst, onze mail- en hostingdienst. Met elk van hen hebben we een verwerkersovereenkomst. Gegevens blijven binnen de Europese Economische Ruimte. We verkopen ze niet.

## Achteraf betalen
Kies je daarvoor, dan beoordeelt de aanbieder zelf, deels automatisch, of het kan. Je kunt daar om een menselijke beoordeling vragen of een andere betaalwijze kiezen.

## Je rechten
Je kunt je gegevens inzien, verbeteren, wissen, beperken, meenemen en bezwaar maken; een toestemming trek je in wanneer je wilt. Mail [{mail}](mailto:{mail}), binnen een maand heb je antwoord. Een klacht kan ook bij de Autoriteit Persoonsgegevens.

## Cookies
Zonder jouw toestemming meten we niets. Wat er wel nodig is, staat bij [cookies](story:cookies).`,
        `## Verantwortlicher
{company}, {address}, [{mail}](mailto:{mail}).

## Was wir verarbeiten, wozu und wie lange
| Was | Wozu | Rechtsgrundlage | Wie lange |
| Name, Anschrift, E-Mail, Telefon, Bestellung | Lieferung und Abrechnung | Vertrag, Art. 6 Abs. 1 lit. b DSGVO | gesetzliche Aufbewahrungsfristen |
| Konto, Wunschliste, Größen, Punkte | Führung deines Kontos | Vertrag, Art. 6 Abs. 1 lit. b DSGVO | bis du das Konto löschst |
| Vorname und weitere Angaben zu deinem Kind | Größenberatung und Geburtstagsgruß | Einwilligung, Art. 6 Abs. 1 lit. a DSGVO | bis du sie löschst |
| E-Mail-Adresse für den Newsletter | Versand des Newsletters | Einwilligung, Art. 6 Abs. 1 lit. a DSGVO | bis zur Abmeldung |
| Nachrichten an den Kundenservice | Beantwortung deiner Frage | berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO | 2 Jahre |
| Messdaten zum Besuch | Verbesserung des Shops | Einwilligung, Art. 6 Abs. 1 lit. a DSGVO, § 25 TDDDG | 14 Monate |

## Daten von Kindern
Angaben zu einem Kind macht nur ein Elternteil: einen Vornamen und was ihr sonst mitteilen wollt. Sie gehören zu deinem Konto, gehen nie an Mess- oder Werbedienste und lassen sich mit einem Klick löschen.

## Empfänger
Nur wer sie braucht: Zusteller, Zahlungsdienst, Mail- und Hostingdienst. Mit allen Auftragsverarbeitern bestehen Verträge nach Art. 28 DSGVO. Die Daten bleiben im Europäischen Wirtschaftsraum. Wir verkaufen sie nicht.

## Kauf auf Rechnung
Wählst du diese Zahlungsart, prüft der Anbieter selbst und teilweise automatisiert, ob sie möglich ist. Du kannst dort eine Prüfung durch einen Menschen verlangen oder eine andere Zahlungsart wählen.

## Deine Rechte
Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch; eine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen. Schreib an [{mail}](mailto:{mail}); du bekommst innerhalb eines Monats Antwort. Beschweren kannst du dich bei der Datenschutzbehörde deines Bundeslandes oder bei der niederländischen Autoriteit Persoonsgegevens.

## Cookies
Ohne deine Einwilligung messen wir nichts. Was notwendig ist, steht unter [Cookies](story:cookies).`,
        `## Who is responsible
{company}, {address}, [{mail}](mailto:{mail}).

## What we process, why and for how long
| What | What for | Legal basis | How long |
| Name, address, email, phone, order | delivering and settling your order | contract | 7 years (tax law) |
| Account, wishlist, sizes, points | running your account | contract | until you close the account |
| First name and what else you enter about your child | size advice and birthday wishes | consent | until you delete it |
| Email address for the newsletter | sending the newsletter | consent | until you unsubscribe |
| Messages to customer service | answering your question | legitimate interest | 2 years |
| Measurements of visits | improving the shop | consent | 14 months |

## Children’s data
Only a parent enters data about a child: a first name and what you choose to tell. It belongs to your account, never goes to analytics or advertising services and can be deleted with one click.

## Who gets to see it
Only those who need it: the carrier, the payment service, our email and hosting services. We have a processing agreement with each of them. Data stays within the European Economic Area. We do not sell it.

## Pay later
If you choose it, its provider decides, partly automatically, whether it is possible. You can ask them for a human decision or choose another method.

## Your rights
You may see, correct, delete, restrict and transfer your data and object to its use; consent can be withdrawn at any time. Email [{mail}](mailto:{mail}) and you will have an answer within a month. You may also complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens.

## Cookies
Without your consent we measure nothing. What is necessary is listed under [cookies](story:cookies).`,
      ),
    },
  ],
}

const cookies: PagePlan = {
  key: 'cookies',
  title: text('Cookies', 'Cookies', 'Cookies'),
  description: text(
    'Wat {brand} op je apparaat bewaart, en hoe je je keuze verandert.',
    'Was {brand} auf deinem Gerät speichert, und wie du deine Wahl änderst.',
    'What {brand} keeps on your device, and how to change your choice.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Eerst vragen, dan meten
Zolang je niet hebt gekozen, staat alles uit wat niet nodig is. Nee zeggen kost evenveel moeite als ja zeggen.

| Soort | Waarvoor | Toestemming | Hoe lang |
| Noodzakelijk | winkelmand, inloggen, taal, je cookiekeuze | niet nodig | tot een jaar |
| Op je apparaat | verlanglijst, laatst bekeken, je winkelmand als je offline bent | niet nodig | tot je het wist |
| Statistiek | tellen welke pagina’s werken | alleen als je ja zegt | 14 maanden |
| Marketing | advertenties die bij je passen | alleen als je ja zegt | 13 maanden |

## Je keuze veranderen
Met de cookie-instellingen onder aan elke pagina verander je je keuze wanneer je wilt. Wissen in je browser mag ook; dan vragen we het opnieuw.

Gegevens over kinderen sturen we nooit mee. Meer in de [privacyverklaring](story:privacy).`,
        `## Erst fragen, dann messen
Solange du nicht gewählt hast, ist alles aus, was nicht notwendig ist. Nein zu sagen ist so leicht wie Ja zu sagen.

| Art | Wozu | Einwilligung | Wie lange |
| Notwendig | Warenkorb, Anmeldung, Sprache, deine Cookie-Wahl | nicht nötig (§ 25 Abs. 2 TDDDG) | bis zu einem Jahr |
| Auf deinem Gerät | Wunschliste, zuletzt angesehen, Warenkorb ohne Netz | nicht nötig (§ 25 Abs. 2 TDDDG) | bis du es löschst |
| Statistik | zählen, welche Seiten funktionieren | nur mit deinem Ja | 14 Monate |
| Marketing | Werbung, die zu dir passt | nur mit deinem Ja | 13 Monate |

## Wahl ändern
Mit den Cookie-Einstellungen am Fuß jeder Seite änderst du deine Wahl jederzeit. Du kannst auch im Browser löschen; dann fragen wir erneut.

Daten von Kindern senden wir nie mit. Mehr in der [Datenschutzerklärung](story:privacy).`,
        `## Ask first, measure later
Until you have chosen, everything that is not necessary stays off. Saying no is as easy as saying yes.

| Kind | What for | Consent | How long |
| Necessary | shopping cart, logging in, language, your cookie choice | not needed | up to a year |
| On your device | wishlist, recently viewed, your cart while offline | not needed | until you delete it |
| Statistics | counting which pages work | only if you say yes | 14 months |
| Marketing | advertising that suits you | only if you say yes | 13 months |

## Changing your choice
The cookie settings at the foot of every page let you change your choice at any time. Deleting in your browser works too; then we ask again.

We never send data about children. More in the [privacy policy](story:privacy).`,
      ),
    },
  ],
}

const imprint: PagePlan = {
  key: 'imprint',
  title: text('Colofon', 'Impressum', 'Imprint'),
  description: text(
    'Wie er achter {brand} zit: adres, register en contact.',
    'Wer hinter {brand} steht: Anschrift, Register und Kontakt.',
    'Who is behind {brand}: address, register and contact.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Wie we zijn
{company}\\
{address}

**Bestuur** Jet Vonk, Teun van Razenburg\\
**E-mail** [{mail}](mailto:{mail})\\
**Telefoon** {phone}\\
**Kamer van Koophandel** Utrecht, 00000012\\
**Btw-nummer** NL000099998B57

Verantwoordelijk voor de inhoud van het blog: Jet Vonk, adres als boven.

Toezicht op de naleving van consumentenrechten: Autoriteit Consument & Markt, Den Haag.

Alle teksten, tekeningen en patronen zijn van {company}, tenzij er iets anders bij staat.`,
        `## Angaben gemäß § 5 DDG
{company}\\
{address}

**Vertreten durch** Jet Vonk, Teun van Razenburg\\
**E-Mail** [{mail}](mailto:{mail})\\
**Telefon** {phone}\\
**Registereintrag** Kamer van Koophandel Utrecht, 00000012\\
**Umsatzsteuer-Identifikationsnummer** NL000099998B57

Verantwortlich für journalistisch-redaktionelle Inhalte nach § 18 Abs. 2 MStV: Jet Vonk, Anschrift wie oben.

**Verbraucherstreitbeilegung** Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.

**Verpackungsgesetz** Wir beteiligen uns für alle Verpackungen, die wir in Deutschland in Verkehr bringen, an einem dualen System.

Alle Texte, Zeichnungen und Schnitte gehören der {company}, sofern nichts anderes dabeisteht.`,
        `## Who we are
{company}\\
{address}

**Directors** Jet Vonk, Teun van Razenburg\\
**Email** [{mail}](mailto:{mail})\\
**Phone** {phone}\\
**Chamber of Commerce** Utrecht, 00000012\\
**VAT number** NL000099998B57

Responsible for the contents of the blog: Jet Vonk, address as above.

Consumer law is supervised by the Netherlands Authority for Consumers and Markets (ACM), The Hague.

All texts, drawings and patterns belong to {company} unless stated otherwise.`,
      ),
    },
  ],
}

const accessibility: PagePlan = {
  key: 'accessibility',
  title: text('Toegankelijkheid', 'Barrierefreiheit', 'Accessibility'),
  description: text(
    'De toegankelijkheidsverklaring van de webwinkel van {brand}.',
    'Die Erklärung zur Barrierefreiheit des Onlineshops von {brand}.',
    'The accessibility statement of the {brand} online shop.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Onze winkel is voor iedereen
Deze webwinkel is gebouwd volgens WCAG 2.2, niveau AA, en EN 301 549, zoals de Europese toegankelijkheidswet vraagt.

- Alles werkt met het toetsenbord; je ziet altijd waar je bent.
- Koppen, knoppen en velden hebben een naam die een schermlezer voorleest.
- Tekst is te vergroten tot 200 % zonder dat er iets verdwijnt.
- Wie minder beweging wil, krijgt minder beweging. De balk bovenaan kun je stilzetten.
- Meldingen worden voorgelezen en blijven staan als er iets misging.

## Wat nog niet goed genoeg is
- De kaart met winkels heeft een lijst als gelijkwaardig alternatief; de kaart zelf is niet volledig met een schermlezer te gebruiken.
- De betaalpagina’s van banken zijn niet van ons.

## Hoe we dat weten
Elke wijziging wordt automatisch getoetst: op toetsenbordbediening, contrast en wat een schermlezer voorleest. Deze verklaring is voor het laatst bekeken in november 2026.

## Loop je ergens tegenaan?
Laat het weten via [{mail}](mailto:{mail}) of {phone}. Je krijgt binnen vijf werkdagen antwoord, en als het moet helpen we je aan de telefoon met je bestelling. Kom je er met ons niet uit, dan kun je terecht bij de Autoriteit Consument & Markt.`,
        `## Unser Shop ist für alle
Dieser Onlineshop ist nach WCAG 2.2, Stufe AA, und EN 301 549 gebaut, wie es das Barrierefreiheitsstärkungsgesetz (BFSG) verlangt. Er bietet die Dienstleistung, Produkte anzusehen, zu bestellen und zu bezahlen.

- Alles funktioniert mit der Tastatur; du siehst immer, wo du bist.
- Überschriften, Schaltflächen und Felder haben Namen, die ein Screenreader vorliest.
- Text lässt sich auf 200 % vergrößern, ohne dass etwas verschwindet.
- Wer weniger Bewegung möchte, bekommt weniger Bewegung. Die Leiste oben lässt sich anhalten.
- Meldungen werden vorgelesen und bleiben stehen, wenn etwas nicht geklappt hat.

## Was noch nicht gut genug ist
- Die Karte der Läden hat eine Liste als gleichwertige Alternative; die Karte selbst ist mit einem Screenreader nicht vollständig nutzbar.
- Die Bezahlseiten der Banken stammen nicht von uns.

## Woher wir das wissen
Jede Änderung wird automatisch geprüft: auf Tastaturbedienung, Kontrast und darauf, was ein Screenreader vorliest. Diese Erklärung wurde zuletzt im November 2026 überprüft.

## Du stößt auf eine Barriere?
Schreib an [{mail}](mailto:{mail}) oder ruf an: {phone}. Du bekommst innerhalb von fünf Werktagen Antwort, und wenn nötig helfen wir dir am Telefon bei der Bestellung. Zuständig für die Überwachung ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.`,
        `## Our shop is for everyone
This online shop is built to WCAG 2.2, level AA, and EN 301 549, as the European Accessibility Act asks.

- Everything works with the keyboard; you always see where you are.
- Headings, buttons and fields have names that a screen reader reads out.
- Text can be enlarged to 200% without anything disappearing.
- If you prefer less motion, you get less motion. The bar at the top can be paused.
- Messages are read out, and stay when something went wrong.

## What is not good enough yet
- The store map has a list as an equal alternative; the map itself cannot be fully used with a screen reader.
- The payment pages of banks are not ours.

## How we know
Every change is checked automatically: for keyboard use, contrast and what a screen reader reads out. This statement was last reviewed in November 2026.

## Did you hit a barrier?
Tell us at [{mail}](mailto:{mail}) or {phone}. You will have an answer within five working days, and if need be we help you order by phone. If we cannot solve it together, you can turn to the Netherlands Authority for Consumers and Markets (ACM).`,
      ),
    },
  ],
}

export const legalPages: readonly PagePlan[] = [terms, privacy, cookies, imprint, accessibility]
