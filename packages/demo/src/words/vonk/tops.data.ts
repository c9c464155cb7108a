import type { GarmentCopy } from '../products/copy.ts'

export const tops = {
  tee: {
    openings: [
      [
        'Een T-shirt dat vaker in de was ligt dan in de kast, en dat is precies de bedoeling.',
        'Ein T-Shirt, das öfter in der Wäsche liegt als im Schrank, und genau so soll es sein.',
        'A tee that spends more time in the wash than in the drawer, which is how you know it works.',
      ],
      [
        'Soms wil je gewoon een goed T-shirt, zonder gedoe.',
        'Manchmal braucht es einfach ein gutes T-Shirt und sonst nichts.',
        'Sometimes all a day asks for is a good tee.',
      ],
      [
        'Dit is het shirt dat op maandag als eerste van de stapel gaat.',
        'Dieses Shirt wird montags als Erstes vom Stapel gezogen.',
        'The one that gets pulled off the pile first on Monday morning.',
      ],
      [
        'Voor dagen die met een boterham beginnen en in een boom eindigen.',
        'Für Tage, die mit Marmeladenbrot beginnen und im Baum enden.',
        'For days that start with toast and end up a tree.',
        '!baby',
      ],
      [
        'Een T-shirt dat bij elke broek in de kast past.',
        'Passt zu jeder Hose, die gerade sauber ist.',
        'It goes with every pair of trousers in the wardrobe, including the odd ones.',
      ],
      [
        'Licht, soepel en in één beweging over het hoofd.',
        'Leicht, weich und in einer Bewegung über den Kopf.',
        'Light, soft and over the head in one go.',
      ],
      [
        'Je hebt er nooit genoeg van: T-shirts die gewoon goed zitten.',
        'Von guten T-Shirts kann man eigentlich nie genug haben.',
        'There is no such thing as one tee too many.',
      ],
      [
        'Een T-shirt is het begin van elke outfit en het einde van de meeste discussies.',
        'Mit einem T-Shirt fängt jedes Outfit an und hört manche Diskussion auf.',
        'A tee is where every outfit starts and most arguments end.',
      ],
      [
        'Voor ijsjes, insecten en alles wat er verder op een dag voorbijkomt.',
        'Für Eis, Insekten und alles, was an einem Tag sonst noch vorbeikommt.',
        'For ice lollies, bugs and whatever else the day brings along.',
      ],
      [
        'Dit T-shirt wil overal mee naartoe: de speeltuin, de supermarkt en de logeerkamer.',
        'Dieses T-Shirt will überall mit: auf den Spielplatz, in den Supermarkt und ins Gästebett.',
        'This tee wants to come along: to the park, to the shops and to Grandma’s spare room.',
      ],
      ['Korte mouwen, lange adem.', 'Kurze Ärmel, langer Atem.', 'Short sleeves, long life.'],
      [
        'Zo’n shirt waar je kind zelf om vraagt.',
        'So ein Shirt, nach dem dein Kind von selbst fragt.',
        'The kind of tee they ask for by name.',
        '!baby',
      ],
      [
        'Aantrekken en vergeten, dat is het mooiste wat je van een T-shirt kunt zeggen.',
        'Anziehen und vergessen: Mehr Lob gibt es für ein T-Shirt nicht.',
        'Put it on and forget about it, which is the best thing you can say of a tee.',
      ],
      [
        'Onder een vest, in de broek of erboven: dit shirt vindt alles best.',
        'Unter der Strickjacke, in der Hose oder darüber: Diesem Shirt ist alles recht.',
        'Under a cardigan, tucked in or hanging out: this tee is fine with all of it.',
      ],
      ['Klein shirt, groot leven.', 'Kleines Shirt, großes Leben.', 'Small shirt, big life.', 'baby'],
    ],
    details: [
      [
        'De zijnaden lopen recht naar beneden, ook na het drogen.',
        'Die Seitennähte bleiben gerade, auch nach dem Trocknen.',
        'The side seams stay straight, even out of the tumble dryer.',
      ],
      [
        'De halsboord veert terug, ook na de honderdste keer uittrekken aan één mouw.',
        'Das Halsbündchen springt zurück, auch wenn das Shirt an einem Ärmel ausgezogen wird.',
        'The neckband springs back, even when the tee comes off by one sleeve.',
      ],
      [
        'De zoom is dubbel gestikt, zodat hij ook na een seizoen klauteren nog recht hangt.',
        'Der Saum ist doppelt gesteppt und hängt auch nach einem Klettersommer noch gerade.',
        'The hem is double-stitched, so it still hangs straight after a summer of climbing.',
        '!baby',
      ],
      [
        'De mouwen vallen halverwege de bovenarm en draaien niet mee.',
        'Die Ärmel enden in der Mitte des Oberarms und verdrehen sich nicht.',
        'The sleeves stop halfway down the upper arm and stay put.',
      ],
      [
        'In de nek zit een zacht geweven labeltje dat niet kriebelt.',
        'Im Nacken sitzt ein weich gewebtes Etikett, das nicht kratzt.',
        'The woven label at the neck is soft and does not scratch.',
      ],
      [
        'Zoom en hals zijn extra doorgestikt en blijven netjes liggen.',
        'Saum und Ausschnitt sind zusätzlich abgesteppt und bleiben schön glatt.',
        'Hem and neck get extra stitching, so they lie flat.',
      ],
      [
        'De ronde hals is wijd genoeg om in één keer in te duiken.',
        'Der runde Ausschnitt ist weit genug, um auf einmal hineinzutauchen.',
        'The round neck is wide enough to dive straight through.',
      ],
      [
        'De armsgaten zijn ruim, dus de armen kunnen alle kanten op.',
        'Die Armausschnitte sind weit, da kommen die Arme überallhin.',
        'Roomy armholes let arms go in every direction.',
      ],
      [
        'Het valt tot op de heup en kruipt niet op bij het zwaaien.',
        'Es reicht bis auf die Hüfte und rutscht beim Winken nicht hoch.',
        'It ends at the hip and stays down, even when they wave.',
      ],
      [
        'De naden liggen plat, ook onder de banden van een rugzak.',
        'Die Nähte liegen flach, auch unter Rucksackträgern.',
        'The seams lie flat, even under backpack straps.',
        '!baby',
      ],
      [
        'Aan de binnenkant zijn de naden zacht weggewerkt.',
        'Innen sind die Nähte weich versäubert.',
        'Inside, the seams are finished soft.',
      ],
      [
        'Het boord in de hals is met een extra stiksel vastgezet.',
        'Eine zusätzliche Steppnaht hält das Halsbündchen an seinem Platz.',
        'An extra row of stitching holds the neckband in place.',
      ],
      [
        'Het boordje in de hals ligt mooi vlak.',
        'Das Halsbündchen liegt schön flach an.',
        'The neckband lies nice and flat.',
      ],
      [
        'Een bandje in de nek houdt het shirt in model.',
        'Ein Band im Nacken hält das Shirt in Form.',
        'Tape inside the neck keeps everything in shape.',
      ],
    ],
  },
  longsleeve: {
    openings: [
      [
        'Lange mouwen voor de tijd dat het voor een T-shirt net te fris is.',
        'Lange Ärmel für die Zeit, in der ein T-Shirt gerade nicht mehr reicht.',
        'Long sleeves for the weeks when a tee is not quite enough.',
      ],
      [
        'De longsleeve is de stille kracht van de kinderkast.',
        'Das Langarmshirt ist die stille Größe im Kinderschrank.',
        'The quiet hero of the chest of drawers.',
      ],
      [
        'Laag één op koude ochtenden, het hele verhaal zodra de verwarming aanslaat.',
        'Morgens die erste Schicht, drinnen dann die einzige.',
        'First layer on the way to school, only layer once the heating comes on.',
        'winter',
      ],
      [
        'Eentje voor onder de tuinbroek, onder een vest of gewoon zonder iets erover.',
        'Unter der Latzhose, unter der Strickjacke oder einfach so.',
        'Wear it under dungarees, under a cardigan or all by itself.',
      ],
      [
        'Trek hem aan bij het ontbijt en je hebt er tot bedtijd geen omkijken naar.',
        'Beim Frühstück angezogen und bis zum Abend nicht mehr daran gedacht.',
        'On at breakfast, forgotten about until bedtime.',
      ],
      [
        'Een shirt met lange mouwen en nog langere speelminuten.',
        'Ein Shirt für Bastelnachmittage, Bäckergänge und Bolzplätze.',
        'Made for craft tables, trips to the baker’s and the last ten minutes of break.',
        '!baby',
      ],
      [
        'Een T-shirt dat doorloopt tot de polsen.',
        'Ein T-Shirt, das bis zu den Handgelenken weitergeht.',
        'A tee that keeps going all the way to the wrists.',
      ],
      [
        'Voor dagen waarop de zon er wel is, maar nog niet zo veel doet.',
        'Für Tage, an denen die Sonne zwar da ist, aber noch nicht viel tut.',
        'For days when the sun is out but not doing much yet.',
      ],
      [
        'Mouwen omlaag naar school, mouwen omhoog bij de verf.',
        'Ärmel runter auf dem Schulweg, Ärmel hoch beim Malen.',
        'Sleeves down on the way to school, sleeves up for paint.',
        '!baby',
      ],
      [
        'Uit de kast in oktober, en in mei nog steeds in de was.',
        'Im Oktober aus dem Schrank geholt und im Mai immer noch in der Wäsche.',
        'Out of the wardrobe in October and still in the wash in May.',
      ],
      [
        'Zacht genoeg voor de eerste laag, leuk genoeg voor de enige.',
        'Weich genug für die erste Schicht, schön genug für die einzige.',
        'Soft enough for a first layer, nice enough for the only one.',
      ],
      [
        'Van zulke shirts liggen er nooit genoeg in de la.',
        'Von solchen Shirts liegen nie genug in der Schublade.',
        'There are never quite enough of these in the drawer.',
      ],
      [
        'Voor armpjes die zwaaien, wijzen en straks nog leren knuffelen.',
        'Für Ärmchen, die winken, zeigen und bald auch umarmen.',
        'For little arms that wave, point and will soon learn to hug.',
        'baby',
      ],
      [
        'Geen jas, geen trui, en toch warm genoeg voor op de schommel.',
        'Keine Jacke, kein Pullover, und trotzdem warm genug für die Schaukel.',
        'No coat, no jumper, and still warm enough for the swing.',
        '!winter',
      ],
    ],
    details: [
      [
        'De mouwnaad is vlak gestikt, fijn onder een strakke jas.',
        'Die Ärmelnaht ist flach gesteppt, das ist angenehm unter der Jacke.',
        'The sleeve seams are stitched flat, which is nice under a coat.',
      ],
      [
        'De mouwen zijn iets langer geknipt, met het oog op de volgende groeispurt.',
        'Die Ärmel sind etwas länger geschnitten, mit Blick auf den nächsten Wachstumsschub.',
        'We cut the sleeves a little longer, with the next growth spurt in mind.',
      ],
      [
        'Platte naden langs de zijkant voel je niet, ook niet onder een dikke trui.',
        'Flache Seitennähte spürt man auch unter einem dicken Pullover nicht.',
        'Flat side seams go unnoticed, even under a thick jumper.',
      ],
      [
        'De zoom is ruim genoeg om in de broek te stoppen en daar ook te blijven.',
        'Der Saum ist lang genug, um in der Hose zu stecken und dort zu bleiben.',
        'The hem is long enough to tuck in and stay there.',
      ],
      [
        'De mouwen eindigen in een dubbel gestikte zoom, zonder boord die knelt.',
        'Die Ärmel enden in einem doppelt gesteppten Saum, ganz ohne enges Bündchen.',
        'The sleeves end in a double-stitched hem, with no cuff to pinch.',
      ],
      [
        'Opgestroopt of uitgevouwen: de mouwen komen altijd weer recht te zitten.',
        'Hochgeschoben oder lang: Die Ärmel fallen immer wieder gerade.',
        'Pushed up or pulled down, the sleeves always fall straight again.',
      ],
      [
        'Het labeltje in de nek is zo zacht geweven dat je het niet voelt.',
        'Das gewebte Etikett im Nacken ist so weich, dass man es nicht spürt.',
        'The woven label at the neck is too soft to notice.',
      ],
      [
        'Rond de hals ligt een boordje dat na elke duik weer dichtveert.',
        'Das Bündchen am Hals schließt sich nach jedem Hineinschlüpfen wieder.',
        'The neckband closes up again after every head that dives through.',
      ],
      [
        'Onder de oksels is ruimte om te reiken.',
        'Unter den Achseln ist Platz zum Strecken.',
        'There is room under the arms for reaching high.',
      ],
      [
        'De mouwen zijn smal genoeg voor onder een jas en wijd genoeg om vlot aan te trekken.',
        'Die Ärmel sind schmal genug für unter die Jacke und weit genug zum schnellen Anziehen.',
        'The sleeves are slim enough to go under a coat and wide enough to put on quickly.',
      ],
      [
        'Langs de zoom lopen twee stiksels, die houden hem recht.',
        'Zwei Steppnähte am Saum halten ihn gerade.',
        'Two rows of stitching keep the hem straight.',
      ],
      [
        'De nek is met een bandje vastgezet en rekt niet uit.',
        'Ein Band im Nacken verhindert das Ausleiern.',
        'Tape at the neck keeps it from stretching out.',
      ],
      [
        'De hals is afgewerkt met een boord dat netjes aansluit.',
        'Der Ausschnitt ist mit einem Bündchen eingefasst, das sauber anliegt.',
        'A ribbed band finishes the neck and sits close.',
      ],
    ],
  },
  polo: {
    openings: [
      [
        'Een polo die netjes oogt tot opa de bal erbij pakt.',
        'Ein Poloshirt, das ordentlich aussieht, bis Opa den Ball holt.',
        'A polo that looks tidy right up until Grandpa finds a ball.',
        '!baby',
      ],
      [
        'Voor verjaardagen, schoolfoto’s en alles wat daarna op het gras gebeurt.',
        'Für Geburtstage, Schulfotos und alles, was danach auf der Wiese passiert.',
        'For birthdays, class photos and whatever happens on the lawn afterwards.',
        '!baby',
      ],
      [
        'Iets netter dan een T-shirt, even makkelijk aan te trekken.',
        'Etwas feiner als ein T-Shirt, genauso schnell angezogen.',
        'One step up from a tee, and just as quick to put on.',
      ],
      [
        'Met kraag, maar zonder stijve bovenlip.',
        'Mit Kragen, aber ohne steife Manieren.',
        'It has a collar, but it is not stuffy about it.',
      ],
      [
        'Als een overhemd te veel is en een T-shirt te weinig.',
        'Wenn ein Hemd zu viel ist und ein T-Shirt zu wenig.',
        'When a shirt is too much and a tee is too little.',
      ],
      [
        'De polo mag mee naar het feestje én naar het klimrek.',
        'Dieses Polo darf mit aufs Fest und danach aufs Klettergerüst.',
        'Fine for the party, and fine for the climbing frame behind it.',
        '!baby',
      ],
      ['Zondagse kraag, doordeweekse stof.', 'Sonntagskragen, Alltagsstoff.', 'Sunday collar, weekday fabric.'],
      [
        'Een polo weet zich te gedragen, ook als het kind dat niet doet.',
        'Ein Poloshirt weiß sich zu benehmen, auch wenn das Kind es gerade vergisst.',
        'A polo knows how to behave, even when the child does not.',
      ],
      [
        'Voor etentjes met servetten en middagen zonder.',
        'Für Essen mit Serviette und Nachmittage ohne.',
        'For dinners with napkins and afternoons without.',
      ],
      [
        'Knoopjes dicht bij aankomst, knoopjes open bij de limonade.',
        'Knöpfe zu bei der Begrüßung, Knöpfe auf bei der Limonade.',
        'Buttoned for hello, unbuttoned by the lemonade.',
      ],
      [
        'Zo’n shirt waar ooms en tantes iets aardigs over zeggen.',
        'So ein Shirt, zu dem Onkel und Tanten etwas Nettes sagen.',
        'The kind of shirt aunts and uncles say nice things about.',
      ],
      [
        'Met een polo ben je netjes aangekleed zonder dat iemand het merkt.',
        'Im Poloshirt ist man gut angezogen, ohne dass es jemand merkt.',
        'In a polo you are dressed up without anyone noticing.',
      ],
      [
        'Het ziet eruit alsof er gestreken is.',
        'Es sieht aus, als wäre gebügelt worden.',
        'It looks as if somebody ironed.',
      ],
      [
        'Eén kraag en de hele dag lijkt geregeld.',
        'Ein Kragen, und der ganze Tag wirkt geregelt.',
        'One collar and the whole day looks organised.',
      ],
    ],
    details: [
      [
        'De schoudernaad is verstevigd met een bandje.',
        'Ein Band verstärkt die Schulternaht.',
        'Tape reinforces the shoulder seam.',
      ],
      [
        'De zoom is recht, dus los dragen staat goed.',
        'Der Saum ist gerade und darf über der Hose bleiben.',
        'The hem is straight, so wearing it out looks right.',
      ],
      [
        'De knoopjes zijn klein, maar groot genoeg om zelf te leren sluiten.',
        'Die Knöpfe sind klein, aber groß genug zum Selberlernen.',
        'The buttons are small, but big enough to learn on.',
        '!baby',
      ],
      [
        'Langs de mouwen loopt een smal boord, zodat niets opkrult.',
        'Schmale Bündchen an den Ärmeln sorgen dafür, dass sich nichts einrollt.',
        'Ribbed sleeve edges keep the fabric from curling.',
      ],
      [
        'De binnenkant van de knooplijst is afgewerkt met een zacht bandje.',
        'Die Knopfleiste ist innen mit einem weichen Band versäubert.',
        'The placket is finished inside with soft tape.',
      ],
      [
        'Kraag en mouwboorden zijn op elkaar afgestemd.',
        'Kragen und Ärmelbündchen sind aufeinander abgestimmt.',
        'The collar and the sleeve bands match.',
      ],
      [
        'Twee knoopjes zijn genoeg: één voor netjes, één voor heel netjes.',
        'Zwei Knöpfe genügen: einer für ordentlich, einer für sehr ordentlich.',
        'Two buttons are plenty: one for neat, one for very neat.',
      ],
      [
        'De kraag blijft liggen, ook na een middag ravotten.',
        'Der Kragen bleibt liegen, auch nach einem wilden Nachmittag.',
        'The collar stays down, even after a rowdy afternoon.',
      ],
      [
        'De knooplijst is doorgestikt en trekt niet scheef in de was.',
        'Die Knopfleiste ist abgesteppt und verzieht sich in der Wäsche nicht.',
        'The placket is topstitched and does not pull crooked in the wash.',
      ],
      [
        'De korte mouwen sluiten om de bovenarm zonder te knellen.',
        'Die kurzen Ärmel liegen am Oberarm an, ohne zu kneifen.',
        'The short sleeves hug the upper arm without pinching.',
      ],
      [
        'De zoom is dubbel gestikt en hangt recht.',
        'Der Saum ist doppelt gesteppt und hängt gerade.',
        'The hem is double-stitched and hangs straight.',
      ],
      [
        'Met de kraag omhoog blijft de zon uit de nek.',
        'Hochgestellt schützt der Kragen den Nacken vor der Sonne.',
        'Flip the collar up and it keeps the sun off the neck.',
      ],
      [
        'Onder de armen zit extra ruimte, voor ballen die hoog komen.',
        'Unter den Armen ist mehr Platz, für hohe Bälle.',
        'There is extra room under the arms, for high balls.',
      ],
    ],
  },
  shirt: {
    openings: [
      [
        'Een overhemd dat je open draagt, dicht draagt of om je middel knoopt.',
        'Ein Hemd, das man offen, zugeknöpft oder um die Hüfte gebunden trägt.',
        'Wear it open, wear it buttoned, tie it around your waist.',
      ],
      [
        'Netjes genoeg voor de familiefoto, soepel genoeg voor verstoppertje daarna.',
        'Ordentlich genug fürs Familienfoto, weich genug fürs Versteckspiel danach.',
        'Neat enough for the family photo, soft enough for hide-and-seek right after.',
      ],
      [
        'Over een T-shirt is dit een jasje, dichtgeknoopt is het feest.',
        'Über dem T-Shirt eine Jacke, zugeknöpft ein kleines Fest.',
        'Over a tee it is a jacket; buttoned up it is a small celebration.',
      ],
      [
        'Een overhemd hoeft niet stijf te zijn, dat bewijst dit exemplaar.',
        'Ein Hemd muss nicht steif sein, dieses hier macht es vor.',
        'A shirt does not have to be stiff, and here is the proof.',
      ],
      [
        'Mouwen opstropen en aan het werk: er moet een hut gebouwd worden.',
        'Ärmel hochkrempeln und los: Die Höhle baut sich nicht von allein.',
        'Roll up the sleeves, there is a den to build.',
        '!baby',
      ],
      [
        'Er zijn dagen die om een kraag vragen.',
        'Es gibt Tage, da darf es ein Kragen sein.',
        'Some days deserve a collar.',
      ],
      [
        'Een overhemd voor kinderen die liever niet stilstaan voor de foto.',
        'Ein Hemd für Kinder, die fürs Foto ungern stillstehen.',
        'A shirt for kids who would rather not keep still for the photo.',
      ],
      [
        'Zes knopen, waarvan er altijd één in het verkeerde gat begint.',
        'Sechs Knöpfe, und einer landet immer zuerst im falschen Loch.',
        'Six buttons, one of which always starts in the wrong hole.',
      ],
      [
        'Draag het als jasje, als overhemd of als cape.',
        'Als Jacke, als Hemd oder als Umhang zu tragen.',
        'Wear it as a jacket, a shirt or a cape.',
      ],
      [
        'Voor bruiloften, spreekbeurten en heel gewone woensdagen.',
        'Für Hochzeiten, Referate und ganz gewöhnliche Mittwoche.',
        'For weddings, show-and-tell and perfectly ordinary Wednesdays.',
      ],
      [
        'Bij een spijkerbroek is dit al bijna een pak.',
        'Zur Jeans ist das schon fast ein Anzug.',
        'With jeans, this is very nearly a suit.',
      ],
      [
        'Met opgerolde mouwen kun je er taart in bakken.',
        'Mit hochgekrempelten Ärmeln lässt sich darin Kuchen backen.',
        'Sleeves rolled, it is ready to help with the cake.',
      ],
      [
        'Knoop voor knoop een beetje groter.',
        'Knopf für Knopf ein bisschen größer.',
        'A little more grown-up with every button.',
      ],
    ],
    details: [
      [
        'De knopen zijn met de hand te doen, ook door handen van vijf jaar.',
        'Die Knöpfe lassen sich auch von Fünfjährigen allein schließen.',
        'Five-year-old fingers can manage these buttons.',
        '!baby',
      ],
      [
        'De manchetten sluiten met een knoop en rollen makkelijk op.',
        'Die Manschetten haben einen Knopf und lassen sich leicht hochkrempeln.',
        'The cuffs close with one button and roll up without a fight.',
      ],
      [
        'De ronde zoom staat goed over de broek en blijft er ook in zitten.',
        'Der runde Saum sieht über der Hose gut aus und hält auch darin.',
        'The curved hem looks right untucked and stays in when tucked.',
      ],
      [
        'Een plooi in de rug geeft armen de ruimte om te zwaaien.',
        'Eine Falte im Rücken gibt den Armen Platz zum Winken.',
        'A pleat across the back leaves room for waving.',
      ],
      [
        'In de zijnaad zit een reserveknoop, want er raakt er altijd één zoek.',
        'In der Seitennaht steckt ein Ersatzknopf, denn einer geht immer verloren.',
        'There is a spare button in the side seam, because one always goes missing.',
      ],
      [
        'De kraag is zacht gevoerd en prikt niet in de hals.',
        'Der Kragen ist weich verarbeitet und drückt nicht am Hals.',
        'The collar is softly lined and does not poke.',
      ],
      [
        'De knooplijst is stevig doorgestikt en blijft recht.',
        'Die Knopfleiste ist fest abgesteppt und bleibt gerade.',
        'The button placket is firmly stitched and stays straight.',
      ],
      [
        'Over de schouders loopt een pas, dat zit soepeler bij het reiken.',
        'Die Passe an den Schultern macht das Strecken leichter.',
        'A yoke across the shoulders makes reaching easier.',
      ],
      [
        'De knopen zijn extra vastgezet, want er wordt aan gefriemeld.',
        'Die Knöpfe sind besonders fest angenäht, denn daran wird gezupft.',
        'The buttons are sewn on tight, because they will be fiddled with.',
      ],
      [
        'De mouwen zijn lang genoeg om twee keer op te rollen.',
        'Die Ärmel sind lang genug, um sie zweimal hochzukrempeln.',
        'The sleeves are long enough to roll up twice.',
      ],
      [
        'De kraagpunten blijven plat, ook zonder strijkijzer.',
        'Die Kragenspitzen bleiben flach, auch ohne Bügeleisen.',
        'The collar points lie flat, iron or no iron.',
      ],
      [
        'Aan de zijkant is de zoom iets hoger, dat geeft de benen ruimte.',
        'An den Seiten ist der Saum etwas höher, das gibt den Beinen Platz.',
        'The hem is cut higher at the sides, which leaves legs free.',
      ],
      [
        'De onderste knoop zit hoog genoeg om bij te kunnen.',
        'Der unterste Knopf sitzt hoch genug, um gut heranzukommen.',
        'The bottom button sits high enough to reach.',
      ],
    ],
  },
  sweater: {
    openings: [
      [
        'Een trui voor hutten, herfstbladeren en lange middagen binnen.',
        'Ein Pullover für Höhlen, Herbstlaub und lange Nachmittage.',
        'A jumper for blanket dens, leaf piles and long afternoons.',
      ],
      [
        'Eroverheen, mouwen recht, klaar: deze trui kost geen ochtendhumeur.',
        'Über den Kopf, Ärmel gerade, fertig: Dieser Pullover verdirbt keinen Morgen.',
        'Over the head, sleeves straight, done: no arguments before school.',
        '!baby',
      ],
      [
        'Sommige truien moet je twee keer per week wassen omdat ze weer aan moeten.',
        'Manche Pullover wäscht man zweimal die Woche, weil sie gleich wieder gebraucht werden.',
        'Some jumpers get washed twice a week because they are needed again tomorrow.',
      ],
      [
        'Voor het moment dat de zon achter de flat zakt en niemand naar binnen wil.',
        'Für den Moment, in dem die Sonne weg ist und trotzdem keiner reinwill.',
        'For the hour when the sun is gone and nobody wants to come inside.',
      ],
      [
        'Een trui zonder capuchon, zonder koord en zonder fratsen.',
        'Ein Pullover ohne Kapuze, ohne Kordel und ohne Umstände.',
        'No hood, no cords, no fuss.',
      ],
      [
        'De eerste trui van de stapel is meestal de lekkerste.',
        'Der oberste Pullover im Schrank hat es meist verdient.',
        'The jumper on top of the pile usually got there on merit.',
      ],
      [
        'Een trui is een knuffel met een halsgat.',
        'Ein Pullover ist eine Umarmung mit Halsausschnitt.',
        'A jumper is a hug with a neck hole.',
      ],
      [
        'Voor de koelte van zes uur ’s avonds en de tocht van zeven uur ’s ochtends.',
        'Für die Kühle abends um sechs und den Luftzug morgens um sieben.',
        'For the chill at six in the evening and the draught at seven in the morning.',
      ],
      [
        'Met deze trui is een jas niet nodig, vindt je kind.',
        'Mit diesem Pullover braucht man keine Jacke, findet dein Kind.',
        'With this jumper nobody needs a coat, or so your child will say.',
        '!baby',
      ],
      [
        'Hij gaat mee in de rugzak en komt om het middel geknoopt weer terug.',
        'Er geht im Rucksack mit und kommt um die Hüfte gebunden zurück.',
        'It leaves in a backpack and comes home tied around a waist.',
        '!baby',
      ],
      [
        'De trui voor binnen, buiten en alles op de drempel.',
        'Der Pullover für drinnen, draußen und alles auf der Schwelle.',
        'The jumper for inside, outside and the doorstep in between.',
      ],
      [
        'Zodra de blaadjes vallen, wil je er hier twee van.',
        'Sobald die Blätter fallen, hätte man davon gern zwei.',
        'Once the leaves start falling, you will want two.',
        'winter',
      ],
      [
        'Zacht om in te slapen, stevig om in te kruipen.',
        'Weich zum Einschlafen, robust zum Krabbeln.',
        'Soft for naps, sturdy for crawling.',
        'baby',
      ],
      [
        'Een warme trui lost de helft van alle ochtenden op.',
        'Ein warmer Pullover löst die Hälfte aller Morgen.',
        'A warm jumper solves half of all mornings.',
      ],
    ],
    details: [
      [
        'De mouwboord is smal genoeg om in een want te verdwijnen.',
        'Das Ärmelbündchen verschwindet gut im Handschuh.',
        'The cuffs are slim enough to disappear into a mitten.',
      ],
      [
        'De boorden aan mouwen en zoom houden de wind buiten en de vorm erin.',
        'Bündchen an Ärmeln und Saum halten den Wind draußen und die Form drinnen.',
        'Ribbing at the cuffs and hem keeps the wind out and the shape in.',
      ],
      [
        'De hals is ruim genoeg voor een bos krullen en sluit daarna weer mooi aan.',
        'Der Ausschnitt ist weit genug für einen Lockenkopf und liegt danach wieder schön an.',
        'The neck stretches over a head of curls and settles back neatly.',
      ],
      [
        'De mouwen zijn lang genoeg om een keer om te slaan en later weer uit te vouwen.',
        'Die Ärmel kann man einmal umschlagen und später wieder ausklappen.',
        'The sleeves are long enough to fold once now and unfold later.',
      ],
      [
        'Onder de armen is extra ruimte geknipt, dat merk je bij het klimmen.',
        'Unter den Armen ist mehr Weite, das merkt man beim Klettern.',
        'There is extra room under the arms, which shows as soon as they climb.',
        '!baby',
      ],
      [
        'De boord van de zoom is breed en kruipt niet omhoog als de armen de lucht in gaan.',
        'Das breite Saumbündchen rutscht nicht hoch, wenn die Arme nach oben gehen.',
        'The wide hem band stays down when the arms go up.',
      ],
      [
        'Het boord in de hals blijft lang stevig.',
        'Das Bündchen am Hals bleibt lange fest.',
        'The neckband stays firm for a long time.',
      ],
      [
        'Mouwboorden en zoom horen bij elkaar: dezelfde rib, dezelfde kleur.',
        'Ärmel- und Saumbündchen gehören zusammen: gleicher Ripp, gleiche Farbe.',
        'Cuffs and hem match: same rib, same colour.',
      ],
      [
        'In de nek zit een geweven labeltje, klein en zacht.',
        'Im Nacken sitzt ein gewebtes Etikett, klein und weich.',
        'At the neck there is a woven label, small and soft.',
      ],
      [
        'De mouwen vallen recht en glijden makkelijk over een shirt.',
        'Die Ärmel fallen gerade und gleiten leicht über jedes Shirt.',
        'The sleeves are cut straight, so they slide easily over a shirt.',
      ],
      [
        'Het model is recht en zonder frutsels: niets wat blijft haken.',
        'Der Schnitt ist gerade und schlicht: nichts, woran man hängen bleibt.',
        'The cut is straight and simple: nothing to get caught on.',
      ],
      [
        'Met het boord op de heup blijft de rug warm bij het bukken.',
        'Das Bündchen auf der Hüfte hält den Rücken beim Bücken warm.',
        'The hem band sits on the hip and keeps a bent back warm.',
      ],
      [
        'De naden liggen iets naar voren, zodat ze niet drukken onder een rugzak.',
        'Die Nähte liegen etwas weiter vorn und drücken nicht unter dem Ranzen.',
        'The seams sit slightly forward, out of the way of backpack straps.',
        '!baby',
      ],
    ],
  },
  hoodie: {
    openings: [
      [
        'Capuchon op, handen in de zak, en de wind mag het zelf uitzoeken.',
        'Kapuze auf, Hände in die Tasche, und der Wind kann machen, was er will.',
        'Hood up, hands in the pocket, and the wind can suit itself.',
      ],
      [
        'Deze hoodie gaat mee naar voetbal, naar de bakker en stiekem ook naar bed.',
        'Dieser Hoodie geht mit zum Fußball, zum Bäcker und heimlich auch ins Bett.',
        'This hoodie comes along to football, to the bakery and, quietly, to bed.',
        '!baby',
      ],
      [
        'Voor elk kind is er één hoodie die nooit in de kast ligt.',
        'Jedes Kind hat einen Hoodie, der nie im Schrank liegt.',
        'Every kid has one hoodie that never makes it back to the wardrobe.',
      ],
      [
        'Aan na het zwemmen, aan bij het kampvuur, aan op de achterbank.',
        'Nach dem Schwimmen, am Lagerfeuer, auf der Rückbank.',
        'After the pool, around the campfire, asleep in the back seat.',
      ],
      [
        'Een hoodie met ruimte voor een T-shirt eronder en een plan erboven.',
        'Ein Hoodie mit Platz für ein T-Shirt darunter und einen Plan darüber.',
        'There is room for a tee underneath and a plan on top.',
      ],
      [
        'Wie een hoodie zoekt die tegen buitenspelen kan, is er.',
        'Wer einen Hoodie fürs Draußenspielen sucht, darf hier stehen bleiben.',
        'If you are after a hoodie that can handle outdoors, stop here.',
      ],
      [
        'Een capuchon is een dak dat je altijd bij je hebt.',
        'Eine Kapuze ist ein Dach, das man immer dabeihat.',
        'A hood is a roof you get to carry around.',
      ],
      [
        'Een hoodie is een hut voor één persoon.',
        'Ein Hoodie ist eine Höhle für eine Person.',
        'A hoodie is a den for one.',
      ],
      [
        'Voor wie zich soms even wil terugtrekken, ongeveer vijf tellen.',
        'Für alle, die sich mal kurz zurückziehen wollen, für ungefähr fünf Sekunden.',
        'For anyone who needs some time alone, about five seconds.',
      ],
      [
        'Hij begint als trui van de dag en eindigt als kussen in de auto.',
        'Morgens Pullover, abends Kissen im Auto.',
        'It starts the day as a jumper and ends it as a pillow in the car.',
      ],
      ['Wind mee, wind tegen, hoodie aan.', 'Rückenwind, Gegenwind, Hoodie an.', 'Wind behind, wind ahead, hoodie on.'],
      [
        'De hoodie waar later op de foto’s iedereen “ach” bij zegt.',
        'Der Hoodie, bei dem später auf den Fotos alle „ach“ sagen.',
        'The hoodie everyone will say “aww” about in the photos.',
      ],
      [
        'Ruim, zacht en nergens te beroerd voor.',
        'Weit, weich und sich für nichts zu schade.',
        'Roomy, soft and game for anything.',
      ],
      [
        'Een kleine hoodie voor een kind dat net zo stoer wil als de rest.',
        'Ein kleiner Hoodie für ein Kind, das so cool sein will wie die Großen.',
        'A little hoodie for someone who wants to be just like the big kids.',
        'baby',
      ],
    ],
    details: [
      [
        'De mouwen laten een dikke longsleeve eronder toe.',
        'In die Ärmel passt noch ein dickes Langarmshirt.',
        'The sleeves leave room for a thick long-sleeved tee.',
      ],
      [
        'In de grote zak op de buik passen twee koude handen en minstens drie kastanjes.',
        'In die große Bauchtasche passen zwei kalte Hände und mindestens drei Kastanien.',
        'The big front pocket fits two cold hands and at least three conkers.',
      ],
      [
        'De capuchon is dubbel, dus hij blijft staan en zakt niet over de ogen.',
        'Die Kapuze ist doppelt gelegt und rutscht nicht über die Augen.',
        'The hood is made of two layers, so it keeps its shape and stays out of their eyes.',
      ],
      [
        'Brede boorden om de polsen houden de mouwen op hun plek tijdens het handenwassen.',
        'Breite Bündchen halten die Ärmel beim Händewaschen oben.',
        'Wide cuffs hold the sleeves up while hands get washed.',
      ],
      [
        'De hoeken van de voorzak zijn extra vastgezet, want daar wordt aan gehangen.',
        'Die Ecken der Bauchtasche sind verriegelt, denn daran wird gezogen.',
        'The pocket corners are reinforced, because someone will hang on them.',
      ],
      [
        'De halsnaad is afgewerkt met een bandje, zodat er niets schuurt.',
        'Ein Band deckt die Halsnaht ab, da scheuert nichts.',
        'Tape covers the neck seam, so nothing rubs.',
      ],
      [
        'Rond het middel zit een stevige boord die niet gaat lubberen.',
        'Das feste Bündchen am Saum leiert nicht aus.',
        'A firm hem band keeps it from stretching out.',
      ],
      [
        'De capuchon is ruim geknipt: een muts past er nog onder.',
        'Die Kapuze ist so weit geschnitten, dass eine Mütze daruntergeht.',
        'The hood is roomy enough for a beanie underneath.',
      ],
      [
        'De koorden eindigen in een metalen stiftje, dus ze rafelen niet.',
        'Die Kordeln haben Metallenden und fransen nicht aus.',
        'The cords end in metal tips, so they do not fray.',
        '!baby',
      ],
      [
        'De buidelzak is aan twee kanten open, zodat handen elkaar kunnen vinden.',
        'Die Bauchtasche ist von zwei Seiten offen, so finden sich die Hände.',
        'The front pocket opens from both sides, so hands can meet in the middle.',
      ],
      [
        'De capuchon loopt hoog door in de hals en houdt de wind weg.',
        'Die Kapuze reicht vorn hoch an den Hals und hält den Wind ab.',
        'The hood comes up high at the neck and keeps the wind off.',
      ],
      [
        'De naden zijn stevig gestikt, ook bij de mouw.',
        'Die Nähte sind fest gesteppt, auch am Ärmel.',
        'The seams are sewn firmly, sleeves included.',
      ],
      [
        'Mouwen en zoom eindigen in een ribboord dat meegeeft.',
        'Ärmel und Saum enden in einem Rippbündchen, das nachgibt.',
        'Sleeves and hem end in ribbing with plenty of give.',
      ],
    ],
  },
  cardigan: {
    openings: [
      [
        'Een vest is het antwoord op elk weerbericht met “wisselend” erin.',
        'Eine Strickjacke ist die Antwort auf jeden Wetterbericht mit dem Wort „wechselhaft“.',
        'A cardigan is the right answer to any forecast that says “mixed”.',
      ],
      [
        'Open over een jurk, dicht onder een jas: dit vest past zich aan.',
        'Offen über dem Kleid, geschlossen unter der Jacke: Sie macht alles mit.',
        'Open over a dress or closed under a coat, it gets along with everyone.',
      ],
      [
        'Voor de ochtend te koud, voor de middag te warm: dan is een vest precies goed.',
        'Morgens zu kalt, mittags zu warm, mit Strickjacke genau richtig.',
        'Too cold at eight, too warm at noon, just right with a cardigan.',
      ],
      [
        'Hang het over de stoel, knoop het om, trek het aan als de wolken komen.',
        'Über die Stuhllehne damit, bis die Wolken kommen.',
        'It lives on the back of a chair until the clouds roll in.',
      ],
      [
        'Een vest dat je kind zelf aan en uit kan doen.',
        'Eine Jacke, die dein Kind allein an- und ausziehen kann.',
        'One layer kids can put on and take off by themselves.',
        '!baby',
      ],
      [
        'Zoals het vest van oma, maar dan geknipt om in te rennen.',
        'Wie von Oma, nur zum Rennen geschnitten.',
        'Like the one Grandma made, but cut for running.',
      ],
      [
        'Het handigste kledingstuk van september, en van april.',
        'Das praktischste Teil im September, und im April.',
        'The most useful thing to own in September, and again in April.',
      ],
      [
        'Een vest kun je half aandoen, dat kan geen trui.',
        'Eine Strickjacke kann man halb anziehen, das schafft kein Pullover.',
        'You can wear a cardigan halfway, which no jumper can claim.',
      ],
      [
        'Knopen dicht voor opa, knopen open voor de rest van de dag.',
        'Zugeknöpft für Opa, offen für den Rest des Tages.',
        'Buttoned for Grandpa, open for the rest of the day.',
      ],
      [
        'Onder een jas, over een pyjama of op schoot bij wie voorleest.',
        'Unter die Jacke, über den Schlafanzug und auf den Schoß beim Vorlesen.',
        'Under a coat, over pyjamas, or on a lap at story time.',
      ],
      [
        'Een vest past overal nog tussen.',
        'Eine Strickjacke passt immer noch dazwischen.',
        'There is always room for a cardigan in between.',
      ],
      [
        'Wie van laagjes houdt, begint hier.',
        'Wer gern Schichten trägt, fängt hier an.',
        'If you believe in layers, start here.',
      ],
      [
        'Een vest om te krijgen bij de geboorte en te onthouden bij het opruimen.',
        'Zur Geburt verschenkt und beim Ausmisten behalten.',
        'The cardigan you get as a baby gift and keep when clearing out.',
        'baby',
      ],
    ],
    details: [
      [
        'De boorden aan de mouwen zijn lang genoeg om één keer om te slaan.',
        'Die Ärmelbündchen sind lang genug, um sie einmal umzuschlagen.',
        'The cuffs are long enough to turn back once.',
      ],
      [
        'Langs de voorkant loopt een stevige bies, zodat het vest recht blijft hangen.',
        'Eine feste Blende an der Vorderkante hält die Jacke gerade.',
        'A firm band down the front keeps it hanging straight.',
      ],
      [
        'De schouders zijn verstevigd tegen uitzakken aan de kapstok.',
        'Die Schultern sind verstärkt, damit am Haken nichts ausleiert.',
        'The shoulders are taped, so a coat hook will not stretch them.',
        '!baby',
      ],
      [
        'De halslijn ligt laag genoeg voor een kraagje eronder.',
        'Der Ausschnitt lässt Platz für einen kleinen Kragen darunter.',
        'The neckline leaves room for a little collar.',
      ],
      [
        'De zoom eindigt op de heup en kruipt niet op bij het zitten.',
        'Der Saum endet auf der Hüfte und schiebt sich beim Sitzen nicht hoch.',
        'The hem ends at the hip and does not ride up when they sit.',
      ],
      [
        'Vijf grote knopen gaan makkelijk door het knoopsgat.',
        'Fünf große Knöpfe gehen leicht durchs Knopfloch.',
        'Five big buttons slip easily through their holes.',
      ],
      [
        'De knoopsgaten zijn netjes omrand en rafelen niet.',
        'Die Knopflöcher sind sauber umnäht und fransen nicht aus.',
        'The buttonholes are neatly finished and do not fray.',
      ],
      [
        'De V-hals laat een T-shirt zien dat ook gezien wil worden.',
        'Der V-Ausschnitt lässt dem T-Shirt darunter seinen Auftritt.',
        'The V-neck lets the tee underneath have its moment.',
      ],
      [
        'De geribde bies loopt rondom door, van zoom tot zoom.',
        'Die gerippte Blende läuft ringsum, von Saum zu Saum.',
        'The ribbed band runs all the way around, hem to hem.',
      ],
      [
        'De knopen hebben een eigen kleur en zijn stevig aangezet.',
        'Die Knöpfe haben eine eigene Farbe und sind fest angenäht.',
        'The buttons have a colour of their own and are sewn on tight.',
      ],
      [
        'Mouwen en zoom eindigen in een rib die haar vorm houdt.',
        'Ärmel und Saum enden in einem Ripp, der seine Form behält.',
        'Sleeves and hem end in ribbing that keeps its shape.',
      ],
      [
        'Met alleen de middelste knoop dicht zit het ook goed.',
        'Auch mit nur dem mittleren Knopf sitzt sie gut.',
        'It sits well with only the middle button done up.',
      ],
      [
        'De mouwen zijn recht, zodat er een shirt onder past zonder proppen.',
        'Die Ärmel sind gerade, da passt ein Shirt ohne Stopfen darunter.',
        'The sleeves are straight, so a shirt fits underneath without bunching.',
      ],
    ],
  },
  jacket: {
    openings: [
      [
        'Een jas voor tussen de seizoenen, als niemand weet wat het weer gaat doen.',
        'Eine Jacke für die Wochen, in denen niemand weiß, was das Wetter vorhat.',
        'A jacket for the weeks when nobody knows what the weather is up to.',
      ],
      ['Jas aan, deur open, weg.', 'Jacke an, Tür auf, weg.', 'Jacket on, door open, gone.'],
      [
        'Dit is de jas die je in maart uit de kast haalt en pas in november weer mist.',
        'Im März kommt sie aus dem Schrank und bleibt bis November draußen.',
        'It comes out of the wardrobe in March and stays out until November.',
      ],
      [
        'Geen dikke winterjas en geen dun niemendalletje, maar er precies tussenin.',
        'Nicht zu dick, nicht zu dünn: die Jacke für dazwischen.',
        'Not a heavy coat, not a flimsy layer, but the useful thing in between.',
      ],
      [
        'Voor de fiets naar school en de omweg terug.',
        'Für den Schulweg und den Umweg zurück.',
        'For the ride to school and the long way home.',
        '!baby',
      ],
      [
        'Regen is geen reden om binnen te blijven, plassen zijn een reden om te gaan.',
        'Regen ist kein Grund, drinnen zu bleiben, und Pfützen sind ein Grund, rauszugehen.',
        'Rain is no reason to stay in, and puddles are a reason to go out.',
        'rain-nylon',
      ],
      [
        'Een spijkerjack wordt met elke val, vlek en wasbeurt een beetje meer van je kind.',
        'Eine Jeansjacke gehört mit jedem Sturz und jeder Wäsche ein bisschen mehr zu ihrem Kind.',
        'A denim jacket belongs to its owner a little more after every fall and every wash.',
        'denim',
      ],
      [
        'Wind op de dijk, motregen op het plein: deze jas vindt het allebei best.',
        'Wind auf dem Deich, Niesel auf dem Pausenhof: Diese Jacke nimmt beides gelassen.',
        'Wind off the water, drizzle at the school gate: this jacket shrugs at both.',
        'softshell',
      ],
      [
        'Deze jas hangt het dichtst bij de deur, en niet voor niets.',
        'Diese Jacke hängt der Tür am nächsten, und das hat seinen Grund.',
        'This jacket hangs closest to the door, and for good reason.',
      ],
      [
        'Voor weer dat nog niet heeft besloten.',
        'Für Wetter, das sich noch nicht entschieden hat.',
        'For weather that has not made up its mind.',
      ],
      [
        'Een jas om in te vertrekken, te verdwalen en op tijd terug te zijn.',
        'Eine Jacke zum Losgehen, Verirren und rechtzeitig Zurücksein.',
        'A jacket for heading out, getting lost and being back in time.',
        '!baby',
      ],
      [
        'Over een trui in de herfst, over een T-shirt in de lente.',
        'Im Herbst über dem Pullover, im Frühling über dem T-Shirt.',
        'Over a jumper in autumn, over a tee in spring.',
      ],
      [
        'Kort model, lange wandelingen.',
        'Kurzer Schnitt, lange Spaziergänge.',
        'A short cut for long walks.',
        '!rain-nylon',
      ],
      [
        'Jas dicht en naar buiten, de rest merk je wel.',
        'Jacke zu und raus, der Rest findet sich.',
        'Close it, head out, see what happens.',
      ],
      [
        'Frisse lucht doet iedereen goed, als de jas maar klopt.',
        'Frische Luft tut allen gut, wenn die Jacke stimmt.',
        'Fresh air is good for everyone, as long as the jacket is right.',
      ],
      [
        'Een eerste jas voor de eerste eendjes.',
        'Eine erste Jacke für die ersten Enten.',
        'A first jacket for the first ducks.',
        'baby',
      ],
    ],
    details: [
      [
        'Het lusje in de nek is stevig genoeg voor de kapstok op school.',
        'Der Aufhänger im Nacken hält auch die Garderobe in der Kita aus.',
        'The loop at the neck is sturdy enough for a school coat hook.',
        '!baby',
      ],
      [
        'In de voering zit een labeltje voor naam en groep.',
        'Im Futter ist Platz für Name und Gruppe.',
        'There is a label inside for a name and a class.',
      ],
      [
        'De mouwen zijn zo geknipt dat de jas niet omhoogkomt als je kind het stuur pakt.',
        'Die Ärmel sind so geschnitten, dass am Lenker nichts hochrutscht.',
        'The sleeves are cut so nothing rides up when they reach for the handlebars.',
        '!baby',
      ],
      [
        'De naden zijn dubbel gestikt, ook op plekken die je niet ziet.',
        'Die Nähte sind doppelt gesteppt, auch dort, wo es keiner sieht.',
        'The seams are double-stitched, even where you cannot see them.',
        'denim/twill/corduroy',
      ],
      [
        'Aan de binnenkant zit een extra zakje voor een sleutel of een schat.',
        'Innen gibt es eine kleine Tasche für Schlüssel oder Schätze.',
        'Inside there is an extra pocket for a key or a treasure.',
      ],
      [
        'De geribde kraag staat rechtop en houdt de nek warm.',
        'Der gerippte Stehkragen hält den Nacken warm.',
        'The ribbed collar stands up and keeps the neck warm.',
        'softshell',
      ],
      [
        'Boorden om polsen en heup houden de wind buiten.',
        'Bündchen an Handgelenk und Hüfte halten den Wind draußen.',
        'Ribbing at the wrists and hip keeps the wind out.',
        'softshell',
      ],
      [
        'De boorden hebben een andere kleur dan de jas, dat staat vrolijk.',
        'Die Bündchen setzen sich farblich ab, das macht gute Laune.',
        'The ribbing comes in a second colour, which cheers things up.',
        'softshell',
      ],
      [
        'De rits loopt van zoom tot kraag, met een gekleurde trekker.',
        'Der Reißverschluss läuft vom Saum bis zum Kragen und hat einen bunten Zipper.',
        'The zip runs from hem to collar and has a coloured pull.',
        'softshell',
      ],
      [
        'De zakken zitten schuin, precies waar koude handen ze zoeken.',
        'Die Taschen sitzen schräg, genau da, wo kalte Hände suchen.',
        'The pockets are slanted, right where cold hands go looking.',
        'softshell',
      ],
      [
        'Een want schuift makkelijk over het mouwboord.',
        'Über das Ärmelbündchen passt mühelos ein Fäustling.',
        'A mitten slides right over the cuff.',
        'softshell',
      ],
      [
        'Langs de rits loopt een stiksel dat alles recht houdt.',
        'Eine Steppnaht neben dem Reißverschluss hält alles gerade.',
        'A line of stitching beside the zip keeps everything straight.',
        'softshell',
      ],
      [
        'De jas eindigt op de heup en laat de benen vrij.',
        'Die Jacke endet auf der Hüfte und lässt den Beinen Platz.',
        'It ends at the hip and leaves the legs free.',
        '!rain-nylon',
      ],
      [
        'Er past een trui onder zonder dat het knelt.',
        'Ein Pullover passt darunter, ohne dass es spannt.',
        'A jumper fits underneath without pulling.',
      ],
      [
        'De schouders zijn ruim genoeg om naar de buren te zwaaien.',
        'Die Schultern sind weit genug, um den Nachbarn zu winken.',
        'The shoulders leave room for waving at the neighbours.',
      ],
      [
        'De naden zijn stevig doorgestikt, want jassen hebben geen makkelijk leven.',
        'Die Nähte sind fest abgesteppt, denn Jacken haben es nicht leicht.',
        'The seams are stitched firmly, because jackets lead a hard life.',
      ],
      [
        'De mouwen zijn lang genoeg voor een seizoen extra.',
        'Die Ärmel reichen für eine Saison länger.',
        'The sleeves are long enough for one more season.',
      ],
      [
        'Van binnen is hij glad, zodat mouwen niet opstropen.',
        'Innen ist sie glatt, damit sich keine Ärmel hochschieben.',
        'It is smooth inside, so sleeves do not ride up.',
      ],
      [
        'De capuchon zit vast aan de jas en is er dus altijd bij.',
        'Die Kapuze ist fest angenäht und deshalb immer dabei.',
        'The hood is attached, so it is always there.',
        'rain-nylon',
      ],
      [
        'De drukknopen sluiten met één duwtje.',
        'Die Druckknöpfe schließen mit einem Druck.',
        'The poppers close with one push.',
        'rain-nylon',
      ],
      [
        'Kleppen houden de regen uit de zakken.',
        'Klappen halten den Regen aus den Taschen.',
        'Flaps keep the rain out of the pockets.',
        'rain-nylon',
      ],
      [
        'De jas loopt onder wijd uit, zodat de regen naast de benen valt.',
        'Die Jacke wird nach unten weiter, so läuft der Regen an den Beinen vorbei.',
        'It flares towards the hem, so the rain drips clear of the legs.',
        'rain-nylon',
      ],
      [
        'De voering van de capuchon heeft een tweede kleur.',
        'Die Kapuze ist in einer zweiten Farbe gefüttert.',
        'The hood is lined in a second colour.',
        'rain-nylon',
      ],
      [
        'Op de borst zitten twee klepjes met een knoop.',
        'Auf der Brust sitzen zwei Klappen mit Knopf.',
        'There are two buttoned flaps on the chest.',
        'denim',
      ],
      [
        'De kraag kan omhoog als de wind draait.',
        'Der Kragen lässt sich hochstellen, wenn der Wind dreht.',
        'The collar flips up when the wind turns.',
        'denim',
      ],
      [
        'De manchetten sluiten met een knoop en blijven netjes.',
        'Die Manschetten schließen mit einem Knopf und bleiben ordentlich.',
        'The cuffs close with a button and stay tidy.',
        'denim',
      ],
      [
        'Onderaan houdt een vaste band alles op zijn plek.',
        'Unten hält ein fester Bund alles an seinem Platz.',
        'A firm waistband keeps everything in place.',
        'denim',
      ],
    ],
  },
  'winter-coat': {
    openings: [
      [
        'Sneeuw of geen sneeuw, het schoolplein is in januari altijd koud.',
        'Schnee hin oder her, der Pausenhof ist im Januar immer kalt.',
        'Snow or no snow, a playground in January is cold.',
        '!baby',
      ],
      [
        'Een winterjas voor kinderen die pas naar binnen willen als het donker is.',
        'Eine Winterjacke für Kinder, die erst im Dunkeln reinkommen.',
        'A winter coat for kids who only come in once it is dark.',
      ],
      [
        'Warm ingepakt, maar met genoeg ruimte om een sneeuwbal te gooien.',
        'Warm eingepackt und trotzdem beweglich genug für einen Schneeball.',
        'Wrapped up, with enough room left to throw a snowball.',
        '!baby',
      ],
      [
        'De winter duurt lang, een goede jas gelukkig ook.',
        'Der Winter dauert lange, eine gute Jacke zum Glück auch.',
        'Winter is long, and luckily so is the life of a good coat.',
      ],
      [
        'Voor de slee, de schaatsbaan en het wachten bij de bushalte.',
        'Für Schlitten, Eisbahn und das Warten an der Bushaltestelle.',
        'For sledging, skating and waiting at the bus stop.',
        '!baby',
      ],
      [
        'Een jas als een dekbed waarmee je naar buiten mag.',
        'Wie eine Bettdecke, mit der man nach draußen darf.',
        'Like a duvet you are allowed to take outside.',
      ],
      [
        'Voor de eerste sneeuw, de laatste sneeuw en al het nat ertussen.',
        'Für den ersten Schnee, den letzten Schnee und alles Nasse dazwischen.',
        'For the first snow, the last snow and all the slush in between.',
      ],
      [
        'Wie deze jas aanheeft, wil niet meer naar binnen.',
        'Wer diese Jacke anhat, will nicht mehr rein.',
        'Once this coat is on, nobody wants to go in.',
      ],
      [
        'De adem maakt wolkjes, de jas doet de rest.',
        'Der Atem macht Wölkchen, die Jacke macht den Rest.',
        'Breath makes little clouds, the coat does the rest.',
      ],
      [
        'Gemaakt voor januari, en voor de stukken april die erop lijken.',
        'Gemacht für den Januar und für die Tage im April, die ihm ähneln.',
        'Made for January, and for the parts of April that feel like it.',
      ],
      [
        'Een jas om in te wonen tot het lente is.',
        'Eine Jacke, in der man bis zum Frühling wohnen kann.',
        'A coat to live in until spring.',
      ],
      ['Koude neus, warme rest.', 'Kalte Nase, sonst alles warm.', 'Cold nose, warm everything else.'],
      [
        'Buiten slapen, binnen wakker worden: met deze jas kan het.',
        'Draußen einschlafen, drinnen aufwachen: Mit dieser Jacke geht das.',
        'Fall asleep outside, wake up inside: this coat makes it possible.',
        'baby',
      ],
      [
        'Hoe kouder het wordt, hoe beter deze jas zijn best doet.',
        'Je kälter es wird, desto mehr gibt sich diese Jacke Mühe.',
        'The colder it gets, the harder this coat works.',
      ],
    ],
    details: [
      [
        'De capuchon sluit goed aan en laat het zicht opzij vrij.',
        'Die Kapuze sitzt gut und lässt den Blick zur Seite frei.',
        'The hood fits close and leaves the view to both sides clear.',
      ],
      [
        'De zakken zijn gevoerd, voor als de wanten weer eens thuis liggen.',
        'Die Taschen sind gefüttert, falls die Handschuhe wieder zu Hause liegen.',
        'The pockets are lined, for the days the mittens stay home.',
      ],
      [
        'Het ophanglusje kan tegen handschoenen, haast en een volle kapstok.',
        'Der Aufhänger verträgt Fäustlinge, Eile und eine volle Garderobe.',
        'The hanging loop can handle mittens, hurry and a crowded hook.',
      ],
      [
        'In de voering is plek om een naam te schrijven, want op school hangen er dertig.',
        'Im Futter steht Platz für den Namen bereit, denn in der Schule hängen dreißig Jacken.',
        'There is space for a name in the lining, because thirty coats hang in that hallway.',
        '!baby',
      ],
      [
        'Geribde boordjes sluiten om de pols en houden sneeuw uit de mouw.',
        'Gerippte Bündchen schließen am Handgelenk und halten den Schnee aus dem Ärmel.',
        'Ribbed cuffs close around the wrist and keep snow out of the sleeve.',
      ],
      [
        'Over de rits ligt een flap met vier sluitingen, daar komt geen wind langs.',
        'Über dem Reißverschluss liegt eine Leiste mit vier Verschlüssen, da kommt kein Wind durch.',
        'A flap with four fasteners covers the zip, and no wind gets past it.',
        '!puffer',
      ],
      [
        'In de klepzakken passen wanten en een halve sneeuwbal.',
        'In die Klappentaschen passen Fäustlinge und ein halber Schneeball.',
        'The flap pockets hold mittens and half a snowball.',
        '!puffer',
      ],
      [
        'De jas valt tot over de billen, zodat een koud bankje geen probleem is.',
        'Die Jacke reicht bis über den Po, da ist auch eine kalte Bank kein Problem.',
        'It reaches past the seat, so a cold bench is no problem.',
      ],
      [
        'De capuchon zit vast aan de jas en kan dus niet zoekraken.',
        'Die Kapuze ist fest angenäht und kann nicht verloren gehen.',
        'The hood is attached, so it cannot get lost.',
      ],
      [
        'De kleppen over de zakken houden natte sneeuw buiten.',
        'Klappen über den Taschen halten nassen Schnee ab.',
        'Flaps over the pockets keep wet snow out.',
        '!puffer',
      ],
      [
        'Van binnen is de jas gevoerd, van schouder tot zoom.',
        'Innen ist die Jacke von der Schulter bis zum Saum gefüttert.',
        'It is lined from shoulder to hem.',
      ],
      [
        'De sluitingen op de flap hebben een eigen kleur en zijn zo gevonden.',
        'Die Verschlüsse der Leiste haben eine eigene Farbe und sind schnell gefunden.',
        'The fasteners on the flap have a colour of their own and are quick to find.',
        '!puffer',
      ],
      [
        'Er past een dikke trui onder zonder dat de armen gaan uitsteken.',
        'Ein dicker Pullover passt darunter, ohne dass die Arme abstehen.',
        'A thick jumper fits underneath without arms sticking out.',
      ],
      [
        'De capuchon loopt hoog door bij de kin, waar anders een sjaal moet zitten.',
        'Die Kapuze reicht hoch ans Kinn, wo sonst ein Schal sitzen müsste.',
        'The hood comes up high at the chin, where a scarf would otherwise go.',
      ],
      [
        'De rits loopt van de zoom tot onder de capuchon.',
        'Der Reißverschluss läuft vom Saum bis unter die Kapuze.',
        'The zip runs from the hem to just under the hood.',
        'puffer',
      ],
      [
        'De schuine zakken zitten precies op handhoogte.',
        'Die schrägen Taschen sitzen genau auf Handhöhe.',
        'The slanted pockets sit right at hand height.',
        'puffer',
      ],
      [
        'Aan de rits zit een grote trekker, ook met wanten te pakken.',
        'Der große Zipper lässt sich auch mit Fäustlingen greifen.',
        'The big zip pull works with mittens on.',
        'puffer',
      ],
      [
        'De mouwen zijn lang genoeg om handen in te verstoppen.',
        'Die Ärmel sind lang genug, um Hände darin zu verstecken.',
        'The sleeves are long enough to hide hands in.',
      ],
    ],
  },
  gilet: {
    openings: [
      [
        'Warm om het lijf, armen vrij: zo fietst het een stuk fijner.',
        'Warm am Bauch, frei an den Armen: So fährt es sich besser Rad.',
        'Warm in the middle, free at the arms: cycling is better this way.',
        '!baby',
      ],
      [
        'Een bodywarmer is een jas voor kinderen die hun jas altijd uitdoen.',
        'Eine Weste ist die Jacke für Kinder, die ihre Jacke immer ausziehen.',
        'A gilet is the jacket for kids who always take their jacket off.',
      ],
      [
        'Over een trui, onder een regenjas, of op zichzelf zodra de zon er is.',
        'Über dem Pullover, unter der Regenjacke oder solo, sobald die Sonne da ist.',
        'Over a jumper, under a raincoat, or alone as soon as the sun shows up.',
      ],
      ['De snelste laag aan de kapstok.', 'Die schnellste Schicht an der Garderobe.', 'The fastest layer on the hook.'],
      [
        'Voor frisse ochtenden waarop een jas net te veel gevraagd is.',
        'Für frische Morgen, an denen eine Jacke zu viel verlangt wäre.',
        'For crisp mornings when a coat is asking too much.',
      ],
      [
        'Even naar buiten, even naar de kippen, even terug.',
        'Kurz raus, kurz zu den Hühnern, kurz zurück.',
        'Out for a minute, over to the chickens, back again.',
      ],
      [
        'Half jas, half trui, helemaal goed.',
        'Halb Jacke, halb Pullover, ganz richtig.',
        'Half jacket, half jumper, all good.',
      ],
      [
        'Voor wie het koud heeft, maar geen tijd voor mouwen.',
        'Für alle, die frieren, aber keine Zeit für Ärmel haben.',
        'For anyone who is cold but has no time for sleeves.',
      ],
      [
        'In de lente is dit een jas, in de winter een geheim.',
        'Im Frühling eine Jacke, im Winter ein Geheimnis.',
        'In spring it is a jacket, in winter it is a secret.',
      ],
      [
        'Een bodywarmer is snel aan en hoeft zelden uit.',
        'Eine Weste ist schnell an und muss selten aus.',
        'A gilet goes on fast and rarely has to come off.',
      ],
      [
        'Het midden warm, de rest vrij om te spelen.',
        'Die Mitte warm, der Rest frei zum Spielen.',
        'A warm middle and the rest free to play.',
      ],
      [
        'Klaar voor het moment waarop de zon zich bedenkt.',
        'Liegt bereit, falls die Sonne es sich anders überlegt.',
        'Ready for the moment the sun changes its mind.',
      ],
      [
        'Bij oma op de arm, in de wagen, over het boxpakje: hij kan overal bij.',
        'Auf Omas Arm, im Wagen, über dem Strampler: Sie ist überall dabei.',
        'In Grandma’s arms, in the pushchair, over a romper: it goes with it all.',
        'baby',
      ],
    ],
    details: [
      [
        'De armsgaten zijn ruim geknipt, ook met een dikke trui eronder.',
        'Die Armausschnitte sind weit genug für einen dicken Pullover.',
        'The armholes are wide enough for a thick jumper.',
      ],
      [
        'De steekzakken zijn diep genoeg voor een appel.',
        'In die Eingrifftaschen passt ein Apfel.',
        'The pockets are deep enough for an apple.',
      ],
      [
        'De kraag staat rechtop en houdt de wind uit de nek.',
        'Der Kragen steht und hält den Wind vom Nacken fern.',
        'The collar stands up and keeps wind off the neck.',
      ],
      [
        'De rits loopt door tot boven in de kraag.',
        'Der Reißverschluss läuft bis oben in den Kragen.',
        'The zip runs right up to the top of the collar.',
      ],
      [
        'De armsgaten zijn doorgestikt en sluiten netjes aan.',
        'Die Armausschnitte sind abgesteppt und liegen sauber an.',
        'The armholes are topstitched and sit neatly.',
      ],
      [
        'Aan de rits zit een gekleurde trekker die je met wanten kunt pakken.',
        'Der bunte Zipper lässt sich auch mit Handschuhen greifen.',
        'The coloured zip pull is easy to grab with mittens on.',
      ],
      [
        'De zakken lopen schuin, zodat handen er vanzelf in vallen.',
        'Die Taschen sitzen schräg, die Hände finden von selbst hinein.',
        'The pockets are slanted, so hands just fall in.',
      ],
      [
        'Onder de kraag zit een lusje voor de kapstok.',
        'Unter dem Kragen sitzt ein Aufhänger für den Haken.',
        'Under the collar there is a loop for the coat hook.',
      ],
      [
        'De zoom eindigt op de heup en zit nergens in de weg.',
        'Der Saum endet auf der Hüfte und ist nirgends im Weg.',
        'The hem ends at the hip and stays out of the way.',
      ],
      [
        'De voorkant is naast de rits extra doorgestikt en blijft mooi vlak.',
        'Neben dem Reißverschluss ist die Front abgesteppt und bleibt schön glatt.',
        'The front is topstitched beside the zip and stays nice and flat.',
      ],
      [
        'Zonder mouwen past hij ook onder een regenjas.',
        'Ohne Ärmel passt sie auch unter die Regenjacke.',
        'With no sleeves, it fits under a raincoat too.',
      ],
      [
        'De schouders zijn smal gehouden, zodat de armen vrij blijven.',
        'Die Schultern sind schmal gehalten, so bleiben die Arme frei.',
        'The shoulders are cut narrow, so arms stay free.',
      ],
      [
        'De kraag voelt zacht aan, ook als hij helemaal dicht is.',
        'Der Kragen fühlt sich weich an, auch wenn er ganz zu ist.',
        'The collar feels soft, even zipped to the top.',
      ],
    ],
  },
} satisfies Record<string, GarmentCopy>
