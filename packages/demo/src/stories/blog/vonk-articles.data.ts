import { text } from '../../words/text.ts'
import type { Article } from './article.ts'

export const vonkArticles: readonly Article[] = [
  {
    code: 'washing-wool',
    brand: 'vonk',
    daysAgo: 9,
    author: 'Jet Vonk',
    tags: ['care'],
    shows: 'laundry',
    category: 'girls-sweaters',
    slug: text('wol-wassen', 'wolle-waschen', 'washing-wool'),
    title: text(
      'Wol wassen zonder krimpende harten',
      'Wolle waschen ohne Herzklopfen',
      'Washing wool without shrinking hearts',
    ),
    excerpt: text(
      'Koud water, geen haast en een handdoek. Meer heeft een wollen trui niet nodig om drie winters mee te gaan.',
      'Kaltes Wasser, keine Eile und ein Handtuch. Mehr braucht ein Wollpullover nicht, um drei Winter zu halten.',
      'Cold water, no hurry and a towel. A wool jumper needs nothing more to last three winters.',
    ),
    text: text(
      `Wol is een wonderlijke stof. Ze stoot vuil af, ruikt niet snel en houdt warm, ook als ze nat is. Toch is er in bijna elk gezin wel een trui geweest die er als volwassene in ging en als poppentrui uit kwam. Dat is niet nodig.

## Eerst luchten
De beste was is de was die je overslaat. Hang een wollen trui na het dragen een nacht buiten, het liefst als het vochtig is. De meeste geuren zijn de volgende ochtend weg. Een plek van pap of yoghurt? Laat hem drogen, borstel hem eruit en dep na met lauw water.

## Dan pas wassen
1. Keer de trui binnenstebuiten en doe knopen dicht.
2. Kies het wolprogramma, 30 graden of kouder, of vul een bak met lauw water.
3. Gebruik wolwasmiddel. Gewoon wasmiddel lost ook het vet op dat de vezel soepel houdt.
4. Niet wrijven en niet wringen. Warm naar koud is de schrik die wol doet vervilten.

## Drogen als een pannenkoek
Leg de trui op een handdoek, rol hem op en druk het water eruit. Daarna plat op een droogrek, in vorm getrokken, weg van de verwarming. Hangend drogen maakt mouwen lang en schouders puntig.

## Pluisjes en gaatjes
Pilling komt van wrijving, niet van slechte wol. Met een kammetje haal je het eraf, een keer per winter is genoeg. Een gaatje stop je het liefst meteen, met een draad in een andere kleur: dan wordt het een versiering.

Staat er op het label *handwas*? Dan bedoelen we dat. Bij elk van onze [truien en vesten](category:girls-sweaters) vind je de wassymbolen op de productpagina, zodat je ze niet hoeft te zoeken in een kriebelend label.

> Wie wol met rust laat, krijgt er jaren voor terug.`,
      `Wolle ist ein erstaunlicher Stoff. Sie weist Schmutz ab, riecht kaum und wärmt sogar, wenn sie nass ist. Trotzdem gab es fast in jeder Familie einen Pullover, der groß hineinging und als Puppenpulli herauskam. Das muss nicht sein.

## Erst lüften
Die beste Wäsche ist die, die ausfällt. Häng einen Wollpullover nach dem Tragen über Nacht nach draußen, am liebsten bei feuchter Luft. Am nächsten Morgen ist fast jeder Geruch weg. Ein Fleck von Brei oder Joghurt? Trocknen lassen, ausbürsten und mit lauwarmem Wasser nachtupfen.

## Dann erst waschen
1. Dreh den Pullover auf links und schließ die Knöpfe.
2. Wähl das Wollprogramm mit höchstens 30 Grad oder nimm eine Schüssel mit lauwarmem Wasser.
3. Verwende Wollwaschmittel. Normales löst auch das Fett, das die Faser geschmeidig hält.
4. Nicht reiben und nicht wringen. Der Schreck von warm zu kalt lässt Wolle verfilzen.

## Trocknen wie ein Pfannkuchen
Leg den Pullover auf ein Handtuch, roll ihn ein und drück das Wasser heraus. Danach flach auf den Wäscheständer, in Form gezogen und weit weg von der Heizung. Im Hängen werden Ärmel lang und Schultern spitz.

## Knötchen und Löcher
Knötchen kommen vom Reiben, nicht von schlechter Wolle. Ein kleiner Kamm holt sie herunter, einmal im Winter genügt. Ein Loch stopfst du am besten sofort, mit einem Faden in einer anderen Farbe: Dann wird es zum Schmuck.

Steht *Handwäsche* auf dem Etikett? Dann meinen wir das auch. Bei all unseren [Pullovern und Strickjacken](category:girls-sweaters) stehen die Pflegesymbole auf der Produktseite, damit du sie nicht auf einem kratzigen Schildchen suchen musst.

> Wer Wolle in Ruhe lässt, hat jahrelang etwas davon.`,
      `Wool is a marvellous fabric. It repels dirt, hardly smells and keeps you warm even when wet. And yet almost every family has had a jumper that went in grown-up and came out doll-sized. It doesn’t have to be that way.

## Air it first
The best wash is the one you skip. After wearing, hang a wool jumper outside for a night, ideally in damp air. By morning most smells are gone. A spot of porridge or yoghurt? Let it dry, brush it off and dab with lukewarm water.

## Only then wash
1. Turn the jumper inside out and close the buttons.
2. Choose the wool programme at 30 degrees or less, or fill a basin with lukewarm water.
3. Use wool detergent. Ordinary detergent also dissolves the fat that keeps the fibre supple.
4. Don’t rub and don’t wring. It is the shock from warm to cold that makes wool felt.

## Dry it like a pancake
Lay the jumper on a towel, roll it up and press out the water. Then leave it flat on a rack, pulled into shape, away from the heating. Hung up to dry, sleeves grow long and shoulders pointy.

## Bobbles and holes
Bobbles come from rubbing, not from bad wool. A little comb takes them off; once a winter is enough. Darn a hole straight away, in a thread of another colour: then it becomes an ornament.

Does the label say *hand wash*? Then we mean it. All our [jumpers and cardigans](category:girls-sweaters) show their care symbols on the product page, so you need not look for them on an itchy label.

> Leave wool in peace and it will serve you for years.`,
    ),
  },
  {
    code: 'winter-walk',
    brand: 'vonk',
    daysAgo: 24,
    author: 'Sanne de Wit',
    tags: ['outdoors', 'family'],
    shows: 'vonk-winter-coats',
    category: 'boys-winter-coats',
    slug: text('inpakken-voor-een-winterwandeling', 'packen-fuer-den-winterspaziergang', 'packing-for-a-winter-walk'),
    title: text('Inpakken voor een winterwandeling', 'Packen für den Winterspaziergang', 'Packing for a winter walk'),
    excerpt: text(
      'Drie lagen, twee snacks en één geheim: zo blijft een wandeling van een uur een uur leuk.',
      'Drei Schichten, zwei Snacks und ein Geheimnis: So bleibt ein Spaziergang eine Stunde lang schön.',
      'Three layers, two snacks and one secret: how an hour’s walk stays fun for an hour.',
    ),
    text: text(
      `“Ik heb het koud” klinkt meestal na tien minuten. “Ik heb het warm” na vijftien. Wie met kinderen de winter in gaat, pakt dus niet één dikke jas in, maar lagen die aan en uit kunnen.

## De drie lagen
- **Onder: droog.** Een dunne longsleeve die vocht doorlaat. Katoen mag, wol is beter.
- **Midden: warm.** Een trui of vest. Liever twee dunne dan één dikke: de lucht ertussen doet het werk.
- **Buiten: dicht.** Een jas die wind en water tegenhoudt, met een capuchon die over een muts past.

Een kind dat op je rug of in de wagen zit, beweegt niet. Geef het één laag meer dan jezelf, en voel in de nek: is die warm en droog, dan is het goed.

## Handen, voeten, hoofd
Neem twee paar wanten mee. Het eerste paar wordt gegarandeerd nat. Sokken mogen niet knellen, want een krappe schoen is een koude schoen. En een muts die over de oren blijft zitten is meer waard dan een sjaal die overal achter blijft haken.

## In de tas
1. Een thermosfles met warme appelsap.
2. Twee snacks: één voor halverwege, één voor als het misgaat.
3. Een vuilniszak. Om op te zitten, in te glijden of natte kleren in te doen.
4. Een loep of een zakje voor schatten.

## Het geheim
Loop niet naar een doel, maar langs doelen. De brug waar je takjes onderdoor laat varen. De boom met het gat. De plas die misschien houdt. Een uur is lang, maar tien keer zes minuten is zo voorbij.

Op zoek naar een jas die meedoet? Kijk bij de [winterjassen](story:winter-coats) en meet even na met de [maattabel](story:size-guide).`,
      `„Mir ist kalt“ hört man meist nach zehn Minuten. „Mir ist warm“ nach fünfzehn. Wer mit Kindern in den Winter geht, packt deshalb nicht eine dicke Jacke ein, sondern Schichten zum An- und Ausziehen.

## Die drei Schichten
- **Unten: trocken.** Ein dünnes Langarmshirt, das Feuchtigkeit durchlässt. Baumwolle geht, Wolle ist besser.
- **Mitte: warm.** Ein Pullover oder eine Strickjacke. Lieber zwei dünne als eine dicke: Die Luft dazwischen wärmt.
- **Außen: dicht.** Eine Jacke, die Wind und Wasser abhält, mit einer Kapuze, die über die Mütze passt.

Ein Kind im Wagen oder in der Trage bewegt sich nicht. Gib ihm eine Schicht mehr als dir selbst und fühl im Nacken: Ist er warm und trocken, passt es.

## Hände, Füße, Kopf
Nimm zwei Paar Fäustlinge mit. Das erste wird garantiert nass. Socken dürfen nicht drücken, denn ein enger Schuh ist ein kalter Schuh. Und eine Mütze, die über den Ohren bleibt, ist mehr wert als ein Schal, der überall hängen bleibt.

## In der Tasche
1. Eine Thermosflasche mit warmem Apfelsaft.
2. Zwei Snacks: einer für die Mitte, einer für den Notfall.
3. Ein Müllsack. Zum Draufsitzen, zum Rutschen oder für nasse Sachen.
4. Eine Lupe oder ein Beutel für Schätze.

## Das Geheimnis
Lauft nicht auf ein Ziel zu, sondern an vielen vorbei. Die Brücke, unter der Stöckchen hindurchfahren. Der Baum mit dem Loch. Die Pfütze, die vielleicht hält. Eine Stunde ist lang, zehnmal sechs Minuten sind schnell vorbei.

Ihr sucht eine Jacke, die mitmacht? Schaut bei den [Winterjacken](story:winter-coats) und messt mit der [Größentabelle](story:size-guide) nach.`,
      `“I’m cold” usually comes after ten minutes. “I’m hot” after fifteen. So for a winter walk with children, don’t pack one thick coat but layers that go on and off.

## The three layers
- **Inside: dry.** A thin long-sleeved tee that lets moisture through. Cotton will do, wool is better.
- **Middle: warm.** A jumper or cardigan. Two thin ones beat one thick one: the air in between does the work.
- **Outside: tight.** A coat that keeps out wind and water, with a hood that fits over a hat.

A child in a pushchair or on your back doesn’t move. Give it one layer more than yourself and feel the neck: warm and dry means all is well.

## Hands, feet, head
Bring two pairs of mittens. The first pair will get wet, guaranteed. Socks must not pinch, because a tight shoe is a cold shoe. And a hat that stays over the ears is worth more than a scarf that catches on everything.

## In the bag
1. A flask of warm apple juice.
2. Two snacks: one for halfway, one for when things go wrong.
3. A bin bag. To sit on, to slide on or for wet clothes.
4. A magnifying glass or a pouch for treasures.

## The secret
Don’t walk to a goal, walk past goals. The bridge where twigs sail under. The tree with the hole. The puddle that might hold. An hour is long, but ten times six minutes is over in no time.

Looking for a coat that joins in? See our [winter coats](story:winter-coats) and check the [size guide](story:size-guide).`,
    ),
  },
  {
    code: 'rain-play',
    brand: 'vonk',
    daysAgo: 46,
    author: 'Sanne de Wit',
    tags: ['outdoors'],
    shows: 'rain-walk',
    category: 'girls-jackets',
    slug: text('buiten-spelen-in-de-regen', 'draussen-spielen-im-regen', 'playing-in-the-rain'),
    title: text(
      'Zeven dingen die alleen in de regen kunnen',
      'Sieben Dinge, die nur im Regen gehen',
      'Seven things you can only do in the rain',
    ),
    excerpt: text(
      'Wachten tot het droog is, kan altijd nog. Een lijstje voor wie de laarzen al aanheeft.',
      'Warten, bis es trocken ist, geht immer noch. Eine Liste für alle, die die Stiefel schon anhaben.',
      'Waiting for it to clear up can wait. A list for those who already have their boots on.',
    ),
    text: text(
      `In Nederland regent het ongeveer een op de vijftien uur. Dat valt mee, behalve als het jouw uur is. Daarom verzamelden we bij ouders en kinderen wat je juist dan doet.

## De lijst
1. **Een dam bouwen.** Zand, takken en een stoeprand waar water langs loopt. Wie houdt het langst stand?
2. **Plassen meten.** Met een stok, een laars of een zusje. Schrijf de diepste op.
3. **Regen vangen.** Zet potjes neer op verschillende plekken en raad welk het eerst vol is.
4. **Slakken tellen.** Ze komen alleen als het nat is, en ze hebben nooit haast.
5. **Muziek luisteren.** Een paraplu klinkt anders dan een emmer, en een emmer anders dan een tent.
6. **Bootjes racen.** Een blad, een doppenboot, een kurk. De goot is de baan.
7. **Modder koken.** Met een oude pan en een recept dat niemand hoeft te proeven.

## Wat je aantrekt
Het gaat niet om waterdicht alleen. Een jas die lang genoeg is om op te zitten, mouwen die over wanten passen en een capuchon die meedraait als je opzij kijkt. Eronder liever een dunne laag die snel droogt dan een dikke die zwaar wordt.

## En daarna
Leg bij de deur een oude handdoek klaar voordat je gaat. Natte spullen gaan meteen op een rek, niet op een hoop: een jas die nat in een hoek ligt, ruikt morgen naar hond. Warm water voor de voeten, iets warms in een beker, en de schoenen met een krant erin.

> Slecht weer bestaat wel. Het duurt alleen nooit zo lang als een goed verhaal erover.

Bij onze [tussenjassen](category:girls-jackets) staat op elke productpagina hoe waterafstotend ze zijn.`,
      `Regen fällt bei uns weniger oft, als man denkt, außer wenn man gerade hinauswill. Deshalb haben wir bei Eltern und Kindern gesammelt, was man genau dann tut.

## Die Liste
1. **Einen Damm bauen.** Sand, Stöcke und ein Bordstein, an dem Wasser entlangläuft. Welcher hält am längsten?
2. **Pfützen messen.** Mit einem Stock, einem Stiefel oder einer Schwester. Schreibt die tiefste auf.
3. **Regen fangen.** Stellt Gläser an verschiedene Plätze und ratet, welches zuerst voll ist.
4. **Schnecken zählen.** Sie kommen nur, wenn es nass ist, und haben es nie eilig.
5. **Musik hören.** Ein Schirm klingt anders als ein Eimer, ein Eimer anders als ein Zelt.
6. **Boote fahren lassen.** Ein Blatt, eine Nussschale, ein Korken. Der Rinnstein ist die Bahn.
7. **Matsch kochen.** Mit einem alten Topf und einem Rezept, das niemand kosten muss.

## Was man anzieht
Es geht nicht nur um wasserdicht. Eine Jacke, die lang genug zum Draufsitzen ist, Ärmel, die über Fäustlinge passen, und eine Kapuze, die sich mitdreht. Darunter lieber eine dünne Schicht, die schnell trocknet, als eine dicke, die schwer wird.

## Und danach
Legt ein altes Handtuch an die Tür, bevor ihr geht. Nasse Sachen kommen sofort auf den Ständer und nicht auf einen Haufen: Eine Jacke, die nass in der Ecke liegt, riecht morgen nach Hund. Warmes Wasser für die Füße, etwas Warmes in den Becher und Zeitung in die Schuhe.

> Schlechtes Wetter gibt es doch. Es dauert nur nie so lange wie eine gute Geschichte darüber.

Bei unseren [Übergangsjacken](category:girls-jackets) steht auf jeder Produktseite, wie wasserabweisend sie sind.`,
      `It rains less often than we think, except at the very hour we want to go out. So we asked parents and children what they do precisely then.

## The list
1. **Build a dam.** Sand, sticks and a kerb with water running along it. Whose lasts longest?
2. **Measure puddles.** With a stick, a boot or a sister. Write down the deepest.
3. **Catch rain.** Put jars in different spots and guess which fills up first.
4. **Count snails.** They only come out when it is wet, and are never in a hurry.
5. **Listen to music.** An umbrella sounds different from a bucket, and a bucket from a tent.
6. **Race boats.** A leaf, a nutshell, a cork. The gutter is the track.
7. **Cook mud.** With an old pan and a recipe nobody has to taste.

## What to wear
It is not about waterproof alone. A jacket long enough to sit on, sleeves that fit over mittens and a hood that turns when you look sideways. Underneath, a thin layer that dries fast beats a thick one that gets heavy.

## And afterwards
Put an old towel by the door before you leave. Wet things go straight on a rack, not on a heap: a jacket left wet in a corner smells of dog tomorrow. Warm water for the feet, something warm in a mug, and newspaper in the shoes.

> Bad weather does exist. It just never lasts as long as a good story about it.

For each of our [jackets](category:girls-jackets) the product page says how water-repellent it is.`,
    ),
  },
  {
    code: 'choosing-sizes',
    brand: 'vonk',
    daysAgo: 71,
    author: 'Jet Vonk',
    tags: ['sizes'],
    shows: 'size-measuring',
    category: 'new',
    slug: text('de-juiste-maat-kiezen', 'die-richtige-groesse', 'choosing-the-right-size'),
    title: text(
      'Een maat kiezen voor wie morgen groter is',
      'Eine Größe für Kinder, die morgen größer sind',
      'Choosing a size for someone who will be bigger tomorrow',
    ),
    excerpt: text(
      'Waarom maat 116 niet bij zes jaar hoort maar bij 116 centimeter, en wanneer op de groei kopen wél slim is.',
      'Warum Größe 116 nicht zu sechs Jahren gehört, sondern zu 116 Zentimetern, und wann größer kaufen klug ist.',
      'Why size 116 belongs to 116 centimetres rather than to age six, and when buying to grow into is wise.',
    ),
    text: text(
      `De meeste retouren die wij krijgen, hebben een briefje: *te klein* of *te groot*. Bijna nooit *niet mooi*. Dat kan beter, want een maat is eenvoudiger dan hij lijkt.

## De maat is de lengte
Een kindermaat is de lichaamslengte in centimeters. Maat 116 past een kind van ongeveer 111 tot 116 centimeter. De leeftijd die erbij staat is een gemiddelde, en geen kind is gemiddeld. Meet dus, en meet vaker dan je denkt: tot het vierde jaar elke drie maanden, daarna twee keer per jaar.

## Wanneer een maat groter
- **Jassen en truien:** ja. Er moet een laag onder en een winter overheen.
- **Pyjama’s:** ja, als de pijp een boord heeft.
- **Broeken met verstelbare band:** ja, omslaan mag.

## Wanneer juist niet
- **Schoenen.** Een te grote schoen glijdt, en wie glijdt valt. Een duimbreedte ruimte is genoeg.
- **Badkleding.** Nat wordt alles ruimer.
- **Leggings en sokken.** Plooien drukken.
- **Babymutsjes.** Ze zakken voor de ogen.

## Smal, stevig, lang
Let bij de productpagina op de pasvorm. *Smal* sluit aan in de taille, *ruim* geeft speling, *oversized* is met opzet wijd: neem dan de gewone maat. Bij veel producten vertellen andere ouders of het groot of klein uitvalt.

## Twijfel je nog?
Leg een kledingstuk dat nú goed past plat op tafel en meet van oksel tot oksel. Vergelijk dat met de [maattabel](story:size-guide). Of kom langs: in elke [winkel](/storelocator) hangt een meetlat, en iemand die na twintig jaar passen aan de schouders ziet wat het wordt.

Past het toch niet? Je hebt [14 dagen](story:returns), en terugsturen is gratis.`,
      `Den meisten Rücksendungen liegt ein Zettel bei: *zu klein* oder *zu groß*. Fast nie *nicht schön*. Das geht besser, denn eine Größe ist einfacher, als sie aussieht.

## Die Größe ist die Körperlänge
Eine Kindergröße ist die Körperlänge in Zentimetern. Größe 116 passt einem Kind von etwa 111 bis 116 Zentimetern. Das Alter daneben ist ein Durchschnitt, und kein Kind ist Durchschnitt. Also messen, und zwar öfter als gedacht: bis zum vierten Jahr alle drei Monate, danach zweimal im Jahr.

## Wann eine Nummer größer
- **Jacken und Pullover:** ja. Es muss eine Schicht darunter und ein Winter darüber passen.
- **Schlafanzüge:** ja, wenn das Bein ein Bündchen hat.
- **Hosen mit verstellbarem Bund:** ja, umschlagen ist erlaubt.

## Wann lieber nicht
- **Schuhe.** Ein zu großer Schuh rutscht, und wer rutscht, fällt. Eine Daumenbreite Platz genügt.
- **Badesachen.** Nass wird alles weiter.
- **Leggings und Socken.** Falten drücken.
- **Babymützen.** Sie rutschen vor die Augen.

## Schmal, kräftig, lang
Achte auf der Produktseite auf die Passform. *Schmal* liegt in der Taille an, *locker* lässt Platz, *oversized* ist mit Absicht weit: Nimm dann die normale Größe. Bei vielen Produkten sagen andere Eltern, ob es groß oder klein ausfällt.

## Noch unsicher?
Leg ein Stück, das jetzt gut passt, flach auf den Tisch und miss von Achsel zu Achsel. Vergleich das mit der [Größentabelle](story:size-guide). Oder komm vorbei: In jedem [Laden](/storelocator) hängt eine Messlatte, und dort ist jemand, der nach zwanzig Jahren Anprobe an den Schultern sieht, was es wird.

Passt es doch nicht? Du hast [14 Tage](story:returns), und die Rückgabe ist kostenlos.`,
      `Most returns reach us with a note: *too small* or *too big*. Hardly ever *not nice*. We can do better, because a size is simpler than it looks.

## The size is the height
A children’s size is body height in centimetres. Size 116 fits a child of about 111 to 116 centimetres. The age beside it is an average, and no child is average. So measure, and more often than you’d think: every three months until the fourth year, twice a year after that.

## When to size up
- **Coats and jumpers:** yes. There must be room for a layer below and a winter ahead.
- **Pyjamas:** yes, if the leg has a cuff.
- **Trousers with an adjustable waist:** yes, rolling up is fine.

## When not to
- **Shoes.** A shoe that is too big slips, and then the child falls. A thumb’s width is enough.
- **Swimwear.** Everything gets wider when wet.
- **Leggings and socks.** Creases pinch.
- **Baby hats.** They slide over the eyes.

## Narrow, sturdy, tall
Look at the fit on the product page. *Slim* is narrower at the waist, *loose* leaves room, *oversized* is wide on purpose: take the usual size then. In the reviews, other parents often say whether it runs large or small.

## Still in doubt?
Lay something that fits well now flat on the table and measure from armpit to armpit. Compare it with the [size guide](story:size-guide). Or come by: every [store](/storelocator) has a height chart and someone who, after twenty years of fittings, can tell by the shoulders.

Doesn’t fit after all? You have [14 days](story:returns), and returns are free.`,
    ),
  },
  {
    code: 'first-school-day',
    brand: 'vonk',
    daysAgo: 88,
    author: 'Marit Bakker',
    tags: ['school', 'family'],
    shows: 'first-school-day',
    category: 'boys-bags',
    slug: text('de-eerste-schooldag', 'der-erste-schultag', 'the-first-day-of-school'),
    title: text(
      'De eerste schooldag, de avond ervoor',
      'Der erste Schultag, am Abend davor',
      'The first day of school, the night before',
    ),
    excerpt: text(
      'Wat in de tas gaat, wat op de stoel ligt en wat je beter thuis laat. Een juf en een vader vertellen.',
      'Was in den Ranzen kommt, was auf dem Stuhl liegt und was besser zu Hause bleibt. Eine Lehrerin und ein Vater erzählen.',
      'What goes in the bag, what lies on the chair and what is better left at home. Advice from a teacher and a father.',
    ),
    text: text(
      `Juf Karin geeft al achttien jaar les aan groep een. Ze ziet op de eerste dag in een oogopslag wie gisteren al geoefend heeft. “Niet met letters,” zegt ze, “met ritsen.”

## Oefen het aankleden
Een kind dat zelf zijn jas kan dichtdoen, staat als eerste buiten. Kies kleren die meewerken: elastiek in plaats van een knoop die klemt, een rits met een groot treklusje, schoenen met klittenband. Leer de truc met de jas op de grond: capuchon bij de voeten, armen in de mouwen en hop, over je hoofd.

## Wat op de stoel ligt
De vader van Milan legt het de avond ervoor klaar, samen met Milan. *Hij mag kiezen uit twee truien, niet uit twaalf.* Op de stapel:

- een broek die tegen gras en lijm kan
- een shirt met korte mouwen onder een vest
- sokken die niet afzakken
- ondergoed, ook een reservesetje voor in de tas

## Wat in de tas gaat
1. Een broodtrommel die je kind zelf open krijgt. Probeer het uit.
2. Een beker met naam.
3. Een plastic zak met schone kleren.
4. Iets kleins van thuis, dat in een broekzak past.

## Wat thuisblijft
Speelgoed dat niet kwijt mag. Nieuwe schoenen die nog knellen. En de vraag *Vind je het spannend?* Vraag liever: *Wat wil je als eerste laten zien?*

## Namen, overal namen
Van alle verloren spullen op school heeft negen van de tien geen naam. In elk stuk van Vonk zit een label met drie regels. Schrijf de eerste vol; de andere twee zijn voor later.

Laat je kind op de eerste dag zelf de tas dragen, ook als dat langzaam gaat. Wie zijn eigen spullen kent, vindt ze terug.

Alles bij elkaar vind je bij [terug naar school](story:back-to-school).`,
      `Karin unterrichtet seit achtzehn Jahren Erstklässler. Am ersten Tag sieht sie auf einen Blick, wer schon geübt hat. „Nicht Buchstaben“, sagt sie, „Reißverschlüsse.“

## Das Anziehen üben
Ein Kind, das seine Jacke selbst schließen kann, steht als erstes auf dem Hof. Wählt Kleidung, die mitmacht: Gummibund statt klemmendem Knopf, ein Reißverschluss mit großer Schlaufe, Schuhe mit Klett. Und übt den Trick mit der Jacke auf dem Boden: Kapuze an die Füße, Arme in die Ärmel und hopp, über den Kopf.

## Was auf dem Stuhl liegt
Milans Vater legt am Abend davor alles bereit, zusammen mit Milan. *Er darf aus zwei Pullovern wählen, nicht aus zwölf.* Auf dem Stapel:

- eine Hose, die Gras und Kleber verträgt
- ein T-Shirt unter einer Strickjacke
- Socken, die nicht rutschen
- Unterwäsche, auch ein Ersatz für die Tasche

## Was in den Ranzen kommt
1. Eine Brotdose, die dein Kind selbst aufbekommt. Probiert es aus.
2. Eine Trinkflasche mit Namen.
3. Ein Beutel mit frischer Kleidung.
4. Etwas Kleines von zu Hause, das in die Hosentasche passt.

## Was zu Hause bleibt
Spielzeug, das nicht verloren gehen darf. Neue Schuhe, die noch drücken. Und die Frage *Bist du aufgeregt?* Frag lieber: *Was möchtest du als Erstes zeigen?*

## Namen, überall Namen
Neun von zehn Fundsachen in der Schule tragen keinen Namen. In jedem Stück von Vonk sitzt ein Etikett mit drei Zeilen. Füllt die erste aus; die anderen beiden sind für später.

Lass dein Kind am ersten Tag den Ranzen selbst tragen, auch wenn es langsam geht. Wer seine eigenen Sachen kennt, findet sie wieder.

Alles zusammen findet ihr bei [Zurück zur Schule](story:back-to-school).`,
      `Karin has been teaching the youngest class for eighteen years. On the first day she sees at a glance who has been practising. “Not letters,” she says, “zips.”

## Practise getting dressed
A child who can close its own coat is the first one outside. Choose clothes that help: elastic rather than a stiff button, a zip with a big pull, shoes with velcro. And learn the trick with the coat on the floor: hood at the feet, arms in the sleeves and hop, over your head.

## What lies on the chair
Milan’s father lays it all out the night before, together with Milan. *He may choose from two jumpers, not from twelve.* On the pile:

- trousers that can take grass and glue
- a tee under a cardigan
- socks that stay up
- underwear, and a spare set for the bag

## What goes in the bag
1. A lunch box your child can open. Try it out.
2. A cup with a name on it.
3. A plastic bag of clean clothes.
4. Something small from home that fits in a pocket.

## What stays at home
Toys that must not get lost. New shoes that still pinch. And the question *Are you nervous?* Ask instead: *What do you want to show first?*

## Names, names everywhere
Nine out of ten lost things at school have no name in them. Every Vonk piece has a label with three lines. Fill in the first; the other two are for later.

Let your child carry the bag on the first day, even if that is slow. Those who know their own things find them again.

You’ll find it all together under [back to school](story:back-to-school).`,
    ),
  },
  {
    code: 'hand-me-downs',
    brand: 'vonk',
    daysAgo: 127,
    author: 'Jet Vonk',
    tags: ['family', 'care'],
    shows: 'vonk-sample-sale',
    category: 'sale',
    slug: text('kleren-doorgeven', 'kleidung-weitergeben', 'handing-clothes-down'),
    title: text('De kunst van het doorgeven', 'Die Kunst des Weitergebens', 'The art of handing down'),
    excerpt: text(
      'Een trui kan drie kinderen warm houden. Zo sorteer, bewaar en geef je door zonder dozen vol spijt.',
      'Ein Pullover kann drei Kinder wärmen. So sortierst, bewahrst und gibst du weiter, ohne Kisten voller Reue.',
      'One jumper can keep three children warm. How to sort, keep and pass on without boxes of regret.',
    ),
    text: text(
      `In onze eerste broek zat een label met drie namen: Pim, Loes, Daan. Pim is nu zeventien. De broek bestaat nog. Sindsdien krijgt alles wat we maken drie regels.

## Sorteer twee keer per jaar
In maart en in september, als het weer omslaat. Maak drie stapels, niet meer:

- **Blijft.** Past nu, of binnen een half jaar.
- **Gaat door.** Te klein, nog mooi. Meteen een naam erop van wie het krijgt.
- **Mag op.** Te versleten voor een ander. Goed voor verf, tent en poetsdoek.

Twijfelstapels zijn verboden. Wie twijfelt, houdt.

## Bewaar op maat, niet op kind
Schrijf op de doos *104* en niet *van Loes*. Dan vind je over twee jaar wat je zoekt. Was alles eerst: vlekken die je nu niet ziet, zijn volgend jaar geel. Knopen dicht, wol in een katoenen zak met cederhout, en nooit in plastic.

## Maak kleine dingen meteen
Een los boord, een gat in de knie, een rits die hapert. Repareer voor je wegstopt, want in een doos wordt niets vanzelf heel. Een lap in een vrolijke kleur maakt van een oude broek een nieuwe.

## Geef met een verhaal
Een doos kleren is een verplichting. Eén trui met een verhaal is een cadeau. *Deze droeg Pim toen hij leerde fietsen.* Het nieuwe kind zal hem aan willen.

## Niemand om aan door te geven?
Breng gedragen Vonk in goede staat naar een van onze [winkels](/storelocator). We kijken het na, maken wat los zit en zoeken er een nieuw kind bij. Wat we zelf overhouden, de samples en laatste stuks, hangt in onze sample sale.

> Het mooiste kledingstuk is er een met al een leven achter zich en nog een voor zich.`,
      `In unserer ersten Hose saß ein Etikett mit drei Namen: Pim, Loes, Daan. Pim ist heute siebzehn. Die Hose gibt es noch. Seitdem bekommt alles, was wir machen, drei Zeilen.

## Zweimal im Jahr sortieren
Im März und im September, wenn das Wetter umschlägt. Macht drei Stapel, nicht mehr:

- **Bleibt.** Passt jetzt oder in einem halben Jahr.
- **Geht weiter.** Zu klein, noch schön. Gleich den Namen dessen darauf, der es bekommt.
- **Darf auf.** Zu abgetragen für andere. Gut für Farbe, Zelt und Putzlappen.

Zweifelstapel sind verboten. Wer zweifelt, behält.

## Nach Größe aufheben, nicht nach Kind
Schreib *104* auf die Kiste und nicht *von Loes*. Dann findest du in zwei Jahren, was du suchst. Wasch alles vorher: Flecken, die man jetzt nicht sieht, sind nächstes Jahr gelb. Knöpfe zu, Wolle in einen Baumwollbeutel mit Zedernholz, nie in Plastik.

## Kleines sofort flicken
Ein loses Bündchen, ein Loch im Knie, ein Reißverschluss, der hakt. Repariert vor dem Wegräumen, denn in der Kiste wird nichts von selbst heil. Ein Flicken in fröhlicher Farbe macht aus der alten Hose eine neue.

## Mit Geschichte schenken
Eine Kiste Kleidung ist eine Verpflichtung. Ein Pullover mit Geschichte ist ein Geschenk. *Den trug Pim, als er Radfahren lernte.* Das neue Kind wird ihn anziehen wollen.

## Niemand da zum Weitergeben?
Bringt getragene, gut erhaltene Vonk-Stücke in einen unserer [Läden](/storelocator). Wir sehen sie durch, flicken, was lose ist, und suchen ein neues Kind. Was bei uns übrig bleibt, Muster und letzte Stücke, hängt in unserem Sample Sale.

> Das schönste Kleidungsstück hat schon ein Leben hinter sich und noch eins vor sich.`,
      `Our first pair of trousers had a label with three names: Pim, Loes, Daan. Pim is seventeen now. The trousers still exist. Ever since, everything we make gets three lines.

## Sort twice a year
In March and September, when the weather turns. Make three piles, no more:

- **Stays.** Fits now, or within six months.
- **Moves on.** Too small, still lovely. Put the name of the next owner on it at once.
- **May be used up.** Too worn for others. Good for paint, tents and polishing.

Doubt piles are forbidden. If in doubt, keep.

## Store by size, not by child
Write *104* on the box, not *Loes’s things*. Then you will find what you need in two years. Wash everything first: stains you can’t see now are yellow next year. Buttons closed, wool in a cotton bag with cedar wood, and never in plastic.

## Mend small things now
A loose cuff, a hole in the knee, a zip that sticks. Repair it before you put it away, because nothing heals in a box. A patch in a cheerful colour turns old trousers into new ones.

## Give with a story
A box of clothes is an obligation. One jumper with a story is a present. *Pim wore this when he learned to cycle.* The new child will want to wear it.

## Nobody to hand down to?
Bring worn Vonk in good shape to one of our [stores](/storelocator). We check it, mend what is loose and find a new child for it. What we have left ourselves, samples and last pieces, hangs in our sample sale.

> The finest garment has one life behind it and another ahead.`,
    ),
  },
  {
    code: 'beach-day',
    brand: 'vonk',
    daysAgo: 141,
    author: 'Sanne de Wit',
    tags: ['outdoors'],
    shows: 'beach',
    category: 'girls-swimwear',
    slug: text('een-dag-naar-zee', 'ein-tag-am-meer', 'a-day-at-the-seaside'),
    title: text(
      'Een dag naar zee met één tas',
      'Ein Tag am Meer mit einer Tasche',
      'A day at the seaside with one bag',
    ),
    excerpt: text(
      'Wie alles meeneemt, sjouwt de hele dag. Een paklijst van tien dingen, en twee die in de auto blijven.',
      'Wer alles mitnimmt, schleppt den ganzen Tag. Eine Packliste mit zehn Dingen, und zwei, die im Auto bleiben.',
      'Bring everything and you’ll be carrying all day. A packing list of ten things, and two that stay in the car.',
    ),
    text: text(
      `Het strand is de enige plek waar een kind zich een dag lang vermaakt met niets. Toch lopen ouders erheen als verhuizers. Wij telden een zomer lang wat er echt uit de tas kwam.

## De tien
1. Een groot laken. Lichter dan handdoeken, en zand schud je eraf.
2. Twee zwemsetjes per kind: één aan, één droog.
3. Een shirt met lange mouwen dat in zee aan mag blijven.
4. Een hoed met een rand, of een pet met een flap.
5. Zonnebrand, factor 50, en een wekker op je telefoon: elke twee uur smeren.
6. Water, meer dan je denkt.
7. Fruit dat tegen een stootje kan. Geen bananen.
8. Eén schep per kind. Echt, één per kind.
9. Een netzak: schelpen erin, zand eruit.
10. Babypoeder. Op een droge voet, en het zand valt eraf.

## De twee die in de auto blijven
Een schone set kleren en een fles kraanwater. Het mooiste moment van de dag is schoon en droog naar huis rijden.

## Zon en kleren
De zon is het felst tussen twaalf en drie. Bouw dan de schaduw: het laken tussen twee stokken, en een luisterboek. Dichtgeweven, donkere stof houdt meer tegen dan dunne witte. Baby’s onder een jaar horen helemaal in de schaduw.

## Badpak na zee
Spoel badkleding na elke zwembeurt uit in koud water, ook na de zee. Zout en chloor maken elastiek moe. Niet wringen, niet in de zon drogen, en niet op een ruwe steen zitten: dat laatste is natuurlijk niet te doen.

Kijk voor wat er nog in maat is bij de [zwemkleding](category:girls-swimwear). En voor de terugreis: een vest. Er is altijd wind.`,
      `Der Strand ist der einzige Ort, an dem ein Kind einen Tag lang mit nichts spielt. Trotzdem ziehen Eltern wie Möbelpacker dorthin. Wir haben einen Sommer lang gezählt, was wirklich aus der Tasche kam.

## Die zehn
1. Ein großes Laken. Leichter als Handtücher, und Sand schüttelt man ab.
2. Zwei Badesachen pro Kind: eine an, eine trocken.
3. Ein Langarmshirt, das im Wasser anbleiben darf.
4. Ein Hut mit Krempe oder eine Kappe mit Nackenschutz.
5. Sonnencreme, Faktor 50, und ein Wecker: alle zwei Stunden eincremen.
6. Wasser, mehr als gedacht.
7. Obst, das etwas aushält. Keine Bananen.
8. Eine Schaufel pro Kind. Wirklich, eine pro Kind.
9. Ein Netzbeutel: Muscheln rein, Sand raus.
10. Babypuder. Auf den trockenen Fuß, und der Sand fällt ab.

## Die zwei, die im Auto bleiben
Frische Kleidung und eine Flasche Leitungswasser. Der schönste Moment des Tages ist, sauber und trocken heimzufahren.

## Sonne und Kleidung
Am stärksten scheint die Sonne zwischen zwölf und drei. Baut dann Schatten: das Laken zwischen zwei Stöcken und ein Hörbuch dazu. Dicht gewebter, dunkler Stoff schützt besser als dünner weißer. Babys unter einem Jahr gehören ganz in den Schatten.

## Badesachen nach dem Meer
Spült Badesachen nach jedem Schwimmen in kaltem Wasser aus, auch nach dem Meer. Salz und Chlor machen Gummi müde. Nicht wringen, nicht in der Sonne trocknen, nicht auf rauen Steinen sitzen: Letzteres ist natürlich nicht zu schaffen.

Was es noch in eurer Größe gibt, steht bei der [Bademode](category:girls-swimwear). Und für die Heimfahrt: eine Strickjacke. Wind ist immer.`,
      `The beach is the only place where a child can play all day with nothing. And yet parents walk there like removal men. For one summer we counted what really came out of the bag.

## The ten
1. A big sheet. Lighter than towels, and sand shakes off.
2. Two swimsuits per child: one on, one dry.
3. A long-sleeved tee that can stay on in the sea.
4. A hat with a brim, or a cap with a neck flap.
5. Sun cream, factor 50, and an alarm on your phone: every two hours.
6. Water, more than you think.
7. Fruit that can take a knock. No bananas.
8. One spade per child. Really, one per child.
9. A net bag: shells in, sand out.
10. Baby powder. On a dry foot, and the sand falls off.

## The two that stay in the car
A clean set of clothes and a bottle of tap water. The best moment of the day is driving home clean and dry.

## Sun and clothes
The sun is fiercest between twelve and three. Build shade then: the sheet between two sticks, and an audiobook. Tightly woven dark fabric keeps out more than thin white cloth. Babies under one belong in the shade altogether.

## Swimwear after the sea
Rinse swimwear in cold water after every swim, the sea included. Salt and chlorine tire elastic. Don’t wring, don’t dry in the sun, and don’t sit on rough stone: that last one is of course impossible.

See what is left in your size under [swimwear](category:girls-swimwear). And for the way home: a cardigan. There is always wind.`,
    ),
  },
  {
    code: 'picnic-stains',
    brand: 'vonk',
    daysAgo: 182,
    author: 'Marit Bakker',
    tags: ['care'],
    shows: 'picnic',
    category: 'girls-tees',
    slug: text('vlekken-van-de-picknick', 'flecken-vom-picknick', 'picnic-stains'),
    title: text(
      'Vlekken van de picknick: een eerste hulp',
      'Flecken vom Picknick: eine Erste Hilfe',
      'Picnic stains: first aid',
    ),
    excerpt: text(
      'Aardbei, gras, chocola en zonnebrand. Per vlek één handeling, met wat er in de keuken staat.',
      'Erdbeere, Gras, Schokolade und Sonnencreme. Pro Fleck ein Handgriff, mit dem, was in der Küche steht.',
      'Strawberry, grass, chocolate and sun cream. One move per stain, with what you have in the kitchen.',
    ),
    text: text(
      `Een picknick zonder vlekken is een vergadering. Toch mag een lievelingsshirt langer mee dan een middag. De regel is steeds dezelfde: snel, koud en deppen. Warm water bakt een vlek vast, wrijven duwt hem dieper.

| Vlek | Eerst | Daarna |
| Aardbei, bes | koud water met een scheut azijn | gewone was op 30 graden |
| Gras | deppen met schoonmaakalcohol | gewone was |
| Chocola, ijs | afschrapen, koud zeepsop | gewone was |
| Zonnebrand | afwasmiddel, tien minuten | was zonder bleek |
| Modder | helemaal laten drogen, borstelen | gewone was |
| Jus, boter | afwasmiddel of krijt | gewone was |
| Bloed van een knie | koud water, galzeep | koud wassen |

## Test eerst
Probeer elk middel aan de binnenkant van een zoom. Prints was je altijd binnenstebuiten, en op een print gebruik je geen azijn of alcohol.

## Wat je beter niet doet
- Zout op rode vlekken. Het helpt op een tafelkleed, maar maakt katoen ruw.
- De droger in met een vlek die er nog half in zit. Hitte maakt hem blijvend.
- Bleek op gekleurde kleren, ook niet *een klein beetje*.

## De zon als hulp
Restjes van wortel, tomaat en baby-eten verdwijnen vaak vanzelf als je het natte shirt een middag in de zon hangt. Het licht breekt de kleurstof af. Gratis, en het ruikt naar buiten.

Bewaar in de picknickmand een oude washand in een zakje met koud water. Wie binnen een minuut dept, hoeft thuis niets meer te doen. Dat is de hele kunst.

## En als het blijft zitten?
Dan wordt het een verhaal. Borduur een blaadje over de grasvlek of stempel een ster op de bes. Ideeën genoeg bij onze [naaipatronen en cadeaus](category:inspiration-gifts). En voor de volgende keer: bij donkere, bedrukte [T-shirts](category:girls-tees) zie je een aardbei nauwelijks.`,
      `Ein Picknick ohne Flecken ist eine Sitzung. Trotzdem darf ein Lieblingsshirt länger halten als einen Nachmittag. Die Regel ist immer dieselbe: schnell, kalt und tupfen. Warmes Wasser backt einen Fleck fest, Reiben drückt ihn tiefer.

| Fleck | Zuerst | Danach |
| Erdbeere, Beeren | kaltes Wasser mit einem Schuss Essig | normale Wäsche bei 30 Grad |
| Gras | mit Reinigungsalkohol tupfen | normale Wäsche |
| Schokolade, Eis | abschaben, kalte Seifenlauge | normale Wäsche |
| Sonnencreme | Spülmittel, zehn Minuten | Wäsche ohne Bleiche |
| Matsch | ganz trocknen lassen, bürsten | normale Wäsche |
| Soße, Butter | Spülmittel oder Kreide | normale Wäsche |
| Blut vom Knie | kaltes Wasser, Gallseife | kalt waschen |

## Erst testen
Probier jedes Mittel an der Innenseite eines Saums aus. Prints wäschst du immer auf links, und auf einen Print kommt weder Essig noch Alkohol.

## Was du besser lässt
- Salz auf rote Flecken. Auf dem Tischtuch hilft es, Baumwolle macht es rau.
- Mit halb entferntem Fleck in den Trockner. Hitze macht ihn dauerhaft.
- Bleiche auf Farbiges, auch nicht *ein kleines bisschen*.

## Die Sonne hilft
Reste von Karotte, Tomate und Babybrei verschwinden oft von selbst, wenn das nasse Shirt einen Nachmittag in der Sonne hängt. Das Licht baut den Farbstoff ab. Kostenlos, und es riecht nach draußen.

Legt einen alten Waschlappen mit etwas kaltem Wasser in einem Beutel in den Korb. Wer innerhalb einer Minute tupft, muss zu Hause nichts mehr tun. Das ist die ganze Kunst.

## Und wenn er bleibt?
Dann wird er zur Geschichte. Stick ein Blatt über den Grasfleck oder stempel einen Stern auf die Beere. Ideen gibt es bei unseren [Schnittmustern und Geschenken](category:inspiration-gifts). Und fürs nächste Mal: Auf dunklen, bedruckten [T-Shirts](category:girls-tees) sieht man eine Erdbeere kaum.`,
      `A picnic without stains is a meeting. Still, a favourite tee may last longer than an afternoon. The rule is always the same: fast, cold and dab. Warm water bakes a stain in, rubbing pushes it deeper.

| Stain | First | Then |
| Strawberry, berries | cold water with a dash of vinegar | normal wash at 30 degrees |
| Grass | dab with cleaning alcohol | normal wash |
| Chocolate, ice cream | scrape off, cold soapy water | normal wash |
| Sun cream | washing-up liquid, ten minutes | wash without bleach |
| Mud | let it dry completely, brush | normal wash |
| Gravy, butter | washing-up liquid or chalk | normal wash |
| Blood from a knee | cold water, gall soap | wash cold |

## Test first
Try any remedy on the inside of a hem. Always wash prints inside out, and never put vinegar or alcohol on a print.

## What not to do
- Salt on red stains. It helps on a tablecloth but roughens cotton.
- Into the dryer with a stain half gone. Heat makes it permanent.
- Bleach on colours, not even *a little bit*.

## The sun helps
Traces of carrot, tomato and baby food often vanish by themselves if you hang the wet tee in the sun for an afternoon. Light breaks down the colour. It is free, and smells of outdoors.

Keep an old flannel in a bag with a little cold water in the basket. Dab within a minute and there is nothing left to do at home. That is the whole art.

## And if it stays?
Then it becomes a story. Embroider a leaf over the grass stain or stamp a star on the berry. Plenty of ideas among our [sewing patterns and gifts](category:inspiration-gifts). And next time: on dark printed [tees](category:girls-tees) you hardly see a strawberry.`,
    ),
  },
  {
    code: 'first-pattern',
    brand: 'vonk',
    daysAgo: 236,
    author: 'Marit Bakker',
    tags: ['make'],
    shows: 'sewing-table',
    category: 'inspiration-gifts',
    slug: text('je-eerste-naaipatroon', 'dein-erstes-schnittmuster', 'your-first-sewing-pattern'),
    title: text(
      'Je eerste naaipatroon, samen met je kind',
      'Dein erstes Schnittmuster, zusammen mit dem Kind',
      'Your first sewing pattern, together with your child',
    ),
    excerpt: text(
      'Een broek met elastiek is in een regenachtige middag klaar. Met een rol voor kleine handen bij elke stap.',
      'Eine Hose mit Gummibund ist an einem Regennachmittag fertig. Mit einer Aufgabe für kleine Hände bei jedem Schritt.',
      'Elastic-waist trousers take one rainy afternoon. With a job for little hands at every step.',
    ),
    text: text(
      `Wie nog nooit heeft genaaid, begint het best met een broek. Vier naden, een elastiek, klaar. En een kind dat heeft meegedaan, draagt hem tot hij uit elkaar valt.

## Wat je nodig hebt
- een meter soepele katoen, of een oud laken om te oefenen
- elastiek van twee centimeter breed
- garen, spelden, een goede stofschaar
- een patroon: print het op ware grootte en controleer het testvierkant

## Stap voor stap
1. **Wassen.** Was de stof voor je knipt. Katoen krimpt één keer, liefst nu. *Kind: knop indrukken.*
2. **Meten.** Heup en beenlengte. Neem de maat die bij de heup past; de lengte pas je aan. *Kind: meetlint vasthouden.*
3. **Knippen.** Leg de stof dubbel, patroon erop, gewichten in plaats van spelden. Kopjes werken prima. *Kind: kopjes neerzetten.*
4. **Spelden.** Goede kanten op elkaar. *Kind: spelden aangeven, met de kop naar voren.*
5. **Naaien.** Eerst de binnenbeennaden, dan de kruisnaad in één keer, in een U. Zigzag de randen.
6. **Tunnel.** Boven omvouwen, stikken, drie centimeter openlaten. Elastiek erdoor met een veiligheidsspeld. *Kind: het elastiek duwen. Dit is het leukste deel.*
7. **Zoom.** Pas laten passen, dan pas omvouwen.

## Wat meestal misgaat
Twee linkerpijpen knippen. Daarom ligt de stof dubbel. En te strak elastiek: neem de taillemaat min vijf centimeter, niet minder.

## Maak er iets eigens van
Een zak die niet recht zit. Een lap op de knie, nog voor het gat er is. Een label met drie regels, zoals de onze.

Lukt het niet in één middag? Leg het weg bij stap vijf, dan is er nog iets moois over voor morgen. Haast is de enige fout die je niet los kunt tornen.

Onze [naaipatronen](category:inspiration-gifts) zijn te downloaden, met tekeningen bij elke stap, in de maten 92 tot 140.`,
      `Wer noch nie genäht hat, fängt am besten mit einer Hose an. Vier Nähte, ein Gummi, fertig. Und ein Kind, das mitgemacht hat, trägt sie, bis sie auseinanderfällt.

## Was du brauchst
- einen Meter weiche Baumwolle oder ein altes Laken zum Üben
- Gummiband, zwei Zentimeter breit
- Garn, Stecknadeln, eine gute Stoffschere
- ein Schnittmuster: in Originalgröße drucken und das Testquadrat nachmessen

## Schritt für Schritt
1. **Waschen.** Wasch den Stoff vor dem Zuschneiden. Baumwolle läuft einmal ein, am besten jetzt. *Kind: Knopf drücken.*
2. **Messen.** Hüfte und Beinlänge. Nimm die Größe, die zur Hüfte passt; die Länge änderst du. *Kind: Maßband halten.*
3. **Zuschneiden.** Stoff doppelt legen, Schnitt darauf, Gewichte statt Nadeln. Tassen gehen gut. *Kind: Tassen hinstellen.*
4. **Stecken.** Rechts auf rechts. *Kind: Nadeln anreichen, Kopf voran.*
5. **Nähen.** Erst die inneren Beinnähte, dann die Schrittnaht in einem Zug, als U. Kanten mit Zickzack versäubern.
6. **Tunnel.** Oben umschlagen, steppen, drei Zentimeter offen lassen. Gummi mit der Sicherheitsnadel durchziehen. *Kind: das Gummi schieben. Das ist der schönste Teil.*
7. **Saum.** Erst anprobieren lassen, dann umschlagen.

## Was meistens schiefgeht
Zwei linke Hosenbeine. Deshalb liegt der Stoff doppelt. Und zu strammes Gummi: Nimm die Taillenweite minus fünf Zentimeter, nicht weniger.

## Mach etwas Eigenes daraus
Eine Tasche, die nicht gerade sitzt. Ein Flicken am Knie, noch vor dem Loch. Ein Etikett mit drei Zeilen, wie unseres.

Klappt es nicht an einem Nachmittag? Legt es nach Schritt fünf weg, dann bleibt für morgen etwas Schönes übrig. Eile ist der einzige Fehler, den man nicht auftrennen kann.

Unsere [Schnittmuster](category:inspiration-gifts) gibt es zum Herunterladen, mit Zeichnungen zu jedem Schritt, in den Größen 92 bis 140.`,
      `If you have never sewn, start with trousers. Four seams, one elastic, done. And a child who helped will wear them until they fall apart.

## What you need
- a metre of soft cotton, or an old sheet to practise on
- elastic, two centimetres wide
- thread, pins, good fabric scissors
- a pattern: print it at full size and measure the test square

## Step by step
1. **Wash.** Wash the fabric before you cut. Cotton shrinks once, preferably now. *Child: press the button.*
2. **Measure.** Hips and leg length. Take the size that fits the hips; adjust the length. *Child: hold the tape.*
3. **Cut.** Fold the fabric double, pattern on top, weights instead of pins. Cups work fine. *Child: place the cups.*
4. **Pin.** Right sides together. *Child: hand over pins, head first.*
5. **Sew.** First the inside legs, then the crotch seam in one go, as a U. Zigzag the edges.
6. **Channel.** Fold over the top, stitch, leave three centimetres open. Pull the elastic through with a safety pin. *Child: push the elastic. This is the best part.*
7. **Hem.** Try on first, fold up after.

## What usually goes wrong
Cutting two left legs. That is why the fabric is double. And elastic that is too tight: take the waist minus five centimetres, no less.

## Make it your own
A pocket that isn’t straight. A patch on the knee before there is a hole. A label with three lines, like ours.

Not done in one afternoon? Put it away after step five, so something nice is left for tomorrow. Haste is the only mistake you cannot unpick.

Our [sewing patterns](category:inspiration-gifts) can be downloaded, with drawings for every step, in sizes 92 to 140.`,
    ),
  },
  {
    code: 'bedtime',
    brand: 'vonk',
    daysAgo: 312,
    author: 'Marit Bakker',
    tags: ['family'],
    shows: 'winter-evening',
    category: 'girls-pajamas',
    slug: text('rustig-naar-bed', 'in-ruhe-ins-bett', 'a-calm-bedtime'),
    title: text(
      'Rustig naar bed in vijf kleine stappen',
      'In Ruhe ins Bett, in fünf kleinen Schritten',
      'A calm bedtime in five small steps',
    ),
    excerpt: text(
      'Geen trucs, wel een volgorde. Wat gezinnen ons vertelden over het laatste uur van de dag.',
      'Keine Tricks, aber eine Reihenfolge. Was Familien uns über die letzte Stunde des Tages erzählt haben.',
      'No tricks, but an order. What families told us about the last hour of the day.',
    ),
    text: text(
      `We vroegen honderd gezinnen hoe hun avond eruitziet. De rustigste avonden hadden geen strengere regels, maar wel elke dag dezelfde volgorde. Kinderen slapen niet op een klok, ze slapen op een verhaal dat ze kennen.

## 1. Zachter licht
Een uur voor bed: grote lamp uit, kleine lamp aan. Schermen gaan weg op een plek waar niemand ze ziet. Het lijf merkt het verschil eerder dan het hoofd.

## 2. Warm, dan koel
Een kort bad of een warme washand, en daarna een koele kamer van ongeveer achttien graden. Juist het afkoelen maakt slaperig. Een pyjama van luchtige katoen is genoeg; dikke sokken mogen, een dekbed tot de neus hoeft niet.

## 3. Zelf kiezen, klein kiezen
*Sterren of strepen?* Twee pyjama’s, één keuze. Wie mag kiezen, hoeft niet te strijden. Leg meteen de kleren van morgen klaar, dat scheelt de ochtend.

## 4. Drie vragen
Bij het instoppen, elke avond dezelfde:

- Wat was het leukst?
- Wat was stom?
- Waar heb je morgen zin in?

Het antwoord op de tweede is het belangrijkste. Luister, en los niets op.

## 5. Een boek, dan nog een halve
Spreek het aantal van tevoren af. Een half boek extra is een cadeau, een heel boek extra is een onderhandeling.

## Over pyjama’s
Vlak afgewerkte naden, geen label in de nek en een elastiek dat niet knijpt. Koop ze één maat groter als er boorden aan zitten. Voor baby’s geldt: liever een laagje dan een deken.

En lukt het een avond niet? Dan is het een avond. De volgorde wacht morgen weer op jullie, en kinderen vergeven sneller dan wij.

Kijk bij onze [pyjama’s](category:girls-pajamas). De maan op de mouw is een goed begin van een verhaal.`,
      `Wir haben hundert Familien gefragt, wie ihr Abend aussieht. Die ruhigsten Abende hatten keine strengeren Regeln, aber jeden Tag dieselbe Reihenfolge. Kinder schlafen nicht nach der Uhr, sie schlafen nach einer Geschichte, die sie kennen.

## 1. Weicheres Licht
Eine Stunde vor dem Bett: große Lampe aus, kleine Lampe an. Bildschirme verschwinden dorthin, wo niemand sie sieht. Der Körper merkt den Unterschied früher als der Kopf.

## 2. Warm, dann kühl
Ein kurzes Bad oder ein warmer Waschlappen, danach ein kühles Zimmer mit etwa achtzehn Grad. Gerade das Abkühlen macht müde. Ein Schlafanzug aus luftiger Baumwolle genügt; dicke Socken sind erlaubt, die Decke bis zur Nase muss nicht sein.

## 3. Selbst wählen, klein wählen
*Sterne oder Streifen?* Zwei Schlafanzüge, eine Wahl. Wer wählen darf, muss nicht kämpfen. Legt gleich die Kleidung für morgen bereit, das hilft der Früh.

## 4. Drei Fragen
Beim Zudecken, jeden Abend dieselben:

- Was war am schönsten?
- Was war doof?
- Worauf freust du dich morgen?

Die Antwort auf die zweite ist die wichtigste. Hör zu und löse nichts.

## 5. Ein Buch, dann noch ein halbes
Vereinbart die Zahl vorher. Ein halbes Buch mehr ist ein Geschenk, ein ganzes ist eine Verhandlung.

## Über Schlafanzüge
Flache Nähte, kein Schild im Nacken und ein Bund, der nicht kneift. Mit Bündchen kauft man sie eine Nummer größer. Für Babys gilt: lieber eine Schicht mehr als eine Decke.

Und klappt es einen Abend nicht? Dann war es ein Abend. Die Reihenfolge wartet morgen wieder auf euch, und Kinder verzeihen schneller als wir.

Schaut bei unseren [Schlafanzügen](category:girls-pajamas). Der Mond auf dem Ärmel ist ein guter Anfang für eine Geschichte.`,
      `We asked a hundred families what their evenings look like. The calmest ones had no stricter rules, but they had the same order every day. Children don’t sleep by the clock, they sleep by a story they know.

## 1. Softer light
An hour before bed: big lamp off, small lamp on. Screens go where nobody sees them. The body notices before the head does.

## 2. Warm, then cool
A short bath or a warm flannel, and then a cool room of about eighteen degrees. It is the cooling down that makes children sleepy. Pyjamas of airy cotton are enough; thick socks are welcome, a duvet up to the nose is not needed.

## 3. Choose for yourself, choose small
*Stars or stripes?* Two pairs of pyjamas, one choice. If you get to choose, there is nothing to fight about. Lay out tomorrow’s clothes right away, it helps the morning.

## 4. Three questions
When tucking in, the same every night:

- What was the best bit?
- What was silly or sad?
- What are you looking forward to tomorrow?

The second answer matters most. Listen, and solve nothing.

## 5. One book, then another half
Agree on the number beforehand. Half a book extra is a present, a whole one is a negotiation.

## About pyjamas
Flat seams, no label at the neck and elastic that doesn’t pinch. Buy them a size up if they have cuffs. For babies: better an extra layer than a blanket.

And if it fails one night? Then it was one night. The order will be waiting tomorrow, and children forgive faster than we do.

Have a look at our [pyjamas](category:girls-pajamas). The moon on the sleeve is a good beginning for a story.`,
    ),
  },
]
