import type { mails as reference } from '../nl/mails.data.ts'

/** The mails of the shop; `{name}`, `{order}`, `{shop}` … are filled in. What newsletters are asked about says nothing of goods or prices. */
export const mails: typeof reference = {
  kinds: {
    confirmation: {
      subject: 'Deine Bestellung {order} ist bestätigt',
      preview: 'Vielen Dank! Hier steht alles zu deiner Bestellung.',
      title: 'Vielen Dank, {name}!',
      body: [
        'Wir haben deine Bestellung erhalten und bestätigen hiermit den Vertrag. Unten steht, was du gekauft hast, was es kostet und welche Rechte du hast. Bewahre diese E-Mail auf.',
        'Sobald dein Paket unterwegs ist, hörst du von uns.',
      ],
    },
    'payment-open': {
      subject: 'Deine Bestellung {order} wartet noch auf die Zahlung',
      preview: 'Mit einem Klick schließt du die Zahlung ab.',
      title: 'Nur noch ein Schritt, {name}',
      body: [
        'Wir haben deine Bestellung für dich zurückgelegt, aber noch keine Zahlung erhalten. Bezahle über den Button, dann legen wir los.',
        'Hast du gerade bezahlt? Dann haben sich unsere Nachrichten überschnitten und du musst nichts tun. Bezahlst du nicht rechtzeitig, verfällt die Bestellung von selbst und es kostet dich nichts.',
      ],
    },
    shipped: {
      subject: 'Deine Bestellung {order} ist unterwegs',
      preview: 'Dein Paket hat unser Haus verlassen.',
      title: 'Dein Paket ist unterwegs, {name}',
      body: ['Wir haben deine Bestellung eingepackt und verschickt. Viel Freude damit!'],
    },
    returned: {
      subject: 'Deine Rücksendung zur Bestellung {order} ist angekommen',
      preview: 'Deine Rücksendung ist gut angekommen.',
      title: 'Deine Rücksendung ist da, {name}',
      body: [
        'Das haben wir von dir zurückerhalten. Sobald das Geld zu dir unterwegs ist, bekommst du eine eigene E-Mail.',
      ],
    },
    refunded: {
      subject: 'Du bekommst {amount} für die Bestellung {order} zurück',
      preview: 'Wir haben dir {amount} erstattet.',
      title: 'Dein Geld ist unterwegs, {name}',
      body: [
        'Wir haben dir das Geld auf dem Weg erstattet, auf dem du bezahlt hast. Bis deine Bank es anzeigt, können einige Werktage vergehen.',
      ],
    },
    canceled: {
      subject: 'Deine Bestellung {order} ist storniert',
      preview: 'Diese Bestellung wird nicht ausgeführt.',
      title: 'Deine Bestellung ist storniert, {name}',
      body: ['Diese Bestellung wird nicht ausgeführt; es wird nichts verschickt.'],
    },
    'gift-card': {
      subject: 'Deine Geschenkkarte von {shop}: {amount}',
      preview: 'Eine Geschenkkarte über {amount}.',
      title: 'Ein Geschenk für dich, {name}!',
      body: [
        'Gib diesen Code an der Kasse ein, auf einmal oder in Teilen. Wer den Code hat, kann damit bezahlen: Bewahre ihn gut auf.',
      ],
    },
    'withdrawal-receipt': {
      subject: 'Eingangsbestätigung deines Widerrufs zur Bestellung {order}',
      preview: 'Dein Widerruf ist am {moment} bei uns eingegangen.',
      title: 'Dein Widerruf ist eingegangen',
      body: [
        'Du hast erklärt, dass du den Vertrag zur Bestellung {order} widerrufst. Hiermit bestätigen wir den Eingang deiner Erklärung mit Datum und Uhrzeit; ab diesem Zeitpunkt gilt sie. Bewahre diese E-Mail als Nachweis auf.',
      ],
    },
    'withdrawal-completed': {
      subject: 'Was du von der Bestellung {order} widerrufst',
      preview: 'Dein Widerruf vom {moment} und wie es weitergeht.',
      title: 'Dein Widerruf ist vollständig',
      body: ['Du hast uns gesagt, welche Artikel du widerrufst. Hier stehen sie noch einmal, und wie es weitergeht.'],
    },
    'stock-alert-confirmation': {
      subject: 'Bestätige: eine E-Mail, wenn {product} wieder da ist',
      preview: 'Ein Klick, und du erfährst, wenn deine Größe wieder da ist.',
      title: 'Dürfen wir dir schreiben?',
      body: [
        'Du möchtest wissen, wann das hier wieder da ist. Bestätige über den Button, dass das deine Adresse ist; der Link funktioniert einmal und ist sieben Tage gültig. Danach schreiben wir dir genau einmal, innerhalb eines halben Jahres.',
      ],
    },
    'back-in-stock': {
      subject: '{product} ist in deiner Größe wieder da',
      preview: 'Du wolltest Bescheid wissen.',
      title: 'Wieder da',
      body: ['Du wolltest wissen, wann das hier wieder da ist. Jetzt ist es so weit.'],
    },
    'password-reset': {
      subject: 'Ein neues Passwort für dein Konto bei {shop}',
      preview: 'Mit diesem Link legst du ein neues Passwort fest.',
      title: 'Passwort vergessen, {name}?',
      body: [
        'Kein Problem. Über den Button unten wählst du ein neues Passwort. Der Link funktioniert einmal und ist eine Stunde gültig.',
      ],
    },
    'password-changed': {
      subject: 'Dein Passwort bei {shop} wurde geändert',
      preview: 'Dein Passwort wurde am {moment} geändert.',
      title: 'Dein Passwort wurde geändert, {name}',
      body: [
        'Das Passwort deines Kontos bei {shop} wurde am {moment} geändert. Du bist auf allen Geräten abgemeldet; melde dich mit deinem neuen Passwort wieder an.',
      ],
    },
    'email-change-asked': {
      subject: 'Möchtest du die E-Mail-Adresse deines {shop}-Kontos ändern?',
      preview: 'Deine Adresse ändert sich erst, wenn du auf den Button drückst.',
      title: 'Eine andere E-Mail-Adresse, {name}?',
      body: [
        'Am {moment} wurden wir gebeten, die E-Mail-Adresse deines Kontos bei {shop} in {newEmail} zu ändern. Wenn du das warst, drücke auf den Button. Der Link funktioniert einmal und ist einen Tag lang gültig; bis dahin bleibt es bei dieser Adresse.',
      ],
    },
    'account-proof': {
      subject: 'Bestätige, dass dieses {shop}-Konto dir gehört',
      preview: 'Mit diesem Link geht es ohne Passwort weiter.',
      title: 'Weiter in deinem Konto, {name}',
      body: [
        'Du wolltest etwas ändern, wofür wir sicher sein möchten, dass du es bist. Öffne den Link auf dem Gerät, auf dem du angemeldet bist. Er funktioniert einmal und ist eine Stunde lang gültig.',
      ],
    },
    'email-changed': {
      subject: 'Die E-Mail-Adresse deines Kontos bei {shop} wurde geändert',
      preview: 'Die Adresse wurde am {moment} geändert.',
      title: 'Deine E-Mail-Adresse wurde geändert, {name}',
      body: [
        'Am {moment} wurde für dein Konto bei {shop} eine andere E-Mail-Adresse festgelegt. Ab jetzt meldest du dich mit der neuen Adresse an; dies ist die letzte E-Mail, die du hier zu deinem Konto bekommst.',
      ],
    },
    'email-set': {
      subject: 'Das ist jetzt die E-Mail-Adresse deines {shop}-Kontos',
      preview: 'Die Adresse wurde am {moment} festgelegt.',
      title: 'Deine neue E-Mail-Adresse, {name}',
      body: [
        'Am {moment} wurde diese E-Mail-Adresse für dein {shop}-Konto festgelegt. Ab jetzt meldest du dich damit an, und alles zu deinen Bestellungen kommt hier an.',
      ],
    },
    'passkey-added': {
      subject: 'Deinem Konto bei {shop} wurde ein Passkey hinzugefügt',
      preview: 'Der Passkey wurde am {moment} hinzugefügt.',
      title: 'Ein neuer Passkey, {name}',
      body: [
        'Am {moment} wurde deinem Konto bei {shop} ein Passkey hinzugefügt. Auf dem Gerät, auf dem er liegt, meldest du dich ab jetzt ohne Passwort an. In deinem Konto siehst du alle deine Passkeys und kannst sie entfernen.',
      ],
    },
    'passkey-removed': {
      subject: 'Aus deinem Konto bei {shop} wurde ein Passkey entfernt',
      preview: 'Der Passkey wurde am {moment} entfernt.',
      title: 'Ein Passkey wurde entfernt, {name}',
      body: [
        'Am {moment} wurde aus deinem Konto bei {shop} ein Passkey entfernt. Damit kann sich niemand mehr anmelden; mit deinem Passwort und deinen anderen Passkeys geht es weiterhin.',
      ],
    },
    'newsletter-confirmation': {
      subject: 'Bitte bestätige deine Anmeldung zum Newsletter von {shop}',
      preview: 'Noch ein Klick, dann bist du angemeldet.',
      title: 'Ist das deine Adresse?',
      body: [
        'Am {moment} wurde diese E-Mail-Adresse für den Newsletter von {shop} eingetragen. Warst du das? Dann bestätige es über den Button. Der Link funktioniert einmal und ist {days} Tage gültig.',
      ],
      why: 'Du bekommst diese E-Mail, weil diese Adresse bei {shop} für den Newsletter eingetragen wurde.',
    },
    'newsletter-leave': {
      subject: 'Möchtest du den Newsletter von {shop} nicht mehr?',
      preview: 'Ein Klick, und du bist abgemeldet.',
      title: 'Abmelden?',
      body: [
        'Am {moment} wurde gebeten, diese E-Mail-Adresse vom Newsletter von {shop} abzumelden. Warst du das? Dann bestätige es über den Button.',
      ],
      why: 'Du bekommst diese E-Mail, weil jemand diese Adresse vom Newsletter von {shop} abmelden möchte.',
    },
    'newsletter-again': {
      subject: 'Du bekommst den Newsletter von {shop} schon',
      preview: 'Du musst nichts tun.',
      title: 'Du bist schon angemeldet',
      body: [
        'Am {moment} wurde diese E-Mail-Adresse noch einmal für den Newsletter von {shop} eingetragen. Du bist schon angemeldet und musst nichts tun.',
      ],
      why: 'Du bekommst diese E-Mail, weil diese Adresse bei {shop} für den Newsletter eingetragen wurde. Abmelden geht jederzeit mit einem Klick.',
    },
    'newsletter-coupon': {
      subject: 'Willkommen! Hier sind deine {percent} Rabatt bei {shop}',
      preview: 'Dein Rabattcode für deine erste Bestellung.',
      title: 'Schön, dass du da bist!',
      body: [
        'Du bist für den Newsletter von {shop} angemeldet. Dazu gehört ein Geschenk: {percent} Rabatt auf deine erste Bestellung. Gib den Code in deinem Warenkorb ein; er gilt einmal.',
      ],
      why: 'Du bekommst diese E-Mail, weil du für den Newsletter von {shop} angemeldet bist. Abmelden geht jederzeit mit einem Klick.',
    },
  },
  words: {
    orderNumber: 'Bestellnummer',
    orderDate: 'Bestellt am',
    payment: 'Zahlungsart',
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    yourOrder: 'Deine Bestellung',
    pieces: '{count} ×',
    subtotal: 'Artikel',
    shipping: 'Versand',
    free: 'kostenlos',
    paymentFee: 'Zahlungsgebühr',
    discount: 'Rabatt',
    total: 'Gesamtbetrag inkl. MwSt.',
    ofWhichTax: 'darin {rate} MwSt.',
    giftCards: 'Geschenkkarte',
    points: 'Punkte',
    toPay: 'Zu zahlen',
    paid: 'Bezahlt',
    deliverTo: 'Lieferung',
    billTo: 'Rechnungsadresse',
    payNow: 'Jetzt bezahlen',
    track: 'Paket verfolgen',
    showOrder: 'Bestellung ansehen',
    returned: 'Zurückerhalten',
    refunded: 'Erstattet',
    refundedMoney: 'Auf dein Konto',
    refundedGiftCard: 'Auf Geschenkkarte {code}',
    refundedPoints: 'In Punkten',
    alreadyPaid: 'Was du schon bezahlt hast, erstatten wir dir auf demselben Weg. Dazu bekommst du eine eigene E-Mail.',
    keptOfCards:
      'Von den Geschenkkarten aus dieser Bestellung waren schon {amount} eingelöst. Diesen Teil erstatten wir nicht.',
    nothingPaid: 'Es wurde nichts abgebucht. Was du ausgesucht hattest, liegt wieder in deinem Warenkorb.',
    paidAfterAll:
      'Wir hatten dir geschrieben, dass diese Bestellung storniert ist, weil deine Zahlung fehlte. Sie ist nun doch angekommen und alles, was du ausgesucht hattest, ist noch da: Deine Bestellung wird ausgeführt.',
    cameTooLate:
      'Deine Zahlung kam an, als diese Bestellung schon storniert war und nicht mehr ausgeführt werden konnte. Deshalb bekommst du alles zurück.',
    giftCardCode: 'Dein Code',
    giftCardFrom: 'Von {name}',
    validUntil: 'Gültig bis einschließlich {date}.',
    validAlways: 'Diese Karte läuft nicht ab.',
    spend: 'Zum Shop',
    receivedAt: 'Eingegangen am',
    declaredBy: 'Erklärt von',
    declaredAddress: 'E-Mail-Adresse',
    choosePieces:
      'Noch ein Klick: Sag uns, ob du alles widerrufst oder etwas behältst. Danach stornieren wir, was noch nicht verschickt ist, und erstatten dir dein Geld. Der Link gilt 14 Tage.',
    toPieces: 'Artikel auswählen',
    withdrawalNotByYou:
      'Warst du das nicht? Dann benutze den Knopf nicht: Ohne ihn wird nichts storniert. Sag uns bitte unter {email} Bescheid.',
    withdrawnGoods: 'Widerrufen',
    returnItems:
      'Sende die Artikel binnen 14 Tagen ab heute zurück; die Kosten tragen wir. Dein Geld bekommst du binnen 14 Tagen, oder sobald wir die Artikel haben oder du nachweist, dass du sie abgeschickt hast.',
    nothingToReturn:
      'Deine Bestellung war noch nicht verschickt: Du musst nichts zurücksenden. Dein Geld bekommst du spätestens binnen 14 Tagen zurück.',
    withdrawnUnpaid:
      'Deine Bestellung war noch nicht bezahlt: Es wurde nichts abgebucht und du musst nichts zurücksenden. Geschenkkarten und Punkte, die du dafür eingesetzt hattest, stehen dir wieder zur Verfügung.',
    goToShop: 'Zum Shop',
    withdraw: 'Vertrag widerrufen',
    termsAttached: 'Die Geschäftsbedingungen findest du vollständig im Anhang dieser Mail.',
    withdrawHere: 'Widerrufen kannst du hier, ohne Anmeldung',
    terms: 'AGB',
    privacy: 'Datenschutz',
    automatic: 'Diese E-Mail gehört zu deiner Bestellung; du bekommst sie auch ohne Newsletter.',
    automaticAccount: 'Diese E-Mail gehört zu deinem Konto; du bekommst sie auch ohne Newsletter.',
    automaticAlert:
      'Du bekommst diese E-Mail, weil mit dieser Adresse darum gebeten wurde, Bescheid zu geben, sobald etwas wieder da ist.',
    confirmAlert: 'Ja, schreibt mir',
    alertNotAsked:
      'Du hast nicht darum gebeten? Dann musst du nichts tun: Ohne Bestätigung bekommst du keine Nachricht, und nach sieben Tagen ist deine Adresse gelöscht.',
    toProduct: 'Deine Größe ansehen',
    alertOnce:
      'Es kann mehr Wünsche als Vorrat geben, darum legen wir nichts zurück. Das war die einzige E-Mail dazu; wir bewahren nichts davon auf.',
    endAlerts: 'Ich möchte an diese Adresse keine Vorratsmails mehr',
    unsubscribe: 'Vom Newsletter abmelden',
    confirmAddress: 'Ja, das ist meine Adresse',
    addressNotMine:
      'Warst du das nicht? Dann musst du nichts tun: Ohne Bestätigung bekommst du keinen Newsletter, und wir löschen die Adresse. Du kannst sie auch sofort löschen lassen.',
    removeAddress: 'Meine Adresse löschen',
    leaveNotAsked:
      'Warst du das nicht? Dann musst du nichts tun: Solange du den Button nicht benutzt, bleibst du angemeldet.',
    couponCode: 'Dein Rabattcode',
    offFirstOrder: '{percent} Rabatt auf deine erste Bestellung',
    toShop: 'Zum Shop',
    setPassword: 'Lege ein neues Passwort fest',
    resetNotAsked: 'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    toAccount: 'Zu deinem Konto',
    passwordNotByYou: 'Das warst nicht du? Dann lege gleich ein neues Passwort fest und schreib uns an {email}.',
    setEmail: 'Meine E-Mail-Adresse ändern',
    emailNotAsked:
      'Das warst nicht du? Dann drücke nicht auf den Button. Wahrscheinlich ist jemand anderes in deinem Konto angemeldet: Lege gleich ein neues Passwort fest und schreib uns an {email}.',
    proveAccount: 'Weiter',
    proofNotAsked:
      'Das warst nicht du? Dann öffne den Link nicht. Wahrscheinlich ist jemand anderes in deinem Konto angemeldet: Lege gleich ein neues Passwort fest und schreib uns an {email}.',
    emailNotByYou:
      'Das warst nicht du? Dann schreib uns gleich an {email}; wir helfen dir, dein Konto zurückzubekommen.',
    passkeyNotByYou:
      'Das warst nicht du? Dann lege gleich ein neues Passwort fest, entferne Passkeys, die du nicht kennst, und schreib uns an {email}.',
    emailNotYours:
      'Du hast kein Konto bei uns? Dann hat sich jemand in der Adresse vertippt; schreib uns an {email}, wir bringen es in Ordnung.',
    registration: 'Handelsregister (KvK)',
    vatId: 'USt-IdNr.',
  },
  legal: {
    withdrawal: {
      title: 'Widerrufsrecht',
      paragraphs: [
        'Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hat.',
        'Um dein Widerrufsrecht auszuüben, musst du uns ({seller}) mittels einer eindeutigen Erklärung über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das folgende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Den Eingang bestätigen wir dir per E-Mail mit Datum und Uhrzeit. Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.',
        'Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch dich maßgeblich ist.',
      ],
    },
    effects: {
      title: 'Folgen des Widerrufs',
      paragraphs: [
        'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast.',
        'Du hast die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem du uns über den Widerruf unterrichtest, an uns zurückzusenden. Wir tragen die Kosten der Rücksendung. Für einen etwaigen Wertverlust der Waren musst du nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
      ],
    },
    form: {
      title: 'Muster-Widerrufsformular',
      paragraphs: ['Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.'],
      list: [
        'An: {seller}',
        'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
        'Bestellnummer: {order}',
        'Bestellt am / erhalten am:',
        'Name des/der Verbraucher(s):',
        'Anschrift des/der Verbraucher(s):',
        'Unterschrift (nur bei Mitteilung auf Papier):',
        'Datum:',
      ],
    },
    warranty: {
      title: 'Gesetzliche Gewährleistung',
      paragraphs: [
        'Es gilt das gesetzliche Mängelhaftungsrecht. Ansprüche wegen Mängeln verjähren zwei Jahre nach Ablieferung. Zeigt sich ein Mangel innerhalb eines Jahres, wird vermutet, dass er bei Übergabe bereits vorlag.',
        'Beschwerden richtest du an {email}. Du bekommst binnen 14 Tagen eine inhaltliche Antwort.',
      ],
    },
    terms: {
      title: 'Vertragsbedingungen',
      paragraphs: [
        'Für deine Bestellung gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung zum Zeitpunkt der Bestellung. Verkäufer ist {seller}. Vertragssprache ist Deutsch.',
      ],
    },
  },
}
