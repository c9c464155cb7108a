import type { GarmentCopy } from '../products/copy.ts'
import type { Ware } from '../products/ware-of.ts'

/** What babies wear from neck to nappy, and from neck to toe. */
export const suits = {
  bodysuit: {
    openings: [
      ['Het eerste laagje van elke dag.', 'Die erste Schicht an jedem Tag.', 'The first layer of every day.'],
      [
        'Een romper blijft zitten, hoe hard er ook getrappeld wordt.',
        'Ein Body bleibt, wo er ist, egal wie wild gestrampelt wird.',
        'A bodysuit stays put, however hard the legs kick.',
      ],
      [
        'Hier begint elke outfit, en soms is dit al de hele outfit.',
        'Damit fängt jedes Outfit an, und manchmal ist es schon das ganze.',
        'Every outfit starts here, and some days it ends here too.',
      ],
      [
        'Geen bloot ruggetje meer bij het optillen.',
        'Kein nackter Rücken mehr beim Hochheben.',
        'No more bare back when you pick them up.',
      ],
      [
        'Van zeven heb je er nooit te veel: een voor elke dag, en dan komt de banaan.',
        'Sieben davon sind nie zu viele: einer für jeden Tag, und dann kommt die Banane.',
        'Seven is never too many: one for each day, and then there is banana.',
      ],
      [
        'Gemaakt voor wie de hele dag op een buik ligt.',
        'Gemacht für alle, die den ganzen Tag auf einem Bauch liegen.',
        'Made for people who spend the day lying on a tummy.',
      ],
      [
        'Zo zacht als de plek in de nek waar je steeds een kus geeft.',
        'So weich wie die Stelle im Nacken, die man immer küssen will.',
        'As soft as that spot in the neck you keep kissing.',
      ],
      [
        'Een romper die je om drie uur ’s nachts met je ogen dicht aankrijgt.',
        'Ein Body, den man um drei Uhr nachts mit geschlossenen Augen zubekommt.',
        'A bodysuit you can put on at three in the morning with your eyes shut.',
      ],
      [
        'Past onder alles, en hoeft zich nergens onder te verstoppen.',
        'Passt unter alles und muss sich unter nichts verstecken.',
        'Goes under everything and needs to hide under nothing.',
      ],
      [
        'Klein genoeg voor de kraamtas, groot genoeg voor de eerste lach.',
        'Klein genug für die Kliniktasche, groß genug für das erste Lachen.',
        'Small enough for the hospital bag, big enough for the first smile.',
      ],
      [
        'Wie net geboren is, heeft nog geen mening over kleren, maar deze voelt goed.',
        'Wer gerade geboren ist, hat noch keine Meinung zu Kleidung, aber dieser fühlt sich gut an.',
        'The newly born have no opinion on clothes yet, but this one feels right.',
      ],
      [
        'Een warm buikje is het halve werk.',
        'Ein warmer Bauch ist die halbe Miete.',
        'A warm tummy is half the battle.',
      ],
      [
        'Voor spuugjes, hapjes en alles wat daarna komt.',
        'Für Spucke, Brei und alles, was danach kommt.',
        'For dribbles, spoonfuls and whatever comes next.',
      ],
      [
        'Een klein hemd met een groot voordeel: het kruipt nooit op.',
        'Ein kleines Hemd mit großem Vorteil: Es rutscht nie hoch.',
        'A small shirt with one big advantage: it never rides up.',
      ],
    ],
    details: [
      [
        'Drie drukknopen tussen de beentjes maken verschonen een kwestie van seconden.',
        'Drei Druckknöpfe im Schritt machen das Wickeln zur Sache von Sekunden.',
        'Three snaps between the legs make a nappy change a matter of seconds.',
      ],
      [
        'De halslijn rekt mee over het hoofdje en trekt daarna weer netjes terug.',
        'Der Ausschnitt dehnt sich über das Köpfchen und zieht sich danach wieder zusammen.',
        'The neckline stretches over the head and springs back afterwards.',
      ],
      [
        'Na een ongelukje trek je hem naar beneden uit, niet over het gezicht.',
        'Nach einem Malheur zieht man ihn nach unten aus, nicht über das Gesicht.',
        'After an accident it comes off downwards, not over the face.',
      ],
      [
        'De beenboordjes sluiten zacht en knellen niet.',
        'Die Beinbündchen schließen weich und drücken nicht.',
        'The leg cuffs close softly and never pinch.',
      ],
      [
        'Het label is in de stof gedrukt, want kaartjes prikken.',
        'Das Etikett ist in den Stoff gedruckt, denn Schildchen kratzen.',
        'The label is printed on the cloth, because tags scratch.',
      ],
      ['De drukknopen zijn nikkelvrij.', 'Die Druckknöpfe sind nickelfrei.', 'The snaps are nickel-free.'],
      [
        'De naden zijn plat, zodat er na een dutje geen streepjes in de huid staan.',
        'Die Nähte sind flach, damit nach dem Schläfchen keine Streifen auf der Haut sind.',
        'The seams are flat, so a nap leaves no lines on the skin.',
      ],
      [
        'In de lengte zit ruimte voor een dikke luier en een groeispurt.',
        'In der Länge ist Platz für eine dicke Windel und einen Wachstumsschub.',
        'There is room in the length for a full nappy and a growth spurt.',
      ],
      [
        'De schouders overlappen niet te wijd, zodat hij niet afzakt.',
        'Die Schultern sind so geschnitten, dass nichts herunterrutscht.',
        'The shoulders are cut so that nothing slides down.',
      ],
      [
        'Achter de drukknopen zit een strookje stof, zodat niets de huid raakt.',
        'Hinter den Druckknöpfen liegt ein Stoffstreifen, damit nichts die Haut berührt.',
        'A strip of cloth behind the snaps keeps them off the skin.',
      ],
      [
        'Het boordje in de hals is dubbel gestikt en blijft na vijftig wasbeurten in model.',
        'Das Halsbündchen ist doppelt gesteppt und bleibt auch nach fünfzig Wäschen in Form.',
        'The neckband is stitched twice and keeps its shape after fifty washes.',
      ],
      [
        'De stof rekt in twee richtingen, voor armpjes die alle kanten op willen.',
        'Der Stoff dehnt sich in zwei Richtungen, für Ärmchen, die überallhin wollen.',
        'The cloth stretches both ways, for arms that want to go everywhere.',
      ],
      [
        'Aan de achterkant loopt hij iets hoger door, want daar zit de luier.',
        'Hinten ist er etwas höher geschnitten, denn dort sitzt die Windel.',
        'It is cut a little fuller at the back, because that is where the nappy is.',
      ],
      [
        'De drukknopen klikken met één hand open; de andere houdt de voetjes.',
        'Die Druckknöpfe gehen mit einer Hand auf; die andere hält die Füßchen.',
        'The snaps open with one hand; the other is holding the feet.',
      ],
    ],
  },
  romper: {
    openings: [
      [
        'Eén stuk, klaar: meer kleren heeft een baby vandaag niet nodig.',
        'Ein Teil, fertig: Mehr Kleidung braucht ein Baby heute nicht.',
        'One piece, done: a baby needs no more clothes than this today.',
      ],
      [
        'Een boxpakje om in te slapen, te rollen en gewoon te zijn.',
        'Ein Strampler zum Schlafen, Rollen und einfach Dasein.',
        'A romper for sleeping, rolling over and simply being.',
      ],
      [
        'Geen bandje om de buik, geen shirt dat omhoog kruipt.',
        'Kein Bund am Bauch, kein Shirt, das hochrutscht.',
        'No band around the tummy, no shirt riding up.',
      ],
      [
        'Voor dagen die op een kleed beginnen en op schoot eindigen.',
        'Für Tage, die auf einer Decke beginnen und auf einem Schoß enden.',
        'For days that start on a blanket and end on a lap.',
      ],
      [
        'Het pakje voor de eerste foto, en voor de honderd erna.',
        'Der Anzug für das erste Foto, und für die hundert danach.',
        'What they wear in the first photo, and in the hundred after it.',
      ],
      [
        'Aan in één keer, ook als er twee voetjes tegenwerken.',
        'In einem Zug angezogen, auch wenn zwei Füßchen dagegen sind.',
        'On in one go, even when two small feet object.',
      ],
      [
        'Wie leert omrollen, wil niets dat in de weg zit.',
        'Wer sich drehen lernt, will nichts, was im Weg ist.',
        'Anyone learning to roll over wants nothing in the way.',
      ],
      [
        'Zacht van hals tot enkel, en daartussen één lange knuffel.',
        'Weich vom Hals bis zum Knöchel, und dazwischen eine lange Umarmung.',
        'Soft from neck to ankle, and one long cuddle in between.',
      ],
      [
        'Een pakje dat ook om zes uur ’s ochtends nog netjes oogt.',
        'Ein Anzug, der auch um sechs Uhr morgens noch nach etwas aussieht.',
        'A suit that still looks the part at six in the morning.',
      ],
      [
        'Voor wie de wereld vooralsnog liggend bekijkt.',
        'Für alle, die sich die Welt vorerst im Liegen ansehen.',
        'For those who study the world lying down, for now.',
      ],
      [
        'Wie kruipt, poetst de vloer. Dit pakje kan ertegen.',
        'Wer krabbelt, putzt den Boden. Dieser Anzug hält das aus.',
        'Crawlers polish the floor. This suit can take it.',
      ],
      [
        'Een heel pak voor een heel klein mens.',
        'Ein ganzer Anzug für einen ganz kleinen Menschen.',
        'A whole suit for a very small person.',
      ],
      [
        'Zo aan, zo uit, en daartussen veel gelach.',
        'Schnell an, schnell aus, und dazwischen viel Gelächter.',
        'Quickly on, quickly off, and a lot of laughing in between.',
      ],
      [
        'Het mooiste pakje in de kast is dat wat je het vaakst wast.',
        'Der schönste Anzug im Schrank ist der, den man am häufigsten wäscht.',
        'The best suit in the drawer is the one you wash most often.',
      ],
    ],
    details: [
      [
        'De knoopjes lopen van hals tot kruis, zodat je het om een slapende baby heen kunt sluiten.',
        'Die Knöpfe reichen vom Hals bis zum Schritt, so schließt man ihn um ein schlafendes Baby.',
        'The buttons run from neck to crotch, so it closes around a sleeping baby.',
      ],
      [
        'Drukknopen langs de beentjes: de luier gaat om, het pakje blijft aan.',
        'Druckknöpfe an den Beinen: Die Windel wird gewechselt, der Strampler bleibt an.',
        'Snaps along the legs: the nappy changes, the suit stays on.',
      ],
      [
        'Geribde boordjes houden de pijpjes op hun plek.',
        'Gerippte Bündchen halten die Beinchen an ihrem Platz.',
        'Ribbed cuffs keep the legs where they belong.',
      ],
      [
        'Bij de luier is extra ruimte ingezet.',
        'An der Windel ist zusätzliche Weite eingearbeitet.',
        'Extra room is built in where the nappy sits.',
      ],
      [
        'De boordjes kun je omslaan, en later weer terug: zo past het twee maten lang.',
        'Die Bündchen lassen sich umschlagen und später wieder herunterlassen: So passt er zwei Größen lang.',
        'Fold the cuffs up now and down later: it fits for two sizes.',
      ],
      [
        'Aan de binnenkant is niets dat kriebelt: de naden liggen plat.',
        'Innen kratzt nichts: Die Nähte liegen flach.',
        'Nothing itches inside: the seams lie flat.',
      ],
      [
        'De taille is met een zacht elastiek licht gerimpeld.',
        'Die Taille ist mit weichem Gummi leicht gekräuselt.',
        'The waist is gently gathered with soft elastic.',
      ],
      [
        'De voetjes blijven vrij, voor sokjes of voor een hapje teen.',
        'Die Füße bleiben frei, für Söckchen oder für einen Bissen Zeh.',
        'The feet stay free, for socks or for a nibble of toe.',
      ],
      [
        'De knopen zijn zo vastgezet dat geen vinger of mond ze loskrijgt.',
        'Die Knöpfe sitzen so fest, dass kein Finger und kein Mund sie löst.',
        'The buttons are fixed so firmly that no finger or mouth gets them off.',
      ],
      [
        'De mouwtjes zijn wijd genoeg om van binnenuit een handje te pakken.',
        'Die Ärmel sind weit genug, um von innen ein Händchen zu greifen.',
        'The sleeves are wide enough to reach in and catch a hand.',
      ],
      [
        'Op de knieën is de stof niet onderbroken: daar zit geen naad die drukt.',
        'An den Knien läuft der Stoff durch: Dort drückt keine Naht.',
        'The cloth runs on over the knees: no seam to press there.',
      ],
      [
        'De hals is zacht geribd en sluit aan zonder te knellen.',
        'Der Halsausschnitt ist weich gerippt und liegt an, ohne einzuengen.',
        'The neck is softly ribbed and sits close without being tight.',
      ],
      [
        'Het kruis is diep gesneden, zodat optillen niets omhoog trekt.',
        'Der Schritt ist tief geschnitten, damit beim Hochheben nichts hochzieht.',
        'The crotch is cut low, so nothing pulls when you pick them up.',
      ],
      [
        'De achterkant is glad en zonder knoopjes, zodat liggen fijn blijft.',
        'Der Rücken ist glatt und ohne Knöpfe, damit das Liegen angenehm bleibt.',
        'The back is smooth and without buttons, so lying down stays comfortable.',
      ],
    ],
  },
} as const satisfies Partial<Record<Ware, GarmentCopy>>
