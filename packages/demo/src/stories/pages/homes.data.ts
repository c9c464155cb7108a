import { defaultSettings } from '@vonk/domain/settings'
import { text } from '../../words/text.ts'
import type { PagePlan, PromisePlan } from '../block-plan.ts'

const shopGirls = text('Meisjes', 'Mädchen', 'Girls')
const shopBoys = text('Jongens', 'Jungen', 'Boys')
const seeAll = text('Bekijk alles', 'Alles ansehen', 'See everything')

const freeReturns: PromisePlan = {
  label: text('14 dagen bedenktijd', '14 Tage Zeit', '14 days to decide'),
  text: text(
    'Past het niet? Terugsturen is gratis.',
    'Passt es nicht? Die Rückgabe ist kostenlos.',
    'Doesn’t fit? Returns are free.',
  ),
  icon: 'return',
  to: 'story:returns',
}
const delivery: PromisePlan = {
  label: text('Snel in huis', 'Schnell da', 'Quick to arrive'),
  text: text(
    `Voor ${defaultSettings.sameDayCutoffHour}.00 uur besteld, de volgende dag in huis.`,
    'In zwei bis drei Werktagen bei dir.',
    `Order before ${defaultSettings.sameDayCutoffHour}:00, delivered the next day.`,
  ),
  icon: 'truck',
  to: 'story:delivery',
}
const stores: PromisePlan = {
  label: text('Negentien winkels', 'Neunzehn Läden', 'Nineteen stores'),
  text: text(
    'Passen, afhalen of terugbrengen.',
    'Anprobieren, abholen oder zurückbringen.',
    'Try on, pick up or bring back.',
  ),
  icon: 'store',
  to: '/storelocator',
}

const vonk: PagePlan = {
  key: 'home',
  shops: ['vonk'],
  title: text('Kinderkleding die meespeelt', 'Kinderkleidung, die mitspielt', 'Children’s clothes that play along'),
  description: text(
    'Vonk maakt vrolijke, stevige kleding voor kinderen van 0 tot 14 jaar: gemaakt om in te bewegen en om door te geven.',
    'Vonk macht fröhliche, robuste Kleidung für Kinder von 0 bis 14 Jahren: zum Bewegen und zum Weitergeben gemacht.',
    'Vonk makes cheerful, sturdy clothes for children aged 0 to 14: made to move in and made to be handed down.',
  ),
  hasTransparentHeader: true,
  body: [
    {
      kind: 'hero',
      eyebrow: text('Wintercollectie', 'Winterkollektion', 'Winter collection'),
      title: text('De winter mag komen', 'Der Winter kann kommen', 'Bring on the winter'),
      text: text(
        'Jassen die warm blijven tot de laatste sneeuwbal. En mutsen die niet afvallen, ook niet ondersteboven.',
        'Jacken, die bis zum letzten Schneeball warm halten. Und Mützen, die oben bleiben, auch kopfüber.',
        'Coats that stay warm until the last snowball. And hats that stay on, even upside down.',
      ),
      shows: 'vonk-winter-coats',
      buttons: [
        { label: text('Naar de winterjassen', 'Zu den Winterjacken', 'Shop winter coats'), to: 'story:winter-coats' },
        { label: text('Alles wat nieuw is', 'Alles Neue', 'Everything new'), to: 'category:new', isQuiet: true },
      ],
      height: 'full',
    },
    {
      kind: 'tiles',
      title: text('Voor wie zoek je?', 'Für wen suchst du?', 'Who are you shopping for?'),
      codes: ['girls', 'boys', 'baby', 'sale'],
    },
    { kind: 'carousel', title: text('Net uitgepakt', 'Frisch ausgepackt', 'Just unpacked'), code: 'new', more: seeAll },
    {
      kind: 'columns',
      columns: [
        {
          width: 6,
          blocks: [
            {
              kind: 'banner',
              title: text('Feest in de kast', 'Fest im Schrank', 'A party in the wardrobe'),
              text: text(
                'Jurken die zwieren, hemden die mogen kreuken.',
                'Kleider, die schwingen, Hemden, die knittern dürfen.',
                'Dresses that twirl, shirts that may crease.',
              ),
              shows: 'vonk-girls',
              button: { label: text('Naar het feest', 'Zum Fest', 'To the party'), to: 'story:party' },
              ground: 'secondary',
            },
          ],
        },
        {
          width: 6,
          blocks: [
            {
              kind: 'banner',
              title: text('Hallo, kleintje', 'Hallo, du Kleines', 'Hello, little one'),
              text: text(
                'Het eerste stapeltje, zacht en zonder gedoe.',
                'Der erste kleine Stapel, weich und ohne Umstände.',
                'The first little pile, soft and without fuss.',
              ),
              shows: 'vonk-baby',
              button: {
                label: text('Voor de eerste weken', 'Für die ersten Wochen', 'For the first weeks'),
                to: 'story:newborn',
              },
            },
          ],
        },
      ],
    },
    { kind: 'favourites', title: text('Onze lievelingen', 'Unsere Lieblinge', 'Our favourites') },
    {
      kind: 'usps',
      title: text('Daar kun je op rekenen', 'Darauf kannst du dich verlassen', 'You can count on it'),
      usps: [
        delivery,
        freeReturns,
        stores,
        {
          label: text('Gemaakt om door te geven', 'Zum Weitergeben gemacht', 'Made to hand down'),
          text: text(
            'Met een naamlabel voor drie namen.',
            'Mit einem Etikett für drei Namen.',
            'With a label for three names.',
          ),
          icon: 'heart',
          to: 'story:about',
        },
      ],
    },
    {
      kind: 'banner',
      eyebrow: text('Sale', 'Sale', 'Sale'),
      title: text('Groot gegroeid, klein geprijsd', 'Groß geworden, klein im Preis', 'Grown big, priced small'),
      text: text(
        'Lievelingen van dit seizoen, voor minder. Zolang jouw maat er nog is.',
        'Lieblingsstücke dieser Saison für weniger. Solange deine Größe noch da ist.',
        'This season’s favourites, for less. While your size is still here.',
      ),
      shows: 'vonk-sale',
      button: { label: text('Naar de sale', 'Zum Sale', 'Shop the sale'), to: 'category:sale' },
      ground: 'accent',
    },
    {
      kind: 'found',
      title: text('Brul! Alles met dino’s', 'Brüll! Alles mit Dinos', 'Roar! Everything with dinos'),
      query: text('dino', 'Dino', 'dino'),
    },
    { kind: 'articles', title: text('## Uit het dagboek', '## Aus dem Tagebuch', '## From the diary') },
    {
      kind: 'stores',
      title: text(
        'Kom passen, blijf spelen',
        'Anprobieren kommen, zum Spielen bleiben',
        'Come to try on, stay to play',
      ),
      text: text(
        'In elke winkel een speelhoek, een meetlat en iemand die weet wanneer een maat meegroeit.',
        'In jedem Laden eine Spielecke, eine Messlatte und jemand, der weiß, wann eine Größe mitwächst.',
        'Every store has a play corner, a height chart and someone who knows when a size will grow with you.',
      ),
    },
  ],
}

const razz: PagePlan = {
  key: 'home',
  shops: ['razz'],
  title: text(
    'Razz. Kleding met een grote mond',
    'Razz. Klamotten mit großer Klappe',
    'Razz. Clothes with a big mouth',
  ),
  description: text(
    'Razz maakt hoodies, denim en sneakers voor 10 tot 18. Rauw, hard, van jou.',
    'Razz macht Hoodies, Denim und Sneaker für 10 bis 18. Roh, laut, deins.',
    'Razz makes hoodies, denim and trainers for 10 to 18. Raw, loud, yours.',
  ),
  hasTransparentHeader: true,
  body: [
    {
      kind: 'hero',
      eyebrow: text('Winterdrop', 'Winterdrop', 'Winter drop'),
      title: text('Koud? Wij niet.', 'Kalt? Wir nicht.', 'Cold? Not us.'),
      text: text(
        'Puffers die je van ver ziet. Warm tot na de laatste bus.',
        'Puffer, die man von weitem sieht. Warm bis nach dem letzten Bus.',
        'Puffers you can spot from far away. Warm till after the last bus.',
      ),
      shows: 'razz-winter',
      buttons: [
        { label: shopGirls, to: 'category:girls-winter-coats' },
        { label: text('Jongens', 'Jungs', 'Boys'), to: 'category:boys-winter-coats' },
      ],
      ink: 'light',
      height: 'full',
    },
    {
      kind: 'carousel',
      title: text('De drop van vrijdag', 'Der Drop vom Freitag', 'Friday’s drop'),
      code: 'new',
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
              title: text('Denim', 'Denim', 'Denim'),
              text: text('Wijd. Wijder. Klaar.', 'Weit. Weiter. Fertig.', 'Wide. Wider. Done.'),
              shows: 'razz-denim',
              button: { label: seeAll, to: 'story:denim' },
              ground: 'secondary',
            },
          ],
        },
        {
          width: 6,
          blocks: [
            {
              kind: 'banner',
              title: text('Skate', 'Skate', 'Skate'),
              text: text('Vallen mag.', 'Hinfallen erlaubt.', 'Falling allowed.'),
              shows: 'razz-street',
              button: { label: seeAll, to: 'story:skate' },
              ground: 'accent',
            },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      title: text('Pak je hoek', 'Such dir was', 'Pick your corner'),
      codes: ['girls', 'boys', 'all', 'all-hoodies', 'boys-sneakers', 'sale'],
    },
    {
      kind: 'banner',
      eyebrow: text('Sale', 'Sale', 'Sale'),
      title: text('Weg is weg', 'Weg ist weg', 'Gone is gone'),
      text: text(
        'Laatste maten. Laagste prijs. Niet twijfelen.',
        'Letzte Größen. Bester Preis. Nicht zögern.',
        'Last sizes. Lowest price. Don’t think twice.',
      ),
      shows: 'razz-sale',
      button: { label: text('Nu in de sale', 'Jetzt im Sale', 'Shop sale'), to: 'category:sale' },
      ground: 'night',
    },
    {
      kind: 'found',
      title: text('Hoodies, altijd hoodies', 'Hoodies, immer Hoodies', 'Hoodies, always hoodies'),
      query: text('hoodie', 'Hoodie', 'hoodie'),
    },
    {
      kind: 'columns',
      columns: [
        {
          width: 6,
          blocks: [
            {
              kind: 'banner',
              title: text('Festival', 'Festival', 'Festival'),
              text: text('Modderproof.', 'Schlammfest.', 'Mud-proof.'),
              shows: 'razz-summer',
              button: { label: seeAll, to: 'story:festival' },
              ground: 'secondary',
            },
          ],
        },
        {
          width: 6,
          blocks: [
            {
              kind: 'banner',
              title: text('Lookbook', 'Lookbook', 'Lookbook'),
              text: text('Kijk. Steel. Draag.', 'Schauen. Klauen. Tragen.', 'Look. Steal. Wear.'),
              shows: 'razz-boys',
              button: { label: seeAll, to: 'story:lookbook' },
              ground: 'accent',
            },
          ],
        },
      ],
    },
    { kind: 'favourites', title: text('Dit dragen wij', 'Das tragen wir', 'What we wear') },
    { kind: 'articles', title: text('## Lees iets', '## Lies was', '## Read something') },
    {
      kind: 'usps',
      usps: [
        delivery,
        { ...freeReturns, text: text('Gratis. Geen vragen.', 'Kostenlos. Keine Fragen.', 'Free. No questions.') },
        { ...stores, label: text('Winkels', 'Läden', 'Stores') },
      ],
    },
    {
      kind: 'stores',
      title: text('Offline ook hard', 'Auch offline laut', 'Loud offline too'),
      text: text(
        'Twaalf winkels. Eigen drukpers in de hoek. Kom langs, print je tee.',
        'Zwölf Läden. Eigene Druckpresse in der Ecke. Komm vorbei, druck dein Shirt.',
        'Twelve stores. A print press in the corner. Drop by, print your tee.',
      ),
    },
  ],
}

const saleFacts: readonly PromisePlan[] = [
  {
    label: text('Samples', 'Muster', 'Samples'),
    text: text(
      'Stuks van de fotoshoot en de kleurproef.',
      'Stücke vom Shooting und aus der Farbprobe.',
      'Pieces from the shoot and the colour trial.',
    ),
    icon: 'star',
    to: 'story:how-it-works',
  },
  {
    label: text('Op is op', 'Weg ist weg', 'Gone is gone'),
    text: text(
      'Van elke maat hangt er vaak maar één.',
      'Von jeder Größe gibt es oft nur ein Stück.',
      'Often there is just one of each size.',
    ),
    icon: 'clock',
    to: 'story:how-it-works',
  },
  freeReturns,
]

const vonkSale: PagePlan = {
  key: 'home',
  shops: ['vonk-sample-sale'],
  title: text('Vonk Sample Sale', 'Vonk Sample Sale', 'Vonk Sample Sale'),
  description: text(
    'Samples en laatste stuks van Vonk voor een klein prijsje. We vullen niet bij: op is op.',
    'Muster und letzte Stücke von Vonk zum kleinen Preis. Wir füllen nicht nach: Weg ist weg.',
    'Samples and last pieces from Vonk at a small price. We never restock: gone is gone.',
  ),
  body: [
    {
      kind: 'hero',
      eyebrow: text('Sample sale', 'Sample Sale', 'Sample sale'),
      title: text('Eerst de prijs, dan de maat', 'Erst der Preis, dann die Größe', 'First the price, then the size'),
      text: text(
        'Eén rek vol samples, kleurproeven en laatste stuks. Wat hier hangt, hangt er één keer.',
        'Eine Stange voller Muster, Farbproben und letzter Stücke. Was hier hängt, hängt hier nur einmal.',
        'One rail of samples, colour trials and last pieces. What hangs here hangs here once.',
      ),
      shows: 'vonk-sample-sale',
      buttons: [
        { label: shopGirls, to: 'category:girls' },
        { label: shopBoys, to: 'category:boys' },
        { label: text('Baby', 'Baby', 'Baby'), to: 'category:baby', isQuiet: true },
      ],
      height: 'medium',
    },
    {
      kind: 'carousel',
      title: text('Meisjes: laatste stuks', 'Mädchen: letzte Stücke', 'Girls: last pieces'),
      code: 'girls',
      more: seeAll,
    },
    {
      kind: 'carousel',
      title: text('Jongens: laatste stuks', 'Jungen: letzte Stücke', 'Boys: last pieces'),
      code: 'boys',
      more: seeAll,
    },
    {
      kind: 'banner',
      title: text('De laatste jassen', 'Die letzten Jacken', 'The last of the coats'),
      text: text(
        'Van de winter die nog moet komen, voor de prijs van de vorige.',
        'Für den Winter, der noch kommt, zum Preis des letzten.',
        'For the winter to come, at the price of the last one.',
      ),
      button: {
        label: text('Jassen voor meisjes', 'Jacken für Mädchen', 'Girls’ coats'),
        to: 'category:girls-outerwear',
      },
      layout: 'plain',
      ground: 'accent',
    },
    {
      kind: 'carousel',
      title: text('Baby: laatste stuks', 'Baby: letzte Stücke', 'Baby: last pieces'),
      code: 'baby',
      more: seeAll,
    },
    {
      kind: 'tiles',
      title: text('Snuffel per rek', 'Nach Stange stöbern', 'Browse by rail'),
      codes: ['girls-tops', 'girls-bottoms', 'girls-outerwear', 'boys-tops', 'boys-bottoms', 'boys-outerwear'],
    },
    { kind: 'usps', title: text('Zo werkt het', 'So funktioniert’s', 'How it works'), usps: saleFacts },
    { kind: 'newsletter' },
  ],
}

const razzSale: PagePlan = {
  key: 'home',
  shops: ['razz-sample-sale'],
  title: text('Razz Sample Sale', 'Razz Sample Sale', 'Razz Sample Sale'),
  description: text(
    'Eén rek samples en restpartijen van Razz. Kleine prijs, geen restock. Weg is weg.',
    'Eine Stange Muster und Restposten von Razz. Kleiner Preis, kein Restock. Weg ist weg.',
    'One rail of Razz samples and leftovers. Small price, no restock. Gone is gone.',
  ),
  body: [
    {
      kind: 'hero',
      eyebrow: text('Sample sale', 'Sample Sale', 'Sample sale'),
      title: text('Eén rek. Kleine prijs.', 'Eine Stange. Kleiner Preis.', 'One rail. Small price.'),
      text: text(
        'Samples, misdrukken, laatste maten. Wie het eerst klikt, heeft het.',
        'Muster, Fehldrucke, letzte Größen. Wer zuerst klickt, gewinnt.',
        'Samples, misprints, last sizes. First click wins.',
      ),
      shows: 'razz-sample-sale',
      buttons: [
        { label: shopGirls, to: 'category:girls' },
        { label: text('Jongens', 'Jungs', 'Boys'), to: 'category:boys' },
      ],
      ink: 'light',
      height: 'medium',
    },
    {
      kind: 'carousel',
      title: text('Girls. Laatste.', 'Girls. Letzte.', 'Girls. Last ones.'),
      code: 'girls',
      more: seeAll,
    },
    {
      kind: 'carousel',
      title: text('Boys. Laatste.', 'Boys. Letzte.', 'Boys. Last ones.'),
      code: 'boys',
      more: seeAll,
    },
    {
      kind: 'banner',
      title: text('Geen restock. Nooit.', 'Kein Restock. Nie.', 'No restock. Ever.'),
      text: text(
        'Van de meeste stuks is er één. Jij of iemand anders.',
        'Von den meisten Teilen gibt es eins. Du oder jemand anders.',
        'Most pieces exist once. You or someone else.',
      ),
      button: { label: text('Hoe dan?', 'Wie jetzt?', 'How so?'), to: 'story:how-it-works' },
      layout: 'plain',
      ground: 'night',
      ink: 'light',
    },
    {
      kind: 'tiles',
      title: text('Graaf', 'Wühl', 'Dig'),
      codes: ['girls-tops', 'girls-bottoms', 'boys-tops', 'boys-bottoms', 'all'],
    },
    { kind: 'usps', usps: saleFacts },
    { kind: 'newsletter' },
  ],
}

export const homes: readonly PagePlan[] = [vonk, razz, vonkSale, razzSale]
