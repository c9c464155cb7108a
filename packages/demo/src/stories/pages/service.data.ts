import { text } from '../../words/text.ts'
import { type PagePlan, razzShops, vonkShops } from '../block-plan.ts'
import { accountQuestions, deliveryTable, orderQuestions, paymentQuestions } from './questions.data.ts'

const questions = [
  {
    kind: 'accordion',
    title: text('Bestellen en bezorgen', 'Bestellung und Lieferung', 'Orders and delivery'),
    items: orderQuestions,
  },
  { kind: 'accordion', title: text('Betalen', 'Bezahlen', 'Payment'), items: paymentQuestions },
  {
    kind: 'accordion',
    title: text('Account en gegevens', 'Konto und Daten', 'Account and data'),
    items: accountQuestions,
  },
] as const

const serviceTitle = text('Klantenservice', 'Kundenservice', 'Customer service')
const serviceDescription = text(
  'Antwoorden over bestellen, bezorgen, betalen, ruilen en je account bij {brand}.',
  'Antworten zu Bestellung, Lieferung, Bezahlung, Umtausch und Konto bei {brand}.',
  'Answers about orders, delivery, payment, returns and your account at {brand}.',
)

const customerService: readonly PagePlan[] = [
  {
    key: 'customer-service',
    shops: vonkShops,
    title: serviceTitle,
    description: serviceDescription,
    body: [
      {
        kind: 'text',
        text: text(
          `## Waar kunnen we mee helpen?
Hier staan de vragen die we het vaakst krijgen. Zit de jouwe er niet bij, dan zitten wij klaar: op werkdagen van 9.00 tot 17.30 uur, met thee en een antwoord. [Neem contact op](story:contact).`,
          `## Womit können wir helfen?
Hier stehen die Fragen, die uns am häufigsten gestellt werden. Ist deine nicht dabei, sind wir da: werktags von 9 bis 17.30 Uhr, mit Tee und einer Antwort. [Schreib uns](story:contact).`,
          `## How can we help?
Here are the questions we hear most. If yours isn’t among them, we are here: on working days from 9 am to 5.30 pm, with tea and an answer. [Get in touch](story:contact).`,
        ),
      },
      ...questions,
      {
        kind: 'usps',
        usps: [
          {
            label: text('Bezorgen', 'Versand', 'Delivery'),
            text: text('Kosten en levertijden', 'Kosten und Lieferzeiten', 'Costs and times'),
            icon: 'truck',
            to: 'story:delivery',
          },
          {
            label: text('Retourneren', 'Rückgabe', 'Returns'),
            text: text('Gratis, binnen 14 dagen', 'Kostenlos, in 14 Tagen', 'Free, within 14 days'),
            icon: 'return',
            to: 'story:returns',
          },
          {
            label: text('Maattabel', 'Größentabelle', 'Size guide'),
            text: text('Meten in twee minuten', 'In zwei Minuten gemessen', 'Measured in two minutes'),
            icon: 'size',
            to: 'story:size-guide',
          },
          {
            label: text('Winkels', 'Läden', 'Stores'),
            text: text('Ook voor ruilen', 'Auch zum Umtauschen', 'For exchanges too'),
            icon: 'store',
            to: '/storelocator',
          },
        ],
      },
    ],
  },
  {
    key: 'customer-service',
    shops: razzShops,
    title: serviceTitle,
    description: serviceDescription,
    body: [
      {
        kind: 'text',
        text: text(
          '## Vraag? Antwoord.\nSnel zoeken, snel klaar. Niks gevonden? [Zeg het ons](story:contact). Werkdagen, 9.00 tot 17.30. Echte mensen.',
          '## Frage? Antwort.\nSchnell gesucht, schnell fertig. Nichts gefunden? [Sag’s uns](story:contact). Werktags, 9 bis 17.30 Uhr. Echte Menschen.',
          '## Question? Answer.\nSearch fast, done fast. Nothing there? [Tell us](story:contact). Working days, 9 to 5.30. Real people.',
        ),
      },
      ...questions,
      {
        kind: 'usps',
        usps: [
          {
            label: text('Bezorgen', 'Versand', 'Delivery'),
            text: text('Wat, waar, hoeveel', 'Was, wohin, wie viel', 'What, where, how much'),
            icon: 'truck',
            to: 'story:delivery',
          },
          {
            label: text('Terug', 'Zurück', 'Returns'),
            text: text('Gratis. 14 dagen.', 'Kostenlos. 14 Tage.', 'Free. 14 days.'),
            icon: 'return',
            to: 'story:returns',
          },
          {
            label: text('Maten', 'Größen', 'Sizes'),
            text: text('Meet. Klaar.', 'Messen. Fertig.', 'Measure. Done.'),
            icon: 'size',
            to: 'story:size-guide',
          },
        ],
      },
    ],
  },
]

const delivery: PagePlan = {
  key: 'delivery',
  title: text('Bezorgen en betalen', 'Versand und Zahlung', 'Delivery and payment'),
  description: text(
    'Wat bezorgen kost, hoe lang het duurt en hoe je betaalt bij {brand} in Nederland, België en Duitsland.',
    'Was der Versand kostet, wie lange er dauert und wie du bei {brand} in Deutschland, den Niederlanden und Belgien bezahlst.',
    'What delivery costs, how long it takes and how to pay at {brand} in the Netherlands, Belgium and Germany.',
  ),
  body: [
    {
      kind: 'text',
      text: text(
        `## Kosten en levertijd
Vanaf € 75 bezorgen we gratis, thuis en op een afhaalpunt. Bestel je voor 15.00 uur, dan heb je je pakket in Nederland de volgende dag, behalve op zondag. Haast? Bestel van maandag tot en met zaterdag voor 15.00 uur en kies bij het afrekenen *Vandaag bezorgd*.

${deliveryTable.nl}

De verzendkosten zie je bij het afrekenen, voordat je betaalt. Vandaag en zondag bezorgd kosten altijd wat er staat. Meer komt er niet bij.

Liever in een andere taal bestellen? [Kies je taal en winkel](#m-modal-language-switcher).

## Thuis, om de hoek of in de winkel
- **Thuis.** Je krijgt een mail met het tijdvak. Niet thuis? Dan gaat het pakket naar de buren of een afhaalpunt.
- **Afhaalpunt.** Je pakket ligt zeven dagen klaar. Neem je legitimatie mee.
- **Winkel.** We mailen als je bestelling er is. Passen mag meteen, wat niet past neem je niet mee. [Welke winkels](/storelocator) dat doen, zie je bij het afrekenen.

## Betalen
iDEAL | Wero, creditcard, achteraf betalen of cadeaukaart; geen ervan kost extra. We reserveren je bestelling zodra je op *Bestellen en betalen* klikt.`,
        `## Kosten und Lieferzeit
Ab 75 € liefern wir kostenlos, nach Hause und an den Paketshop. Nach Deutschland ist dein Paket zwei bis drei Werktage unterwegs; an Sonn- und Feiertagen wird nicht zugestellt.

${deliveryTable.de}

Alle Preise im Shop verstehen sich inkl. MwSt., zzgl. dieser Versandkosten. Du siehst sie an der Kasse, bevor du bezahlst. Mehr kommt nicht dazu.

Lieber in einer anderen Sprache bestellen? [Wähl deine Sprache und deinen Shop](#m-modal-language-switcher).

## Nach Hause, um die Ecke oder in den Laden
- **Nach Hause.** Du bekommst eine Mail mit dem Zeitfenster. Niemand da? Dann geht das Paket zu den Nachbarn oder in den Paketshop.
- **Paketshop.** Dein Paket liegt sieben Tage bereit. Bring einen Ausweis mit.
- **Laden.** Wir mailen, sobald deine Bestellung da ist. Du kannst gleich anprobieren; was nicht passt, bleibt da. [Welche Läden](/storelocator) das anbieten, siehst du an der Kasse.

## Bezahlen
Kreditkarte, Rechnung, iDEAL | Wero oder Geschenkkarte; keine davon kostet extra. Wir reservieren deine Bestellung, sobald du auf *Zahlungspflichtig bestellen* klickst.`,
        `## Cost and time
From €75 delivery is free, to your home and to a parcel point. Ordered before 3 pm, your parcel arrives the next day in the Netherlands, except on Sundays. In a hurry? Order before 3 pm, Monday to Saturday, and choose *Delivered today* at the checkout.

${deliveryTable.en}

The delivery cost is shown at the checkout before you pay. Same-day and Sunday delivery always cost what is stated. Nothing is added later.

Rather order in another language? [Choose your language and shop](#m-modal-language-switcher).

## At home, round the corner or in store
- **Home.** You get an email with the time slot. Nobody in? Then the parcel goes to the neighbours or to a parcel point.
- **Parcel point.** Your parcel waits for seven days. Bring some ID.
- **Store.** We email you when your order is there. Try it on at once; what doesn’t fit stays with us. The checkout shows [which stores](/storelocator) take part.

## Paying
iDEAL | Wero, credit card, pay later or gift card; none of them costs extra. Your order is reserved as soon as you click *Order and pay*.`,
      ),
    },
    {
      kind: 'accordion',
      title: text('Vragen over bezorgen', 'Fragen zur Lieferung', 'Questions about delivery'),
      items: orderQuestions,
    },
  ],
}

const returns: PagePlan = {
  key: 'returns',
  title: text('Ruilen en retourneren', 'Umtausch und Rückgabe', 'Returns and exchanges'),
  description: text(
    'Zo stuur je gratis terug of ruil je bij {brand}: 14 dagen bedenktijd, per post of in de winkel.',
    'So schickst du bei {brand} kostenlos zurück oder tauschst um: 14 Tage Widerrufsrecht, per Post oder im Laden.',
    'How to return for free or exchange at {brand}: 14 days to change your mind, by post or in store.',
  ),
  body: [
    {
      kind: 'usps',
      usps: [
        {
          label: text('14 dagen', '14 Tage', '14 days'),
          text: text('vanaf de dag van ontvangst', 'ab dem Tag der Lieferung', 'from the day it arrives'),
          icon: 'clock',
        },
        {
          label: text('Gratis', 'Kostenlos', 'Free'),
          text: text('label zit bij je pakket', 'Etikett liegt dem Paket bei', 'label comes with the parcel'),
          icon: 'return',
        },
        {
          label: text('In de winkel', 'Im Laden', 'In store'),
          text: text('ruilen in vijf minuten', 'Umtausch in fünf Minuten', 'exchanged in five minutes'),
          icon: 'store',
          to: '/storelocator',
        },
      ],
    },
    {
      kind: 'text',
      text: text(
        `## Zo stuur je terug
1. Doe de kleren in de doos of zak waarin ze kwamen. Passen mag, buiten spelen nog niet.
2. Plak het retourlabel uit het pakket over het oude adres. Kwijt? [Vraag een nieuw aan](story:contact).
3. Breng het pakket binnen 14 dagen nadat je je hebt bedacht naar het afhaalpunt. Bewaar het bewijs.
4. Zodra we het pakket of je verzendbewijs hebben, betalen we terug: binnen 14 dagen, op dezelfde manier als je betaalde, met de gewone verzendkosten als je alles terugstuurt.

## Ruilen
Een andere maat of kleur? Stuur terug en bestel opnieuw, dan weet je zeker dat hij er nog is. In de winkel ruilen we meteen.

## Bedenktijd
Je hebt **14 dagen** vanaf de dag waarop het laatste artikel van je bestelling is bezorgd om je aankoop zonder reden te herroepen. Hoe dat formeel gaat, met een formulier, staat bij [herroepen](story:withdrawal).

## Wat niet terug kan
- kleding met een naam of tekst die wij speciaal voor jou drukten
- gedownloade naaipatronen, als de download met jouw instemming begonnen is
- cadeaukaarten waarvan al iets gebruikt is

## Iets kapot?
Dan gaat het niet om bedenktijd maar om garantie. Wettelijk mag je van kleding verwachten dat hij doet waarvoor hij gemaakt is. Gaat er bij gewoon gebruik iets stuk, dan maken we het, vervangen we het of betalen we terug. [Stuur een foto](story:contact).`,
        `## So schickst du zurück
1. Leg die Kleidung in den Karton oder Beutel, in dem sie kam. Anprobieren ist erlaubt, draußen spielen noch nicht.
2. Kleb das Rücksendeetikett aus dem Paket über die alte Adresse. Verloren? [Fordere ein neues an](story:contact).
3. Gib das Paket innerhalb von 14 Tagen nach deinem Widerruf im Paketshop ab. Bewahre den Beleg auf.
4. Sobald das Paket oder der Versandbeleg bei uns ist, zahlen wir zurück: innerhalb von 14 Tagen, auf demselben Weg, auf dem du bezahlt hast, einschließlich der Standard-Versandkosten, wenn du alles zurückschickst.

## Umtausch
Eine andere Größe oder Farbe? Schick zurück und bestell neu, dann ist sie sicher noch da. Im Laden tauschen wir sofort um.

## Widerrufsrecht
Du hast **14 Tage** ab dem Tag, an dem der letzte Artikel deiner Bestellung ankam, um ohne Angabe von Gründen zu widerrufen. Die vollständige Belehrung mit Muster-Formular steht unter [Widerruf](story:withdrawal).

## Was nicht zurück kann
- Kleidung mit einem Namen oder Text, den wir eigens für dich gedruckt haben
- heruntergeladene Schnittmuster, wenn der Download mit deiner Zustimmung begonnen hat
- Geschenkkarten, von denen schon etwas eingelöst ist

## Etwas ist kaputt?
Dann geht es nicht um Widerruf, sondern um Gewährleistung. Geht bei normalem Gebrauch etwas kaputt, reparieren oder ersetzen wir es oder zahlen zurück. [Schick uns ein Foto](story:contact).`,
        `## How to return
1. Put the clothes in the box or bag they came in. Trying on is fine, playing outside isn’t yet.
2. Stick the return label from the parcel over the old address. Lost it? [Ask for a new one](story:contact).
3. Hand in the parcel at a parcel point within 14 days of changing your mind. Keep the receipt.
4. Once we have the parcel or your proof of posting we refund you: within 14 days, the way you paid, including standard delivery if you return everything.

## Exchanges
Another size or colour? Return and order again, so you are sure it is still there. In store we exchange on the spot.

## Changing your mind
You have **14 days** from the day the last item of your order arrived to withdraw without giving a reason. How to do it formally, with a form, is explained under [withdrawal](story:withdrawal).

## What cannot come back
- clothes with a name or text we printed especially for you
- downloaded sewing patterns, if the download began with your consent
- gift cards that have been used in part

## Something broken?
Then it is not about changing your mind but about the legal guarantee. If something breaks in normal use we repair it, replace it or refund you. [Send a photo](story:contact).`,
      ),
    },
  ],
}

const withdrawal: PagePlan = {
  key: 'withdrawal',
  title: text('Herroepingsrecht', 'Widerrufsbelehrung', 'Right of withdrawal'),
  description: text(
    'Herroepingsrecht en modelformulier van {company}.',
    'Widerrufsbelehrung und Muster-Widerrufsformular der {company}.',
    'Right of withdrawal and model form of {company}.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Veertien dagen bedenktijd
Je hebt het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop jij, of een door jou aangewezen derde die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.

Om het herroepingsrecht uit te oefenen, laat je ons ({company}, {address}, e-mail [{mail}](mailto:{mail}), telefoon {phone}) via een ondubbelzinnige verklaring weten dat je de overeenkomst herroept. Dat kan meteen [hier online](/withdraw), zonder in te loggen. Je mag ook het onderstaande formulier gebruiken, maar dat hoeft niet. Je krijgt van ons per e-mail een ontvangstbevestiging met datum en tijd.

Om de termijn na te leven volstaat het om je verklaring te versturen voordat de termijn is verstreken.

## Gevolgen van de herroeping
Als je de overeenkomst herroept, ontvang je alle betalingen die je tot dat moment hebt gedaan, inclusief leveringskosten (behalve de extra kosten van een andere dan de goedkoopste standaardlevering), onverwijld en in ieder geval niet later dan 14 dagen nadat wij je herroeping hebben ontvangen, terug. We gebruiken hetzelfde betaalmiddel als waarmee je hebt betaald. We mogen met terugbetalen wachten tot we de goederen terug hebben, of tot je hebt aangetoond dat je ze hebt teruggestuurd.

Stuur de goederen onverwijld terug, uiterlijk 14 dagen na de dag waarop je de herroeping hebt gemeld. De kosten van het terugsturen dragen wij. Je bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.

## Modelformulier voor herroeping
*Vul dit formulier alleen in en stuur het alleen terug als je de overeenkomst wilt herroepen.*

- Aan: {company}, {address}, {mail}
- Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep:
- Bestelnummer:
- Besteld op / ontvangen op:
- Naam consument:
- Adres consument:
- Handtekening (alleen als dit formulier op papier wordt ingediend):
- Datum:`,
        `## Widerrufsrecht
Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hat.

Um dein Widerrufsrecht auszuüben, musst du uns ({company}, {address}, E-Mail [{mail}](mailto:{mail}), Telefon {phone}) mittels einer eindeutigen Erklärung über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Das geht gleich [hier online](/withdraw), ohne Anmeldung. Du kannst dafür auch das folgende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Den Eingang bestätigen wir dir per E-Mail mit Datum und Uhrzeit.

Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.

## Folgen des Widerrufs
Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast.

Du hast die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem du uns über den Widerruf unterrichtest, an uns zurückzusenden. Wir tragen die Kosten der Rücksendung. Für einen etwaigen Wertverlust der Waren musst du nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch dich maßgeblich ist.

## Muster-Widerrufsformular
*Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.*

- An: {company}, {address}, {mail}
- Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:
- Bestellnummer:
- Bestellt am / erhalten am:
- Name des/der Verbraucher(s):
- Anschrift des/der Verbraucher(s):
- Unterschrift (nur bei Mitteilung auf Papier):
- Datum:`,
        `## Fourteen days to withdraw
You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days from the day on which you, or a third party other than the carrier indicated by you, acquire physical possession of the last good.

To exercise the right of withdrawal, inform us ({company}, {address}, email [{mail}](mailto:{mail}), phone {phone}) of your decision by an unequivocal statement. You can do so [online right here](/withdraw), without logging in. You may also use the model form below, but it is not obligatory. We confirm receipt by email with the date and time.

To meet the deadline it is sufficient to send your communication before the withdrawal period has expired.

## Effects of withdrawal
If you withdraw from this contract, we reimburse all payments received from you, including the costs of delivery (except for the supplementary costs of a type of delivery other than the least expensive standard delivery), without undue delay and in any event not later than 14 days from the day on which we are informed of your decision. We use the same means of payment as you used. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back.

Send back the goods without undue delay and in any event not later than 14 days from the day on which you tell us of your withdrawal. We bear the cost of returning the goods. You are only liable for any diminished value resulting from handling beyond what is necessary to establish the nature, characteristics and functioning of the goods.

## Model withdrawal form
*Complete and return this form only if you wish to withdraw from the contract.*

- To: {company}, {address}, {mail}
- I hereby give notice that I withdraw from my contract of sale of the following goods:
- Order number:
- Ordered on / received on:
- Name of consumer:
- Address of consumer:
- Signature of consumer (only if this form is notified on paper):
- Date:`,
      ),
    },
  ],
}

const contactFacts = text(
  `**E-mail** [{mail}](mailto:{mail})\\
**Telefoon** {phone}, op werkdagen van 9.00 tot 17.30 uur\\
**Post** {company}, {address}

Houd je bestelnummer bij de hand, dan zijn we sneller. Op een mail krijg je binnen één werkdag antwoord. Niet tevreden over ons antwoord? Schrijf dan “klacht” in de onderwerpregel: binnen 14 dagen krijg je een inhoudelijke reactie van iemand anders dan wie je eerst sprak.`,
  `**E-Mail** [{mail}](mailto:{mail})\\
**Telefon** {phone}, werktags von 9 bis 17.30 Uhr\\
**Post** {company}, {address}

Halte deine Bestellnummer bereit, dann geht es schneller. Auf eine Mail bekommst du innerhalb eines Werktags Antwort. Nicht zufrieden damit? Schreib „Beschwerde“ in den Betreff: Innerhalb von 14 Tagen antwortet dir jemand, mit dem du noch nicht gesprochen hast.`,
  `**Email** [{mail}](mailto:{mail})\\
**Phone** {phone}, working days from 9 am to 5.30 pm\\
**Post** {company}, {address}

Keep your order number at hand, it speeds things up. Emails are answered within one working day. Not happy with our answer? Write “complaint” in the subject line: within 14 days someone you have not spoken to before will reply.`,
)

const contactTitle = text('Contact', 'Kontakt', 'Contact')
const contactDescription = text(
  'Zo bereik je {brand}: per mail, per telefoon of in de winkel.',
  'So erreichst du {brand}: per Mail, am Telefon oder im Laden.',
  'How to reach {brand}: by email, by phone or in store.',
)

const contact: readonly PagePlan[] = [
  {
    key: 'contact',
    shops: vonkShops,
    title: contactTitle,
    description: contactDescription,
    body: [
      {
        kind: 'text',
        text: text(
          `## Zeg het maar\nEen vraag, een compliment, een knoop die losliet: we horen het graag.\n\n${contactFacts.nl}`,
          `## Erzähl mal\nEine Frage, ein Lob, ein Knopf, der abging: Wir hören es gern.\n\n${contactFacts.de}`,
          `## Do tell\nA question, a compliment, a button that came off: we love to hear from you.\n\n${contactFacts.en}`,
        ),
      },
      {
        kind: 'stores',
        title: text('Liever in het echt?', 'Lieber persönlich?', 'Rather in person?'),
        text: text(
          'In al onze winkels helpen ze je ook met een bestelling van hier.',
          'In allen Läden helfen sie dir auch bei einer Bestellung von hier.',
          'All our stores also help with orders placed here.',
        ),
      },
    ],
  },
  {
    key: 'contact',
    shops: razzShops,
    title: contactTitle,
    description: contactDescription,
    body: [
      {
        kind: 'text',
        text: text(
          `## Roep maar\nWij luisteren. Echt.\n\n${contactFacts.nl}`,
          `## Ruf einfach\nWir hören zu. Wirklich.\n\n${contactFacts.de}`,
          `## Shout\nWe listen. Really.\n\n${contactFacts.en}`,
        ),
      },
      {
        kind: 'stores',
        title: text('Of kom langs', 'Oder komm rum', 'Or come by'),
        text: text('Face to face. Ook goed.', 'Face to face. Auch gut.', 'Face to face. Works too.'),
      },
    ],
  },
]

export const servicePages: readonly PagePlan[] = [...customerService, delivery, returns, withdrawal, ...contact]
