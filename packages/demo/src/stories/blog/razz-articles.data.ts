import { text } from '../../words/text.ts'
import type { Article } from './article.ts'

export const razzArticles: readonly Article[] = [
  {
    code: 'thrift-layering',
    brand: 'razz',
    daysAgo: 5,
    author: 'Rae',
    tags: ['style'],
    shows: 'razz-back-to-school',
    category: 'all-hoodies',
    slug: text('kringloop-en-lagen', 'secondhand-und-lagen', 'thrift-and-layers'),
    title: text('Kringloop + lagen = jouw look', 'Secondhand + Lagen = dein Look', 'Charity shop + layers = your look'),
    excerpt: text(
      'Vijf euro, drie lagen, nul regels. Zo bouw je iets dat niemand anders heeft.',
      'Fünf Euro, drei Lagen, null Regeln. So baust du was, das sonst keiner hat.',
      'Five euros, three layers, zero rules. Build something nobody else has.',
    ),
    text: text(
      `Nieuw is makkelijk. Tweedehands is een jacht. Samen wordt het goed.

## Eerst de jacht
Ga op dinsdag. Dan zijn de rekken net bijgevuld en de rest zit op school. Ja, na de les.

- **Kijk niet naar maten.** Kijk naar stof. Voel. Dik is goed.
- **Herenafdeling, altijd.** Overhemden in XL zijn jassen in vermomming.
- **Check drie plekken:** oksels, kraag, kruis. Heel? Mee.
- **Ruik.** Kelderlucht gaat eruit met azijn in de was. Rook niet.

## Dan de lagen
Drie. Niet meer, anders ben je een kapstok.

1. **Basis.** Strak en lang. Longsleeve, effen.
2. **Stem.** Wat je wilt zeggen. Tee met print eroverheen, of een hoodie die opvalt.
3. **Schild.** Groot en open. Het kringloophemd. Een jack. Iets dat beweegt als jij beweegt.

De truc zit in de lengtes. Elke laag moet ergens onderuit komen: mouw, zoom, kraag. Als je ze niet alle drie ziet, is het er een te veel.

## Kleur
Eén hard, twee rustig. Lime met zwart en grijs. Roze met denim en wit. Twee harde kleuren mag ook, maar dan moet je het menen.

## Maak het kapot, maak het heel
Mouwen eraf. Zoom rafelen. Knopen vervangen door drie verschillende. Een tweedehands hemd van drie euro is de beste plek om te leren naaien, want wat kan er misgaan?

## Wat je wél nieuw koopt
Sokken. Ondergoed. En één hoodie die zwaar genoeg is om jaren het midden te zijn. [Daar weten wij wel wat op](category:all-hoodies).

Geen idee waar te beginnen? Neem één vriend mee en kies voor elkaar. Jij koopt wat je zelf nooit zou pakken. Lukt bijna altijd.

> Niemand vraagt waar je het kocht. Iedereen vraagt waar je het vandaan hebt. Dat is iets anders.`,
      `Neu ist einfach. Secondhand ist Jagd. Zusammen wird’s gut.

## Erst die Jagd
Geh dienstags. Dann sind die Stangen frisch gefüllt und die anderen sitzen in der Schule. Ja, nach dem Unterricht.

- **Schau nicht auf Größen.** Schau auf Stoff. Fühl. Dick ist gut.
- **Immer in die Herrenabteilung.** Hemden in XL sind Jacken in Verkleidung.
- **Check drei Stellen:** Achseln, Kragen, Schritt. Heil? Mitnehmen.
- **Riech.** Keller geht mit Essig in der Wäsche raus. Rauch nicht.

## Dann die Lagen
Drei. Nicht mehr, sonst bist du ein Kleiderständer.

1. **Basis.** Eng und lang. Langarmshirt, einfarbig.
2. **Stimme.** Was du sagen willst. Printshirt drüber oder ein Hoodie, der auffällt.
3. **Schild.** Groß und offen. Das alte Hemd. Eine Jacke. Etwas, das sich bewegt, wenn du dich bewegst.

Der Trick sind die Längen. Jede Lage muss irgendwo rausgucken: Ärmel, Saum, Kragen. Siehst du nicht alle drei, ist eine zu viel.

## Farbe
Eine laut, zwei leise. Limette mit Schwarz und Grau. Pink mit Denim und Weiß. Zwei laute gehen auch, aber dann mein es ernst.

## Kaputt machen, heil machen
Ärmel ab. Saum ausfransen. Knöpfe gegen drei verschiedene tauschen. Ein Hemd für drei Euro ist der beste Ort, um nähen zu lernen, denn was soll schiefgehen?

## Was du neu kaufst
Socken. Unterwäsche. Und einen Hoodie, der schwer genug ist, um jahrelang die Mitte zu sein. [Da hätten wir was](category:all-hoodies).

Keine Ahnung, wo anfangen? Nimm jemanden mit und sucht füreinander aus. Du kaufst, was du selbst nie nehmen würdest. Klappt fast immer.

> Keiner fragt, wo du es gekauft hast. Alle fragen, wo du es her hast. Das ist ein Unterschied.`,
      `New is easy. Second-hand is a hunt. Together it gets good.

## First the hunt
Go on a Tuesday. The rails have just been filled and everyone else is at school. Yes, after class.

- **Ignore sizes.** Look at cloth. Feel it. Heavy is good.
- **Men’s section, always.** Shirts in XL are jackets in disguise.
- **Check three spots:** armpits, collar, crotch. Whole? Take it.
- **Smell it.** Cellar washes out with vinegar. Smoke doesn’t.

## Then the layers
Three. No more, or you’re a coat stand.

1. **Base.** Tight and long. Plain long sleeve.
2. **Voice.** What you want to say. A print tee on top, or a hoodie that shouts.
3. **Shield.** Big and open. The second-hand shirt. A jacket. Something that moves when you move.

The trick is in the lengths. Every layer has to show somewhere: cuff, hem, collar. If you can’t see all three, one is too many.

## Colour
One loud, two quiet. Lime with black and grey. Pink with denim and white. Two loud ones work too, but then you have to mean it.

## Break it, make it
Sleeves off. Hem frayed. Buttons swapped for three that don’t match. A three-euro shirt is the best place to learn to sew, because what could go wrong?

## What to buy new
Socks. Underwear. And one hoodie heavy enough to be the middle for years. [We might have one](category:all-hoodies).

No idea where to start? Bring a friend and choose for each other. You’ll buy what you’d never pick. Works nearly every time.

> Nobody asks where you bought it. Everybody asks where you got it. There’s a difference.`,
    ),
  },
  {
    code: 'denim-repair',
    brand: 'razz',
    daysAgo: 19,
    author: 'Dex',
    tags: ['make', 'care'],
    shows: 'razz-denim',
    category: 'girls-jeans',
    slug: text('denim-repareren', 'denim-flicken', 'denim-repair'),
    title: text('Gat in je jeans? Mooi.', 'Loch in der Jeans? Schön.', 'Hole in your jeans? Good.'),
    excerpt: text(
      'Zichtbaar repareren in een uur. Naald, garen, lap. Meer niet.',
      'Sichtbar flicken in einer Stunde. Nadel, Garn, Flicken. Mehr nicht.',
      'Visible mending in an hour. Needle, thread, patch. That’s it.',
    ),
    text: text(
      `Een gat is geen einde. Een gat is plek voor iets.

## Wat je nodig hebt
- een oude jeans om lappen uit te knippen
- dik garen: wit, lime, roze, niet blauw
- een lange naald en een vingerhoed (of een munt met tape)
- krijt, spelden, een uur muziek

## Zo gaat het
1. **Knip niets weg.** Rafels blijven. Ze houden de rand vast.
2. **Lap erachter.** Minstens drie centimeter groter dan het gat. Speld hem vast aan de binnenkant.
3. **Teken lijnen.** Met krijt, om de centimeter, over het gat heen en verder.
4. **Rijgsteken.** Op en neer, vijf millimeter, steeds dezelfde. Lijn voor lijn. Niet trekken, denim moet kunnen bewegen.
5. **Draai een kwart.** Nog eens, dwars. Nu heb je kruisjes. Dat is sterk en het ziet eruit als *sashiko*, de Japanse manier.
6. **Knoop aan de binnenkant.** Plat, anders schuurt het.

## Waar het slijt
Kruis, knie, achterzak. Het kruis repareer je vóór het gat er is: lap erin zodra je licht door de stof ziet. De knie mag je laten zien. De achterzak scheurt door je telefoon. Telefoon ergens anders.

## Wassen
Binnenstebuiten, koud, zelden. Denim slijt in de trommel, niet op je lijf. Vlek? Los die vlek op, niet de hele broek.

## Te ver heen?
Onder de knie afknippen: short. Nog een keer: tas. Wat overblijft is je lappenvoorraad. Er gaat niets weg.

## Eerste keer scheef?
Laat zo. Steken worden vanzelf rechter, en over een jaar zie je aan je broek hoe je het leerde. Wie zegt dat het slordig is, mag het voordoen. Meestal wordt het dan stil. Geef de volgende kapotte broek aan hem en zet er muziek bij.

Nieuwe nodig om kapot te maken? [Jeans](category:girls-jeans). Dikke stof, dubbele naden. Het duurt even.`,
      `Ein Loch ist kein Ende. Ein Loch ist Platz für was.

## Was du brauchst
- eine alte Jeans als Flickenvorrat
- dickes Garn: weiß, limette, pink, nicht blau
- eine lange Nadel und einen Fingerhut (oder eine Münze mit Klebeband)
- Kreide, Stecknadeln, eine Stunde Musik

## So geht’s
1. **Nichts wegschneiden.** Fransen bleiben. Sie halten den Rand fest.
2. **Flicken dahinter.** Mindestens drei Zentimeter größer als das Loch. Innen feststecken.
3. **Linien zeichnen.** Mit Kreide, jeden Zentimeter, über das Loch und weiter.
4. **Vorstiche.** Auf und ab, fünf Millimeter, immer gleich. Linie für Linie. Nicht ziehen, Denim muss sich bewegen.
5. **Vierteldrehung.** Noch einmal, quer. Jetzt hast du Kreuze. Das hält und sieht aus wie *Sashiko*, die japanische Art.
6. **Knoten innen.** Flach, sonst scheuert es.

## Wo es reißt
Schritt, Knie, Gesäßtasche. Den Schritt flickst du, bevor das Loch da ist: Flicken rein, sobald Licht durchscheint. Das Knie darfst du zeigen. Die Tasche reißt wegen deinem Handy. Handy woandershin.

## Waschen
Auf links, kalt, selten. Denim stirbt in der Trommel, nicht an dir. Fleck? Mach den Fleck weg, nicht die ganze Hose.

## Zu weit hinüber?
Unterm Knie abschneiden: Shorts. Noch mal: Tasche. Der Rest ist dein Flickenvorrat. Weg kommt nichts.

## Beim ersten Mal schief?
So lassen. Stiche werden von allein gerader, und in einem Jahr siehst du an der Hose, wie du es gelernt hast. Wer sagt, das sei schlampig, darf es vormachen. Meistens wird es dann still. Gib ihm die nächste kaputte Hose und mach Musik dazu.

Neue zum Kaputtmachen gesucht? [Jeans](category:girls-jeans). Dicker Stoff, doppelte Nähte. Das dauert.`,
      `A hole isn’t the end. A hole is room for something.

## What you need
- an old pair of jeans to cut patches from
- thick thread: white, lime, pink, not blue
- a long needle and a thimble (or a coin with tape)
- chalk, pins, an hour of music

## How to
1. **Cut nothing off.** Frayed threads stay. They hold the edge.
2. **Patch behind.** At least three centimetres bigger than the hole. Pin it on the inside.
3. **Draw lines.** With chalk, every centimetre, across the hole and beyond.
4. **Running stitch.** Up and down, five millimetres, always the same. Line by line. Don’t pull, denim needs to move.
5. **Quarter turn.** Once more, across. Now you’ve got crosses. It’s strong and looks like *sashiko*, the Japanese way.
6. **Knot inside.** Flat, or it chafes.

## Where it wears
Crotch, knee, back pocket. Mend the crotch before there’s a hole: patch it as soon as light comes through. The knee you may show. The pocket tears because of your phone. Move the phone.

## Washing
Inside out, cold, rarely. Denim dies in the drum, not on you. Stain? Fix the stain, not the whole pair.

## Too far gone?
Cut below the knee: shorts. Cut again: a bag. The rest is your patch supply. Nothing gets thrown out.

## Crooked the first time?
Leave it. Stitches get straighter by themselves, and in a year your jeans will show how you learned. Whoever calls it messy may show you how. It usually goes quiet then. Hand them the next pair and put some music on.

Need a new pair to wreck? [Jeans](category:girls-jeans). Heavy cloth, double seams. It’ll take a while.`,
    ),
  },
  {
    code: 'puffer-season',
    brand: 'razz',
    daysAgo: 33,
    author: 'Kim',
    tags: ['style', 'sizes'],
    shows: 'razz-winter',
    category: 'girls-winter-coats',
    slug: text('pufferseizoen', 'pufferzeit', 'puffer-season'),
    title: text(
      'Puffer kiezen: groot of te groot',
      'Puffer wählen: groß oder zu groß',
      'Choosing a puffer: big or too big',
    ),
    excerpt: text(
      'Vulling, lengte, capuchon. Wat telt als het vriest en de bus te laat is.',
      'Füllung, Länge, Kapuze. Was zählt, wenn es friert und der Bus zu spät ist.',
      'Filling, length, hood. What counts when it freezes and the bus is late.',
    ),
    text: text(
      `Je jas is vijf maanden lang je hele outfit. Kies hem goed.

## Lengte
- **Kort, tot de taille.** Fietst lekker, zit boven een wijde broek. Kont koud.
- **Heup.** Veilig. Kan alles.
- **Lang.** Wachtende mensen. Bussen, velden, tribunes.

## Maat
Puffers vallen ruim, dat is de bedoeling. Neem je eigen maat voor groot, een maat op voor te groot. Twee maten op is een slaapzak. Test: hoodie eronder, rits dicht, armen omhoog. Komt je buik bloot? Andere lengte.

## Wat erin zit
Op de productpagina staat de vulling. Gerecyclede vezels zijn makkelijk: mogen nat worden, drogen snel. Belangrijker dan dik is *vakjes*: kleine vakken houden de vulling op zijn plek, grote zien er harder uit. Kies wat je belangrijk vindt.

## Details die je pas mist als het sneeuwt
1. Een boord in de mouw.
2. Een rits die van onder ook opengaat. Voor op de fiets.
3. Een zak aan de binnenkant. Telefoons gaan dood in de kou.
4. Een capuchon die eraf kan.

## Kleur
Zwart hangt overal. Er hangen er dertig in de gang, en die van jou pakt iemand mee. Wit wordt grijs. Lime ziet een automobilist op tweehonderd meter, en dat is om half acht ’s ochtends geen mode maar verstand.

## Wassen
Eén keer per winter. Koud, vloeibaar wasmiddel, extra spoelen. Droger op laag met twee tennisballen erbij: die slaan de vulling los. Geen droger? Elk uur opschudden. Saai, werkt.

## Eén jas, drie winters
Koop hem voor de winter na deze: mouwen die nu over je handen vallen, passen dan precies. Scheurtje? Reparatietape in een andere kleur. Te klein? Doorgeven aan wie nu nog wacht. Zo wordt een dure jas een goedkope.

[Alle winterjassen](category:girls-winter-coats). Op tijd zijn scheelt.`,
      `Deine Jacke ist fünf Monate lang dein ganzes Outfit. Wähl sie gut.

## Länge
- **Kurz, bis zur Taille.** Gut auf dem Rad, sitzt über weiten Hosen. Hintern kalt.
- **Hüfte.** Sicher. Kann alles.
- **Lang.** Für alle, die warten. Busse, Felder, Tribünen.

## Größe
Puffer fallen weit aus, das ist Absicht. Deine Größe für groß, eine mehr für zu groß. Zwei mehr ist ein Schlafsack. Test: Hoodie drunter, Reißverschluss zu, Arme hoch. Bauch frei? Andere Länge.

## Was drin ist
Auf der Produktseite steht die Füllung. Recycelte Fasern sind unkompliziert: dürfen nass werden, trocknen schnell. Wichtiger als dick sind *Kammern*: Kleine halten die Füllung an ihrem Platz, große sehen lauter aus. Entscheide, was dir wichtig ist.

## Details, die du erst im Schnee vermisst
1. Ein Bündchen im Ärmel.
2. Ein Reißverschluss, der auch von unten aufgeht. Fürs Rad.
3. Eine Innentasche. Handys sterben in der Kälte.
4. Eine Kapuze, die ab kann.

## Farbe
Schwarz hängt überall. Im Flur hängen dreißig davon, und deine nimmt jemand mit. Weiß wird grau. Limette sieht ein Auto auf zweihundert Meter, und das ist um halb acht morgens keine Mode, sondern Verstand.

## Waschen
Einmal im Winter. Kalt, flüssiges Waschmittel, extra spülen. Trockner auf niedrig mit zwei Tennisbällen: Die schlagen die Füllung locker. Kein Trockner? Jede Stunde aufschütteln. Langweilig, klappt.

## Eine Jacke, drei Winter
Kauf sie für den Winter nach diesem: Ärmel, die jetzt über die Hände fallen, passen dann genau. Riss? Reparaturtape in anderer Farbe. Zu klein? Weitergeben an jemanden, der noch wächst. So wird eine teure Jacke billig.

[Alle Winterjacken](category:girls-winter-coats). Früh dran sein lohnt sich.`,
      `For five months your coat is your whole outfit. Choose well.

## Length
- **Short, to the waist.** Good on a bike, sits above wide trousers. Cold bum.
- **Hip.** Safe. Does everything.
- **Long.** For people who wait. Buses, fields, stands.

## Size
Puffers run wide, that’s the point. Your size for big, one up for too big. Two up is a sleeping bag. Test: hoodie under, zip up, arms in the air. Belly showing? Other length.

## What’s inside
The product page names the filling. Recycled fibres are easy: they may get wet and dry fast. More important than thick are the *chambers*: small ones keep the filling in place, big ones look louder. Pick what matters to you.

## Details you’ll miss once it snows
1. A cuff inside the sleeve.
2. A zip that opens from below. For the bike.
3. An inside pocket. Phones die in the cold.
4. A hood that comes off.

## Colour
Black hangs everywhere. There are thirty in the hallway, and someone will take yours. White turns grey. Lime can be seen by a driver at two hundred metres, and at half past seven in the morning that’s not fashion but sense.

## Washing
Once a winter. Cold, liquid detergent, extra rinse. Tumble on low with two tennis balls: they knock the filling loose. No dryer? Shake it every hour. Boring, works.

## One coat, three winters
Buy it for the winter after this one: sleeves that cover your hands now will fit then. A tear? Repair tape in another colour. Too small? Pass it on to someone still growing. That’s how an expensive coat gets cheap.

[All winter coats](category:girls-winter-coats). Being early helps.`,
    ),
  },
  {
    code: 'print-your-tee',
    brand: 'razz',
    daysAgo: 54,
    author: 'Rae',
    tags: ['make'],
    shows: 'razz-new-in',
    category: 'all-tees',
    slug: text('print-je-eigen-tee', 'druck-dein-eigenes-shirt', 'print-your-own-tee'),
    title: text(
      'Print je eigen tee. Thuis. Nu.',
      'Druck dein eigenes Shirt. Zu Hause. Jetzt.',
      'Print your own tee. At home. Now.',
    ),
    excerpt: text(
      'Een aardappel, een sjabloon of een rakel. Drie manieren, van vijf minuten tot een zaterdag.',
      'Eine Kartoffel, eine Schablone oder eine Rakel. Drei Wege, von fünf Minuten bis Samstag.',
      'A potato, a stencil or a squeegee. Three ways, from five minutes to a Saturday.',
    ),
    text: text(
      `Iemand anders zijn mening op je borst? Kan. Je eigen is beter.

## Voor alles
Was de tee, zonder wasverzachter. Karton ertussen, anders print je ook je rug. Gebruik *textielverf*, geen acryl: acryl barst. Oefen op een oud laken.

## Manier 1: aardappel
Vijf minuten. Halveer, teken een vorm, snij eromheen weg. Dep verf erop met een sponsje, druk, tel tot vijf, til recht op. Blokken, sterren, tanden. Scheef is goed. Te netjes is verdacht.

## Manier 2: sjabloon
Een uur. Print een woord groot uit. Let op: letters met een gat (A, O, R) hebben een bruggetje nodig. Plak op vriezerpapier, snij uit met een scherp mes, strijk de glanzende kant op de tee. Verf deppen, niet vegen. Twee dunne lagen. Lostrekken als het nog nat is.

## Manier 3: zeefdruk
Een zaterdag. Raam met gaas, folie of sjabloon eronder, verf erop, één keer trekken met de rakel, hard en schuin. Daarna meteen spoelen, anders zit je raam voor altijd dicht. Eén raam, dertig tees: genoeg voor een band of een klas.

## Vastzetten
Laat een nacht drogen. Dan strijken, binnenstebuiten, heet, zonder stoom, vijf minuten. Vergeet je dit, dan spoelt je werk weg. Daarna koud wassen, binnenstebuiten.

## Wat je erop zet
Eén woord. Kort. Iets dat je over een jaar nog zegt. Geen logo’s van anderen, dat is van hen. Wel: een tekening van je kat, de naam van je straat, een grap die alleen jouw tafel snapt.

Mislukt? Print eroverheen. De beste tees die we kennen hebben drie lagen spijt en één goed idee. Gooi niets weg voor het droog is.

Geen pers thuis? In elke [winkel](/storelocator) staat er een. Neem je ontwerp mee, kies een [tee](category:all-tees), tien minuten.`,
      `Die Meinung von jemand anderem auf der Brust? Geht. Deine ist besser.

## Vor allem
Wasch das Shirt, ohne Weichspüler. Karton dazwischen, sonst bedruckst du auch den Rücken. Nimm *Textilfarbe*, kein Acryl: Acryl bricht. Übe auf einem alten Laken.

## Weg 1: Kartoffel
Fünf Minuten. Halbieren, Form zeichnen, drumherum wegschneiden. Farbe mit dem Schwamm auftupfen, drücken, bis fünf zählen, gerade abheben. Blöcke, Sterne, Zähne. Schief ist gut. Zu ordentlich ist verdächtig.

## Weg 2: Schablone
Eine Stunde. Druck ein Wort groß aus. Achtung: Buchstaben mit Loch (A, O, R) brauchen einen Steg. Auf Gefrierpapier kleben, mit scharfem Messer ausschneiden, die glänzende Seite aufbügeln. Farbe tupfen, nicht streichen. Zwei dünne Schichten. Abziehen, solange es nass ist.

## Weg 3: Siebdruck
Ein Samstag. Rahmen mit Gaze, Folie oder Schablone drunter, Farbe drauf, einmal mit der Rakel ziehen, fest und schräg. Danach sofort ausspülen, sonst ist das Sieb für immer zu. Ein Rahmen, dreißig Shirts: reicht für eine Band oder eine Klasse.

## Fixieren
Eine Nacht trocknen lassen. Dann bügeln, auf links, heiß, ohne Dampf, fünf Minuten. Vergisst du das, wäscht sich deine Arbeit weg. Danach kalt waschen, auf links.

## Was draufkommt
Ein Wort. Kurz. Etwas, das du in einem Jahr noch sagst. Keine Logos von anderen, die gehören ihnen. Aber: eine Zeichnung von deiner Katze, der Name deiner Straße, ein Witz, den nur euer Tisch versteht.

Misslungen? Druck drüber. Die besten Shirts, die wir kennen, haben drei Schichten Reue und eine gute Idee. Wirf nichts weg, bevor es trocken ist.

Keine Presse zu Hause? In jedem [Laden](/storelocator) steht eine. Entwurf mitbringen, [Shirt](category:all-tees) aussuchen, zehn Minuten.`,
      `Someone else’s opinion on your chest? Fine. Yours is better.

## Before anything
Wash the tee, no softener. Cardboard inside, or you’ll print your back too. Use *fabric paint*, not acrylic: acrylic cracks. Practise on an old sheet.

## Way 1: potato
Five minutes. Halve it, draw a shape, cut away around it. Dab on paint with a sponge, press, count to five, lift straight up. Blocks, stars, teeth. Crooked is good. Too neat is suspicious.

## Way 2: stencil
One hour. Print a word, big. Mind: letters with a hole (A, O, R) need a bridge. Stick it on freezer paper, cut with a sharp knife, iron the shiny side onto the tee. Dab the paint, don’t drag. Two thin coats. Peel while it’s wet.

## Way 3: screen
One Saturday. Frame with mesh, film or stencil below, paint on top, one pull with the squeegee, hard and at an angle. Rinse right after, or your screen is shut for ever. One frame, thirty tees: enough for a band or a class.

## Fix it
Dry overnight. Then iron inside out, hot, no steam, five minutes. Forget this and your work washes off. After that: cold wash, inside out.

## What goes on it
One word. Short. Something you’ll still say in a year. No logos of others, those are theirs. Instead: a drawing of your cat, the name of your street, a joke only your table gets.

Went wrong? Print over it. The best tees we know have three layers of regret and one good idea. Throw nothing away before it’s dry.

No press at home? There’s one in every [store](/storelocator). Bring your design, pick a [tee](category:all-tees), ten minutes.`,
    ),
  },
  {
    code: 'first-weeks-skating',
    brand: 'razz',
    daysAgo: 80,
    author: 'Dex',
    tags: ['skate'],
    shows: 'skate-park',
    category: 'boys-sneakers',
    slug: text('eerste-weken-op-een-board', 'die-ersten-wochen-auf-dem-board', 'first-weeks-on-a-board'),
    title: text(
      'Je eerste vier weken op een board',
      'Deine ersten vier Wochen auf dem Board',
      'Your first four weeks on a board',
    ),
    excerpt: text(
      'Vallen komt vanzelf. De rest kun je oefenen.',
      'Fallen kommt von allein. Den Rest kannst du üben.',
      'Falling comes by itself. The rest you can practise.',
    ),
    text: text(
      `Niemand kijkt. Echt niet. Iedereen in dat park is bezig niet te vallen.

## Week 1: staan
Zet het board op gras. Stap op, stap af, honderd keer. Welke voet gaat vanzelf naar voren? Links is *regular*, rechts is *goofy*. Geen van beide is fout. Knieën licht gebogen, schouders boven je voeten.

## Week 2: rollen
Naar asfalt, glad en leeg. Duw met je achterste voet, lange trage duwen. Kijk naar waar je heen wilt, niet naar je tenen. Sturen doe je met je enkels. Remmen: zool plat over de grond laten slepen, rustig.

## Week 3: vallen
Oefen het. Op gras.

1. Klein maken. Hoe lager, hoe minder ver.
2. Rollen over je schouder, niet landen op je handen.
3. Vuisten in plaats van open handen.

Polsbeschermers en helm. Ja, het ziet er zo uit. Een gebroken pols ziet er ook zo uit, zes weken lang.

## Week 4: omhoog
Stoepje af, rollend, gewicht naar achteren. Dan de *tic-tac*: neus optillen, links, rechts, links. Als dat lukt, ben je klaar voor de ollie. Die duurt drie maanden. Normaal.

## Kleren
- **Schoenen:** plat, stevig, suède of canvas dat mag slijten. [Sneakers](category:boys-sneakers) met een doorlopende zool.
- **Broek:** wijd. Je moet kunnen hurken.
- **Sokken:** hoog. Schenen zijn een doelwit.
- **Telefoon:** in je tas, niet in je achterzak.

## Regels van het park
Wacht je beurt. Snake niemand. Help wie ligt. Klap als iets lukt, ook als het klein is. Neem je rommel mee.

Nog iets: film jezelf. Niet voor anderen. Je ziet meteen waar je gewicht zit, en over een maand zie je hoe ver je bent.

> De beste van het park is die met de meeste schrammen en de grootste lach.`,
      `Keiner guckt. Wirklich nicht. Alle in dem Park sind damit beschäftigt, nicht zu fallen.

## Woche 1: stehen
Stell das Board auf Gras. Rauf, runter, hundertmal. Welcher Fuß geht von allein nach vorn? Links ist *regular*, rechts ist *goofy*. Keins ist falsch. Knie leicht gebeugt, Schultern über den Füßen.

## Woche 2: rollen
Ab auf Asphalt, glatt und leer. Push mit dem hinteren Fuß, lang und langsam. Schau, wohin du willst, nicht auf deine Zehen. Gelenkt wird mit den Knöcheln. Bremsen: Sohle flach über den Boden schleifen lassen, ruhig.

## Woche 3: fallen
Üb es. Auf Gras.

1. Klein machen. Je tiefer, desto kürzer der Weg.
2. Über die Schulter rollen, nicht auf den Händen landen.
3. Fäuste statt offener Hände.

Handgelenkschoner und Helm. Ja, das sieht so aus. Ein gebrochenes Handgelenk sieht auch so aus, sechs Wochen lang.

## Woche 4: hoch
Bordstein runter, rollend, Gewicht nach hinten. Dann *Tic-Tac*: Nase anheben, links, rechts, links. Klappt das, bist du bereit für den Ollie. Der dauert drei Monate. Normal.

## Klamotten
- **Schuhe:** flach, fest, Wildleder oder Canvas, das abnutzen darf. [Sneaker](category:boys-sneakers) mit durchgehender Sohle.
- **Hose:** weit. Du musst in die Hocke kommen.
- **Socken:** hoch. Schienbeine sind ein Ziel.
- **Handy:** in die Tasche, nicht in die Hose.

## Regeln im Park
Warte, bis du dran bist. Fahr keinem rein. Hilf, wer liegt. Klatsch, wenn was klappt, auch Kleines. Nimm deinen Müll mit.

Noch was: Film dich selbst. Nicht für andere. Du siehst sofort, wo dein Gewicht ist, und in einem Monat, wie weit du bist.

> Am besten im Park ist, wer die meisten Schrammen hat und am lautesten lacht.`,
      `Nobody’s looking. Really. Everyone in that park is busy not falling.

## Week 1: stand
Put the board on grass. Step on, step off, a hundred times. Which foot goes forward by itself? Left is *regular*, right is *goofy*. Neither is wrong. Knees soft, shoulders above your feet.

## Week 2: roll
On to tarmac, smooth and empty. Push with your back foot, long and slow. Look where you want to go, not at your toes. Steer with your ankles. Brake: drag your sole flat along the ground, easy.

## Week 3: fall
Practise it. On grass.

1. Get small. The lower, the shorter the way down.
2. Roll over your shoulder, don’t land on your hands.
3. Fists instead of open palms.

Wrist guards and a helmet. Yes, that’s what it looks like. A broken wrist looks like something too, for six weeks.

## Week 4: up
Roll off a kerb, weight back. Then the *tic-tac*: lift the nose, left, right, left. Once that works you’re ready for the ollie. It takes three months. Normal.

## Clothes
- **Shoes:** flat, solid, suede or canvas that may wear down. [Trainers](category:boys-sneakers) with a one-piece sole.
- **Trousers:** wide. You need to squat.
- **Socks:** high. Shins are a target.
- **Phone:** in your bag, not in your back pocket.

## Park rules
Wait your turn. Don’t snake. Help whoever’s down. Clap when something works, even small. Take your rubbish home.

One more thing: film yourself. Not for others. You’ll see at once where your weight is, and in a month how far you’ve come.

> The best one in the park has the most scratches and the biggest laugh.`,
    ),
  },
  {
    code: 'clean-sneakers',
    brand: 'razz',
    daysAgo: 109,
    author: 'Kim',
    tags: ['care'],
    shows: 'razz-sneakers',
    category: 'girls-sneakers',
    slug: text('sneakers-schoonmaken', 'sneaker-putzen', 'cleaning-trainers'),
    title: text(
      'Sneakers schoon. Zonder wasmachine.',
      'Sneaker sauber. Ohne Waschmaschine.',
      'Clean trainers. No washing machine.',
    ),
    excerpt: text(
      'Tandenborstel, zeep, krant. Tien minuten per week en ze gaan twee keer zo lang mee.',
      'Zahnbürste, Seife, Zeitung. Zehn Minuten pro Woche, und sie halten doppelt so lang.',
      'Toothbrush, soap, newspaper. Ten minutes a week and they last twice as long.',
    ),
    text: text(
      `De wasmachine lijkt makkelijk. Ze weekt de lijm los, trekt de zool krom en laat je schoen piepen. Dus niet.

## De kit
- een oude tandenborstel voor de zool, een zachte voor de rest
- een kom lauw water, een druppel afwasmiddel
- een witte doek. Wit, want gekleurde doeken geven af
- krantenpapier
- een gummetje. Echt

## Tien minuten
1. **Veters eruit.** In een kop warm water met zeep. Laat ze weken.
2. **Droog borstelen.** Eerst zand eraf. Nat zand is schuurpapier.
3. **Zool.** Borstel plus zeep, rondjes. Zwarte strepen gaan weg met het gummetje.
4. **Boven.** Zachte borstel, weinig water. Canvas mag nat, leer vochtig, suède alleen droog met een borstel.
5. **Afnemen.** Witte doek, schoon water.
6. **Krant erin.** Na een uur verwisselen. Nooit op de verwarming: lijm smelt, leer barst.

## Stank
Zooltjes eruit, nacht luchten. Bakpoeder in een sok, sok in de schoen. Schoenen willen een dag rust: wissel twee paar af en ze leven allebei langer dan twee keer één.

## Voor het begint
Nieuwe schoenen eerst inspuiten, twee dunne lagen, buiten. Dat scheelt de helft van het werk. En veters losmaken voor je uitstapt. Ja, elke keer. Een platgetrapte hiel komt nooit meer terug.

## Wanneer klaar klaar is
Zool door tot op het schuim? Dan vangt hij niets meer op en doen je knieën het werk. Afscheid. Veters bewaren, die passen ergens anders.

Te klein geworden? Schoon, droog, aan elkaar geknoopt: iemand in je straat heeft precies die maat.

Nog een truc voor wit rubber: tandpasta zonder korrels, tien minuten laten zitten, afnemen met lauw water. En zet ze nooit nat in een dichte kast, want daar begint de stank pas echt.

[Nieuw paar](category:girls-sneakers). Vergeet de spray niet.`,
      `Die Waschmaschine wirkt einfach. Sie löst den Kleber, verzieht die Sohle und lässt deinen Schuh quietschen. Also nein.

## Das Set
- eine alte Zahnbürste für die Sohle, eine weiche für den Rest
- eine Schüssel lauwarmes Wasser, ein Tropfen Spülmittel
- ein weißes Tuch. Weiß, denn bunte färben ab
- Zeitungspapier
- ein Radiergummi. Echt

## Zehn Minuten
1. **Senkel raus.** In eine Tasse warmes Wasser mit Seife. Einweichen.
2. **Trocken bürsten.** Erst der Sand. Nasser Sand ist Schleifpapier.
3. **Sohle.** Bürste plus Seife, Kreise. Schwarze Striche nimmt der Radiergummi.
4. **Oben.** Weiche Bürste, wenig Wasser. Canvas darf nass, Leder feucht, Wildleder nur trocken gebürstet werden.
5. **Abwischen.** Weißes Tuch, klares Wasser.
6. **Zeitung rein.** Nach einer Stunde wechseln. Nie auf die Heizung: Kleber schmilzt, Leder reißt.

## Gestank
Sohlen raus, eine Nacht lüften. Natron in eine Socke, Socke in den Schuh. Schuhe wollen einen Tag Pause: Zwei Paar im Wechsel leben länger als zweimal eins.

## Bevor es losgeht
Neue Schuhe erst einsprühen, zwei dünne Schichten, draußen. Das spart die halbe Arbeit. Und Senkel auf, bevor du aussteigst. Ja, jedes Mal. Eine platt getretene Ferse kommt nie zurück.

## Wann Schluss ist
Sohle durch bis auf den Schaum? Dann federt nichts mehr, und deine Knie machen die Arbeit. Abschied. Senkel behalten, die passen woanders.

Zu klein geworden? Sauber, trocken, zusammengeknotet: Jemand in deiner Straße hat genau die Größe.

Noch ein Trick für weißes Gummi: Zahnpasta ohne Körner, zehn Minuten drauflassen, mit lauwarmem Wasser abwischen. Und stell sie nie nass in einen geschlossenen Schrank, denn da fängt der Gestank erst richtig an.

[Neues Paar](category:girls-sneakers). Spray nicht vergessen.`,
      `The washing machine looks easy. It loosens the glue, bends the sole and makes your shoe squeak. So don’t.

## The kit
- an old toothbrush for the sole, a soft one for the rest
- a bowl of lukewarm water, a drop of washing-up liquid
- a white cloth. White, because coloured ones bleed
- newspaper
- a rubber. Really

## Ten minutes
1. **Laces out.** Into a cup of warm soapy water. Let them soak.
2. **Brush dry.** Sand first. Wet sand is sandpaper.
3. **Sole.** Brush and soap, circles. The rubber takes off black streaks.
4. **Upper.** Soft brush, little water. Canvas may get wet, leather damp, suede only brushed dry.
5. **Wipe.** White cloth, clean water.
6. **Newspaper in.** Change after an hour. Never on the radiator: glue melts, leather cracks.

## The smell
Insoles out, air overnight. Bicarbonate of soda in a sock, sock in the shoe. Shoes like a day off: two pairs in turn outlive two pairs in a row.

## Before it starts
Spray new shoes first, two thin coats, outside. Saves half the work. And undo the laces before you step out. Yes, every time. A crushed heel never comes back.

## When done is done
Sole worn down to the foam? Then nothing cushions and your knees do the job. Goodbye. Keep the laces, they’ll fit elsewhere.

Grown out of them? Clean, dry, tied together: someone on your street is exactly that size.

One more trick for white rubber: toothpaste without grains, leave for ten minutes, wipe with lukewarm water. And never put them wet in a closed cupboard, because that’s where the smell really starts.

[New pair](category:girls-sneakers). Don’t forget the spray.`,
    ),
  },
  {
    code: 'festival-packing',
    brand: 'razz',
    daysAgo: 148,
    author: 'Rae',
    tags: ['music', 'style'],
    shows: 'razz-summer',
    category: 'all-bags',
    slug: text('festival-paklijst', 'festival-packliste', 'festival-packing-list'),
    title: text(
      'Drie dagen festival, één rugzak',
      'Drei Tage Festival, ein Rucksack',
      'Three festival days, one backpack',
    ),
    excerpt: text(
      'Alles wat mee moet en de helft die thuis kan blijven.',
      'Alles, was mit muss, und die Hälfte, die daheim bleibt.',
      'All you need and the half you can leave at home.',
    ),
    text: text(
      `Pak je tas. Haal de helft eruit. Loop er een rondje mee. Haal nog iets weg. Nu ben je klaar.

## Kleren
- drie tees, één per dag. Die van de laatste dag is de schoonste, bewaar hem
- één hoodie. ’s Nachts is het altijd kouder dan je denkt
- één short, één lange broek. Geen witte
- regenjas die in zijn eigen zak past
- vijf paar sokken. Vier gaan nat worden
- pet. Voor de zon en voor je haar op dag drie

## Spullen
1. Oordoppen. Serieus. Suizen gaat niet meer weg.
2. Lege waterfles. Vullen bij de kraan.
3. Powerbank, vol. Telefoon op vliegtuigstand als je danst.
4. Zonnebrand, pleisters, tape.
5. Vuilniszak: zitkleed, regenjas, wasmand.
6. Zaklamp. Tenten lijken op elkaar.
7. Je naam en een nummer van thuis, op papier. In je schoen.

## Thuis
Föhn. Tweede paar schoenen dat *misschien* beter past. Alles wat je niet kwijt mag.

## Modder
Zak om je voet, dan je sok, dan je schoen. Klinkt dom, werkt. Kniehoge sokken zijn laarzen voor wie geen laarzen heeft.

## Afspreken
Kies een paal. Niet *bij het podium*: een paal, een vlag, een frietkraam. Elk heel uur wie wil. Je telefoon doet het niet, de paal wel. Niemand loopt in zijn eentje naar de camping.

## Jonger dan 16?
Check de regels van het festival. Vaak mag het, met een volwassene erbij die ook een bandje heeft. Leg uit dat ze achteraan mogen staan.

Laatste check: til je tas met één hand boven je hoofd. Lukt dat niet, dan is er nog steeds te veel. En laat thuis weten wanneer je terug bent. Echt even doen.

Tas nodig? [Rugzakken](category:all-bags). Alles van boven tot onder: [festival](story:festival).`,
      `Pack deine Tasche. Nimm die Hälfte raus. Lauf eine Runde damit. Nimm noch was raus. Jetzt bist du fertig.

## Klamotten
- drei Shirts, eins pro Tag. Das vom letzten Tag ist das sauberste, heb es auf
- ein Hoodie. Nachts ist es immer kälter, als du denkst
- eine kurze, eine lange Hose. Keine weiße
- Regenjacke, die in ihre eigene Tasche passt
- fünf Paar Socken. Vier werden nass
- Cap. Für die Sonne und für deine Haare an Tag drei

## Zeug
1. Ohrstöpsel. Im Ernst. Pfeifen geht nicht mehr weg.
2. Leere Wasserflasche. Am Hahn auffüllen.
3. Powerbank, voll. Handy auf Flugmodus, wenn du tanzt.
4. Sonnencreme, Pflaster, Tape.
5. Müllsack: Sitzkissen, Regenjacke, Wäschekorb.
6. Taschenlampe. Zelte sehen gleich aus.
7. Dein Name und eine Nummer von daheim, auf Papier. Im Schuh.

## Daheim
Föhn. Das zweite Paar Schuhe, das *vielleicht* besser passt. Alles, was nicht wegkommen darf.

## Schlamm
Tüte um den Fuß, dann Socke, dann Schuh. Klingt dumm, klappt. Kniestrümpfe sind Stiefel für alle ohne Stiefel.

## Treffpunkt
Sucht euch einen Mast. Nicht *bei der Bühne*: ein Mast, eine Fahne, eine Pommesbude. Zu jeder vollen Stunde, wer mag. Dein Handy geht nicht, der Mast schon. Keiner läuft allein zum Zeltplatz.

## Unter 16?
Schau in die Regeln des Festivals. Oft geht es mit einer erwachsenen Person, die auch ein Bändchen hat. Erklär ihr, dass sie hinten stehen darf.

Letzter Check: Heb die Tasche mit einer Hand über den Kopf. Klappt das nicht, ist immer noch zu viel drin. Und sag daheim, wann du zurück bist. Echt machen.

Tasche gesucht? [Rucksäcke](category:all-bags). Alles von oben bis unten: [Festival](story:festival).`,
      `Pack your bag. Take out half. Walk around with it. Take out one more thing. Now you’re done.

## Clothes
- three tees, one a day. The last day’s is the cleanest, save it
- one hoodie. Nights are always colder than you think
- one pair of shorts, one of trousers. Not white
- a rain jacket that fits in its own pocket
- five pairs of socks. Four will get wet
- a cap. For the sun, and for your hair on day three

## Stuff
1. Earplugs. Seriously. Ringing doesn’t go away.
2. Empty water bottle. Fill it at the tap.
3. Power bank, full. Flight mode while you dance.
4. Sun cream, plasters, tape.
5. Bin bag: seat, raincoat, laundry basket.
6. Torch. Tents look alike.
7. Your name and a number from home, on paper. In your shoe.

## Stays home
Hairdryer. The second pair of shoes that *might* fit better. Anything you can’t lose.

## Mud
Bag over your foot, then sock, then shoe. Sounds dumb, works. Knee-high socks are boots for those without boots.

## Meeting up
Pick a pole. Not *near the stage*: a pole, a flag, a chip stand. Every full hour, whoever wants. Your phone won’t work, the pole will. Nobody walks to the campsite alone.

## Under 16?
Check the festival’s rules. Often you’re fine with an adult who has a wristband too. Explain that they may stand at the back.

Last check: lift your bag over your head with one hand. If you can’t, there’s still too much in it. And tell them at home when you’ll be back. Really do it.

Need a bag? [Backpacks](category:all-bags). Everything top to bottom: [festival](story:festival).`,
    ),
  },
  {
    code: 'hoodie-fit',
    brand: 'razz',
    daysAgo: 195,
    author: 'Dex',
    tags: ['sizes', 'style'],
    shows: 'razz-hoodies',
    category: 'all-hoodies',
    slug: text('zo-zit-een-hoodie', 'so-sitzt-ein-hoodie', 'how-a-hoodie-fits'),
    title: text('Zo hoort een hoodie te zitten', 'So muss ein Hoodie sitzen', 'How a hoodie should fit'),
    excerpt: text(
      'Regular, boxy, oversized. Waar de naad valt en waarom dat alles is.',
      'Regular, boxy, oversized. Wo die Naht sitzt und warum das alles ist.',
      'Regular, boxy, oversized. Where the seam falls and why that’s everything.',
    ),
    text: text(
      `Een goede hoodie koop je één keer en leen je nooit uit. Daarom: even opletten.

## Drie vormen
- **Regular.** Schoudernaad op je schouder. Boord op je heup. Kan onder een jas.
- **Boxy.** Korter, breder. Naad net over de rand. Staat boven alles wat wijd is.
- **Oversized.** Naad halverwege je bovenarm. Mouwen over je handen. Neem je *eigen* maat, het wijde zit er al in.

Op elke productpagina staat welke vorm het is. Lees het, het scheelt een retour.

## Vijf checks in de spiegel
1. Armen omhoog. Buik bloot? Te kort.
2. Capuchon op. Blijft hij staan? Dikke stof, goed teken. Zakt hij in? Dun.
3. Handen in de zak. Elleboog moet gebogen blijven.
4. Ga zitten. Kruipt de boord naar je ribben? Een maat op.
5. Trek aan de boord. Veert hij terug? Dan over een jaar ook nog.

## Gewicht
Stof weeg je in gram per vierkante meter. Rond de 240 is een lente-hoodie. 320 is wat wij maken. 400 is een deken met mouwen. Zwaar valt mooier en pilt minder, maar droogt ook een dag langer.

## Houden zo
Binnenstebuiten, koud, rits dicht, koord geknoopt. Niet in de droger: boorden gaan slap. Print nooit strijken. Aan een hanger krijgt hij schouderpunten, dus vouwen.

## Van wie is die?
Van jou. Zet je initialen in de binnenkant van de zak, met stift. Je leent hem toch wel een keer uit, en hoodies komen nooit vanzelf terug.

Nog één ding over koorden: korter is beter. Knip ze af tot ze net over de naad hangen en leg er een knoop in. Blijft nergens achter haken en klappert niet in je gezicht op de fiets.

Maat zoeken? [Maattabel](story:size-guide). Hoodie zoeken? [Hier](category:all-hoodies).`,
      `Einen guten Hoodie kaufst du einmal und verleihst ihn nie. Deshalb: kurz aufpassen.

## Drei Formen
- **Regular.** Schulternaht auf der Schulter. Bund auf der Hüfte. Passt unter eine Jacke.
- **Boxy.** Kürzer, breiter. Naht knapp über der Kante. Gut über allem, was weit ist.
- **Oversized.** Naht auf halbem Oberarm. Ärmel über die Hände. Nimm *deine* Größe, das Weite ist schon drin.

Auf jeder Produktseite steht, welche Form es ist. Lies es, das spart eine Rücksendung.

## Fünf Checks vorm Spiegel
1. Arme hoch. Bauch frei? Zu kurz.
2. Kapuze auf. Bleibt sie stehen? Dicker Stoff, gutes Zeichen. Fällt sie zusammen? Dünn.
3. Hände in die Tasche. Der Ellbogen muss gebeugt bleiben.
4. Setz dich. Wandert der Bund zu den Rippen? Eine Nummer größer.
5. Zieh am Bund. Federt er zurück? Dann auch in einem Jahr.

## Gewicht
Stoff wiegt man in Gramm pro Quadratmeter. Um 240 ist ein Frühlings-Hoodie. 320 ist, was wir machen. 400 ist eine Decke mit Ärmeln. Schwer fällt schöner und fusselt weniger, trocknet aber einen Tag länger.

## Damit es so bleibt
Auf links, kalt, Reißverschluss zu, Kordel geknotet. Nicht in den Trockner: Bündchen leiern aus. Print nie bügeln. Am Bügel kriegt er Schulterspitzen, also falten.

## Wem gehört der?
Dir. Schreib deine Initialen innen in die Tasche, mit Stift. Du verleihst ihn ja doch mal, und Hoodies kommen nie von allein zurück.

Noch was zu Kordeln: kürzer ist besser. Schneid sie ab, bis sie knapp über die Naht hängen, und mach einen Knoten rein. Bleibt nirgends hängen und schlägt dir auf dem Rad nicht ins Gesicht.

Größe gesucht? [Größentabelle](story:size-guide). Hoodie gesucht? [Hier](category:all-hoodies).`,
      `You buy a good hoodie once and never lend it out. So: pay attention.

## Three shapes
- **Regular.** Shoulder seam on your shoulder. Hem on your hip. Fits under a jacket.
- **Boxy.** Shorter, wider. Seam just over the edge. Good above anything wide.
- **Oversized.** Seam halfway down your upper arm. Sleeves over your hands. Take *your own* size, the wide is built in.

Every product page says which shape it is. Read it, it saves a return.

## Five checks in the mirror
1. Arms up. Belly out? Too short.
2. Hood up. Does it stand? Heavy cloth, good sign. Collapses? Thin.
3. Hands in the pocket. Your elbow should stay bent.
4. Sit down. Hem crawls to your ribs? One size up.
5. Pull the cuff. Springs back? Then it will in a year too.

## Weight
Cloth is weighed in grams per square metre. Around 240 is a spring hoodie. 320 is what we make. 400 is a blanket with sleeves. Heavy hangs better and bobbles less, but takes a day longer to dry.

## Keep it that way
Inside out, cold, zip up, cord knotted. Not in the dryer: cuffs go limp. Never iron a print. Hangers give it shoulder horns, so fold it.

## Whose is it?
Yours. Put your initials inside the pocket, in marker. You’ll lend it out one day after all, and hoodies never come back by themselves.

One more thing about cords: shorter is better. Cut them until they hang just over the seam and tie a knot. They won’t catch on anything or slap your face on the bike.

Looking for a size? [Size guide](story:size-guide). Looking for a hoodie? [Here](category:all-hoodies).`,
    ),
  },
  {
    code: 'one-jacket-five-ways',
    brand: 'razz',
    daysAgo: 251,
    author: 'Kim',
    tags: ['style'],
    shows: 'razz-girls',
    category: 'girls-jackets',
    slug: text('een-jack-vijf-manieren', 'eine-jacke-fuenf-wege', 'one-jacket-five-ways'),
    title: text('Eén spijkerjack, vijf dagen', 'Eine Jeansjacke, fünf Tage', 'One denim jacket, five days'),
    excerpt: text(
      'Maandag tot vrijdag met hetzelfde jack. Niemand die het merkte.',
      'Montag bis Freitag mit derselben Jacke. Keiner hat’s gemerkt.',
      'Monday to Friday in the same jacket. Nobody noticed.',
    ),
    text: text(
      `Weddenschap op de redactie: kun je vijf dagen hetzelfde jack dragen zonder dat iemand er iets van zegt? Ja. Hier is hoe.

## Maandag: over een hoodie
Klassiek. Capuchon eruit, jack open. De hoodie in een harde kleur, de rest zwart. Warm genoeg tot acht graden.

## Dinsdag: dicht
Alle knopen. Als een overhemd. Daaronder niets dat je ziet, daarop een ketting of een badge. Wijde broek, hoge sneakers. Opeens is het een pak.

## Woensdag: om je middel
Mouwen geknoopt, niet te strak. Tee met print, rok of short. Werkt als het ’s ochtends koud is en ’s middags niet. En je kunt erop zitten.

## Donderdag: eronder
Jack als laag twee, grote jas als laag drie. Alleen kraag en zoom steken uit. Blauw tegen zwart, blauw tegen roze. Dit is de dag waarop mensen vragen of alles nieuw is.

## Vrijdag: verbouwd
1. Rug: lap van een oud shirt, rondom vastgezet met grote steken.
2. Kraag: spelden, buttons, veiligheidsspelden.
3. Mouwen: twee keer omslaan, voering in een andere kleur laten zien.

Vijf dagen, één jack, nul opmerkingen. Eén compliment, van de conciërge.

## Wat je ervoor nodig hebt
Een jack dat ruim is in de schouders. Er moet een hoodie onder en een jas overheen. Stevige stof zonder stretch, want stretch gaat lubberen. En echte knopen.

## De regel
Verander één ding per dag, niet alles. Je garderobe is geen berg kleren. Het is een paar goede stukken en een hoofd.

## En het weekend?
Luchten. Hang het jack een nacht buiten, klop het uit en kijk de knopen na. Denim hoeft bijna nooit in de was. Maandag begint alles opnieuw, en niemand weet dat het hetzelfde jack is. Behalve jij.

[Jacks](category:girls-jackets). Kies er één.`,
      `Wette in der Redaktion: Kannst du fünf Tage dieselbe Jacke tragen, ohne dass jemand was sagt? Ja. So.

## Montag: über dem Hoodie
Klassiker. Kapuze raus, Jacke offen. Der Hoodie in einer lauten Farbe, der Rest schwarz. Warm genug bis acht Grad.

## Dienstag: zu
Alle Knöpfe. Wie ein Hemd. Drunter nichts, was man sieht, drauf eine Kette oder ein Button. Weite Hose, hohe Sneaker. Plötzlich ist es ein Anzug.

## Mittwoch: um die Hüfte
Ärmel geknotet, nicht zu fest. Printshirt, Rock oder Shorts. Gut, wenn es morgens kalt ist und mittags nicht. Und du kannst drauf sitzen.

## Donnerstag: drunter
Jacke als Lage zwei, großer Mantel als Lage drei. Nur Kragen und Saum gucken raus. Blau gegen Schwarz, Blau gegen Pink. An diesem Tag fragen die Leute, ob alles neu ist.

## Freitag: umgebaut
1. Rücken: Flicken aus einem alten Shirt, ringsum mit großen Stichen fest.
2. Kragen: Pins, Buttons, Sicherheitsnadeln.
3. Ärmel: zweimal umschlagen, Futter in anderer Farbe zeigen.

Fünf Tage, eine Jacke, null Sprüche. Ein Kompliment, vom Hausmeister.

## Was du dafür brauchst
Eine Jacke mit Platz in den Schultern. Ein Hoodie muss drunter, ein Mantel drüber passen. Fester Stoff ohne Stretch, denn Stretch leiert aus. Und echte Knöpfe.

## Die Regel
Ändere jeden Tag eine Sache, nicht alles. Dein Schrank ist kein Berg Klamotten. Er ist ein paar gute Teile und ein Kopf.

## Und das Wochenende?
Lüften. Häng die Jacke eine Nacht raus, klopf sie aus und check die Knöpfe. Denim muss fast nie in die Wäsche. Montag fängt alles von vorn an, und keiner weiß, dass es dieselbe Jacke ist. Außer dir.

[Jacken](category:girls-jackets). Nimm eine.`,
      `A bet at the office: can you wear the same jacket for five days without anyone saying a word? Yes. Here’s how.

## Monday: over a hoodie
Classic. Hood out, jacket open. The hoodie in a loud colour, the rest black. Warm enough down to eight degrees.

## Tuesday: shut
Every button. Like a shirt. Nothing visible underneath, a chain or a badge on top. Wide trousers, high-tops. Suddenly it’s a suit.

## Wednesday: round the waist
Sleeves knotted, not too tight. Print tee, skirt or shorts. Works when mornings are cold and afternoons aren’t. And you can sit on it.

## Thursday: underneath
Jacket as layer two, big coat as layer three. Only collar and hem stick out. Blue on black, blue on pink. This is the day people ask if it’s all new.

## Friday: rebuilt
1. Back: a patch from an old tee, big stitches all around.
2. Collar: pins, badges, safety pins.
3. Sleeves: turn up twice, show a lining in another colour.

Five days, one jacket, zero remarks. One compliment, from the caretaker.

## What it takes
A jacket with room in the shoulders. A hoodie has to fit under and a coat over. Solid cloth without stretch, because stretch goes baggy. And real buttons.

## The rule
Change one thing a day, not everything. Your wardrobe isn’t a mountain of clothes. It’s a few good pieces and a head.

## And the weekend?
Air it. Hang the jacket out for a night, beat it and check the buttons. Denim hardly ever needs a wash. On Monday it all starts again, and nobody knows it’s the same jacket. Except you.

[Jackets](category:girls-jackets). Pick one.`,
    ),
  },
  {
    code: 'swap-night',
    brand: 'razz',
    daysAgo: 318,
    author: 'Rae',
    tags: ['style', 'music'],
    shows: 'razz-street',
    category: 'new',
    slug: text('ruilavond', 'tauschparty', 'swap-night'),
    title: text(
      'Ruilavond: nieuwe kast, nul euro',
      'Tauschparty: neuer Schrank, null Euro',
      'Swap night: new wardrobe, zero euros',
    ),
    excerpt: text(
      'Tien vrienden, vijftig stuks, één garage. Zo hou je een ruilavond die niet eindigt in ruzie.',
      'Zehn Leute, fünfzig Teile, eine Garage. So endet eine Tauschparty nicht im Streit.',
      'Ten friends, fifty pieces, one garage. How to run a swap that doesn’t end in a fight.',
    ),
    text: text(
      `Je kast is vol en je hebt niks. Je vrienden ook. Reken maar uit.

## Wie en wat
Acht tot twaalf mensen. Minder is saai, meer is chaos. Ieder brengt **vijf stuks**: schoon, heel, en iets waar je zelf nog een beetje om geeft. Geen ondergoed. Geen cadeaus van wie er ook is.

## De ruimte
- een waslijn of een bezemsteel tussen twee stoelen
- een spiegel. Eén grote, goed licht
- een gordijn om achter te passen
- muziek. Wie de spullen ophangt, kiest

## De regels
1. **Kijken, tien minuten.** Niemand pakt iets.
2. **Loten.** Nummers uit een pet.
3. **Rondes.** Eén stuk per beurt, in volgorde. Ronde twee andersom.
4. **Twee willen hetzelfde?** Allebei aan, de rest stemt. Of steen, papier, schaar.
5. **Spijt?** Tot het einde van de avond. Daarna is het van een ander.

## De tafel
Zet naald, garen, stift en textielverf neer. De helft van wat blijft hangen, mist alleen een ingreep. Mouw eraf, print erop, mee naar huis.

## Wat overblijft
Naar de kringloop, dezelfde week. Niet terug je kast in, dat is valsspelen. Kapot? Textielbak. Denim? Bewaren als [lap](story:blog/denim-repair).

## Wat je erdoor leert
Dat het shirt dat jij zat bent, iemands lievelings wordt. Dat je niet steeds iets nieuws hoeft. En dat je soms toch iets nieuws wilt: dat mag. Kies dan goed, hou het lang, en breng het over twee jaar mee naar de volgende.

Tip: maak vooraf een foto van het volle rek en achteraf van het lege. Dat is de uitnodiging voor de volgende keer.

> Beste vondst van onze avond: een bowlingshirt met *Günther* erop. Niemand heet Günther. Iedereen wilde het.`,
      `Dein Schrank ist voll, und du hast nichts. Deine Freunde auch. Rechne mal.

## Wer und was
Acht bis zwölf Leute. Weniger ist öde, mehr ist Chaos. Jeder bringt **fünf Teile**: sauber, heil, und etwas, woran du noch ein bisschen hängst. Keine Unterwäsche. Keine Geschenke von Leuten, die da sind.

## Der Raum
- eine Wäscheleine oder ein Besenstiel zwischen zwei Stühlen
- ein Spiegel. Ein großer, gutes Licht
- ein Vorhang zum Anprobieren
- Musik. Wer aufhängt, wählt

## Die Regeln
1. **Schauen, zehn Minuten.** Keiner nimmt was.
2. **Losen.** Nummern aus der Cap.
3. **Runden.** Ein Teil pro Zug, der Reihe nach. Runde zwei rückwärts.
4. **Zwei wollen dasselbe?** Beide anziehen, der Rest stimmt ab. Oder Schere, Stein, Papier.
5. **Reue?** Bis zum Ende des Abends. Danach gehört es jemand anderem.

## Der Tisch
Stell Nadel, Garn, Stift und Textilfarbe hin. Der Hälfte von dem, was hängen bleibt, fehlt nur ein Eingriff. Ärmel ab, Print drauf, mitnehmen.

## Was übrig bleibt
Ab in den Secondhandladen, noch in der Woche. Nicht zurück in den Schrank, das ist geschummelt. Kaputt? Altkleider. Denim? Als [Flicken](story:blog/denim-repair) aufheben.

## Was du dabei lernst
Dass das Shirt, das du nicht mehr sehen kannst, jemandes Liebling wird. Dass du nicht ständig was Neues brauchst. Und dass du manchmal doch was Neues willst: darfst du. Dann wähl gut, behalt es lang und bring es in zwei Jahren zur nächsten mit.

Tipp: Mach vorher ein Foto von der vollen Stange und danach von der leeren. Das ist die Einladung fürs nächste Mal.

> Bester Fund des Abends: ein Bowlinghemd mit *Günther* drauf. Keiner heißt Günther. Alle wollten es.`,
      `Your wardrobe is full and you’ve got nothing to wear. Same for your friends. Do the maths.

## Who and what
Eight to twelve people. Fewer is dull, more is chaos. Everyone brings **five pieces**: clean, whole, and something you still care about a bit. No underwear. No presents from anyone who’s there.

## The room
- a washing line, or a broomstick between two chairs
- a mirror. One big one, good light
- a curtain to change behind
- music. Whoever hangs the stuff picks

## The rules
1. **Look, ten minutes.** Nobody takes anything.
2. **Draw.** Numbers from a cap.
3. **Rounds.** One piece per turn, in order. Round two in reverse.
4. **Two want the same?** Both put it on, the rest vote. Or rock, paper, scissors.
5. **Regrets?** Until the end of the night. After that it’s someone else’s.

## The table
Put out needle, thread, marker and fabric paint. Half of what’s left hanging only lacks surgery. Sleeve off, print on, take it home.

## What’s left
To the charity shop, same week. Not back in your wardrobe, that’s cheating. Broken? Textile bin. Denim? Keep it for [patches](story:blog/denim-repair).

## What you learn
That the tee you’re sick of becomes someone’s favourite. That you don’t need something new all the time. And that sometimes you do want something new: fine. Choose well, keep it long, and bring it to the next one in two years.

Tip: take a photo of the full rail before and the empty one after. That’s the invitation for the next one.

> Best find of our night: a bowling shirt with *Günther* on it. Nobody’s called Günther. Everybody wanted it.`,
    ),
  },
]
