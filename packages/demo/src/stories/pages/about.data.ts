import { text } from '../../words/text.ts'
import { type PagePlan, razzShops, vonkShops } from '../block-plan.ts'
import { sizeTables } from './size-tables.data.ts'

const sizeTitle = text('Maattabel', 'Größentabelle', 'Size guide')
const sizeDescription = text(
  'De maten van {brand} in centimeters en leeftijd, en hoe je in twee minuten meet.',
  'Die Größen von {brand} in Zentimetern und Alter, und wie du in zwei Minuten misst.',
  '{brand} sizes in centimetres and by age, and how to measure in two minutes.',
)

const sizeGuides: readonly PagePlan[] = [
  {
    key: 'size-guide',
    shops: vonkShops,
    title: sizeTitle,
    description: sizeDescription,
    body: [
      {
        kind: 'columns',
        columns: [
          {
            width: 6,
            blocks: [
              {
                kind: 'text',
                text: text(
                  `## Meten in twee minuten
Kinderen groeien niet volgens de kalender. Meet daarom liever dan te gokken: een meetlint, een muur en een kind dat tot tien kan stilstaan.

1. **Lengte.** Met de rug tegen de muur, zonder schoenen. Dat getal is de maat.
2. **Borst.** Rond het breedste deel, onder de armen door.
3. **Taille.** Waar het kind buigt als het opzij leunt.
4. **Heup.** Rond de billen.

Zit je tussen twee maten in? Neem de grootste bij jassen en truien, de kleinste bij leggings en badkleding. Alle maten hieronder zijn lichaamsmaten in centimeters.`,
                  `## In zwei Minuten gemessen
Kinder wachsen nicht nach dem Kalender. Miss lieber, statt zu raten: ein Maßband, eine Wand und ein Kind, das bis zehn stillstehen kann.

1. **Körpergröße.** Mit dem Rücken an der Wand, ohne Schuhe. Diese Zahl ist die Größe.
2. **Brust.** Um die breiteste Stelle, unter den Armen hindurch.
3. **Taille.** Dort, wo das Kind knickt, wenn es sich zur Seite neigt.
4. **Hüfte.** Um den Po.

Zwischen zwei Größen? Nimm bei Jacken und Pullovern die größere, bei Leggings und Badesachen die kleinere. Alle Maße unten sind Körpermaße in Zentimetern.`,
                  `## Measured in two minutes
Children don’t grow by the calendar. So measure rather than guess: a tape, a wall and a child who can stand still for a count of ten.

1. **Height.** Back against the wall, no shoes. That number is the size.
2. **Chest.** Around the widest part, under the arms.
3. **Waist.** Where the child bends when leaning sideways.
4. **Hips.** Around the bottom.

Between two sizes? Take the larger one for coats and jumpers, the smaller one for leggings and swimwear. All measurements below are body measurements in centimetres.`,
                ),
              },
            ],
          },
          { width: 6, blocks: [{ kind: 'image', shows: 'size-measuring' }] },
        ],
      },
      ...sizeTables.vonk.map((table) => ({ kind: 'text', text: table }) as const),
    ],
  },
  {
    key: 'size-guide',
    shops: razzShops,
    title: sizeTitle,
    description: sizeDescription,
    body: [
      {
        kind: 'text',
        text: text(
          `## Meet. Klik. Klaar.
1. **Lengte.** Rug tegen de muur, schoenen uit.
2. **Borst.** Breedste deel.
3. **Taille.** Navel, bij benadering.
4. **Heup.** Breedste deel van je kont.

Oversized bedoeld? Dan staat het erbij. Neem je eigen maat, wij hebben het wijde al gedaan. Alles in centimeters.`,
          `## Messen. Klicken. Fertig.
1. **Größe.** Rücken an die Wand, Schuhe aus.
2. **Brust.** Breiteste Stelle.
3. **Taille.** Ungefähr der Nabel.
4. **Hüfte.** Breiteste Stelle vom Hintern.

Soll es oversized sein? Dann steht es dabei. Nimm deine Größe, das Weite haben wir schon erledigt. Alles in Zentimetern.`,
          `## Measure. Click. Done.
1. **Height.** Back to the wall, shoes off.
2. **Chest.** Widest part.
3. **Waist.** Belly button, roughly.
4. **Hips.** Widest part of your bum.

Meant to be oversized? Then it says so. Take your own size, we already did the wide bit. All in centimetres.`,
        ),
      },
      ...sizeTables.razz.map((table) => ({ kind: 'text', text: table }) as const),
    ],
  },
]

const about: readonly PagePlan[] = [
  {
    key: 'about',
    shops: vonkShops,
    title: text('Over Vonk', 'Über Vonk', 'About Vonk'),
    description: text(
      'Hoe Vonk begon met één broek aan een keukentafel in Utrecht, en waarom we kleren maken om door te geven.',
      'Wie Vonk mit einer Hose an einem Küchentisch in Utrecht begann, und warum wir Kleidung zum Weitergeben machen.',
      'How Vonk began with one pair of trousers on a kitchen table in Utrecht, and why we make clothes to hand down.',
    ),
    body: [
      {
        kind: 'hero',
        title: text('Het begon met een knie', 'Es begann mit einem Knie', 'It began with a knee'),
        text: text(
          'Een doorgesleten knie, om precies te zijn. De vierde die maand.',
          'Mit einem durchgewetzten Knie, um genau zu sein. Dem vierten im Monat.',
          'A worn-out knee, to be precise. The fourth that month.',
        ),
        shows: 'vonk-spring',
        height: 'medium',
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          `## Aan de keukentafel
Aan een keukentafel in Utrecht naaide een moeder een broek met twee lagen op de knie en een elastiek dat meegroeit. De buurkinderen wilden er ook een. Zo gaat dat met een vonk.

## Waar we op letten
- **Bewegen eerst.** Elk ontwerp moet een koprol, een klimrek en een dutje aankunnen.
- **Zacht van binnen.** Naden liggen plat, labels zijn geprint waar het kan.
- **Sterk van buiten.** Dubbele knieën, stevige drukkers, stof die terugveert.
- **Drie namen.** In elk stuk zit een label met drie regels: voor de eerste eigenaar en de twee daarna.

## Voor wie we werken
Kleren voor kinderen van 0 tot 14 jaar, en met [Razz](/storelocator) in dezelfde winkels ook voor wie daar te groot voor is. Alles wordt getekend in Utrecht, gepast door kinderen die niet stil willen zitten, en verkocht in negentien winkels en hier.

## Eerlijk over wat beter kan
Niet alles is al van gerecyclede vezels, en niet elke knoop komt van dichtbij. Bij elk product staat waarvan het is gemaakt en hoe je er lang plezier van hebt. Wat we nog niet weten, schrijven we er niet bij.`,
          `## Am Küchentisch
An einem Küchentisch in Utrecht nähte eine Mutter eine Hose mit zwei Lagen am Knie und einem Bund, der mitwächst. Die Nachbarskinder wollten auch eine. So ist das mit einem Funken, und genau das heißt Vonk.

## Worauf wir achten
- **Bewegung zuerst.** Jeder Entwurf muss eine Rolle vorwärts, ein Klettergerüst und einen Mittagsschlaf aushalten.
- **Innen weich.** Nähte liegen flach, Etiketten sind gedruckt, wo es geht.
- **Außen stark.** Doppelte Knie, feste Druckknöpfe, Stoff, der zurückfedert.
- **Drei Namen.** In jedem Stück sitzt ein Etikett mit drei Zeilen: für das erste Kind und die zwei danach.

## Für wen wir arbeiten
Für Kinder von 0 bis 14 Jahren, und mit [Razz](/storelocator) in denselben Läden auch für alle, die dafür zu groß sind. Alles wird in Utrecht gezeichnet, von Kindern anprobiert, die nicht stillsitzen wollen, und in neunzehn Läden und hier verkauft.

## Ehrlich über das, was besser werden kann
Noch ist nicht alles aus recycelten Fasern, und nicht jeder Knopf kommt aus der Nähe. Bei jedem Produkt steht, woraus es ist und wie es lange hält. Was wir noch nicht wissen, schreiben wir nicht dazu.`,
          `## At the kitchen table
At a kitchen table in Utrecht a mother sewed a pair of trousers with two layers on the knee and a waistband that grows with the child. The children next door wanted one too. That is how it goes with a spark, which is what Vonk means.

## What we look for
- **Movement first.** Every design has to take a somersault, a climbing frame and a nap.
- **Soft inside.** Seams lie flat, labels are printed where possible.
- **Strong outside.** Double knees, sturdy poppers, fabric that springs back.
- **Three names.** Every piece has a label with three lines: for the first owner and the next two.

## Who it is for
Children aged 0 to 14, and with [Razz](/storelocator) in the same stores also those who have outgrown that. Everything is drawn in Utrecht, tried on by children who won’t sit still, and sold in nineteen stores and here.

## Honest about what can be better
Not everything is made of recycled fibres yet, and not every button comes from nearby. Each product says what it is made of and how to make it last. What we don’t know yet we don’t claim.`,
        ),
      },
      { kind: 'image', shows: 'playground' },
      { kind: 'articles', title: text('## Verder lezen', '## Weiterlesen', '## Read on') },
    ],
  },
  {
    key: 'about',
    shops: razzShops,
    title: text('Over Razz', 'Über Razz', 'About Razz'),
    description: text(
      'Razz: kleding voor 10 tot 18. Van de zus van Vonk die niet meer lief wilde zijn.',
      'Razz: Klamotten für 10 bis 18. Von der Schwester von Vonk, die nicht mehr brav sein wollte.',
      'Razz: clothes for 10 to 18. By the sister of Vonk who was done being sweet.',
    ),
    body: [
      {
        kind: 'hero',
        title: text('Te groot voor dino’s', 'Zu groß für Dinos', 'Too big for dinos'),
        text: text('Te jong voor grijs. Dus Razz.', 'Zu jung für Grau. Also Razz.', 'Too young for grey. So: Razz.'),
        shows: 'razz-hoodies',
        ink: 'light',
        height: 'medium',
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          `## Wie
De zus van [Vonk](/storelocator). Zelfde huis, andere kamer, deur dicht, muziek aan.

## Wat
Hoodies. Denim. Sneakers. Tees met een mening. Maat 134 tot 188, XS tot XL. Hokjes doen we niet: pas wat je wilt.

## Hoe
- **Kleine drops.** Elke vrijdag iets nieuws. Op is op.
- **Dikke stof.** Zwaar katoen, dubbele naad. Moet langer mee dan de trend.
- **Zelf doen.** Elke winkel heeft een pers. Jouw print, jouw tee.

## Waarom
Omdat kleding voor jullie altijd te braaf of te oud was. En omdat iemand het moest doen.`,
          `## Wer
Die Schwester von [Vonk](/storelocator). Gleiches Haus, anderes Zimmer, Tür zu, Musik an.

## Was
Hoodies. Denim. Sneaker. Shirts mit Meinung. Größe 134 bis 188, XS bis XL. Schubladen haben wir nicht: Probier an, was du willst.

## Wie
- **Kleine Drops.** Jeden Freitag was Neues. Weg ist weg.
- **Dicker Stoff.** Schwere Baumwolle, doppelte Naht. Soll länger halten als der Trend.
- **Selber machen.** In jedem Laden steht eine Presse. Dein Print, dein Shirt.

## Warum
Weil Klamotten für euch immer zu brav oder zu alt waren. Und weil es jemand machen musste.`,
          `## Who
The sister of [Vonk](/storelocator). Same house, other room, door shut, music on.

## What
Hoodies. Denim. Trainers. Tees with an opinion. Sizes 134 to 188, XS to XL. We don’t do boxes: try on what you like.

## How
- **Small drops.** Something new every Friday. Gone is gone.
- **Heavy cloth.** Thick cotton, double seams. Should outlast the trend.
- **Do it yourself.** Every store has a press. Your print, your tee.

## Why
Because clothes for you were always too good or too old. And because someone had to.`,
        ),
      },
      { kind: 'articles', title: text('## Lees iets', '## Lies was', '## Read something') },
    ],
  },
]

const storesTitle = text('Onze winkels', 'Unsere Läden', 'Our stores')

const stores: readonly PagePlan[] = [
  {
    key: 'stores',
    shops: vonkShops,
    title: storesTitle,
    description: text(
      'De winkels van Vonk in Nederland, België en Duitsland: passen, afhalen, ruilen en spelen.',
      'Die Läden von Vonk in Deutschland, den Niederlanden und Belgien: anprobieren, abholen, umtauschen und spielen.',
      'Vonk stores in the Netherlands, Belgium and Germany: try on, pick up, exchange and play.',
    ),
    body: [
      {
        kind: 'stores',
        title: text(
          'Kom binnen, schoenen mogen aan',
          'Komm rein, Schuhe dürfen anbleiben',
          'Come in, shoes can stay on',
        ),
        text: text(
          'In onze winkels mag je rennen tot het kleedhokje. Er is een speelhoek, een meetlat en koffie voor wie meekomt.',
          'In unseren Läden darf man bis zur Kabine rennen. Es gibt eine Spielecke, eine Messlatte und Kaffee für die Begleitung.',
          'In our stores you may run all the way to the changing room. There is a play corner, a height chart and coffee for whoever comes along.',
        ),
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          `## Wat je in de winkel kunt
- **Afhalen:** bestel hier, haal gratis op. We mailen als het klaarligt.
- **Ruilen en terugbrengen:** ook wat je online kocht, meteen geregeld.
- **Kijken of het er is:** op de productpagina zie je welke winkel jouw maat heeft.
- **Doorgeven:** breng gedragen Vonk in goede staat mee, wij zoeken er een nieuw kind bij.`,
          `## Was du im Laden kannst
- **Abholen:** hier bestellen, kostenlos abholen. Wir mailen, sobald es bereitliegt.
- **Umtauschen und zurückgeben:** auch online Gekauftes, sofort erledigt.
- **Nachsehen, ob es da ist:** Auf der Produktseite steht, welcher Laden deine Größe hat.
- **Weitergeben:** Bring getragene, gut erhaltene Vonk-Stücke mit, wir suchen ein neues Kind dafür.`,
          `## What you can do in store
- **Pick up:** order here, collect for free. We email you when it is ready.
- **Exchange and return:** also what you bought online, sorted at once.
- **See if it is there:** the product page shows which store has your size.
- **Hand down:** bring worn Vonk in good shape, we will find a new child for it.`,
        ),
      },
    ],
  },
  {
    key: 'stores',
    shops: razzShops,
    title: storesTitle,
    description: text(
      'De winkels van Razz: passen, afhalen, ruilen, printen.',
      'Die Läden von Razz: anprobieren, abholen, umtauschen, drucken.',
      'Razz stores: try on, pick up, exchange, print.',
    ),
    body: [
      {
        kind: 'stores',
        title: text('Deur open. Volume ook.', 'Tür auf. Lautstärke auch.', 'Door open. Volume up.'),
        text: text(
          'Passen, hangen, printen. Niemand die vraagt of het lukt.',
          'Anprobieren, abhängen, drucken. Keiner fragt, ob es geht.',
          'Try on, hang out, print. Nobody asks if you are all right.',
        ),
      },
      {
        kind: 'text',
        isNarrow: true,
        text: text(
          '## In de winkel\n- **Afhalen:** gratis.\n- **Ruilen:** meteen, ook van online.\n- **Printen:** eigen tee, eigen print, tien minuten.\n- **Checken:** op de productpagina zie je waar jouw maat hangt.',
          '## Im Laden\n- **Abholen:** kostenlos.\n- **Umtauschen:** sofort, auch online Gekauftes.\n- **Drucken:** eigenes Shirt, eigener Print, zehn Minuten.\n- **Checken:** Auf der Produktseite siehst du, wo deine Größe hängt.',
          '## In store\n- **Pick up:** free.\n- **Exchange:** on the spot, online buys too.\n- **Print:** your tee, your print, ten minutes.\n- **Check:** the product page shows where your size hangs.',
        ),
      },
    ],
  },
]

export const aboutPages: readonly PagePlan[] = [...sizeGuides, ...about, ...stores]
