import { text } from '../../words/text.ts'
import { type PagePlan, sampleSales } from '../block-plan.ts'

const seeAll = text('Bekijk alles', 'Alles ansehen', 'See everything')

const vonkLandings: readonly PagePlan[] = [
  {
    key: 'winter-coats',
    shops: ['vonk'],
    title: text('Winterjassen voor kinderen', 'Winterjacken für Kinder', 'Winter coats for children'),
    description: text(
      'Warme winterjassen van Vonk voor meisjes, jongens en baby’s, en hoe je ziet of een jas echt past.',
      'Warme Winterjacken von Vonk für Mädchen, Jungen und Babys, und woran du siehst, ob eine Jacke wirklich passt.',
      'Warm winter coats by Vonk for girls, boys and babies, and how to tell whether a coat really fits.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text('Warm tot de laatste sneeuwbal', 'Warm bis zum letzten Schneeball', 'Warm until the last snowball'),
        text: text(
          'Gewatteerd, waterafstotend en met zakken voor kastanjes.',
          'Gesteppt, wasserabweisend und mit Taschen für Kastanien.',
          'Quilted, water-repellent and with pockets for conkers.',
        ),
        shows: 'vonk-winter-coats',
        buttons: [
          { label: text('Meisjes', 'Mädchen', 'Girls'), to: 'category:girls-winter-coats' },
          { label: text('Jongens', 'Jungen', 'Boys'), to: 'category:boys-winter-coats' },
          { label: text('Baby', 'Baby', 'Baby'), to: 'category:baby-winter-coats', isQuiet: true },
        ],
      },
      {
        kind: 'carousel',
        title: text('Winterjassen voor meisjes', 'Winterjacken für Mädchen', 'Winter coats for girls'),
        code: 'girls-winter-coats',
        more: seeAll,
      },
      {
        kind: 'carousel',
        title: text('Winterjassen voor jongens', 'Winterjacken für Jungen', 'Winter coats for boys'),
        code: 'boys-winter-coats',
        more: seeAll,
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          `## Past de jas?
Laat je kind een trui aantrekken, de jas dichtritsen en beide armen recht vooruit steken.

- De mouw mag nog net over de pols vallen.
- Onder de rits past een vuist.
- De rug blijft bedekt bij het bukken.

Twijfel je tussen twee maten? Neem voor jassen de grootste. In de [maattabel](story:size-guide) staat hoe je meet.`,
          `## Passt die Jacke?
Lass dein Kind einen Pullover anziehen, die Jacke schließen und beide Arme nach vorn strecken.

- Der Ärmel darf gerade noch über das Handgelenk fallen.
- Unter den Reißverschluss passt eine Faust.
- Der Rücken bleibt beim Bücken bedeckt.

Du schwankst zwischen zwei Größen? Nimm bei Jacken die größere. In der [Größentabelle](story:size-guide) steht, wie du misst.`,
          `## Does the coat fit?
Have your child put on a jumper, zip up the coat and stretch both arms forward.

- The sleeve may just cover the wrist.
- There is room for a fist under the zip.
- The back stays covered when bending over.

Torn between two sizes? With coats, take the larger one. The [size guide](story:size-guide) shows how to measure.`,
        ),
      },
      {
        kind: 'tiles',
        title: text('En verder, tegen de kou', 'Und sonst gegen die Kälte', 'And more against the cold'),
        codes: ['girls-hats', 'boys-hats', 'girls-sweaters', 'boys-sweaters', 'baby-winter-coats'],
      },
    ],
  },
  {
    key: 'back-to-school',
    shops: ['vonk'],
    title: text('Terug naar school', 'Zurück zur Schule', 'Back to school'),
    description: text(
      'Rugzakken, stevige broeken en truien waar een naam in kan: alles voor het nieuwe schooljaar.',
      'Rucksäcke, robuste Hosen und Pullover mit Platz für den Namen: alles fürs neue Schuljahr.',
      'Backpacks, sturdy trousers and jumpers with room for a name: everything for the new school year.',
    ),
    body: [
      {
        kind: 'hero',
        title: text('Eerste bel, beste broek', 'Erste Glocke, beste Hose', 'First bell, best trousers'),
        text: text(
          'Kleren die de gymzaal, de zandbak en de verfles overleven.',
          'Kleidung, die Turnhalle, Sandkasten und Malstunde übersteht.',
          'Clothes that survive gym, sandpit and painting class.',
        ),
        shows: 'vonk-back-to-school',
        buttons: [
          { label: text('Naar de rugzakken', 'Zu den Rucksäcken', 'Shop backpacks'), to: 'category:boys-bags' },
        ],
      },
      {
        kind: 'tiles',
        title: text('Het lijstje', 'Die Liste', 'The list'),
        codes: ['girls-bags', 'boys-jeans', 'girls-leggings', 'boys-hoodies', 'girls-sneakers', 'boys-tees'],
      },
      { kind: 'carousel', title: text('Rugzakken', 'Rucksäcke', 'Backpacks'), code: 'girls-bags', more: seeAll },
      {
        kind: 'carousel',
        title: text('Broeken die wat kunnen hebben', 'Hosen, die etwas aushalten', 'Trousers that can take it'),
        code: 'boys-bottoms',
        more: seeAll,
      },
      {
        kind: 'banner',
        title: text('Niets meer kwijt', 'Nichts geht mehr verloren', 'Nothing gets lost'),
        text: text(
          'In elk stuk zit een label voor drie namen: de eerste eigenaar en de twee daarna.',
          'In jedem Stück sitzt ein Etikett für drei Namen: für das erste Kind und die zwei danach.',
          'Every piece has a label for three names: the first owner and the next two.',
        ),
        button: { label: text('Over ons', 'Über uns', 'About us'), to: 'story:about' },
        layout: 'plain',
        ground: 'secondary',
      },
    ],
  },
  {
    key: 'party',
    shops: ['vonk'],
    title: text('Feestkleding voor kinderen', 'Festmode für Kinder', 'Party clothes for children'),
    description: text(
      'Jurken, hemden en vesten voor verjaardagen, bruiloften en de dagen in december.',
      'Kleider, Hemden und Strickjacken für Geburtstage, Hochzeiten und die Tage im Dezember.',
      'Dresses, shirts and cardigans for birthdays, weddings and the days of December.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text('Mooi genoeg om in te rennen', 'Schön genug zum Rennen', 'Smart enough to run in'),
        text: text(
          'Feestkleren die de taart, de tuin en de terugreis aankunnen.',
          'Festkleider, die Torte, Garten und Heimfahrt mitmachen.',
          'Party clothes that can handle cake, garden and the ride home.',
        ),
        shows: 'vonk-girls',
        buttons: [
          { label: text('Jurken', 'Kleider', 'Dresses'), to: 'category:girls-dresses' },
          { label: text('Hemden', 'Hemden', 'Shirts'), to: 'category:boys-shirts' },
        ],
      },
      {
        kind: 'carousel',
        title: text('Jurken die zwieren', 'Kleider, die schwingen', 'Dresses that twirl'),
        code: 'girls-dresses',
        more: seeAll,
      },
      {
        kind: 'carousel',
        title: text('Hemden die mogen kreuken', 'Hemden, die knittern dürfen', 'Shirts that may crease'),
        code: 'boys-shirts',
        more: seeAll,
      },
      {
        kind: 'carousel',
        title: text('Voor de allerkleinste gasten', 'Für die kleinsten Gäste', 'For the smallest guests'),
        code: 'baby-dresses-skirts',
        more: seeAll,
      },
      {
        kind: 'banner',
        title: text('Nog een cadeau nodig?', 'Noch ein Geschenk gesucht?', 'Need a present too?'),
        text: text(
          'Een cadeaukaart past altijd. Ook aan wie morgen weer gegroeid is.',
          'Eine Geschenkkarte passt immer. Auch allen, die morgen wieder gewachsen sind.',
          'A gift card always fits, even someone who will have grown by tomorrow.',
        ),
        button: { label: text('Naar de cadeaus', 'Zu den Geschenken', 'Shop gifts'), to: 'category:inspiration-gifts' },
        layout: 'plain',
        ground: 'accent',
      },
    ],
  },
  {
    key: 'newborn',
    shops: ['vonk'],
    title: text('Geboorte en kraamtijd', 'Geburt und erste Wochen', 'Newborn'),
    description: text(
      'Wat een baby in de eerste weken echt draagt: een klein, zacht uitzetlijstje van Vonk.',
      'Was ein Baby in den ersten Wochen wirklich trägt: eine kleine, weiche Erstausstattung von Vonk.',
      'What a baby really wears in the first weeks: a small, soft layette list by Vonk.',
    ),
    body: [
      {
        kind: 'hero',
        title: text('Hallo, kleintje', 'Hallo, du Kleines', 'Hello, little one'),
        text: text(
          'Weinig nodig, veel wassen. Daarom zacht, makkelijk aan en tegen de wasmachine bestand.',
          'Wenig nötig, viel waschen. Darum weich, leicht anzuziehen und waschmaschinenfest.',
          'Few things, many washes. So: soft, easy to put on and happy in the machine.',
        ),
        shows: 'vonk-baby',
        buttons: [
          { label: text('Alles voor baby’s', 'Alles für Babys', 'Everything for babies'), to: 'category:baby' },
        ],
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          `## Het lijstje voor de eerste weken
- zes longsleeves of shirtjes in maat 50–56 en 56–62
- vier zachte broekjes zonder knopen op de buik
- twee warme vestjes die aan de voorkant open gaan
- twee mutsjes en vier paar sokken
- één jas of pak voor buiten, een maat groter

Koop niet te veel in maat 50: veel baby’s slaan hem over. Ruilen kan, [lees hier hoe](story:returns).`,
          `## Die Liste für die ersten Wochen
- sechs Langarmshirts oder Shirts in Größe 50–56 und 56–62
- vier weiche Hosen ohne Knöpfe am Bauch
- zwei warme Jäckchen, die vorn zu öffnen sind
- zwei Mützchen und vier Paar Socken
- eine Jacke oder ein Anzug für draußen, eine Nummer größer

Kauf nicht zu viel in Größe 50: Viele Babys überspringen sie. Umtauschen geht, [hier steht, wie](story:returns).`,
          `## The list for the first weeks
- six long-sleeved tees or shirts in sizes 50–56 and 56–62
- four soft pairs of trousers without buttons on the tummy
- two warm cardigans that open at the front
- two little hats and four pairs of socks
- one coat or suit for outdoors, a size up

Don’t buy too much in size 50: many babies skip it. You can exchange, [here is how](story:returns).`,
        ),
      },
      {
        kind: 'carousel',
        title: text('Longsleeves', 'Langarmshirts', 'Long-sleeved tees'),
        code: 'baby-longsleeves',
        more: seeAll,
      },
      {
        kind: 'carousel',
        title: text('Slaap lekker', 'Schlaf gut', 'Sleep tight'),
        code: 'baby-pajamas',
        more: seeAll,
      },
      {
        kind: 'tiles',
        title: text('Per laatje', 'Nach Schublade', 'By drawer'),
        codes: ['baby-suits', 'baby-tops', 'baby-bottoms', 'baby-hats', 'baby-socks'],
      },
    ],
  },
  {
    key: 'inspiration',
    shops: ['vonk'],
    title: text('Inspiratie', 'Inspiration', 'Inspiration'),
    description: text(
      'Outfits, cadeaus en verhalen van Vonk: ideeën voor binnen, buiten en onderweg.',
      'Outfits, Geschenke und Geschichten von Vonk: Ideen für drinnen, draußen und unterwegs.',
      'Outfits, gifts and stories from Vonk: ideas for indoors, outdoors and on the way.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text(
          'Ideeën voor buiten, binnen en ondersteboven',
          'Ideen für draußen, drinnen und kopfüber',
          'Ideas for outdoors, indoors and upside down',
        ),
        text: text(
          'Complete outfits, kleine cadeaus en verhalen om samen te lezen.',
          'Komplette Outfits, kleine Geschenke und Geschichten zum Zusammenlesen.',
          'Complete outfits, little presents and stories to read together.',
        ),
        shows: 'vonk-autumn',
        buttons: [
          {
            label: text('Outfits en sets', 'Outfits und Sets', 'Outfits and sets'),
            to: 'category:inspiration-outfits',
          },
          { label: text('Cadeaus', 'Geschenke', 'Gifts'), to: 'category:inspiration-gifts', isQuiet: true },
        ],
      },
      {
        kind: 'carousel',
        title: text('Al bij elkaar gezocht', 'Schon zusammengestellt', 'Already put together'),
        code: 'inspiration-outfits',
        more: seeAll,
      },
      {
        kind: 'columns',
        columns: [
          {
            width: 6,
            blocks: [
              {
                kind: 'banner',
                title: text('Winterjassen', 'Winterjacken', 'Winter coats'),
                shows: 'vonk-winter-coats',
                button: { label: seeAll, to: 'story:winter-coats' },
              },
            ],
          },
          {
            width: 6,
            blocks: [
              {
                kind: 'banner',
                title: text('Slaap lekker', 'Schlaf gut', 'Sleep tight'),
                shows: 'vonk-sleep',
                ink: 'light',
                button: { label: seeAll, to: 'category:girls-pajamas' },
              },
            ],
          },
        ],
      },
      {
        kind: 'carousel',
        title: text('Om te geven', 'Zum Verschenken', 'To give'),
        code: 'inspiration-gifts',
        more: seeAll,
      },
      { kind: 'blog-list', title: text('Verhalen', 'Geschichten', 'Stories'), size: 6 },
    ],
  },
]

const razzLandings: readonly PagePlan[] = [
  {
    key: 'denim',
    shops: ['razz'],
    title: text('Denim', 'Denim', 'Denim'),
    description: text(
      'Jeans, jacks en rokken van Razz. Wijd, stug, voor jaren.',
      'Jeans, Jacken und Röcke von Razz. Weit, fest, für Jahre.',
      'Jeans, jackets and skirts by Razz. Wide, stiff, for years.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text('Blauw. Punt.', 'Blau. Punkt.', 'Blue. Full stop.'),
        text: text(
          'Stug als je ze koopt. Van jou als je ze draagt.',
          'Steif beim Kaufen. Deins beim Tragen.',
          'Stiff when you buy it. Yours when you wear it.',
        ),
        shows: 'razz-denim',
        buttons: [
          { label: text('Meiden', 'Mädchen', 'Girls'), to: 'category:girls-jeans' },
          { label: text('Jongens', 'Jungs', 'Boys'), to: 'category:boys-jeans' },
        ],
        height: 'full',
      },
      {
        kind: 'carousel',
        title: text('Jeans. Meiden.', 'Jeans. Mädchen.', 'Jeans. Girls.'),
        code: 'girls-jeans',
        more: seeAll,
      },
      {
        kind: 'carousel',
        title: text('Jeans. Jongens.', 'Jeans. Jungs.', 'Jeans. Boys.'),
        code: 'boys-jeans',
        more: seeAll,
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          '## Wassen? Rustig.\nBinnenstebuiten. Koud. Weinig. Gat erin? [Naai het dicht](story:blog/denim-repair), laat het zien.',
          '## Waschen? Langsam.\nAuf links. Kalt. Selten. Loch drin? [Näh es zu](story:blog/denim-repair), zeig es.',
          '## Wash it? Easy.\nInside out. Cold. Rarely. Got a hole? [Stitch it up](story:blog/denim-repair), show it off.',
        ),
      },
      {
        kind: 'found',
        title: text('Jacks', 'Jacken', 'Jackets'),
        query: text('spijkerjack', 'Jeansjacke', 'denim jacket'),
      },
    ],
  },
  {
    key: 'festival',
    shops: ['razz'],
    title: text('Festival', 'Festival', 'Festival'),
    description: text(
      'Lagen, petten, rugzakken: wat mee moet naar het veld.',
      'Lagen, Caps, Rucksäcke: was mit aufs Feld muss.',
      'Layers, caps, backpacks: what has to come to the field.',
    ),
    body: [
      {
        kind: 'hero',
        title: text('Drie dagen. Eén rugzak.', 'Drei Tage. Ein Rucksack.', 'Three days. One backpack.'),
        text: text(
          'Zon, modder, bas. Pak licht, draag hard.',
          'Sonne, Schlamm, Bass. Leicht packen, laut tragen.',
          'Sun, mud, bass. Pack light, dress loud.',
        ),
        shows: 'razz-summer',
        buttons: [{ label: text('Naar de rugzakken', 'Zu den Rucksäcken', 'Shop backpacks'), to: 'category:all-bags' }],
      },
      {
        kind: 'tiles',
        title: text('Mee', 'Mit', 'Bring'),
        codes: ['all-tees', 'all-shorts', 'all-hats', 'all-bags', 'all-hoodies'],
      },
      { kind: 'carousel', title: text('Tees', 'Shirts', 'Tees'), code: 'all-tees', more: seeAll },
      {
        kind: 'carousel',
        title: text('Petten en mutsen', 'Caps und Mützen', 'Caps and hats'),
        code: 'all-hats',
        more: seeAll,
      },
      {
        kind: 'banner',
        title: text('Paklijst?', 'Packliste?', 'Packing list?'),
        text: text('Wij hebben hem al geschreven.', 'Haben wir schon geschrieben.', 'We already wrote it.'),
        button: { label: text('Lees', 'Lesen', 'Read'), to: 'story:blog/festival-packing' },
        layout: 'plain',
        ground: 'accent',
      },
    ],
  },
  {
    key: 'skate',
    shops: ['razz'],
    title: text('Skate', 'Skate', 'Skate'),
    description: text(
      'Sneakers, wijde broeken en tees die vallen overleven.',
      'Sneaker, weite Hosen und Shirts, die Stürze überleben.',
      'Trainers, wide trousers and tees that survive a fall.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text('Vallen. Opstaan. Nog eens.', 'Fallen. Aufstehen. Nochmal.', 'Fall. Get up. Again.'),
        text: text(
          'Dubbele knieën. Stevige zolen. Geen excuses.',
          'Doppelte Knie. Feste Sohlen. Keine Ausreden.',
          'Double knees. Solid soles. No excuses.',
        ),
        shows: 'razz-street',
        buttons: [{ label: text('Sneakers', 'Sneaker', 'Trainers'), to: 'category:boys-sneakers' }],
        ink: 'light',
        height: 'full',
      },
      { kind: 'carousel', title: text('Sneakers', 'Sneaker', 'Trainers'), code: 'boys-sneakers', more: seeAll },
      { kind: 'carousel', title: text('Breed', 'Weit', 'Wide'), code: 'boys-bottoms', more: seeAll },
      {
        kind: 'image',
        shows: 'skate-park',
        caption: text(
          'Zaterdag, half elf. Nog niemand gevallen.',
          'Samstag, halb elf. Noch keiner gefallen.',
          'Saturday, half past ten. No one has fallen yet.',
        ),
      },
      { kind: 'blog-list', title: text('Lees iets', 'Lies was', 'Read something'), tag: 'skate', size: 3 },
    ],
  },
  {
    key: 'lookbook',
    shops: ['razz'],
    title: text('Lookbook', 'Lookbook', 'Lookbook'),
    description: text(
      'Outfits van Razz, kop tot teen. Kijk, steel, draag.',
      'Outfits von Razz, Kopf bis Fuß. Schauen, klauen, tragen.',
      'Razz outfits, head to toe. Look, steal, wear.',
    ),
    hasTransparentHeader: true,
    body: [
      {
        kind: 'hero',
        title: text('Kijk. Steel. Draag.', 'Schauen. Klauen. Tragen.', 'Look. Steal. Wear.'),
        text: text(
          'Outfits, kop tot teen. Wij zochten, jij klikt.',
          'Outfits, Kopf bis Fuß. Wir haben gesucht, du klickst.',
          'Outfits, head to toe. We searched, you click.',
        ),
        shows: 'razz-hoodies',
        buttons: [{ label: text('Outfits', 'Outfits', 'Outfits'), to: 'category:lookbook-outfits' }],
        ink: 'light',
        height: 'full',
      },
      {
        kind: 'carousel',
        title: text('Hele outfits', 'Ganze Outfits', 'Whole outfits'),
        code: 'lookbook-outfits',
        more: seeAll,
      },
      {
        kind: 'columns',
        columns: [
          {
            width: 6,
            blocks: [
              {
                kind: 'banner',
                title: text('Sneakers', 'Sneaker', 'Trainers'),
                shows: 'razz-sneakers',
                button: { label: seeAll, to: 'category:girls-sneakers' },
              },
            ],
          },
          {
            width: 6,
            blocks: [
              {
                kind: 'banner',
                title: text('School', 'Schule', 'School'),
                shows: 'razz-back-to-school',
                button: { label: seeAll, to: 'category:all-bags' },
              },
            ],
          },
        ],
      },
      { kind: 'carousel', title: text('Geven', 'Schenken', 'Give'), code: 'lookbook-gifts', more: seeAll },
      { kind: 'blog-list', title: text('Verhalen', 'Stories', 'Stories'), size: 6 },
    ],
  },
]

const explained: PagePlan = {
  key: 'how-it-works',
  shops: sampleSales,
  title: text('Zo werkt de sample sale', 'So funktioniert der Sample Sale', 'How the sample sale works'),
  description: text(
    'Wat samples zijn, waarom ze minder kosten en wat je rechten zijn bij de sample sale van {brand}.',
    'Was Muster sind, warum sie weniger kosten und welche Rechte du beim Sample Sale von {brand} hast.',
    'What samples are, why they cost less and what your rights are in the {brand} sample sale.',
  ),
  body: [
    {
      kind: 'text',
      isNarrow: true,
      text: text(
        `## Wat hier hangt
Voordat een collectie de winkel in gaat, maken we proefstukken: om te passen, te fotograferen en kleuren te vergelijken. Die samples, en de laatste stuks van vorige seizoenen, verkopen we hier.

## Waarom het minder kost
Niet omdat er iets mis mee is, maar omdat er te weinig van is voor een gewoon rek. Zit er toch iets aan, een kleurverschil of een verzet knoopje, dan staat dat bij het product.

## Eerlijke prijzen
Bij elke verlaging zie je de laagste prijs van de dertig dagen ervoor. Het percentage rekenen we van die prijs uit.

## Op is op
We vullen niet bij. Wat in je winkelmand ligt, is nog niet van jou: pas met je bestelling houden we het voor je vast.

## Ruilen en terugsturen
Je rechten zijn dezelfde als altijd: [14 dagen bedenktijd](story:returns), gratis terug en wettelijke garantie. Een andere maat hebben we alleen vaak niet.`,
        `## Was hier hängt
Bevor eine Kollektion in den Laden kommt, machen wir Probestücke: zum Anprobieren, Fotografieren und Farbenvergleichen. Diese Muster und die letzten Stücke früherer Saisons verkaufen wir hier.

## Warum es weniger kostet
Nicht, weil etwas nicht stimmt, sondern weil es für eine normale Stange zu wenig ist. Gibt es doch eine Kleinigkeit, einen Farbunterschied oder einen versetzten Knopf, steht sie beim Produkt.

## Ehrliche Preise
Bei jeder Senkung siehst du den niedrigsten Preis der dreißig Tage davor. Von ihm rechnen wir den Prozentsatz aus.

## Weg ist weg
Wir füllen nicht nach. Was in deinem Warenkorb liegt, gehört dir noch nicht: Erst mit der Bestellung halten wir es für dich fest.

## Umtausch und Rückgabe
Deine Rechte sind dieselben wie immer: [14 Tage Widerrufsrecht](story:returns), kostenlose Rückgabe und gesetzliche Gewährleistung. Nur eine andere Größe haben wir oft nicht.`,
        `## What hangs here
Before a collection reaches the stores we make trial pieces: to try on, to photograph and to compare colours. Those samples, and the last pieces of earlier seasons, are sold here.

## Why it costs less
Not because something is wrong with it, but because there is too little for a normal rail. If there is a detail, a difference in colour or a moved button, the product page says so.

## Honest prices
Every reduction shows the lowest price of the thirty days before it. The percentage is worked out from that price.

## Gone is gone
We never restock. What is in your cart is not yours yet: we hold it for you once you order.

## Exchanges and returns
Your rights are the same as always: [14 days to change your mind](story:returns), free returns and the legal guarantee. Only, we often don’t have another size.`,
      ),
    },
  ],
}

export const landingPages: readonly PagePlan[] = [...vonkLandings, ...razzLandings, explained]
