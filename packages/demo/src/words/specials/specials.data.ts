import type { GarmentType } from '../../label/index.ts'
import type { Audience, Translated } from '../product-brief.ts'
import { text } from '../text.ts'

/** The garment as something one chooses or makes: in German in the accusative. */
export const oneOf: Readonly<Record<GarmentType, Translated>> = {
  tee: text('een T-shirt', 'ein T-Shirt', 'a tee'),
  longsleeve: text('een longsleeve', 'ein Langarmshirt', 'a long-sleeved tee'),
  polo: text('een polo', 'ein Poloshirt', 'a polo'),
  shirt: text('een overhemd', 'ein Hemd', 'a shirt'),
  sweater: text('een sweater', 'ein Sweatshirt', 'a jumper'),
  hoodie: text('een hoodie', 'einen Hoodie', 'a hoodie'),
  cardigan: text('een vest', 'eine Strickjacke', 'a cardigan'),
  jacket: text('een jas', 'eine Jacke', 'a jacket'),
  'winter-coat': text('een winterjas', 'eine Winterjacke', 'a winter coat'),
  gilet: text('een bodywarmer', 'eine Weste', 'a gilet'),
  jeans: text('een jeans', 'eine Jeans', 'a pair of jeans'),
  joggers: text('een joggingbroek', 'eine Jogginghose', 'a pair of joggers'),
  chino: text('een chino', 'eine Chino', 'a pair of chinos'),
  shorts: text('een short', 'eine Shorts', 'a pair of shorts'),
  skirt: text('een rok', 'einen Rock', 'a skirt'),
  dress: text('een jurk', 'ein Kleid', 'a dress'),
  dungarees: text('een tuinbroek', 'eine Latzhose', 'a pair of dungarees'),
  bodysuit: text('een romper', 'ein Body', 'a bodysuit'),
  romper: text('een boxpakje', 'ein Strampler', 'a romper'),
  leggings: text('een legging', 'eine Leggings', 'a pair of leggings'),
  swimwear: text('een badpak', 'einen Badeanzug', 'a swimsuit'),
  pyjamas: text('een pyjama', 'einen Schlafanzug', 'a pair of pyjamas'),
  beanie: text('een muts', 'eine Mütze', 'a beanie'),
  cap: text('een pet', 'eine Cap', 'a cap'),
  socks: text('een paar sokken', 'ein Paar Socken', 'a pair of socks'),
  sneaker: text('een paar sneakers', 'ein Paar Sneaker', 'a pair of trainers'),
  bag: text('een rugzak', 'einen Rucksack', 'a backpack'),
}

export const giftCard = {
  /** `{amount}` is money in the language's own way of writing. */
  name: text('Cadeaukaart van {amount}', 'Geschenkkarte über {amount}', 'Gift card {amount}'),
  freeName: text(
    'Cadeaukaart, bedrag naar keuze',
    'Geschenkkarte, Betrag nach Wahl',
    'Gift card, you choose the amount',
  ),
  fixed: {
    vonk: text(
      'Een cadeaukaart van {amount} voor wie de maat niet weet of liever zelf kiest. Hij komt per e-mail, met een code die je bij het afrekenen invult.',
      'Eine Geschenkkarte über {amount} für alle, die die Größe nicht kennen oder lieber selbst aussuchen. Sie kommt per E-Mail, mit einem Code, den du an der Kasse eingibst.',
      'A gift card of {amount} for anyone who does not know the size or would rather choose for themselves. It arrives by email, with a code to enter at the checkout.',
    ),
    razz: text(
      '{amount}. Geen foute trui, geen kassabon. Code per mail, twee jaar of langer geldig.',
      '{amount}. Kein falscher Pulli, kein Kassenbon. Code per Mail, mindestens drei Jahre gültig.',
      '{amount}. No wrong jumper, no receipt. Code by email, good for two years or more.',
    ),
  },
  free: {
    vonk: text(
      'Kies zelf het bedrag, wij sturen de kaart per e-mail. Schrijf er een paar woorden bij, dan is het cadeau al ingepakt.',
      'Den Betrag bestimmst du, die Karte schicken wir per E-Mail. Schreib ein paar Worte dazu, dann ist das Geschenk schon eingepackt.',
      'You choose the amount, we send the card by email. Add a few words and the present is already wrapped.',
    ),
    razz: text(
      'Jij kiest het bedrag. Zij kiezen de hoodie. Code per mail.',
      'Du nimmst den Betrag. Die anderen den Hoodie. Code per Mail.',
      'You pick the amount. They pick the hoodie. Code by email.',
    ),
  },
} as const

export const sewingPattern = {
  /** `{style}` is the style’s name, `{noun}` the garment’s. */
  name: text('Naaipatroon {noun} {style}', 'Schnittmuster {noun} {style}', '{style} {noun} sewing pattern'),
  openings: {
    vonk: [
      text(
        'Maak zelf {one}, met stof van de markt of een oud laken van zolder.',
        'Näh selbst {one}, aus Stoff vom Markt oder einem alten Laken vom Dachboden.',
        'Make {one} yourself, from market fabric or an old sheet from the attic.',
      ),
      text(
        'Een regenachtige zaterdag, een naaimachine en dit patroon: meer is er niet nodig voor {one}.',
        'Ein verregneter Samstag, eine Nähmaschine und dieser Schnitt: Mehr braucht es nicht für {one}.',
        'A rainy Saturday, a sewing machine and this pattern: that is all you need for {one}.',
      ),
      text(
        'Met ons eigen patroon maak je thuis {one}, zonder dat er ergens een tweede van hangt.',
        'Mit unserem eigenen Schnitt nähst du zu Hause {one}, ganz ohne Doppelgänger.',
        'Our own pattern, so you can make {one} that nobody else has.',
      ),
      text(
        'Wie een knoop kan aanzetten, kan met dit patroon ook {one} maken.',
        'Wer einen Knopf annähen kann, schafft mit diesem Schnitt auch {one}.',
        'If you can sew on a button, you can make {one} with this pattern.',
      ),
    ],
    razz: [
      text('Maak zelf {one}. Oplage: één.', 'Näh dir {one}. Auflage: eins.', 'Make {one}. Edition of one.'),
      text(
        'Gordijn, laken, dekzeil. Knip er {one} uit.',
        'Vorhang, Laken, Plane. Schneid {one} draus.',
        'Curtain, sheet, tarpaulin. Cut {one} out of it.',
      ),
      text(
        'Eén middag voor {one}. Scheve naden tellen ook.',
        'Ein Nachmittag für {one}. Schiefe Nähte zählen auch.',
        'One afternoon for {one}. Crooked seams count.',
      ),
    ],
  },
  closings: {
    vonk: [
      text(
        'Je downloadt een pdf met het patroon in alle kindermaten, op A4 te printen, en een uitleg met tekeningen bij elke stap.',
        'Zum Herunterladen als PDF: der Schnitt in allen Kindergrößen zum Ausdrucken auf A4 und eine Anleitung mit Zeichnungen zu jedem Schritt.',
        'You download a PDF with the pattern in all kids’ sizes, printable at home, and instructions with a drawing for every step.',
      ),
      text(
        'De pdf staat na het afrekenen meteen klaar: alle maten in één bestand, met plakschema en een rustige uitleg.',
        'Das PDF steht gleich nach dem Bezahlen bereit: alle Größen in einer Datei, mit Klebeplan und ruhiger Anleitung.',
        'The PDF is ready as soon as you have paid: every size in one file, with a taping guide and patient instructions.',
      ),
    ],
    razz: [
      text(
        'Pdf, alle maten, printen op A4. Meteen te downloaden.',
        'PDF, alle Größen, Druck auf A4. Sofort zum Herunterladen.',
        'PDF, every size, prints at home. Download right away.',
      ),
      text(
        'Bestand na betaling. Uitleg met plaatjes, weinig tekst.',
        'Datei gleich nach der Zahlung. Anleitung mit Bildern, wenig Text.',
        'File comes right after payment. Pictures, not much text.',
      ),
    ],
  },
} as const

export const outfit = {
  name: text('Outfit {style}', 'Outfit {style}', '{style} outfit'),
  openings: {
    vonk: {
      girls: [
        text(
          'Van top tot teen klaar voor een dag met schommels en slakken.',
          'Von Kopf bis Fuß bereit für einen Tag mit Schaukeln und Schnecken.',
          'Ready from head to toe for a day of swings and snails.',
        ),
        text(
          'Wij legden het alvast bij elkaar, aantrekken mag ze zelf.',
          'Wir haben schon alles zurechtgelegt, anziehen darf sie selbst.',
          'We laid it all out; she can get dressed by herself.',
        ),
        text(
          'Kleuren die het samen goed vinden, voor een meisje met haast.',
          'Farben, die sich gut vertragen, für ein Mädchen, das es eilig hat.',
          'Colours that get along, for a girl in a hurry.',
        ),
        text(
          'Een heel setje voor de eerste schooldag, of voor de honderdste.',
          'Ein ganzes Outfit für den ersten Schultag, oder für den hundertsten.',
          'A whole outfit for the first day of school, or the hundredth.',
        ),
      ],
      boys: [
        text(
          'Alles voor een dag die in bed begint en in een boom eindigt.',
          'Alles für einen Tag, der im Bett anfängt und auf einem Baum endet.',
          'Everything for a day that starts in bed and ends up in a tree.',
        ),
        text(
          'Uit de la, over het hoofd, de deur uit: deze stukken horen bij elkaar.',
          'Aus der Schublade, über den Kopf, zur Tür hinaus: Diese Teile gehören zusammen.',
          'Out of the drawer, over the head, out the door: these pieces belong together.',
        ),
        text(
          'Een outfit die tegen graven kan en er toch aangekleed uitziet.',
          'Ein Outfit, das Buddeln verträgt und trotzdem angezogen aussieht.',
          'An outfit that can take some digging and still looks dressed.',
        ),
        text(
          'Voor jongens die zelf willen kiezen, maar vanochtend even niet.',
          'Für Jungen, die selbst aussuchen wollen, nur heute Morgen nicht.',
          'For boys who like to choose for themselves, just not this morning.',
        ),
      ],
      baby: [
        text(
          'Een zacht setje voor het eerste bezoek, de eerste lach en het eerste papje.',
          'Ein weiches Set für den ersten Besuch, das erste Lachen und den ersten Brei.',
          'A soft outfit for first visits, first laughs and first bites.',
        ),
        text(
          'Alles wat een baby nodig heeft om mooi in de wagen te liggen en er weer uit te willen.',
          'Alles, was ein Baby braucht, um hübsch im Wagen zu liegen und wieder herauszuwollen.',
          'All a baby needs to look sweet in the pushchair and want out again.',
        ),
        text(
          'Klein, zacht en al bij elkaar gezocht: een kraamcadeau in één keer.',
          'Klein, weich und schon zusammengestellt: ein fertiges Geschenk zur Geburt.',
          'Small, soft and already matched: a baby gift in one go.',
        ),
      ],
      unisex: [
        text(
          'Voor wie het aantrekt: alles past bij elkaar en bij de rest van de kast.',
          'Für alle, die es anziehen: Jedes Teil passt zum anderen und zum Rest im Schrank.',
          'For whoever puts it on: it all goes together, and with the rest of the wardrobe.',
        ),
        text(
          'Eén keer kiezen en je kind is aangekleed.',
          'Einmal aussuchen, und dein Kind ist angezogen.',
          'Choose once and your child is dressed.',
        ),
        text(
          'Een outfit voor zusjes, broertjes en iedereen die hem daarna krijgt.',
          'Ein Outfit für Schwestern, Brüder und alle, die es danach bekommen.',
          'An outfit for sisters, brothers and whoever gets it next.',
        ),
      ],
    },
    razz: [
      text('Eén blik, alles aan.', 'Ein Blick, alles an.', 'One look, all on.'),
      text(
        'Gestyled. De rest verpest je zelf.',
        'Gestylt. Den Rest ruinierst du selbst.',
        'Styled. Wreck it yourself.',
      ),
      text('Voor ochtenden zonder hoofd.', 'Für Tage ohne Kopf.', 'For no-brain mornings.'),
      text('Draag het samen. Of juist niet.', 'Trag es zusammen. Oder eben nicht.', 'Wear it together. Or don’t.'),
      text(
        'Past bij elkaar. Beter dan jij en maandag.',
        'Passt zusammen. Besser als du und Montag.',
        'Goes together. Better than you and Mondays.',
      ),
      text(
        'De hele foto, niet alleen de trui.',
        'Das ganze Bild, nicht nur der Pulli.',
        'The whole picture, not just the jumper.',
      ),
    ],
  },
  /** `{pieces}` names what it is made of. */
  contents: {
    vonk: [
      text(
        'In deze outfit: {pieces}. Van elk stuk kies je zelf de maat.',
        'Das gehört dazu: {pieces}. Die Größe wählst du bei jedem Teil selbst.',
        'It comes with: {pieces}. You choose the size of each piece.',
      ),
      text(
        'Dit hoort erbij: {pieces}. Los te bestellen of allemaal tegelijk.',
        'Dabei sind: {pieces}. Einzeln zu bestellen oder alles auf einmal.',
        'In the outfit: {pieces}. Order them one by one or all at once.',
      ),
    ],
    razz: [
      text(
        'Erin: {pieces}. Per stuk jouw maat.',
        'Drin: {pieces}. Jedes Teil in deiner Größe.',
        'In it: {pieces}. Your size, each piece.',
      ),
      text(
        '{pieces}. Alles of een deel.',
        '{pieces}. Alles oder ein Teil davon.',
        '{pieces}. All of it or some of it.',
      ),
    ],
  },
} as const

export const set = {
  name: text('Set {style}', 'Set {style}', '{style} set'),
  /** `{garments}` is a list such as `een T-shirt en een short`. */
  openings: {
    vonk: [
      text(
        'Stel zelf samen: kies {garments} in de kleuren die bij je kind passen.',
        'Stell selbst zusammen: Wähl {garments} in den Farben, die zu deinem Kind passen.',
        'Put it together yourself: choose {garments} in the colours that suit your child.',
      ),
      text(
        'Kies {garments}, dan is de ochtend alvast geregeld.',
        'Such {garments} aus, und der Morgen ist schon mal geregelt.',
        'Choose {garments} and the morning is taken care of.',
      ),
      text(
        'Jullie kiezen samen {garments}; wij zorgen dat het bij elkaar past.',
        'Ihr wählt gemeinsam {garments}; wir sorgen dafür, dass alles zusammenpasst.',
        'The two of you choose {garments}; we make sure it all goes together.',
      ),
    ],
    razz: [
      text('Kies {garments}. Klaar.', 'Nimm {garments}. Fertig.', 'Pick {garments}. Done.'),
      text('Jij mixt: {garments}.', 'Du mixt: {garments}.', 'You mix: {garments}.'),
      text('Zelf bouwen. Kies {garments}.', 'Selbst bauen. Nimm {garments}.', 'Build it. Pick {garments}.'),
    ],
  },
  closings: {
    vonk: [
      text(
        'Elk stuk in de eigen maat, want boven en onder groeien zelden even hard.',
        'Jedes Teil in der eigenen Größe, denn oben und unten wachsen selten gleich schnell.',
        'Each piece in its own size, because tops and bottoms rarely grow at the same speed.',
      ),
      text(
        'Een fijn cadeau voor wie de kast wel kent, maar de smaak niet helemaal.',
        'Ein schönes Geschenk, wenn man den Schrank kennt, den Geschmack aber nicht ganz.',
        'A good present when you know the wardrobe but not quite the taste.',
      ),
      text(
        'Samen in één doos, los te wassen en te dragen.',
        'Zusammen in einem Paket, einzeln zu waschen und zu tragen.',
        'Together in one box, to wash and wear one by one.',
      ),
    ],
    razz: [
      text('Maten mogen verschillen.', 'Größen dürfen verschieden sein.', 'Sizes can differ.'),
      text('Eén doos, jouw combinatie.', 'Ein Paket, deine Kombi.', 'One box, your mix.'),
    ],
  },
} as const

export const namePrint = {
  name: text('{noun} {style} met naam', '{noun} {style} mit Namen', '{style} {noun} with your name'),
  places: {
    vonk: {
      chest: [
        text(
          'De naam komt op de borst, in letters die een kleuter kan natekenen.',
          'Der Name kommt auf die Brust, in Buchstaben, die schon Kindergartenkinder nachmalen können.',
          'The name goes on the chest, in letters a four-year-old can copy.',
        ),
        text(
          'Met een naam op de borst gaat er op school niets meer met een ander mee naar huis.',
          'Mit dem Namen auf der Brust nimmt in der Schule keiner mehr das falsche Teil mit.',
          'With a name on the chest, nobody takes the wrong one home from school.',
        ),
        text(
          'Groot en midden op de borst: de naam van je kind, of die van de hond.',
          'Groß und mitten auf der Brust: der Name deines Kindes, oder der des Hundes.',
          'Big and right on the chest: your child’s name, or the dog’s.',
        ),
      ],
      back: [
        text(
          'De naam staat op de rug, goed te lezen voor wie erachteraan rent.',
          'Der Name steht auf dem Rücken, gut zu lesen für alle, die hinterherlaufen.',
          'The name is on the back, easy to read for anyone running after it.',
        ),
        text(
          'Op de rug een naam, zoals bij de profs, maar dan in de goede maat.',
          'Auf dem Rücken ein Name wie bei den Profis, nur in der richtigen Größe.',
          'A name across the back, like the pros, only in the right size.',
        ),
        text(
          'Zo weet iedereen op het klimrek wie er boven zit: de naam staat achterop.',
          'So weiß am Klettergerüst jeder, wer oben sitzt: Der Name steht hinten drauf.',
          'Now everyone knows who is at the top of the climbing frame: the name is on the back.',
        ),
      ],
    },
    razz: {
      chest: [
        text(
          'Jouw naam op de borst. Of iets anders.',
          'Dein Name auf der Brust. Oder was anderes.',
          'Your name on the chest. Or something else.',
        ),
        text('Voorop wat jij wilt.', 'Vorn drauf, was du willst.', 'Your word up front.'),
      ],
      back: [
        text(
          'Jouw naam op de rug. Ze weten wie er wegloopt.',
          'Dein Name auf dem Rücken. Sie wissen, wer geht.',
          'Your name on the back. They’ll know who left.',
        ),
        text('Achterop: jij.', 'Hinten drauf: du.', 'On the back: you.'),
      ],
    },
  },
  closings: {
    vonk: [
      text(
        'We drukken hem zacht en wasbaar, met hooguit twaalf letters. Ruilen kan bij een naam helaas niet.',
        'Wir drucken weich und waschfest, höchstens zwölf Buchstaben. Umtauschen geht mit Namen leider nicht.',
        'Printed soft and washable, twelve letters at most. Sorry, no exchanges once there is a name on it.',
      ),
      text(
        'Typ de naam in zoals hij erop moet, met hoofdletter of zonder. Bedrukte stukken nemen we niet terug.',
        'Tipp den Namen so ein, wie er daraufstehen soll, groß oder klein. Bedruckte Teile nehmen wir nicht zurück.',
        'Type the name just as it should appear, with or without a capital. We cannot take printed pieces back.',
      ),
    ],
    razz: [
      text(
        'Maximaal twaalf tekens. Check de spelling. Terug kan niet.',
        'Maximal zwölf Zeichen. Schreib es richtig. Zurück geht nicht.',
        'Twelve characters max. Check the spelling. No returns.',
      ),
      text(
        'Gedrukt op bestelling, dus geen retour.',
        'Gedruckt auf Bestellung, also keine Rückgabe.',
        'Printed to order, so no returns.',
      ),
    ],
  },
} as const

/** Vonk dresses teens in nothing of their own: they read what everyone reads. */
export const outfitReader = (audience: Audience) => (audience === 'teens' ? 'unisex' : audience)
