/** The mails of the shop; `{name}`, `{order}`, `{shop}` … are filled in. What newsletters are asked about says nothing of goods or prices. */
export const mails = {
  kinds: {
    confirmation: {
      subject: 'Je bestelling {order} is bevestigd',
      preview: 'Dank je wel! Hier staat alles over je bestelling.',
      title: 'Dank je wel, {name}!',
      body: [
        'We hebben je bestelling ontvangen en bevestigd. Hieronder staat wat je hebt gekocht, wat het kost en welke rechten je hebt. Bewaar deze mail.',
        'Zodra je pakket onderweg is, hoor je van ons.',
      ],
    },
    'payment-open': {
      subject: 'Je bestelling {order} wacht nog op je betaling',
      preview: 'Met één klik rond je je betaling af.',
      title: 'Nog één stap, {name}',
      body: [
        'We hebben je bestelling opzijgelegd, maar je betaling nog niet ontvangen. Betaal via de knop, dan gaan we voor je aan de slag.',
        'Heb je net betaald? Dan kruisen onze berichten elkaar en hoef je niets te doen. Betaal je niet op tijd, dan vervalt de bestelling vanzelf en betaal je niets.',
      ],
    },
    shipped: {
      subject: 'Je bestelling {order} is onderweg',
      preview: 'Je pakket is de deur uit.',
      title: 'Je pakket is onderweg, {name}',
      body: ['We hebben je bestelling ingepakt en verstuurd. Veel plezier ermee!'],
    },
    returned: {
      subject: 'We hebben je retour van bestelling {order} ontvangen',
      preview: 'Je retour is goed aangekomen.',
      title: 'Je retour is binnen, {name}',
      body: ['Dit hebben we van je terugontvangen. Je krijgt een aparte mail zodra het geld naar je onderweg is.'],
    },
    refunded: {
      subject: 'Je krijgt {amount} terug voor bestelling {order}',
      preview: 'We hebben {amount} aan je terugbetaald.',
      title: 'Je geld komt eraan, {name}',
      body: [
        'We hebben je terugbetaald op de manier waarop je hebt betaald. Bij je bank kan het een paar werkdagen duren voor je het ziet.',
      ],
    },
    canceled: {
      subject: 'Je bestelling {order} is geannuleerd',
      preview: 'Deze bestelling gaat niet door.',
      title: 'Je bestelling is geannuleerd, {name}',
      body: ['Deze bestelling gaat niet door; er wordt niets verstuurd.'],
    },
    'gift-card': {
      subject: 'Je cadeaukaart van {shop}: {amount}',
      preview: 'Een cadeaukaart van {amount}.',
      title: 'Een cadeautje, {name}!',
      body: [
        'Vul deze code in bij het afrekenen, in één keer of in delen. Wie de code heeft, kan ermee betalen: bewaar hem goed.',
      ],
    },
    'withdrawal-receipt': {
      subject: 'Ontvangstbevestiging van je herroeping van bestelling {order}',
      preview: 'We hebben je herroeping ontvangen op {moment}.',
      title: 'We hebben je herroeping ontvangen',
      body: [
        'Je hebt verklaard dat je de overeenkomst over bestelling {order} herroept. Hierbij bevestigen we dat je verklaring ons heeft bereikt, met datum en tijd; vanaf dat moment telt ze. Bewaar deze mail als bewijs.',
      ],
    },
    'withdrawal-completed': {
      subject: 'Wat je herroept van bestelling {order}',
      preview: 'Je herroeping van {moment}, en wat er nu gebeurt.',
      title: 'Je herroeping is compleet',
      body: ['Je hebt ons laten weten welke artikelen je herroept. Hier staan ze nog eens, met wat er nu gebeurt.'],
    },
    'stock-alert-confirmation': {
      subject: 'Bevestig: een mail als {product} er weer is',
      preview: 'Eén klik, en je hoort het als je maat er weer is.',
      title: 'Mogen we je mailen?',
      body: [
        'Je wilt horen wanneer dit er weer is. Bevestig met de knop dat dit je adres is; de link werkt één keer en is zeven dagen geldig. Daarna mailen we je één keer, binnen een half jaar.',
      ],
    },
    'back-in-stock': {
      subject: '{product} is er weer in je maat',
      preview: 'Je vroeg het ons te laten weten.',
      title: 'Hij is er weer',
      body: ['Je wilde het weten zodra dit er weer was. Dat is nu.'],
    },
    'password-reset': {
      subject: 'Een nieuw wachtwoord voor je account bij {shop}',
      preview: 'Met deze link stel je een nieuw wachtwoord in.',
      title: 'Wachtwoord vergeten, {name}?',
      body: [
        'Geeft niets. Met de knop hieronder kies je een nieuw wachtwoord. De link werkt één keer en is een uur geldig.',
      ],
    },
    'password-changed': {
      subject: 'Je wachtwoord bij {shop} is gewijzigd',
      preview: 'Je wachtwoord is gewijzigd op {moment}.',
      title: 'Je wachtwoord is gewijzigd, {name}',
      body: [
        'Het wachtwoord van je account bij {shop} is gewijzigd op {moment}. Je bent op al je apparaten uitgelogd; log opnieuw in met je nieuwe wachtwoord.',
      ],
    },
    'email-change-asked': {
      subject: 'Wil je het e-mailadres van je {shop}-account wijzigen?',
      preview: 'Je adres wijzigt pas als je op de knop drukt.',
      title: 'Een ander e-mailadres, {name}?',
      body: [
        'Op {moment} is gevraagd om het e-mailadres van je account bij {shop} te wijzigen in {newEmail}. Klopt dat, druk dan op de knop. De link werkt één keer en is één dag geldig; tot dan blijft dit adres gelden.',
      ],
    },
    'account-proof': {
      subject: 'Bevestig dat dit jouw account bij {shop} is',
      preview: 'Met deze link ga je verder zonder wachtwoord.',
      title: 'Ga verder in je account, {name}',
      body: [
        'Je wilde iets wijzigen waarvoor we zeker willen weten dat jij het bent. Open de link op het apparaat waarop je bent ingelogd. De link werkt één keer en is één uur geldig.',
      ],
    },
    'email-changed': {
      subject: 'Het e-mailadres van je account bij {shop} is gewijzigd',
      preview: 'Het adres is gewijzigd op {moment}.',
      title: 'Je e-mailadres is gewijzigd, {name}',
      body: [
        'Op {moment} is voor je account bij {shop} een ander e-mailadres ingesteld. Je logt voortaan in met het nieuwe adres; dit is de laatste mail die je hier over je account krijgt.',
      ],
    },
    'email-set': {
      subject: 'Dit is nu het e-mailadres van je {shop}-account',
      preview: 'Het adres is ingesteld op {moment}.',
      title: 'Je nieuwe e-mailadres, {name}',
      body: [
        'Op {moment} is dit e-mailadres ingesteld voor je {shop}-account. Je logt er voortaan mee in en alles over je bestellingen komt hier binnen.',
      ],
    },
    'passkey-added': {
      subject: 'Er is een passkey toegevoegd aan je account bij {shop}',
      preview: 'De passkey is toegevoegd op {moment}.',
      title: 'Een nieuwe passkey, {name}',
      body: [
        'Op {moment} is een passkey toegevoegd aan je account bij {shop}. Op het apparaat waar hij staat log je voortaan in zonder wachtwoord. In je account zie je al je passkeys en kun je ze verwijderen.',
      ],
    },
    'passkey-removed': {
      subject: 'Er is een passkey verwijderd uit je account bij {shop}',
      preview: 'De passkey is verwijderd op {moment}.',
      title: 'Een passkey is verwijderd, {name}',
      body: [
        'Op {moment} is een passkey verwijderd uit je account bij {shop}. Daarmee kan niemand meer inloggen; met je wachtwoord en je andere passkeys wel.',
      ],
    },
    'newsletter-confirmation': {
      subject: 'Bevestig je aanmelding voor de nieuwsbrief van {shop}',
      preview: 'Nog één klik, dan ben je aangemeld.',
      title: 'Klopt dit adres?',
      body: [
        'Op {moment} is dit e-mailadres ingevuld voor de nieuwsbrief van {shop}. Was jij dat? Bevestig het dan met de knop. De link werkt één keer en is {days} dagen geldig.',
      ],
      why: 'Je krijgt deze mail omdat dit adres bij {shop} is ingevuld voor de nieuwsbrief.',
    },
    'newsletter-leave': {
      subject: 'Wil je de nieuwsbrief van {shop} niet meer?',
      preview: 'Eén klik, en je bent afgemeld.',
      title: 'Afmelden?',
      body: [
        'Op {moment} is gevraagd om dit e-mailadres af te melden voor de nieuwsbrief van {shop}. Was jij dat? Bevestig het dan met de knop.',
      ],
      why: 'Je krijgt deze mail omdat iemand dit adres wil afmelden voor de nieuwsbrief van {shop}.',
    },
    'newsletter-again': {
      subject: 'Je ontvangt de nieuwsbrief van {shop} al',
      preview: 'Je hoeft niets te doen.',
      title: 'Je bent al aangemeld',
      body: [
        'Op {moment} is dit e-mailadres nog eens ingevuld voor de nieuwsbrief van {shop}. Je bent al aangemeld; je hoeft niets te doen.',
      ],
      why: 'Je krijgt deze mail omdat dit adres bij {shop} is ingevuld voor de nieuwsbrief. Afmelden kan altijd, met één klik.',
    },
    'newsletter-coupon': {
      subject: 'Welkom! Hier is je {percent} korting bij {shop}',
      preview: 'Je kortingscode voor je eerste bestelling.',
      title: 'Fijn dat je er bent!',
      body: [
        'Je bent aangemeld voor de nieuwsbrief van {shop}. Daar hoort een cadeautje bij: {percent} korting op je eerste bestelling. Vul de code in je winkelmand in; hij werkt één keer.',
      ],
      why: 'Je krijgt deze mail omdat je bent aangemeld voor de nieuwsbrief van {shop}. Afmelden kan altijd, met één klik.',
    },
  },
  words: {
    orderNumber: 'Bestelnummer',
    orderDate: 'Besteld op',
    payment: 'Betaalwijze',
    invoice: 'Factuur',
    creditNote: 'Creditnota',
    yourOrder: 'Je bestelling',
    pieces: '{count} ×',
    subtotal: 'Artikelen',
    shipping: 'Bezorgen',
    free: 'gratis',
    paymentFee: 'Betaalkosten',
    discount: 'Korting',
    total: 'Totaal incl. btw',
    ofWhichTax: 'waarvan {rate} btw',
    giftCards: 'Cadeaukaart',
    points: 'Punten',
    toPay: 'Te betalen',
    paid: 'Betaald',
    deliverTo: 'Bezorging',
    billTo: 'Factuuradres',
    payNow: 'Nu betalen',
    track: 'Volg je pakket',
    showOrder: 'Bekijk je bestelling',
    returned: 'Terugontvangen',
    refunded: 'Terugbetaald',
    refundedMoney: 'Op je rekening',
    refundedGiftCard: 'Op cadeaukaart {code}',
    refundedPoints: 'Aan punten',
    alreadyPaid:
      'Wat je al had betaald, krijg je terug op de manier waarop je hebt betaald. Daarover krijg je een aparte mail.',
    keptOfCards: 'Van de cadeaukaarten uit deze bestelling was al {amount} besteed. Dat deel betalen we niet terug.',
    nothingPaid: 'Er is niets afgeschreven. Wat je had uitgezocht, ligt weer in je winkelmand.',
    paidAfterAll:
      'We schreven je dat deze bestelling was geannuleerd, omdat je betaling er niet was. Die is nu toch binnen en alles wat je had uitgezocht is er nog: je bestelling gaat gewoon door.',
    cameTooLate:
      'Je betaling kwam binnen toen deze bestelling al was geannuleerd en niet meer door kon gaan. Daarom krijg je alles terug.',
    giftCardCode: 'Je code',
    giftCardFrom: 'Van {name}',
    validUntil: 'Geldig tot en met {date}.',
    validAlways: 'Deze kaart verloopt niet.',
    spend: 'Naar de winkel',
    receivedAt: 'Ontvangen op',
    declaredBy: 'Verklaard door',
    declaredAddress: 'E-mailadres',
    choosePieces:
      'Nog één klik: laat ons weten of je alles herroept of iets houdt. Daarna annuleren we wat nog niet is verstuurd en betalen we je terug. De link is 14 dagen geldig.',
    toPieces: 'Kies de artikelen',
    withdrawalNotByYou:
      'Was jij dit niet? Gebruik de knop dan niet: zonder die stap wordt er niets geannuleerd. Laat het ons weten via {email}.',
    withdrawnGoods: 'Herroepen',
    returnItems:
      'Stuur de artikelen binnen 14 dagen na vandaag terug; de kosten dragen wij. Je krijgt je geld binnen 14 dagen, of zodra we de artikelen hebben of je laat zien dat je ze hebt verstuurd.',
    nothingToReturn:
      'Je bestelling was nog niet verstuurd: je hoeft niets terug te sturen. Je krijgt je geld uiterlijk binnen 14 dagen terug.',
    withdrawnUnpaid:
      'Je bestelling was nog niet betaald: er is niets afgeschreven en je hoeft niets terug te sturen. Cadeaukaarten en punten die je ervoor had gebruikt, heb je weer tot je beschikking.',
    goToShop: 'Naar de winkel',
    withdraw: 'Overeenkomst herroepen',
    termsAttached: 'De voorwaarden zitten in hun geheel als bijlage bij deze mail.',
    withdrawHere: 'Herroepen kan hier, zonder in te loggen',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacy',
    automatic: 'Deze mail hoort bij je bestelling; je krijgt hem ook als je geen nieuwsbrief wilt.',
    automaticAccount: 'Deze mail hoort bij je account; je krijgt hem ook als je geen nieuwsbrief wilt.',
    automaticAlert: 'Je krijgt deze mail omdat met dit adres is gevraagd te horen wanneer iets weer op voorraad is.',
    confirmAlert: 'Ja, mail mij',
    alertNotAsked:
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging krijg je geen bericht en na zeven dagen is je adres gewist.',
    toProduct: 'Bekijk je maat',
    alertOnce:
      'Er kan meer vraag zijn dan voorraad, dus we houden niets apart. Dit was de enige mail hierover; we bewaren er verder niets van.',
    endAlerts: 'Ik wil geen voorraadmails meer op dit adres',
    unsubscribe: 'Afmelden voor de nieuwsbrief',
    confirmAddress: 'Ja, dit is mijn adres',
    addressNotMine:
      'Heb jij dit niet gedaan? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief en verwijderen we het adres. Je kunt het ook nu meteen laten verwijderen.',
    removeAddress: 'Verwijder mijn adres',
    leaveNotAsked: 'Was jij dit niet? Dan hoef je niets te doen: zolang je de knop niet gebruikt, blijf je aangemeld.',
    couponCode: 'Je kortingscode',
    offFirstOrder: '{percent} korting op je eerste bestelling',
    toShop: 'Naar de winkel',
    setPassword: 'Stel een nieuw wachtwoord in',
    resetNotAsked: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    toAccount: 'Naar je account',
    passwordNotByYou: 'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en laat het ons weten via {email}.',
    setEmail: 'Wijzig mijn e-mailadres',
    emailNotAsked:
      'Was jij dit niet? Druk dan niet op de knop. Iemand anders is waarschijnlijk ingelogd in je account: stel meteen een nieuw wachtwoord in en laat het ons weten via {email}.',
    proveAccount: 'Ga verder',
    proofNotAsked:
      'Was jij dit niet? Open de link dan niet. Iemand anders is waarschijnlijk ingelogd in je account: stel meteen een nieuw wachtwoord in en laat het ons weten via {email}.',
    emailNotByYou: 'Was jij dit niet? Schrijf ons dan meteen via {email}; wij helpen je je account terug te krijgen.',
    passkeyNotByYou:
      'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in, verwijder passkeys die je niet kent en laat het ons weten via {email}.',
    emailNotYours:
      'Heb je geen account bij ons? Dan heeft iemand zich vergist in het adres; schrijf ons via {email}, dan zetten wij het recht.',
    registration: 'KvK',
    vatId: 'Btw',
  },
  legal: {
    withdrawal: {
      title: 'Herroepingsrecht',
      paragraphs: [
        'Je hebt het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop jij, of een door jou aangewezen derde die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.',
        'Om het herroepingsrecht uit te oefenen, laat je ons ({seller}) via een ondubbelzinnige verklaring weten dat je de overeenkomst herroept. Je mag het onderstaande formulier gebruiken, maar dat hoeft niet. Je krijgt van ons per e-mail een ontvangstbevestiging met datum en tijd. Om de termijn na te leven volstaat het om je verklaring te versturen voordat de termijn is verstreken.',
        'Het recht geldt niet voor producten die op jouw aanwijzing zijn gemaakt, zoals kleding met een naam, en niet voor cadeaukaarten die al zijn gebruikt.',
      ],
    },
    effects: {
      title: 'Gevolgen van de herroeping',
      paragraphs: [
        'Als je de overeenkomst herroept, ontvang je alle betalingen die je tot dat moment hebt gedaan, inclusief leveringskosten (behalve de extra kosten van een andere dan de goedkoopste standaardlevering), onverwijld en in ieder geval niet later dan 14 dagen nadat wij je herroeping hebben ontvangen, terug. We gebruiken hetzelfde betaalmiddel als waarmee je hebt betaald. We mogen met terugbetalen wachten tot we de goederen terug hebben, of tot je hebt aangetoond dat je ze hebt teruggestuurd.',
        'Stuur de goederen onverwijld terug, uiterlijk 14 dagen na de dag waarop je de herroeping hebt gemeld. De kosten van het terugsturen dragen wij. Je bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
      ],
    },
    form: {
      title: 'Modelformulier voor herroeping',
      paragraphs: ['Vul dit formulier alleen in en stuur het alleen terug als je de overeenkomst wilt herroepen.'],
      list: [
        'Aan: {seller}',
        'Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep:',
        'Bestelnummer: {order}',
        'Besteld op / ontvangen op:',
        'Naam consument:',
        'Adres consument:',
        'Handtekening (alleen als dit formulier op papier wordt ingediend):',
        'Datum:',
      ],
    },
    warranty: {
      title: 'Wettelijke garantie',
      paragraphs: [
        'Wat je koopt, moet voldoen aan wat je er redelijkerwijs van mag verwachten. Is dat niet zo, dan heb je recht op kosteloos herstel of vervanging en, als dat niet kan, op prijsvermindering of ontbinding. Blijkt een gebrek binnen een jaar na levering, dan gaan we ervan uit dat het er al was, tenzij wij het tegendeel aantonen.',
        'Een klacht meld je bij {email}. Je krijgt binnen 14 dagen een inhoudelijk antwoord.',
      ],
    },
    terms: {
      title: 'Voorwaarden',
      paragraphs: [
        'Op je bestelling zijn onze algemene voorwaarden van toepassing, zoals ze bij het bestellen golden. De verkoper is {seller}.',
      ],
    },
  },
}
