import type { BrandCopy } from '../products/copy.ts'

export const patterns: BrandCopy['patterns'] = {
  stripes: [
    [
      'Wie goed kijkt, ziet een zebrapad en een zeilboot.',
      'Wer genau hinsieht, entdeckt Zebrastreifen und ein Segelboot.',
      'Look closely and you will see a zebra crossing and a sailing boat.',
    ],
    [
      'Streep voor streep een vrolijke boel.',
      'Streifen für Streifen gute Laune.',
      'Stripe after stripe of good cheer.',
    ],
    [
      'De strepen lopen netjes door bij de naden, daar letten we op.',
      'Die Streifen treffen sich an den Nähten, darauf achten wir.',
      'The stripes meet at the seams, we are picky about that.',
      '!socks',
    ],
    [
      'Strepen gaan nooit uit de mode en altijd samen met vlekken.',
      'Streifen kommen nie aus der Mode und vertragen sich gut mit Flecken.',
      'Stripes never go out of style and always get along with stains.',
    ],
    [
      'Met strepen die je kunt tellen als het wachten lang duurt.',
      'Mit Streifen, die man zählen kann, wenn das Warten lang wird.',
      'With stripes to count when the waiting gets long.',
    ],
    [
      'Strepen maken van een gewone dag een dag aan zee.',
      'Streifen machen aus einem gewöhnlichen Tag einen Tag am Meer.',
      'Stripes turn an ordinary day into a day at the beach.',
    ],
    [
      'De strepen weten de weg, je kind volgt.',
      'Die Streifen kennen den Weg, dein Kind läuft mit.',
      'The stripes know the way, your child just follows.',
    ],
    [
      'Strepen van matrozen, geleend voor op het droge.',
      'Streifen von Matrosen, ausgeliehen für das Land.',
      'Stripes on loan from sailors, for use on land.',
    ],
    [
      'Eén streep was te weinig, dus tekenden we door.',
      'Ein Streifen war zu wenig, also haben wir weitergemalt.',
      'One stripe was not enough, so we kept drawing.',
    ],
  ],
  dots: [
    [
      'Stippen als confetti na een feestje.',
      'Punkte wie Konfetti nach dem Fest.',
      'Dots like confetti after the party.',
    ],
    [
      'Er is vast ergens een stip die de baas is.',
      'Irgendein Punkt ist hier bestimmt der Chef.',
      'One of these dots is surely in charge.',
    ],
    [
      'De stippen dansen alle kanten op.',
      'Die Punkte tanzen in alle Richtungen.',
      'The dots dance in every direction.',
    ],
    [
      'Met stippen, want één kleur was te stil.',
      'Mit Punkten, denn eine Farbe allein war uns zu still.',
      'With dots, because one colour was a little quiet.',
    ],
    [
      'Een hagelbui van stippen, en niet één te veel.',
      'Ein Hagelschauer aus Punkten, und keiner zu viel.',
      'A hailstorm of dots, and not one too many.',
    ],
    [
      'Tel de stippen en je bent zo in slaap.',
      'Wer alle Punkte zählt, schläft dabei ein.',
      'Count all the dots and you will be asleep in no time.',
    ],
    [
      'De stippen zijn in de was nog nooit kwijtgeraakt.',
      'Die Punkte sind in der Wäsche noch nie verloren gegangen.',
      'Not one of these dots has ever been lost in the wash.',
    ],
    [
      'Van ver is het één kleur, van dichtbij een stippenfeest.',
      'Von Weitem eine Farbe, von Nahem ein Fest der Punkte.',
      'From afar it is one colour, up close it is a party of dots.',
    ],
    [
      'Met stippen om met een vinger van de ene naar de andere te springen.',
      'Mit Punkten, von denen der Finger zum nächsten hüpft.',
      'With dots for a finger to hop across.',
    ],
  ],
  check: [
    [
      'Een ruit zoals het tafelkleed op vakantie.',
      'Ein Karo wie die Tischdecke im Urlaub.',
      'A check like the tablecloth on holiday.',
    ],
    [
      'De ruit geeft rust, de rest doet je kind.',
      'Das Karo bringt Ruhe hinein, den Rest erledigt dein Kind.',
      'The check keeps things calm; your child does the rest.',
    ],
    [
      'De ruit heeft iets van een picknickkleed en iets van een houthakker.',
      'Das Karo hat etwas von Picknickdecke und etwas von Holzfäller.',
      'The check is part picnic blanket, part lumberjack.',
    ],
    ['Een ruit die vlekken vergeeft.', 'Ein Karo, das Flecken verzeiht.', 'A check that forgives stains.'],
    [
      'De ruiten zijn bij de naden zorgvuldig op elkaar gelegd.',
      'An den Nähten liegen die Karos sorgfältig aufeinander.',
      'The checks are carefully lined up at the seams.',
      '!socks',
    ],
    [
      'Ruiten passen bij effen, en stiekem ook bij strepen.',
      'Karos passen zu Uni und heimlich auch zu Streifen.',
      'Checks go with plains and, secretly, with stripes.',
    ],
    [
      'Een ruit uit oma’s keukenla, opnieuw ingekleurd.',
      'Ein Karo aus Omas Küchenschublade, neu ausgemalt.',
      'A check from Grandma’s kitchen drawer, in new colours.',
    ],
    [
      'Vakje voor vakje, als een bord voor kleine spelletjes.',
      'Kästchen für Kästchen, wie ein Spielbrett.',
      'Square by square, like a board for small games.',
    ],
    [
      'De ruit maakt zelfs een luie dag een beetje ondernemend.',
      'Das Karo macht sogar einen faulen Tag ein wenig unternehmungslustig.',
      'The check makes even a lazy day look busy.',
    ],
    [
      'Een ruit die thuis is bij kampvuur en koekjes.',
      'Ein Karo, das sich an Lagerfeuer und Keksdose wohlfühlt.',
      'A check that is at home by a campfire or a biscuit jar.',
    ],
  ],
  stars: [
    [
      'Een stukje heldere nacht om overdag te dragen.',
      'Ein Stück klare Nacht für den Tag.',
      'A piece of clear night to wear by day.',
    ],
    [
      'De sterren zijn handgetekend en niet allemaal even groot.',
      'Die Sterne sind von Hand gezeichnet und nicht alle gleich groß.',
      'The stars are drawn by hand, and no two are quite the same size.',
    ],
    ['De sterren staan er ook overdag.', 'Die Sterne leuchten auch tagsüber.', 'The stars are out in the daytime too.'],
    [
      'Bezaaid met sterren, voor wie later de ruimte in wil.',
      'Voller Sterne, für alle, die später ins All wollen.',
      'Scattered with stars, for anyone planning on space.',
    ],
    [
      'Er zit vast ook een steelpan tussen al die sterren.',
      'Irgendwo zwischen den Sternen steckt bestimmt der Große Wagen.',
      'Look long enough and you will find the Plough.',
    ],
    [
      'Sterren van boven tot onder, wensen mag de hele dag.',
      'Sterne von oben bis unten, wünschen darf man sich den ganzen Tag etwas.',
      'Stars from top to bottom, so wishes are open all day.',
    ],
    [
      'Wie een ster kwijt is, mag hier zoeken.',
      'Wem ein Stern fehlt, der darf hier suchen.',
      'If you have lost a star, look here.',
    ],
    [
      'De sterren zijn verstrooid alsof iemand ze heeft gegooid.',
      'Die Sterne liegen da, als hätte sie jemand geworfen.',
      'The stars are scattered as if somebody threw them.',
    ],
    [
      'Met sterren die ook bij bewolkt weer te zien zijn.',
      'Mit Sternen, die man auch bei Wolken sieht.',
      'With stars you can see even when it is cloudy.',
    ],
  ],
  florals: [
    [
      'Tussen de bloemen zou zomaar een hommel kunnen zitten.',
      'Zwischen den Blumen könnte glatt eine Hummel sitzen.',
      'There might just be a bumblebee among those flowers.',
    ],
    [
      'De bloemen bloeien door, ook na het wassen.',
      'Die Blumen blühen weiter, auch nach dem Waschen.',
      'The flowers keep blooming, wash after wash.',
    ],
    [
      'De bloemen zijn getekend alsof ze net geplukt zijn.',
      'Die Blumen sehen aus wie frisch gepflückt.',
      'The flowers are drawn as if they were picked this morning.',
    ],
    [
      'Een veldje bloemen dat nooit water nodig heeft.',
      'Ein kleines Blumenbeet, das nie gegossen werden muss.',
      'A little flower bed that never needs watering.',
    ],
    [
      'Bloemen door elkaar, zoals in een berm in juni.',
      'Blumen kreuz und quer, wie am Wegrand im Juni.',
      'Flowers in all directions, like a roadside in June.',
    ],
    [
      'De bloemenprint verbergt meer tuin dan je denkt.',
      'Im Blumenmuster verschwindet mehr Garten, als man denkt.',
      'The floral print hides more garden than you would think.',
    ],
    [
      'De bloemen hebben geen namen, die mag je kind verzinnen.',
      'Die Blumen haben keine Namen, die darf dein Kind erfinden.',
      'The flowers have no names; your child can make them up.',
    ],
    [
      'Bloemen die nooit rechtop in een vaas hoeven te staan.',
      'Blumen, die nie gerade in der Vase stehen müssen.',
      'Flowers that never have to stand straight in a vase.',
    ],
    [
      'Een bloemenprint zoals de tuin er op zaterdag bij ligt.',
      'Ein Blumenmuster wie der Garten an einem Samstag.',
      'A floral print like the garden on a Saturday.',
    ],
  ],
  camo: [
    [
      'Een patroon van bladeren, schaduw en een beetje geheim.',
      'Ein Muster aus Blättern, Schatten und ein bisschen Geheimnis.',
      'A pattern of leaves, shade and a bit of secrecy.',
    ],
    [
      'Goed verstopt tussen de struiken, goed te vinden bij het eten.',
      'Im Gebüsch gut versteckt, beim Essen schnell gefunden.',
      'Well hidden in the bushes, quickly found at teatime.',
    ],
    [
      'In deze camouflage wint je kind elke ronde verstoppertje.',
      'Mit diesem Tarnmuster gewinnt dein Kind jede Runde Verstecken.',
      'In this camo they win every round of hide-and-seek.',
    ],
    [
      'De camouflage is zacht van kleur en goed in bosjes.',
      'Das Tarnmuster ist sanft in der Farbe und gut im Gebüsch.',
      'The camo is soft in colour and good in bushes.',
    ],
    [
      'Vlekken die erop horen, dat scheelt.',
      'Flecken, die so gehören, sind die besten.',
      'Some spots are supposed to be there, which helps.',
    ],
    [
      'Camouflage voor spoorzoekers, ook in een gewone achtertuin.',
      'Ein Tarnmuster für Spurensucher, auch im eigenen Hinterhof.',
      'Camo for trackers, gardens included.',
    ],
    [
      'Gemaakt van bosgrond, schaduw en fantasie.',
      'Aus Waldboden, Schatten und Fantasie gemacht.',
      'Made of forest floor, shade and imagination.',
    ],
    [
      'De camouflage werkt het best als niemand zoekt.',
      'Das Tarnmuster wirkt am besten, wenn keiner sucht.',
      'The camo works best when nobody is looking.',
    ],
    [
      'Niemand ziet waar de modder ophoudt en het patroon begint.',
      'Keiner sieht, wo der Matsch aufhört und das Muster anfängt.',
      'No one can tell where the mud ends and the pattern begins.',
    ],
  ],
  'tie-dye': [
    [
      'Zo’n vlekkenpatroon vraagt om een zomerkamp.',
      'So eine Batik ruft nach Sommerlager.',
      'Tie-dye like this asks for summer camp.',
    ],
    [
      'In de tie-dye ziet iedereen iets anders: een slak, een zon, een ei.',
      'In der Batik sieht jeder etwas anderes: eine Schnecke, eine Sonne, ein Spiegelei.',
      'Everyone sees something else in the tie-dye: a snail, a sun, a fried egg.',
    ],
    [
      'Door de tie-dye lijkt het alsof de verf nog nat is.',
      'Durch die Batik sieht es aus, als wäre die Farbe noch nass.',
      'The tie-dye looks as if the paint were still wet.',
    ],
    [
      'De kleuren lopen in elkaar over als waterverf.',
      'Die Farben laufen ineinander wie im Wasserfarbkasten.',
      'The colours run into each other like watercolours.',
    ],
    [
      'Tie-dye als na een goed geslaagd knutselfeestje.',
      'Batik wie nach einem gelungenen Bastelnachmittag.',
      'Tie-dye, as after a very good craft afternoon.',
    ],
    [
      'De kringen van de tie-dye waaieren alle kanten uit.',
      'Die Kreise der Batik ziehen in alle Richtungen.',
      'The rings of the tie-dye spread in all directions.',
    ],
    [
      'Geen twee kringen van de tie-dye zijn gelijk.',
      'In der Batik gleicht kein Kreis dem anderen.',
      'No two rings of the tie-dye are alike.',
    ],
    [
      'Alsof de zon even op de stof is gaan liggen.',
      'Als hätte sich die Sonne kurz auf den Stoff gelegt.',
      'As if the sun had lain down on the fabric for a minute.',
    ],
    [
      'De tie-dye is zo vrolijk dat zelfs vlekken meedoen.',
      'Die Batik ist so fröhlich, dass selbst Flecken mitmachen.',
      'The tie-dye is so cheerful that even stains join in.',
    ],
  ],
  'colour-block': [
    [
      'De kleuren zijn gekozen als krijtjes uit een doos.',
      'Die Farben sind ausgesucht wie Kreiden aus der Schachtel.',
      'The colours were picked like chalk from a box.',
    ],
    [
      'Kleurvlakken, zoals een kind ze zelf zou verdelen.',
      'Farbflächen, so wie Kinder sie selbst verteilen würden.',
      'Blocks of colour, divided the way a child would do it.',
    ],
    [
      'De kleurvlakken zijn als blokken op elkaar gestapeld.',
      'Die Farbflächen sind gestapelt wie Bauklötze.',
      'The blocks of colour are stacked like toys.',
    ],
    [
      'Grote vlakken kleur, van ver te herkennen op een vol plein.',
      'Große Farbflächen, auf jedem vollen Spielplatz zu erkennen.',
      'Big fields of colour, easy to spot on a busy playground.',
    ],
    [
      'Twee kleuren konden het niet eens worden, dus mochten ze allebei.',
      'Zwei Farben konnten sich nicht einigen, also durften beide.',
      'Two colours could not agree, so both got in.',
    ],
    [
      'De vlakken kleur lopen door tot in de naad.',
      'Die Farbflächen laufen bis in die Naht.',
      'The blocks of colour run right into the seam.',
    ],
    [
      'Vlak na vlak, met de rand precies waar we hem wilden.',
      'Fläche an Fläche, mit der Kante genau da, wo wir sie wollten.',
      'Block by block, with every edge right where we wanted it.',
    ],
    [
      'Met kleurvlakken mag je twee lievelingskleuren hebben.',
      'Dank der Farbflächen darf man zwei Lieblingsfarben haben.',
      'With blocks of colour you can have two favourites at once.',
    ],
    [
      'Kleur boven, kleur onder, en ruzie is er niet.',
      'Farbe oben, Farbe unten, und gestritten wird nicht.',
      'Colour above, colour below, and no arguments.',
    ],
  ],
}
