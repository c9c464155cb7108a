import { passage, type Remark } from '../voice.ts'

/** What pleases Dutch customers. */
export const praise: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Maat klopt|De maat klopt] [precies|helemaal], [gewoon je eigen maat bestellen|niets op aan te merken].
    <Valt/Vallen> [netjes op maat|normaal], {size} was [meteen goed|in één keer raak].
    [Pasvorm is top|Wat een fijne pasvorm]: [niet te strak, niet te wijd|nergens strak en toch niet slobberig].
    [Zoals altijd bij {brand}|Net als de vorige keer bij {brand}] [klopt de maat gewoon|kon ik blind bestellen].
    [Zit als gegoten|<Zit/Zitten> perfect] en er is nog [een beetje groeiruimte over|wat ruimte om in te groeien].
    [Ik twijfelde tussen {size} en {bigger}|Twijfelde tussen twee maten], {size} [bleek prima|was de goede keus].
    Dankzij de maattabel [meteen goed besteld|geen gedoe met ruilen], {size} [past precies|zit goed].
    `,
  ),
  ...passage(
    'fit',
    'clothes parent !teens-only',
    `
    {Child} is [vrij lang en dun|aan de smalle kant] en dit [zit eindelijk eens niet te wijd|blijft gewoon zitten].
    {Child} zit [tussen twee maten in|net tussen {size} en {bigger} in], met {bigger} [kunnen we nog even vooruit|is {she} de komende maanden klaar].
    [Voor {child} van {age}|{Child} is {age}] maat {size} genomen en dat [is precies goed|zit perfect].
    {Name} heeft een [stevig postuur|buikje] en [hier past {she} prima in|het trekt nergens].
    Normaal moet ik voor {child} [overal innemen of omslaan|alles ruilen], nu [niet|voor het eerst niet].
    [Gelukkig|Fijn:] genoeg lengte, want {child} [schiet de lucht in|groeit als kool].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    Ik ben {tall} en draag {size}, [zit precies goed|valt perfect].
    [Lekker ruim|Losse fit] maar [niet alsof je in een tent loopt|nog steeds mooi in model].
    [Had {size} besteld|{size} genomen], [zit zoals ik hoopte|precies de fit die ik zocht].
    Meestal [zit dit soort dingen raar bij mij|moet ik alles terugsturen], deze fit [klopt gewoon|is echt goed].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [Al tien keer gewassen|Inmiddels zeker tien wasbeurten verder] en [nog steeds als nieuw|niets veranderd].
    Na het wassen [geen pluisje te zien|blijft alles keurig in model].
    [Gewoon op 30 graden gewassen|Op 30 graden in de machine], [niet gekrompen|niks gekrompen] en niet [verkleurd|vaal geworden].
    Krimpt niet, [lubbert niet|verkleurt niet], strijken hoeft [bij ons ook niet|eigenlijk niet].
    [Droogt lekker snel|Hangt binnen een avond droog], [handig|ideaal] als {he} de volgende dag weer aan moet.
    De kleur is na [een stuk of zes|heel wat] wasbeurten [nog net zo fris|nog helemaal hetzelfde].
    [Ketchup, gras, stift|Tomatensaus en modder]: [alles is er weer uitgegaan|ging er zo uit in de was].
    [Per ongeluk in de droger gegaan|Een keer met de handdoeken meegedraaid op 60], [heeft het overleefd|gelukkig geen maat kleiner geworden].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Kleur is [precies zoals op de foto|in het echt net zo mooi als op de site].
    De kleur {colour} [is in het echt nog mooier|staat echt heel leuk].
    [Heel blij met de kleur|Wat een mooie kleur], [warm en niet te fel|eens iets anders dan dat eeuwige grijs].
    (parent) {Colour} [combineert makkelijk|past overal bij], [we hebben er al drie setjes mee|dat scheelt 's ochtends zoeken].
    [Eindelijk eens iets wat niet roze of blauw is|Fijn dat er ook zulke kleuren zijn].
    Ik was bang dat {colour} [te druk zou zijn|saai zou zijn], maar [het valt juist heel mooi uit|nee hoor, prachtig].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted',
    `
    [Heerlijk zachte stof|Wat is die stof zacht], [kriebelt nergens|ook aan de binnenkant].
    De stof voelt [stevig maar niet stug|lekker dik aan zonder stijf te zijn].
    [Geen kriebelend label|Geen label in de nek], [daar letten wij echt op|wat een verademing].
    Naden [zijn netjes plat|voel je niet], [erg fijn bij een gevoelige huid|ook bij eczeem geen probleem].
    <Draagt/Dragen> [heel prettig|lekker licht], ook [op warmere dagen|een hele dag lang].
    (tee/polo/longsleeve/sleep/leggings) Goede kwaliteit katoen, [dat voel je meteen|niet dat dunne spul].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted parent !teens-only',
    `
    {Child} is [heel gevoelig voor naden en labels|een prikkelgevoelig kind] en [heeft hier nul last van|doet deze zonder mopperen aan].
    {Name} zegt dat {he} "[zacht als een konijn|net een wolk]" is, [meer hoef ik niet te weten|dus die blijft aan].
    Normaal gaat [alles na vijf minuten weer uit|elk label eruit geknipt], [deze niet|nu hoefde dat niet].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Gaat al een heel seizoen mee|We hebben {him} nu een halfjaar] en [geen gaatje te bekennen|nog geen draadje los].
    [Stevig gemaakt|Degelijk in elkaar gezet], [de naden houden het|hier zit echt werk in].
    Na [maanden|een winter lang] [bijna dagelijks dragen|intensief gebruik] [nog steeds mooi|ziet alles er nog netjes uit].
    [Deze gaat nog door naar een nichtje|Wordt straks doorgegeven], [zo goed blijft de kwaliteit|want slijten doet {he} niet].
    Ik heb de vorige [tweedehands verkocht als nieuw|kunnen doorverkopen], [dat zegt genoeg|zo netjes was die nog].
    `,
  ),
  ...passage(
    'wear',
    'clothes parent !baby !teens-only',
    `
    [Bomen, stepjes, schoolplein|Klimrek, zandbak en voetbalveld]: [overleeft alles|kan er tot nu toe allemaal tegen].
    {Child} is een sloper, maar [deze is nog heel|hier krijgt {she} geen gat in].
    [Drie kinderen verder|Tweede kind loopt er nu in] en [nog altijd draagbaar|de stof is nog prima].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    {Child} wil [niets anders meer aan|{him} het liefst elke dag aan].
    {Child} was [er meteen weg van|op slag verliefd], [we moesten de kaartjes er nog afknippen|{she} hield {him} gelijk aan].
    (clothes) [Favoriet van {name}|Het lievelingsstuk van {name}], [ligt vaker in de was dan in de kast|dat zegt genoeg].
    {Child} [koos {him} zelf uit|mocht zelf kiezen] en [heeft er geen dag spijt van gehad|loopt er als een pauw bij].
    Zelfs {child}, [die kieskeurig is|die alles stom vindt], [vindt dit leuk|was enthousiast].
    {Name} kreeg [op school meteen complimentjes|complimenten van de juf], [glunderen natuurlijk|de hele dag trots].
    (five) Van {child} [moest ik vijf sterren geven|mag ik niets kritisch opschrijven], dus bij dezen.
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    [Bij ons kleintje|Bij onze baby] [zit alles mooi op zijn plek|schuift niets omhoog], ook [in de draagzak|in de maxi-cosi].
    [Iedereen op het kinderdagverblijf|De oppas] vraagt [waar we dit vandaan hebben|van welk merk dit is].
    {Name} [kruipt er de hele dag in rond|rolt er inmiddels mee door de kamer] en [het blijft netjes zitten|nergens last van].
    Zo [lief|schattig] staat dit bij [onze kleine|een baby van {age}], [ik smelt|echt om op te eten].
    Ook na een [spuugje of drie|lekkende luier] [komt alles weer schoon uit de was|weer zo fris als daarvoor].
    `,
  ),
  ...passage(
    'use',
    'clothes parent !baby !teens-only !swim !sleep',
    `
    [Ideaal voor school|Perfect voor school], [netjes genoeg voor de foto|en zit ook lekker tijdens gym].
    [Gedragen op een verjaardag|Aangehad naar een bruiloft], [zag er top uit|en daarna gewoon mee naar de speeltuin].
    Gaat [mee naar opa en oma|naar school] én [naar de boerderij|het bos in], [kan allemaal|staat overal goed].
    [Makkelijk zelf aan te trekken|{Child} trekt {him} zelf aan], [scheelt weer een ochtenddiscussie|en dat is hier winst].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Ziet er duurder uit dan het is|Oogt echt mooi], [leuke details ook|netjes afgewerkt].
    [In het echt nog leuker|Nog leuker dan op de foto], [dat gebeurt niet vaak|ik was verrast].
    [Leuk model|Mooi model], [net even anders|niet wat iedereen heeft].
    Staat [onder alles|bij alles] en [blijft toch opvallen|ziet er altijd verzorgd uit].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [De print is nog net zo scherp als in het begin|Print ziet er super uit] en [barst niet na het wassen|laat niet los].
    Die print [is echt grappig|maakt het helemaal af], [veel leuker dan een effen {noun}|krijgt veel reacties].
    [Mooi gedrukt|De print voelt soepel aan], niet zo'n [plastic plaat op de borst|stijve sticker].
    `,
  ),
  ...passage(
    'look',
    'pattern',
    `
    Het patroon loopt [netjes door bij de naden|mooi door], [daar let ik op|je ziet dat er zorg aan besteed is].
    [Vrolijk dessin|Leuk dessin], [je ziet er ook minder vlekken op|en toch niet te druk].
    `,
  ),
  ...passage(
    'child',
    'dino parent',
    `
    Dino's zijn hier heilig, dus [dit kon niet misgaan|meteen raak].
    De dino heeft [al een naam|een naam gekregen]: [Gerrit|Bobbie|Henk].
    `,
  ),
  ...passage(
    'child',
    'rocket parent',
    `
    De raket wordt [aan iedereen op straat|aan de bakker, de buurvrouw en de postbode] uitgelegd.
    `,
  ),
  ...passage(
    'child',
    'rainbow/heart parent',
    `
    {Name} [tekent dezelfde print nu overal na|wijst de print elke ochtend even aan].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Met een puber shoppen is geen pretje|Mijn puber draagt normaal alleen zwart], [maar dit werd meteen goedgekeurd|hier was geen discussie over].
    {Child} stuurde me [de link|zelf een screenshot], [ik hoefde alleen af te rekenen|goeie smaak, moet ik zeggen].
    Het oordeel van [mijn puber|thuis]: "[best chill|oké]". [Hoger wordt het hier niet|Dat is een compliment].
    (clothes) {Name} [steelt de show ermee op school|trekt {him} bijna niet meer uit], [geld goed besteed|en ik hoef niets te zeggen].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Gekocht als verjaardagscadeau|Cadeau voor {name}], [viel erg in de smaak|schot in de roos].
    [Als kraamcadeau gegeven|Cadeautje voor een neefje], [de ouders waren er blij mee|meteen aangetrokken, dus goed gekozen].
    `,
  ),
  ...passage(
    'gift',
    'grandparent',
    `
    Als {elder} mag je [af en toe verwennen|best eens uitpakken] en [dit was een succes|dit viel goed].
    Besteld op aanraden van [mijn dochter|mijn schoondochter], [netjes ingepakt aangekomen|de maat was meteen goed].
    {Child} kwam het [in levenden lijve|meteen via de videobel] showen, [mooier bedankje bestaat niet|prachtig].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Vandaag besteld, morgen in huis|Binnen een dag geleverd], [netjes verpakt ook|mooi op tijd voor het feestje].
    [In de winkel in {town} gezien|In {town} gepast] en [thuis online besteld|later in een andere kleur bijbesteld].
    [In de uitverkoop gekocht|Met korting meegenomen], [wat mij betreft een koopje|voor deze prijs geen twijfel].
    Niet de goedkoopste, maar [je krijgt er wat voor|wel elke euro waard].
    [Ophalen in de winkel in {town}|Afhalen in {town}] ging [supersnel|prima], [vriendelijke mensen ook|binnen vijf minuten buiten].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Echt een aanrader|Een aanrader|Van harte aanbevolen].
    [Kortom: blij mee|Helemaal tevreden], [niets te klagen|precies wat ik zocht].
    [Dit wordt een vaste aankoop|Volgend seizoen weer].
    [Tweede|Derde] keer dat we deze kopen, [dat zegt genoeg|nu een maat groter].
    `,
  ),
  ...passage(
    'verdict',
    '!feet',
    `
    [Ik bestel er zeker nog een|We hebben er meteen nog een bij besteld], [in een andere kleur|nu een maat groter voor later].
    `,
  ),
  ...passage(
    'verdict',
    'teen',
    `
    (five) [10/10|Gewoon 10/10], [aanrader|ga ik vaker kopen].
    [Beste {noun} die ik heb|Mijn nieuwe favoriet], [serieus|echt waar].
    [Mijn moeder betaalde en zelfs zij vond {him} mooi|Kreeg {him} voor mijn verjaardag en was er superblij mee].
    [Waard van m'n kleedgeld|Voor mijn kleedgeld gekocht], [geen spijt|zou het zo weer doen].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    (top/outer/head) [Ziet er echt sick uit|Staat echt vet], [ook met een baggy broek|bij alles eigenlijk].
    [Meerdere mensen op school|Twee vriendinnen] hebben gevraagd [waar ik {him} vandaan heb|welk merk dit is].
    [Precies de vibe die ik zocht|Ziet er niet uit als een kindermerk], [gewoon clean|eindelijk].
    [Staat leuk op foto's|Perfect voor een fit check], [vooral met de zon erop|kreeg meteen reacties].
    `,
  ),
  ...passage(
    'use',
    'teen !swim !sleep',
    `
    [Draag {him} bijna elke dag|Bijna elke dag aan], [naar school en daarna naar training|ook gewoon thuis op de bank].
    [Meegenomen naar een festival|Aangehad op kamp], [overleefde alles|nog helemaal heel].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    De halsboord [lubbert niet uit|blijft mooi rond], ook niet als [er dagelijks aan getrokken wordt|je {him} steeds over je hoofd trekt].
    [Lang genoeg van achteren|Mooi lang], [geen blote rug bij het bukken|blijft in de broek].
    [Niet doorschijnend|Schijnt niet door], ook de [lichte|witte] niet, [dat kom je zelden tegen|pluspunt].
    (!teens-only) De mouwtjes [knellen niet|vallen precies goed], [ook bij stevige armen|de draaiing in de naad is er niet].
    [Draaien de zijnaden normaal na één wasbeurt|Zijnaden zitten na het wassen nog recht], [hier niet|dat is weleens anders].
    `,
  ),
  ...passage(
    'detail',
    'polo',
    `
    De kraag [blijft netjes liggen|krult niet om], ook [zonder strijken|na het drogen].
    (!teens-only) De knoopjes [krijgt {child} zelf dicht|zitten goed vast], [heel wat waard|niet één verloren].
    `,
  ),
  ...passage(
    'detail',
    'shirt',
    `
    [Hoeft nauwelijks gestreken|Kreukt weinig], [uit de was ophangen en klaar|mijn soort overhemd].
    Manchetten [laten zich makkelijk oprollen|zijn lang genoeg], [staat stoer|en blijven zo zitten].
    Leuk [open over een T-shirt|als jasje over een shirt], [zo dragen wij {him} het meest|meteen een ander verhaal].
    De knoopjes zitten [stevig vast|goed], [en er is een reserveknoop bij|hoera voor de reserveknoop].
    `,
  ),
  ...passage(
    'detail',
    'sweater/hoodie/cardigan',
    `
    De boorden om de polsen [blijven strak|lubberen niet], [mouwen opstropen kan gewoon|ook na maanden niet].
    [Lekker warm zonder dat je het bloedheet krijgt|Precies warm genoeg], [ideaal voor de tussenseizoenen|ook binnen te dragen].
    [Pluist niet|Geen pilling], [en dat na een hele winter|dat had ik bij een ander merk wel].
    [Ruim genoeg voor een shirtje eronder|Past makkelijk over een longsleeve] en [onder de jas geen propje|toch niet dik onder de jas].
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    De capuchon [blijft mooi staan|is lekker diep], [niet zo'n slap vodje|zakt niet over de ogen].
    In de buikzak [verdwijnt van alles|past een telefoon én twee handen], [de hoeken scheuren niet uit|superhandig].
    [Binnenkant is heerlijk zacht|Zo zacht vanbinnen], [zelfs na het wassen nog|{he} wordt thuis ook als deken gebruikt].
    `,
  ),
  ...passage(
    'detail',
    'cardigan',
    `
    (!teen) [Fijn vestje voor over een jurk|Leuk over een jurkje of een shirt], [altijd handig in de tas|gaat overal mee naartoe].
    (!teens-only) [Sluit makkelijk|De sluiting loopt soepel], [dat kan {child} zelf|zonder gepriegel].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [Houdt de wind goed tegen|Op de fiets geen last van de wind], [een verademing|zelfs op de dijk].
    (!teens-only) Genoeg zakken, [en ze zijn groot genoeg voor een dikke want|voor sleutels, stenen en eikels].
    (!gilet) [Lusje in de nek zit stevig|Ophanglusje zit er na een halfjaar nog aan], [op school hangen er tien jassen over|dat is bij ons een record].
    (!gilet) [Kan makkelijk een dikke trui onder|Er past een trui onder] zonder dat [de mouwen knellen|{child} een michelinmannetje wordt].
    (!gilet) De mouwen zijn [lang genoeg|mooi lang], ook [met de handen aan het stuur|op de fiets].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    De rits [loopt soepel|hapert niet], [{child} doet {him} zelf dicht|en dat na een half jaar].
    [Fijn dat er een kapje boven de rits zit|Kinbeschermer bij de rits], [nooit meer een geknepen kin|kleine moeite, groot plezier].
    `,
  ),
  ...passage(
    'detail',
    'winter-coat/gilet',
    `
    [Lekker warm en toch licht|Warm maar niet loodzwaar], [{child} kan er gewoon in klimmen|je voelt nauwelijks dat je {him} aanhebt].
    [Vrieskou getest|Bij -6 gedragen], [geen centje pijn|koude handen, warme buik].
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Drie buien overleefd|Een halfuur stortregen op de fiets], [van binnen kurkdroog|shirtje eronder droog].
    [Water parelt eraf|De regen rolt eraf], [even uitkloppen en klaar|zo weer droog].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby !teens-only) [Knieën zijn nog heel|Nog geen gat in de knie], [na drie maanden schoolplein|en dat is hier echt bijzonder].
    (waisted !teens-only) [Verstelbaar in de taille|Elastiek in de taille is verstelbaar], [perfect voor smalle kindjes|geen riem nodig].
    [Zakt niet af|Blijft gewoon zitten], ook niet [bij rennen en klimmen|zonder riem].
    [Soepele stof|Beweegt lekker mee], [ook op de fiets en in de klas prettig|geen striemen op de buik].
    `,
  ),
  ...passage(
    'detail',
    'jeans',
    `
    [Precies genoeg stretch|Fijne stretch], [voelt als een joggingbroek maar dan netter|en toch een echte spijkerbroek].
    De wassing [is heel mooi|ziet er echt uit], [geen nepslijtage|geeft ook niet af].
    [Lengte is goed|Goede lengte], één keer omslaan en [{she} kan er een jaar mee|klaar voor een groeispurt].
    `,
  ),
  ...passage(
    'detail',
    'joggers/leggings',
    `
    [Zit zo lekker dat {he} ook als pyjama dienstdoet|Zit heerlijk], [de hele dag door|daar hoor je niemand over].
    [Niet doorschijnend bij het bukken|Blijft dekkend], [ook na veel wassen|heel belangrijk].
    [Boord onderaan blijft op zijn plek|Onderaan kruipt niets omhoog], [fijn in laarzen|ook in regenlaarzen].
    `,
  ),
  ...passage(
    'detail',
    'chino',
    `
    (!teens-only) [Netjes genoeg voor een feestje|Netjes, maar je kunt er wel in ravotten], [mooie stof|nette broek zonder gezeur].
    [Goede zakken|De zakken zijn diep], [daar past ook echt iets in|knikkers vallen er niet uit].
    `,
  ),
  ...passage(
    'detail',
    'shorts !swim',
    `
    [Goede lengte, net boven de knie|Mooie lengte], [niet van die hotpants|eindelijk].
    (!teens-only) [De hele zomer aangehad|Zomer lang gedragen], [van strand tot speeltuin|nu nog steeds netjes].
    `,
  ),
  ...passage(
    'detail',
    'skirt/dress',
    `
    (!teens-only) [Zwiert heerlijk|De rok zwiert mooi mee], [en dat is hier het belangrijkste criterium|draaien, draaien, draaien].
    (!teens-only) [Lengte is precies goed|Fijne lengte], [niet te kort bij het spelen|met een legging eronder ook in de winter te dragen].
    (!teens-only) [Er zitten zakken in|Zakken!], [daar wordt een mens blij van|het kind is dolgelukkig].
    `,
  ),
  ...passage(
    'detail',
    'dress',
    `
    (!teens-only) [Geen gedoe met knoopjes|Gaat makkelijk over het hoofd], [zelf aankleden lukt|scheelt tijd].
    (!teens-only) Met [sneakers|een vestje] voor school, met [glimschoenen|een strik] voor feest, [kan allebei|echt veelzijdig].
    `,
  ),
  ...passage(
    'detail',
    'dungarees',
    `
    De bandjes [zakken niet van de schouders|zijn goed verstelbaar], [dat is bij tuinbroeken weleens anders|zo kan {he} twee seizoenen mee].
    (!teens-only) [Makkelijk open en dicht|De sluiting is goed te doen], [ook als er haast bij is|op tijd op de wc dus].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    (!teens-only) [Chloor doet er niets mee|Na een zomer chloor nog felle kleuren], [en elke week naar zwemles|heel knap].
    [Zit strak genoeg|Blijft goed zitten], ook [van de glijbaan|bij het duiken].
    [Droogt razendsnel|Is zo weer droog], [fijn voor op de camping|in de zon binnen een kwartier].
    [Voering kriebelt niet|Zachte voering], [geen zand dat blijft hangen|geen rode plekken].
    (!teens-only) [Zwemles goedgekeurd|Mee op vakantie geweest], [elke dag gedragen|zee, zwembad en tuinsproeier].
    (swimwear) [Bandjes snijden niet|Snijdt nergens in], [ook niet na een middag zwemmen|erg fijn].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Slaapt heerlijk|Zachte stof om in te slapen], [niet te warm|geen gedraai met naden].
    [Na tientallen keren wassen nog in model|Wordt elke nacht gedragen], [dus ook elke week gewassen|nog steeds mooi].
    [Broek heeft een fijn elastiek|Elastiek zit niet te strak], [geen striemen op de buik|zakt ook niet af].
    {Child} wil [er overdag ook in rondlopen|{him} op zaterdag niet meer uit], [prima hoor|tot een uur of twaalf mag dat].
    (!teens-only) [Mouwen en pijpen zijn lekker lang|Ruim genoeg om in te groeien], [blote enkels zijn verleden tijd|gaat zeker twee winters mee].
    (!teens-only) Eindelijk [een pyjama zonder schreeuwerige plaatjes|een pyjama die wij ook mooi vinden], [en {child} ook|iedereen blij].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Blijft goed zitten|Zakt niet over de ogen], [ook bij veel wind|ook bij woeste bewegingen].
    [Past mooi om het hoofd|Sluit goed aan], [geen rode streep op het voorhoofd|niet te strak].
    [Blijft mooi in vorm|Na het wassen nog goed in vorm], [netjes|ook na een winter in de jaszak].
    (!teens-only) Wordt [zonder morren opgezet|vrijwillig gedragen], [dat is hier een wonder|en dat wil wat zeggen].
    (!teens-only) [Zachte stof|Lekker zacht], [kriebelt niet op het voorhoofd|ook bij {child}, die daar snel last van heeft].
    (!teens-only) [Gaat nooit meer af|Zelfs aan tafel gaat {he} niet af], [tot wanhoop van oma|wij vinden het best].
    `,
  ),
  ...passage(
    'detail',
    'beanie',
    `
    [Houdt de oren echt warm|Goed over de oren], [ook op de fiets om acht uur 's ochtends|dat is waar een muts voor is].
    [Dubbel om te slaan|Omslag kan hoger of lager], [groeit dus mee|handig].
    `,
  ),
  ...passage(
    'detail',
    'cap',
    `
    De klep [houdt zijn vorm|kun je mooi buigen], [ook na een val in de sloot|stevig ding].
    [Houdt de zon goed uit het gezicht|Fijn tegen de zon], [op het strand onmisbaar|de hele zomer gedragen].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    (!teens-only) [Zakken niet af|Blijven goed zitten], ook niet [in laarzen|na een dag rennen].
    (!teens-only) [Naad bij de tenen voel je niet|Platte teennaad], [hier een must|geen gezeur meer in de ochtend].
    [Na een maand nog geen gat|Geen gaten in de hiel], [bij ons is dat een wonder|en de kleuren blijven mooi].
    [Leuke kleuren|Vrolijke sokken], [je raakt ze ook minder snel kwijt|ook leuk als ze per ongeluk niet bij elkaar horen].
    [Lekker dik maar niet te warm|Precies dik genoeg], [ook in sneakers|fijn in de winter].
    Maat {size} [past mooi|valt goed], [groeien nog even mee|geen sok die dubbel zit].
    [Meteen drie paar gekocht|We hebben nu vijf paar], [de rest van de la kan weg|goed spul].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Vallen normaal|Maat klopt], {size} [zit goed met een teentje ruimte|was precies goed].
    [Geen blaren|Meteen lekker gelopen], [ook de eerste dag|een hele dag pretpark].
    (!teens-only) De zool [is soepel|buigt goed mee], [fijn voor kindervoeten|geen gestamp op de trap].
    [Komen zo weer schoon|Vochtig doekje erover en klaar], [ook na een modderig veld|blijven verrassend netjes].
    [Al een halfjaar dagelijks aan|Vier maanden lang elke dag gedragen], [zool is nog goed|neuzen zijn nog heel].
    [Staan onder alles|Leuk onder een jurk én onder jeans], [en iedereen vraagt ernaar|mooi neutraal].
    (!teens-only) [Lekker licht|Wegen bijna niets], [{child} rent er nog harder mee, zegt {she}|fijn voor school].
    Ook goed voor [een smalle voet|een brede voet], [dat is vaak zoeken|eindelijk].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Er past meer in dan je denkt|Ruimer dan {he} lijkt]: [broodtrommel, beker en gymspullen|laptop, gymtas en regenjas].
    De banden [snijden niet in|zijn goed verstelbaar], [ook met boeken erin|fijn op de fiets].
    [Ritsen lopen soepel|Goede ritsen], [ook als {he} te vol zit|dat ging bij de vorige mis].
    (!teens-only) [Ligt elke dag in de fietskrat|Wordt elke dag over het schoolplein gesleept], [geen slijtage te zien|nog steeds mooi].
    [Regenbui getrotseerd|In de regen gestaan], [boeken bleven droog|inhoud droog].
    (!teens-only) [Handig vakje voor sleutels|Extra vakje voor de telefoon], [geen gegraai meer|goed over nagedacht].
    (!teens-only) [Leuk voor een logeerpartij|Mee op schoolkamp geweest], [alles paste|precies groot genoeg].
    (!teens-only) [Mooi model en niet te kinderachtig|Staat leuk], [kan tot en met groep 8 mee|ook voor de brugklas].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Geen foto doet de kleur recht|De foto is goed, het echt is beter]: [{colour} met net iets meer diepte|een heel mooie tint].
    (parent) Wij twijfelden [over de kleur|tussen twee kleuren], uiteindelijk {colour} en [geen spijt|dat was de juiste].
    [Het is een kleur waar je vlekken niet op ziet|Praktische kleur], [slim voor een druk kind|dat heb ik inmiddels getest].
    {Colour} [staat goed bij rood haar|staat heel mooi bij een bruin gezichtje|past bij bijna iedere huid], [wie had dat gedacht|ik kan het weten].
    [Ook na een zomer zon|Ook in de volle zon] [is er niets verschoten|blijft de kleur staan].
    [Mijn moeder vond de kleur eerst raar|Mijn man noemde de kleur "interessant"], [nu wil ze er ook zo een|inmiddels is iedereen om].
    De kleur is [rustig|lekker uitgesproken], [daar ben ik blij mee|precies goed voor bij een simpele outfit].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Retour was niet nodig|Hoefde niets terug te sturen], [dat is voor het eerst dit jaar|scheelt weer een ritje].
    [Met de punten van de spaarkaart|Met de nieuwsbriefkorting] [een leuke prijs|werd het nog aardiger].
    [Klantenservice dacht goed mee over de maat|Vraagje gesteld over de maat], [binnen een uur antwoord|snel en vriendelijk geholpen].
    [Besteld op zondagavond|Op zaterdag besteld], [dinsdag al gedragen|maandag stond het pakje er].
    (vonk) [Voor allebei de kinderen besteld|Meteen voor broer en zus besteld], [allebei tevreden|geen ruzie, ook fijn].
    [In de winkel in {town} goed geholpen|De medewerkster in {town} wist precies wat we nodig hadden], [complimenten|daar kom je voor terug].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Simpel en goed|Niet te druk, niet te saai], [zo heb ik het graag|daar kun je jaren mee vooruit].
    [Je ziet dat er over nagedacht is|Leuke afwerking], [tot aan de stiksels toe|ook aan de binnenkant].
    [Stoer|Lief] zonder [overdreven te zijn|kinderachtig te worden].
    [Niets geen schreeuwerig logo|Geen groot logo erop], [heerlijk|dat waardeer ik].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Hier word je blij van|Ik ben er oprecht blij mee].
    [Prima aankoop|Goede aankoop], [geen moment spijt|zou ik mijn zus aanraden].
    [Als ze dit volgend jaar weer maken, koop ik weer|Hopelijk blijft deze in de collectie].
    [Kan niets negatiefs bedenken|Ik heb even gezocht naar een minpunt], [niet gevonden|het lukt niet].
    [Meer van dit graag|Ga zo door, {brand}].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    [Stil verzoek van {name}|Opdracht van {name}]: [nog drie van deze|in alle kleuren graag].
    {Child} [heeft er al in geslapen|weigerde {him} uit te doen voor bad], [zegt dat iets|ik denk dat het bevalt].
    [Opa vroeg of die er ook in zijn maat is|De buurvrouw wil weten waar we {him} kochten], [{name} vond dat hilarisch|doorgestuurd].
    {Name} [danst|springt|rent] er [de hele dag|al een week] in rond, [alles blijft zitten|geen klacht gehoord].
    Sinds {child} deze heeft [is kiezen 's ochtends geen probleem meer|hoeven we niet meer te discussiëren over kleding].
    {Child} [showde {him} meteen aan de hele straat|moest op de foto voor oma], [trots als een aap|met een grijns van oor tot oor].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [Gaat hier elke drie dagen in de was|Zit elke week in de was] en [dat zie je er niet aan af|dat is geen enkel probleem].
    [Rode bieten en chocola|Spinazie, yoghurt, aarde]: [met een beetje groene zeep weer weg|niets van terug te zien].
    [Wast mooi|Blijft mooi in de was], [ook zonder wasverzachter|geen gekke rolzomen].
    [Ik was alles op 40|Wij doen niet moeilijk met wassen], [deze kan dat gewoon hebben|nog steeds goed].
    `,
  ),
  ...passage(
    'wash',
    'outer',
    `
    [Kon gewoon in de wasmachine|Zelf gewassen op 30], [kwam er als nieuw uit|met een tennisbal erbij weer lekker bol].
    [Modder eraf kloppen en klaar|Met een natte doek weer schoon], [ideaal|dat doe ik wekelijks].
    `,
  ),
  ...passage(
    'fit',
    'clothes',
    `
    [Valt mooi recht|Mooie lijn], [niet strak om de buik|en toch niet vormeloos].
    Ook [met iets eronder|met een dikke laag eronder] [blijft er ruimte over|zit het nog lekker].
    [Ruim gesneden op de goede plekken|Zit goed op de schouders of heupen], [beweegt fijn mee|geen getrek].
    Maat {size} na [vier|zes] maanden [nog steeds goed|nog niet te klein], [er is dus groei ingebouwd|fijn ruim bemeten].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Zonder overdrijven het best gemaakte stuk uit de kast|Dit is echt kwaliteit], [je voelt het verschil|geen wegwerpmode].
    [Twee vakanties verder|Een heel schooljaar verder] en [nog steeds toonbaar|weinig aan te zien].
    Eén keer [ergens aan blijven haken|gevallen], [geen ladder en geen gat|de stof hield het].
    `,
  ),
  ...passage(
    'use',
    'clothes !baby !swim !sleep',
    `
    [Veelzijdig|Voor van alles goed]: [laagje erover of eronder en het hele jaar te dragen|lente, herfst, binnen, buiten].
    [Het ding ligt nooit lang in de kast|Komt elke week een paar keer voorbij], [de rest hangt er maar een beetje bij|dat zegt genoeg].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Voor Sinterklaas gekocht|Lag onder de kerstboom], [de mooiste van de stapel volgens {name}|meteen aan en niet meer uit].
    [Verjaardag van een vriendje|Voor een kinderfeestje meegenomen], [moeder appte dat het past|succes].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    [Ziet er beter uit dan op de model|Op het model vond ik {him} al mooi], [in het echt ook|en nu bij mezelf ook].
    [Niet basic maar ook niet te veel|Precies goed], [past bij mijn stijl|draag {him} met alles].
    `,
  ),
  ...passage(
    'feel',
    'clothes teen',
    `
    [Stof is dik en voelt duur|Voelt echt premium], [had ik niet verwacht|voor deze prijs].
    [Zit zo lekker|Super comfy], [wil {him} niet meer uit doen|ook in de les].
    `,
  ),
  ...passage(
    'wash',
    'clothes teen',
    `
    [Mijn moeder wast alles te heet|Was hem zelf, zonder na te denken], [toch niks gekrompen|en nog steeds goed].
    [Al vaak gewassen|Na veel wassen] [nog steeds zwart genoeg om zwart te heten|geen pluisjes], [top].
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    {Name} [sabbelt er graag op|trekt er de hele dag aan], [de stof kan het hebben|blijft gewoon mooi].
    [Makkelijk aan en uit|Zo aan en zo uit], [ook op een spartelend aankleedkussen|zelfs om drie uur 's nachts].
    [Eindelijk iets wat niet na een maand te klein is|Groeit mooi mee], [en er past een luier onder|ook met een wasbare luier].
    {Child} [straalt erin|ziet er net uit als een klein mensje], [we krijgen er veel reacties op|de familie-app ontplofte].
    `,
  ),
  ...passage(
    'wash',
    'outer',
    `
    [Een keer in de wasmachine gegaan|Na de wasmachine] [nog steeds even warm en droog|geen klonten in de vulling].
    `,
  ),
  ...passage(
    'detail',
    'feet',
    `
    [Onze oudste wil ze nu ook|Straks in een maat groter voor de volgende], [dat zegt wel iets|zo goed bevallen ze].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Weegt zelf bijna niets|Lekker licht van zichzelf], [scheelt weer voor de rug|de boeken zijn al zwaar genoeg].
    [Rugpand is fijn zacht|Zit goed op de rug], [ook op een lange fietstocht|geen natte rug].
    `,
  ),
  ...passage(
    'colour',
    'teen',
    `
    {Colour} [past bij alles wat ik heb|is gewoon mijn kleur], [makkelijk|niks mis mee].
    [Kleur is vet|De kleur maakt het af], [in het echt nog beter|op de foto leek het saaier].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Twee pubers, één smaak|Broer en zus vechten erom], [dat is hier nog nooit gebeurd|ik bestel er dus een bij].
    {Child} geeft [nooit een compliment|zelden commentaar], [nu een duim omhoog via de app|"ja hoor, prima" telt].
    [Kledinggeld goed besteed|Van het kledinggeld gekocht], vindt {child}, [en ik ben het ermee eens|en dat is de baas].
    Eindelijk iets [tussen kind en volwassen in|zonder opdruk waar ik van schrik], [moeilijk te vinden|hulde].
    `,
  ),
  ...passage(
    'use',
    'parent teens-only clothes',
    `
    [Gaat mee naar school, bijbaan en feestje|School, werk bij de bakker, verjaardag], [{child} draagt {him} overal|alles kan ermee].
    `,
  ),
  ...passage(
    'buy',
    'teen',
    `
    [Met studentenkorting zou nog leuker zijn|Niet goedkoop voor een scholier], maar [ik heb er geen spijt van|dit is het wel waard].
    [Gepast in {town} na school|Met vriendinnen in {town} gepast|Tijdens een tussenuur in {town} gehaald], [meteen meegenomen|ik wist het gelijk].
    [Verzending ging snel|Lag de volgende dag op de mat], [net op tijd voor het schoolfeest|mijn moeder was verbaasd].
    [Eindelijk in de sale|Gewacht op de sale], [en ja, mijn maat was er nog|geduld loont].
    Mijn [broer|zus|beste vriend] heeft dezelfde, [nu hebben we een team|gelukkig een andere kleur].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    [Met een ketting erbij|Met een simpele broek erbij] [is het meteen een outfit|echt af].
    [Ik krijg er veel comments op|Drie likes is niks, maar deze foto kreeg er veertig], [lol|dus ja].
    [Anders dan wat iedereen op school draagt|Niet de zoveelste grijze], [dat vind ik fijn|eindelijk iets eigens].
    `,
  ),
  ...passage(
    'colour',
    'teen',
    `
    Twijfelde tussen zwart en {colour}, [toch {colour}|{colour} genomen], [beste keus ooit|geen spijt].
    [Kleur knalt|De kleur is precies goed], [niet te fel voor school|staat goed bij mijn haar].
    `,
  ),
  ...passage(
    'verdict',
    'teen',
    `
    [Zou ik zo weer kopen|Ga er nog een halen], [als mijn maat er nog is|na het volgende zakgeld].
    [Niks op aan te merken|Geen minpunten], [gewoon goed|en ik ben kritisch].
    [Mijn vriendin heeft {him} nu ook|Vrienden willen {him} ook], [trendsetter zeg maar|ik was eerst].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    [Valt precies zoals op de site|Zit zoals op het model], [dat gebeurt me nooit|top].
    Ik heb {bigger} genomen voor een [losse|ruimere] fit, [aanrader|precies wat ik wilde].
    [Schouders zitten goed|Zit goed in de taille], [lengte ook|en ik ben lang].
    `,
  ),
  ...passage(
    'wear',
    'clothes teen',
    `
    [Val vaak met skaten|Ik fiets elke dag twaalf kilometer], [nog geen gat|niks aan te zien].
    Al [maanden|een half schooljaar] [om de dag gedragen|mijn standaard], [nog steeds goed|slijt niet].
    `,
  ),
  ...passage(
    'use',
    'clothes teen !swim !sleep',
    `
    [Draag {him} op mijn bijbaan|Naar mijn werk in de supermarkt en daarna door], [niemand zegt er iets van|past overal].
    [Onder een jas, over een shirt, maakt niet uit|Met alles te combineren], [makkelijk als je te laat bent|snel klaar].
    `,
  ),
  ...passage(
    'wash',
    'clothes teen !outer',
    `
    [Ik was zelf, dus dat zegt wat|Gewoon alles bij elkaar in de was], [nog goed|niks verkleurd].
    `,
  ),
  ...passage(
    'feel',
    'clothes teen !outer !swim !waisted',
    `
    [Geen jeuk, geen labels|Kriebelt niet], [dat is bij mij snel zo|fijn].
    [Zwaarder dan ik dacht|Stevige stof], [voelt goed|hangt mooi].
    `,
  ),
]
