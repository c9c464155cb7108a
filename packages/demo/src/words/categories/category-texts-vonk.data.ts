import type { Translated } from '../product-brief.ts'
import { text } from '../text.ts'

/** What stands above a list in the Vonk shops, by category code. */
export const vonkCategoryTexts: Readonly<Record<string, Translated>> = {
  girls: text(
    'Kleding voor meisjes die klimmen, knutselen en halverwege van plan veranderen. Sterk genoeg voor het schoolplein, mooi genoeg voor de verjaardag van oma.',
    'Mode für Mädchen, die klettern, basteln und mittendrin ihre Pläne ändern. Fest genug für den Schulhof, schön genug für Omas Geburtstag.',
    'Clothes for girls who climb, make things and change plans halfway through. Tough enough for the playground, nice enough for Grandma’s birthday.',
  ),
  'girls-tops': text(
    'Alles wat over het hoofd gaat: van het T-shirt voor onder een tuinbroek tot de hoodie die nooit in de was mag. Laagjes die samen kunnen en ook alleen.',
    'Alles, was über den Kopf geht: vom T-Shirt für unter die Latzhose bis zum Hoodie, der nie in die Wäsche darf. Schichten, die zusammen funktionieren und auch allein.',
    'Everything that goes on over the head: from the tee under her dungarees to the hoodie she will not let you wash. Layers that work together and on their own.',
  ),
  'girls-tees': text(
    'Met een raket, met stippen of gewoon effen: T-shirts voor meisjes met een eigen smaak. Ze gaan in één stapel de la in en om de beurt weer uit.',
    'Mit Rakete, mit Punkten oder einfach uni: T-Shirts für Mädchen mit eigenem Geschmack. Sie kommen als Stapel in die Schublade und einzeln wieder heraus.',
    'With a rocket, with dots or just plain: tees for girls with a taste of their own. They go into the drawer in one pile and come out one by one.',
  ),
  'girls-longsleeves': text(
    'Lange mouwen voor ochtenden die nog moeten opwarmen. Zacht onder een jurk of overgooier, en fijn met niets eroverheen.',
    'Lange Ärmel für Morgen, die erst noch warm werden müssen. Weich unter Kleid und Latzhose, und auch ohne etwas darüber.',
    'Long sleeves for mornings that still need to warm up. Soft under a dress or dungarees, and good with nothing over them.',
  ),
  'girls-shirts': text(
    'Een kraagje maakt al veel. Overhemden en polo’s voor meisjes die er netjes uit willen zien en straks toch in het gras gaan liggen.',
    'Ein Kragen macht schon viel aus. Hemden und Polos für Mädchen, die ordentlich aussehen wollen und sich später doch ins Gras legen.',
    'A collar goes a long way. Shirts and polos for girls who want to look neat and will end up lying in the grass anyway.',
  ),
  'girls-sweaters': text(
    'Truien om in weg te kruipen en vesten om over een jurk te hangen. Voor elk weer waar je geen naam voor hebt.',
    'Pullover zum Verkriechen und Strickjacken, die über jedes Kleid passen. Für jedes Wetter, das keinen Namen hat.',
    'Jumpers to curl up in and cardigans to throw over a dress. For the kind of weather that has no name.',
  ),
  'girls-hoodies': text(
    'Capuchon op tegen de wind, handen in de buidelzak tegen de rest. Onze hoodies voor meisjes zijn ruim genoeg voor een plan en een T-shirt.',
    'Kapuze auf gegen den Wind, Hände in die Bauchtasche gegen den Rest. Unsere Hoodies für Mädchen haben Platz für ein T-Shirt und einen Plan.',
    'Hood up against the wind, hands in the pocket against everything else. Our hoodies for girls have room for a tee and a plan.',
  ),
  'girls-bottoms': text(
    'Broeken waarin je op je hurken kunt zitten, aan een rek kunt hangen en een heel boek kunt uitlezen. Met een taille die dat allemaal volhoudt.',
    'Hosen zum Hocken, zum Turnen an der Stange und zum Lesen bis zur letzten Seite. Mit einem Bund, der das alles mitmacht.',
    'Trousers for squatting, hanging upside down and finishing a whole book. With a waist that keeps up with all of it.',
  ),
  'girls-jeans': text(
    'Jeans worden pas van haar als er gras op de knieën zit. Wij beginnen alvast met zachte denim en een goede taille.',
    'Eine Jeans gehört erst richtig ihr, wenn Gras an den Knien klebt. Wir fangen schon mal mit weichem Denim und gutem Bund an.',
    'Jeans only become hers once there is grass on the knees. We start things off with soft denim and a good waist.',
  ),
  'girls-joggers': text(
    'Voor gym, voor de bank en voor alle radslagen daartussen. Joggingbroeken zonder knoop, met een koord in de taille en boorden aan de enkel.',
    'Für den Sportunterricht, fürs Sofa und für alle Räder, die dazwischen geschlagen werden. Jogginghosen ohne Knopf, mit Kordel im Bund und Bündchen am Knöchel.',
    'For PE, for the sofa and for every cartwheel in between. Joggers without a button, with a drawstring and cuffs at the ankle.',
  ),
  'girls-chinos': text(
    'Voor het etentje, de schoolfoto en de boom die daarna beklommen moet worden. Chino’s met schuine zakken waar haar handen echt in passen.',
    'Fürs Essengehen, fürs Schulfoto und für den Baum, der danach erklettert wird. Chinos mit schrägen Taschen, in die ihre Hände wirklich passen.',
    'For dinner out, for photo day and for the tree that needs climbing afterwards. Chinos with slanted pockets her hands actually fit into.',
  ),
  'girls-shorts': text(
    'Blote knieën, blote voeten, en ergens nog een schoen. Shorts voor meisjes die de zomer buiten doorbrengen.',
    'Nackte Knie, nackte Füße, und irgendwo liegt noch ein Schuh. Shorts für Mädchen, die den Sommer draußen verbringen.',
    'Bare knees, bare feet, and a shoe around here somewhere. Shorts for girls who spend the summer outside.',
  ),
  'girls-leggings': text(
    'Onder een jurk, onder een trui of op de turnmat: leggings die meerekken en dekkend blijven. Twee is een begin.',
    'Unter dem Kleid, unter dem Pulli oder auf der Turnmatte: Leggings, die sich mitdehnen und blickdicht bleiben. Zwei sind ein Anfang.',
    'Under a dress, under a jumper or on the gym mat: leggings that stretch along and stay opaque. Two is a start.',
  ),
  'girls-dungarees': text(
    'Gespen dicht en niets zakt meer af. Tuinbroeken met een borstzak voor schatten en zakken genoeg voor de rest.',
    'Schnallen zu, und nichts rutscht mehr. Latzhosen mit einer Brusttasche für Schätze und weiteren Taschen für den Rest.',
    'Buckles done up and nothing slips. Dungarees with a chest pocket for treasure and more pockets for the rest.',
  ),
  'girls-dresses-skirts': text(
    'Voor rondjes draaien, voor feest en voor dinsdag. Jurken en rokken waarin ze net zo hard kan rennen als in een broek.',
    'Zum Drehen, zum Feiern und für dienstags. Kleider und Röcke, in denen sie so schnell rennt wie in einer Hose.',
    'For twirling, for parties and for Tuesdays. Dresses and skirts she can run in just as fast as in trousers.',
  ),
  'girls-dresses': text(
    'Over het hoofd en aangekleed. Onze jurken hebben een rok die ruim zwaait en een bovenstuk dat bij het klimmen niet in de weg zit.',
    'Über den Kopf und fertig angezogen. Unsere Kleider haben einen weit schwingenden Rock und ein Oberteil, das beim Klettern nicht stört.',
    'Over the head and fully dressed. Our dresses have a skirt that swings and a top that stays out of the way when climbing.',
  ),
  'girls-skirts': text(
    'Veel rok, genoeg zwier voor een hele gang en een band die blijft zitten. Met maillot in de winter, met blote benen in de zomer.',
    'Viel Rock, Schwung für einen ganzen Flur und ein Bund, der sitzt. Im Winter mit Strumpfhose, im Sommer mit nackten Beinen.',
    'Plenty of skirt, enough swing for a whole hallway and a waistband that stays put. With tights in winter, bare legs in summer.',
  ),
  'girls-outerwear': text(
    'Wat er buiten ook valt, er is een jas voor. Van een bodywarmer over de trui tot een winterjas tot ver over de billen.',
    'Was draußen auch vom Himmel fällt, es gibt eine Jacke dafür. Von der Weste über dem Pulli bis zur Winterjacke, die weit über den Po reicht.',
    'Whatever is coming down outside, there is a jacket for it. From a gilet over her jumper to a winter coat that reaches well past the seat.',
  ),
  'girls-jackets': text(
    'Tussen sneeuwpop en zandkasteel zitten veel dagen. Dit zijn de jassen voor al die dagen: spijkerjacks, regenjassen en alles ertussenin.',
    'Zwischen Schneemann und Sandburg liegen viele Tage. Das sind die Jacken für all diese Tage: Jeansjacken, Regenjacken und alles dazwischen.',
    'There are a lot of days between snowmen and sandcastles. These are the jackets for all of them: denim, raincoats and everything in between.',
  ),
  'girls-winter-coats': text(
    'Warm tot het hek, tot de slee en tot het laatste rondje schaatsen. Winterjassen met capuchon, diepe zakken en ruimte voor een dikke trui.',
    'Warm bis zum Schultor, bis zum Schlitten und bis zur letzten Runde auf dem Eis. Winterjacken mit Kapuze, tiefen Taschen und Platz für einen dicken Pulli.',
    'Warm all the way to the gate, the sledge and one last lap on the ice. Winter coats with a hood, deep pockets and room for a thick jumper.',
  ),
  'girls-vests': text(
    'Armen vrij om te zwaaien, lijf lekker warm. Bodywarmers voor meisjes die hun jas altijd ergens laten liggen.',
    'Arme frei zum Winken, Körper schön warm. Westen für Mädchen, die ihre Jacke ständig irgendwo liegen lassen.',
    'Arms free for waving, everything else warm. Gilets for girls who always leave their jacket somewhere.',
  ),
  'girls-swim-night': text(
    'Voor in het water en voor onder de dekens. Badpakken en pyjama’s: twee dingen waar ze het liefst de hele dag in rondloopt.',
    'Fürs Wasser und für unter die Decke. Badeanzüge und Schlafanzüge: Am liebsten würde sie den ganzen Tag darin herumlaufen.',
    'For in the water and under the covers. Swimsuits and pyjamas: two things she would happily wear all day.',
  ),
  'girls-swimwear': text(
    'Badpakken met brede bandjes die blijven zitten, ook bij een bommetje van de hoge. Voor zwemles, zee en de sproeier in de tuin.',
    'Badeanzüge mit breiten Trägern, die auch beim Sprung vom Beckenrand sitzen. Für Schwimmkurs, Meer und den Rasensprenger im Garten.',
    'Swimsuits with wide straps that stay put, even for a dive-bomb. For swimming lessons, the sea and the sprinkler in the garden.',
  ),
  'girls-pajamas': text(
    'Zachte pyjama’s voor meisjes die nog één bladzijde willen. Ook overdag toegestaan, vooral op zondag.',
    'Weiche Schlafanzüge für Mädchen, die nur noch eine Seite lesen wollen. Tagsüber erlaubt, vor allem sonntags.',
    'Soft pyjamas for girls who want just one more page. Allowed during the day too, especially on Sundays.',
  ),
  'girls-accessories': text(
    'Wat een outfit afmaakt en als eerste kwijtraakt. Mutsen, sokken, sneakers en rugzakken om te dragen en te labelen.',
    'Was ein Outfit vollendet und als Erstes verloren geht. Mützen, Socken, Sneaker und Rucksäcke zum Tragen und Beschriften.',
    'The things that finish an outfit and get lost first. Hats, socks, trainers and backpacks to wear and to label.',
  ),
  'girls-hats': text(
    'Een rand voor de winter, een klep voor de zomer. Mutsen en petten die passen over vlechten, staarten en ochtendhaar.',
    'Ein Umschlag für den Winter, ein Schirm für den Sommer. Mützen und Caps, die über Zöpfe und Morgenhaare passen.',
    'A cuff for winter, a peak for summer. Hats and caps that fit over plaits, ponytails and bedhead.',
  ),
  'girls-socks': text(
    'Sokken met gekleurde hielen en tenen, zodat ze ook in de wasmand te vinden zijn. Hoog genoeg om uit een laars te piepen.',
    'Socken mit bunten Fersen und Zehen, damit man sie im Wäschekorb wiederfindet. Hoch genug, um aus dem Stiefel zu gucken.',
    'Socks with coloured heels and toes, so they can be found in the wash. Tall enough to peek out of a boot.',
  ),
  'girls-sneakers': text(
    'Voor hinkelen, steppen en hard wegrennen. Sneakers met een stevige neus en een gekleurde hiel, zodat je ziet waar ze gebleven is.',
    'Zum Hüpfen, Rollern und schnellen Weglaufen. Sneaker mit fester Kappe und bunter Ferse, damit man sieht, wo sie geblieben ist.',
    'For hopscotch, scooters and quick getaways. Trainers with a sturdy toe and a coloured heel, so you can see where she went.',
  ),
  'girls-bags': text(
    'Brood, beker, boek en een kei die mee moest. Rugzakken voor meisjes die veel te dragen hebben.',
    'Brotdose, Trinkflasche, Buch und ein Stein, der mitmusste. Rucksäcke für Mädchen, die viel zu tragen haben.',
    'Lunch, cup, book and a stone that had to come along. Backpacks for girls with a lot to carry.',
  ),
  boys: text(
    'Kleding voor jongens die alles willen weten en dat onderzoeken met hun knieën. Stevig waar het moet, zacht waar het kan.',
    'Mode für Jungen, die alles wissen wollen und mit den Knien forschen. Fest, wo es sein muss, weich, wo es geht.',
    'Clothes for boys who want to know everything and find out on their knees. Sturdy where it matters, soft where it can be.',
  ),
  'boys-tops': text(
    'De stapel waar hij elke ochtend zonder kijken uit trekt. Gelukkig past alles bij elkaar.',
    'Der Stapel, aus dem er jeden Morgen blind etwas herauszieht. Zum Glück passt alles zusammen.',
    'The pile he pulls from every morning without looking. Luckily, it all goes together.',
  ),
  'boys-tees': text(
    'T-shirts met dino’s, strepen en helemaal niets. Voor jongens die één favoriet hebben, en dat vijf keer.',
    'T-Shirts mit Dinos, mit Streifen und mit gar nichts. Für Jungen, die ein Lieblingsshirt haben, und zwar fünfmal.',
    'Tees with dinos, with stripes and with nothing at all. For boys who have one favourite, five times over.',
  ),
  'boys-longsleeves': text(
    'Mouwen die tegen verf, modder en opstropen kunnen. Longsleeves voor onder een hoodie, of als iedereen binnen zit.',
    'Ärmel, die Farbe, Matsch und Hochkrempeln vertragen. Langarmshirts für unter den Hoodie oder für drinnen.',
    'Sleeves that can take paint, mud and being pushed up. Long-sleeved tees for under a hoodie, or for days inside.',
  ),
  'boys-shirts': text(
    'Een kraag om recht te trekken, knopen om zelf te leren. Overhemden en polo’s voor jongens die soms iemand anders willen zijn: een boswachter, een oom.',
    'Ein Kragen zum Geradeziehen, Knöpfe zum Selberlernen. Hemden und Polos für Jungen, die manchmal jemand anders sein wollen: ein Förster, ein Onkel.',
    'A collar to straighten, buttons to learn on. Shirts and polos for boys who sometimes want to be someone else: a park ranger, an uncle.',
  ),
  'boys-sweaters': text(
    'Truien voor hutten, herfst en de achterbank. Met een vest erbij voor als hij zegt dat hij het niet koud heeft.',
    'Pullover für Höhlen, Herbst und Rückbank. Und eine Strickjacke, falls er sagt, dass ihm nicht kalt ist.',
    'Jumpers for dens, autumn and the back seat. Plus a cardigan for when he says he is not cold.',
  ),
  'boys-hoodies': text(
    'Er is er altijd één die nooit in de kast ligt. Hoodies met een buidelzak voor kastanjes, knikkers en koude handen.',
    'Einen gibt es immer, der nie im Schrank liegt. Hoodies mit Bauchtasche für Kastanien, Murmeln und kalte Hände.',
    'There is always one that never makes it back to the wardrobe. Hoodies with a front pocket for acorns, marbles and cold hands.',
  ),
  'boys-bottoms': text(
    'Broeken voor glijden, knielen en achteruit een heuvel af. Wij naaien dubbel wat bij jongens het eerst stukgaat.',
    'Hosen zum Rutschen, Knien und Rückwärts-den-Berg-Hinunter. Was bei Jungen zuerst kaputtgeht, nähen wir doppelt.',
    'Trousers for sliding, kneeling and going down a hill backwards. We double-stitch what goes first.',
  ),
  'boys-jeans': text(
    'Elke jeans begint netjes. Wat er daarna gebeurt, tussen schommel en sloot, maakt hem beter.',
    'Jede Jeans fängt ordentlich an. Was danach passiert, zwischen Schaukel und Bach, macht sie besser.',
    'Every pair of jeans starts out tidy. What happens next, between the swings and the stream, makes it better.',
  ),
  'boys-joggers': text(
    'Voor jongens die niet lopen als ze ook kunnen rennen. Joggingbroeken met schuine zakken, een koord en boorden onderaan.',
    'Für Jungen, die nicht gehen, wenn sie rennen können. Jogginghosen mit schrägen Taschen, Kordel und Bündchen.',
    'For boys who never walk when they could run. Joggers with slanted pockets, a drawstring and cuffs.',
  ),
  'boys-chinos': text(
    'De nette broek die dat niet van de daken schreeuwt. Kan mee naar opa’s zestigste én naar de schuur daarachter.',
    'Die gute Hose, die das nicht an die große Glocke hängt. Darf mit zu Opas Sechzigstem und in den Schuppen dahinter.',
    'The nice trousers that do not make a fuss about it. Good for Grandpa’s sixtieth and for the shed at the bottom of the garden.',
  ),
  'boys-shorts': text(
    'Knieën zijn er om te laten zien, liefst met een pleister. Shorts met zakken voor schelpen, steentjes en een verdwaalde euro.',
    'Knie sind zum Zeigen da, am liebsten mit Pflaster. Shorts mit Taschen für Muscheln, Steinchen und einen verirrten Euro.',
    'Knees are for showing off, preferably with a plaster. Shorts with pockets for shells, pebbles and a stray coin.',
  ),
  'boys-dungarees': text(
    'Werkkleding voor wie een dam gaat bouwen. Verstelbaar aan de bretels, dus de dam mag groot worden.',
    'Arbeitskleidung für alle, die einen Damm bauen wollen. Verstellbar an den Trägern, der Damm darf also groß werden.',
    'Workwear for anyone about to build a dam. The straps adjust, so it can be a big one.',
  ),
  'boys-outerwear': text(
    'Jassen die mee naar buiten willen en soms ook weer mee naar binnen komen. Voor wind, regen en minus drie.',
    'Jacken, die gern mit hinausgehen und manchmal auch wieder mit hereinkommen. Für Wind, Regen und minus drei.',
    'Jackets that like going out and sometimes make it back in. For wind, rain and freezing mornings.',
  ),
  'boys-jackets': text(
    'Niet te dik, niet te dun, precies goed voor de fiets. Jassen voor de maanden waarin het ’s ochtends herfst is en ’s middags lente.',
    'Nicht zu dick, nicht zu dünn, genau richtig fürs Rad. Jacken für die Monate, in denen morgens Herbst ist und mittags Frühling.',
    'Not too thick, not too thin, just right for the bike. Jackets for months when it is autumn at breakfast and spring by lunch.',
  ),
  'boys-winter-coats': text(
    'Voor jongens die in de sneeuw gaan liggen om te kijken hoe dat is. Lang, gevoerd, met capuchon en boorden die de sneeuw buiten houden.',
    'Für Jungen, die sich in den Schnee legen, um zu sehen, wie das ist. Lang, gefüttert, mit Kapuze und Bündchen, die den Schnee draußen halten.',
    'For boys who lie down in the snow to see what it is like. Long, lined, with a hood and cuffs that keep out the snow.',
  ),
  'boys-vests': text(
    'Mouwen zitten in de weg bij het timmeren. Bodywarmers houden de rest van de jongen warm.',
    'Beim Hämmern stören Ärmel nur. Westen halten den Rest vom Jungen warm.',
    'Sleeves get in the way of hammering. Gilets keep the rest of him warm.',
  ),
  'boys-swim-night': text(
    'Zwemshorts voor overdag, pyjama’s voor daarna. Met een beetje geluk zit er een douche tussen.',
    'Badeshorts für tagsüber, Schlafanzüge für danach. Mit etwas Glück liegt eine Dusche dazwischen.',
    'Swim shorts for the day, pyjamas for after. With a little luck there is a shower in between.',
  ),
  'boys-swimwear': text(
    'Zwemshorts die vastzitten met een koord, ook na de grote glijbaan. Ze drogen op weg naar het ijsje.',
    'Badeshorts, die dank Kordel auch nach der großen Rutsche noch sitzen. Auf dem Weg zum Eis sind sie trocken.',
    'Swim shorts with a drawstring that holds, even down the big slide. They dry on the way to the ice cream.',
  ),
  'boys-pajamas': text(
    'Pyjama’s voor jongens die zeggen dat ze nooit slapen. Zacht, met boorden die op hun plek blijven, hoe hij ook ligt.',
    'Schlafanzüge für Jungen, die angeblich nie schlafen. Weich, mit Bündchen, die bleiben, wo sie sind, egal wie er liegt.',
    'Pyjamas for boys who claim they never sleep. Soft, with cuffs that stay put however he lies.',
  ),
  'boys-accessories': text(
    'Voor hoofd, voeten en alles wat mee moet. Een muts meer dan je denkt nodig te hebben, want zo gaat dat.',
    'Für Kopf, Füße und alles, was mitmuss. Immer eine Mütze mehr, als man zu brauchen glaubt, so ist das nun mal.',
    'For the head, the feet and everything that has to come along. One more beanie than you think you need, because that is how it goes.',
  ),
  'boys-hats': text(
    'Klep naar voren tegen de zon, naar achteren tegen de verveling. En mutsen voor als het vriest en niemand naar binnen wil.',
    'Schirm nach vorn gegen die Sonne, nach hinten gegen die Langeweile. Und Mützen, wenn es friert und keiner reinwill.',
    'Peak forward against the sun, backwards against boredom. And beanies for when it freezes and nobody wants to come in.',
  ),
  'boys-socks': text(
    'Wij breien ze stevig aan hiel en teen, hij schuift ermee door de gang. Sokken die dat een tijdje volhouden.',
    'Wir stricken sie an Ferse und Zehen fester, er schlittert damit durch den Flur. Socken, die das eine Weile aushalten.',
    'We knit them tougher at heel and toe; he slides down the hall in them. Socks that can keep that up for a while.',
  ),
  'boys-sneakers': text(
    'Remmen doet hij met zijn tenen, dus de neus is van rubber. Sneakers voor plein, stoep en overal waar een bal ligt.',
    'Er bremst mit den Zehen, deshalb ist die Kappe aus Gummi. Sneaker für Hof, Gehweg und überall, wo ein Ball liegt.',
    'He brakes with his toes, so the toe cap is rubber. Trainers for the playground, the pavement and wherever there is a ball.',
  ),
  'boys-bags': text(
    'Een vak met rits voor wat niet kwijt mag, de rest eromheen. Rugzakken die een schooljaar en een kampeerweekend overleven.',
    'Ein Fach mit Reißverschluss für alles, was nicht verloren gehen darf, der Rest drum herum. Rucksäcke, die ein Schuljahr und ein Zeltwochenende überstehen.',
    'A zip pocket for what must not get lost, the rest around it. Backpacks that survive a school year and a weekend of camping.',
  ),
  baby: text(
    'Zachte kleren voor de allerkleinsten, van de eerste nacht thuis tot de eerste stapjes. Makkelijk aan, makkelijk uit, en bestand tegen alles daartussen.',
    'Weiche Sachen für die Allerkleinsten, von der ersten Nacht zu Hause bis zu den ersten Schritten. Schnell angezogen, schnell ausgezogen und allem dazwischen gewachsen.',
    'Soft things for the very smallest, from the first night home to the first steps. Easy on, easy off, and ready for everything in between.',
  ),
  'baby-suits': text(
    'Wat een baby als eerste aanheeft en het langst blijft dragen. Rompers voor onder alles, en pakjes die zelf alles zijn.',
    'Was ein Baby zuerst anhat und am längsten trägt. Bodys für unter alles, und Strampler, die selbst alles sind.',
    'What a baby wears first and longest. Bodysuits to go under everything, and rompers that are everything.',
  ),
  'baby-bodysuits': text(
    'Met drukknopen tussen de beentjes en een hals die over elk hoofdje past. Koop er een voor elke dag van de week, en dan nog een.',
    'Mit Druckknöpfen im Schritt und einem Ausschnitt, der über jedes Köpfchen passt. Am besten einen für jeden Wochentag, und noch einen.',
    'With snaps between the legs and a neckline that fits over any head. Get one for each day of the week, and one more.',
  ),
  'baby-rompers': text(
    'Eén stuk van hals tot enkel, met knoopjes waar je ze nodig hebt. Om in te slapen, te rollen en op de foto te gaan.',
    'Ein Stück vom Hals bis zum Knöchel, mit Knöpfen, wo man sie braucht. Zum Schlafen, Rollen und Fotografiertwerden.',
    'One piece from neck to ankle, with buttons where you need them. For sleeping, rolling over and having their picture taken.',
  ),
  'baby-tops': text(
    'Shirts, truien en hoodies in heel klein. Zacht aan de binnenkant, want daar zit de baby.',
    'Shirts, Pullover und Hoodies in ganz klein. Innen besonders weich, denn da ist das Baby.',
    'Shirts, jumpers and hoodies, only tiny. Soft on the inside, because that is where the baby is.',
  ),
  'baby-tees': text(
    'T-shirts voor warme dagen op een kleed in de schaduw. Neem er een paar: een spuugdoek mist wel eens.',
    'T-Shirts für warme Tage auf der Decke im Schatten. Am besten gleich ein paar: Das Spucktuch trifft nicht immer.',
    'Tees for warm days on a blanket in the shade. Get a few: the muslin sometimes misses.',
  ),
  'baby-longsleeves': text(
    'Armpjes warm, buikje bedekt. Longsleeves die het ook in de draagzak goed doen.',
    'Ärmchen warm, Bäuchlein bedeckt. Langarmshirts, die auch in der Trage bequem sind.',
    'Little arms warm, little tummy covered. Long-sleeved tees that are comfy in the sling too.',
  ),
  'baby-sweaters': text(
    'Kleine truien en vesten voor frisse ochtenden en warme schouders. Zacht genoeg om tegenaan te slapen.',
    'Kleine Pullover und Strickjacken für frische Morgen und warme Schultern. So weich, dass man daran einschläft.',
    'Little jumpers and cardigans for crisp mornings and warm shoulders. Soft enough to fall asleep against.',
  ),
  'baby-hoodies': text(
    'Een capuchon voor als het waait op de dijk. Met een klein zakje voor, waar straks van alles in wordt gevonden.',
    'Eine Kapuze, wenn es auf dem Deich weht. Mit einer kleinen Tasche vorn, in der sich bald so einiges findet.',
    'A hood for windy walks by the water. With a little pocket in front that will soon hold all sorts of finds.',
  ),
  'baby-bottoms': text(
    'Broeken met plaats voor een luier en knieën voor het kruipen. Zacht in de taille, met zo min mogelijk gefrummel.',
    'Hosen mit Platz für die Windel und Knien fürs Krabbeln. Weich im Bund, mit so wenig Gefummel wie möglich.',
    'Trousers with room for a nappy and knees for crawling. Soft at the waist, with as little fumbling as possible.',
  ),
  'baby-joggers': text(
    'De eerste joggingbroek is om in te liggen, de tweede om in te kruipen. Allebei met zachte boorden aan de enkels.',
    'Die erste Jogginghose ist zum Liegen da, die zweite zum Krabbeln. Beide mit weichen Bündchen am Knöchel.',
    'The first pair of joggers is for lying down, the second for crawling. Both have soft cuffs at the ankle.',
  ),
  'baby-leggings': text(
    'Beentjes die trappelen willen een broek die meegeeft. Leggings om onder alles aan te trekken, of zonder iets eroverheen.',
    'Beinchen, die strampeln, brauchen eine Hose, die nachgibt. Leggings zum Drunterziehen und zum Soloauftritt.',
    'Legs that kick need trousers that give. Leggings to wear under anything, or all by themselves.',
  ),
  'baby-shorts': text(
    'Voor mollige beentjes en warm gras. Shorts met een zachte band die ook over een luier goed zit.',
    'Für runde Beinchen und warmes Gras. Shorts mit weichem Bund, der auch über der Windel gut sitzt.',
    'For chubby legs and warm grass. Shorts with a soft waistband that fits over a nappy.',
  ),
  'baby-dungarees': text(
    'Bretels die twee maten meegroeien en een zakje op de borst. Een tuinbroek voor wie net kan zitten en meteen weg wil.',
    'Träger, die zwei Größen mitwachsen, und eine Tasche auf der Brust. Latzhosen für alle, die gerade sitzen können und schon weg wollen.',
    'Straps that grow along for two sizes and a pocket on the chest. Dungarees for anyone who has just learned to sit and already wants to leave.',
  ),
  'baby-dresses-skirts': text(
    'Voor de eerste feestjes en voor gewone dagen op schoot. Jurkjes en rokjes waar een kruipbroek onder past.',
    'Für die ersten Feste und für ganz normale Tage auf dem Schoß. Kleidchen und Röckchen, unter die eine Krabbelhose passt.',
    'For first parties and for ordinary days on a lap. Little dresses and skirts with room for leggings underneath.',
  ),
  'baby-dresses': text(
    'Kleine jurken met een groot plan: gezien worden. Met een legging eronder kruipt het ook.',
    'Kleine Kleider mit großem Plan: gesehen werden. Mit Leggings darunter lässt es sich auch krabbeln.',
    'Little dresses with a big plan: to be seen. With leggings underneath, crawling works too.',
  ),
  'baby-skirts': text(
    'Een rokje dat meebeweegt, want een babybuik verandert per fles. Leuk met sokken en blote teentjes.',
    'Ein Röckchen, das alles mitmacht, denn ein Babybauch ändert sich mit jeder Flasche. Schön mit Söckchen und mit nackten Zehen.',
    'A little skirt that goes along with everything, since a baby tummy changes with every bottle. Sweet with socks or bare toes.',
  ),
  'baby-outerwear': text(
    'Ingepakt voor de wandelwagen, de bakfiets en oma’s balkon. Jassen die warm zijn en toch nog te buigen bij de elleboog.',
    'Gut eingepackt für Kinderwagen, Lastenrad und Omas Balkon. Jacken, die warm sind und sich am Ellbogen trotzdem noch beugen lassen.',
    'Wrapped up for the pushchair, the cargo bike and Grandma’s garden. Jackets that are warm and still bend at the elbow.',
  ),
  'baby-jackets': text(
    'De eerste jas is voor het eerste rondje park. Licht, zacht van binnen en zo dicht, ook bij een baby die wiebelt.',
    'Die erste Jacke ist für die erste Runde im Park. Leicht, innen weich und schnell zu, auch wenn das Baby zappelt.',
    'The first jacket is for the first lap around the park. Light, soft inside and quick to close, even on a wiggler.',
  ),
  'baby-winter-coats': text(
    'Een dekentje met mouwen en een capuchon. Winterjassen voor baby’s die bij elk weer buiten slapen.',
    'Eine Decke mit Ärmeln und Kapuze. Winterjacken für Babys, die bei jedem Wetter draußen schlafen.',
    'A blanket with sleeves and a hood. Winter coats for babies who nap outside in any weather.',
  ),
  'baby-vests': text(
    'Warm om het buikje, armpjes vrij voor de rammelaar. Een bodywarmer past over elke trui en onder elke deken.',
    'Warm am Bauch, Ärmchen frei für die Rassel. Eine Weste passt über jeden Pulli und unter jede Decke.',
    'Warm around the tummy, arms free for the rattle. A gilet goes over any jumper and under any blanket.',
  ),
  'baby-swim-night': text(
    'Spetteren en slapen, de twee hoofdvakken. Zwemgoed en pyjama’s voor wie ze allebei nog aan het leren is.',
    'Planschen und Schlafen, die beiden Hauptfächer. Badesachen und Schlafanzüge für alle, die beides noch lernen.',
    'Splashing and sleeping, the two main subjects. Swimwear and pyjamas for those still learning both.',
  ),
  'baby-swimwear': text(
    'Klein zwemgoed voor het badje op het balkon en de eerste keer zee. Snel droog en zacht langs de randen.',
    'Kleine Badesachen für das Planschbecken auf dem Balkon und das erste Mal Meer. Schnell trocken und weich an den Rändern.',
    'Little swimwear for the paddling pool and the first time at the seaside. Quick to dry and soft around the edges.',
  ),
  'baby-pajamas': text(
    'Doorslapen kunnen we niet beloven, zacht liggen wel. Pyjama’s met boordjes die om vier uur ’s nachts nog goed zitten.',
    'Durchschlafen können wir nicht versprechen, weich liegen schon. Schlafanzüge mit Bündchen, die auch um vier Uhr nachts noch sitzen.',
    'We cannot promise a full night’s sleep, but we can promise soft. Pyjamas with cuffs that still fit right at four in the morning.',
  ),
  'baby-accessories': text(
    'Het kleinste van het klein: mutsen en sokken. Ideaal als kraamcadeau en als reserve in elke tas.',
    'Das Kleinste vom Kleinen: Mützen und Socken. Ideal als Geschenk zur Geburt und als Reserve in jeder Tasche.',
    'The smallest of the small: hats and socks. A good baby gift, and a good backup in every bag.',
  ),
  'baby-hats': text(
    'Een muts tegen de wind, een pet tegen de zon, en altijd eentje te weinig. Ze blijven zitten, tot een handje ze vindt.',
    'Eine Mütze gegen den Wind, eine Cap gegen die Sonne, und immer fehlt eine. Sie bleiben sitzen, bis ein Händchen sie findet.',
    'A beanie for the wind, a cap for the sun, and always one too few. They stay on until a little hand finds them.',
  ),
  'baby-socks': text(
    'Sokjes die blijven zitten bij het trappelen. Nou ja, langer dan de meeste.',
    'Söckchen, die beim Strampeln sitzen bleiben. Na ja, länger als die meisten.',
    'Socks that stay on through all the kicking. Well, longer than most.',
  ),
  new: text(
    'Net van de tekentafel en nog zonder vlekken. Hier hangt alles wat deze weken is binnengekomen, voor meisjes, jongens en baby’s.',
    'Frisch vom Zeichentisch und noch ohne Flecken. Hier hängt alles, was in diesen Wochen neu dazugekommen ist, für Mädchen, Jungen und Babys.',
    'Fresh off the drawing board and not a stain in sight. Everything that has come in these past weeks, for girls, boys and babies.',
  ),
  'new-girls': text(
    'Nieuwe kleuren, nieuwe prints en nieuwe jurken om als eerste in rond te draaien. Wie er vroeg bij is, vindt de maat nog.',
    'Neue Farben, neue Drucke und neue Kleider, in denen man sich als Erste drehen kann. Wer früh dran ist, findet noch alle Größen.',
    'New colours, new prints and new dresses to be the first to twirl in. Come early while her size is still there.',
  ),
  'new-boys': text(
    'Nieuwe dino’s, nieuwe strepen en een broek die nog geen knie heeft gezien. Allemaal vers uit de doos.',
    'Neue Dinos, neue Streifen und Hosen, die noch kein Knie gesehen haben. Alles frisch ausgepackt.',
    'New dinos, new stripes and trousers that have yet to meet a knee. All fresh out of the box.',
  ),
  'new-baby': text(
    'Klein en net binnen. Voor wie er pas is, of er elk moment kan zijn.',
    'Klein und gerade angekommen. Für alle, die eben erst da sind oder jeden Moment kommen.',
    'Small and just arrived. For someone who has only just got here, or will any minute now.',
  ),
  sale: text(
    'Dezelfde kleren, een kleinere prijs. Wat hier hangt komt niet terug, dus meet je kind nog even op.',
    'Dieselben Sachen, ein kleinerer Preis. Was hier hängt, kommt nicht wieder, also miss dein Kind noch schnell.',
    'The same clothes at a smaller price. What hangs here is not coming back, so measure your child one more time.',
  ),
  'sale-girls': text(
    'Jurken voor volgend jaar, truien voor nu. In de sale voor meisjes kun je gerust een maat vooruitkijken.',
    'Kleider fürs nächste Jahr, Pullover für jetzt. Im Sale für Mädchen darf man ruhig eine Größe weiterdenken.',
    'Dresses for next year, jumpers for now. In the girls’ sale it pays to think one size ahead.',
  ),
  'sale-boys': text(
    'Een extra jeans voor als de eerste door is. De sale voor jongens, met wat er nog ligt in zijn maat.',
    'Eine Jeans in Reserve, falls die erste durch ist. Der Sale für Jungen, mit allem, was in seiner Größe noch da ist.',
    'A spare pair of jeans for when the first gives out. The boys’ sale, with what is left in his size.',
  ),
  'sale-baby': text(
    'Ze groeien eruit voor je het weet, dus voor minder is ook goed. De laatste kleine maten op een rij.',
    'Sie wachsen schneller heraus, als man gucken kann, da darf es auch weniger kosten. Die letzten kleinen Größen auf einen Blick.',
    'They outgrow it before you know it, so paying less makes sense. The last of the little sizes, all in one place.',
  ),
  inspiration: text(
    'Verhalen, outfits en ideeën uit ons atelier. Voor wie niet weet wat hij zoekt, maar het wel herkent.',
    'Geschichten, Outfits und Ideen aus unserem Atelier. Für alle, die nicht wissen, was sie suchen, es aber erkennen.',
    'Stories, outfits and ideas from our studio. For anyone who does not know what they are looking for but will know it when they see it.',
  ),
  'inspiration-outfits': text(
    'Alvast bij elkaar gelegd op een leeg bed, zoals je dat zelf ook doet. Hele outfits en sets die je zelf samenstelt.',
    'Schon mal auf dem Bett zurechtgelegt, so wie man das zu Hause macht. Fertige Outfits und Sets zum Selberzusammenstellen.',
    'Laid out on the bed, just the way you would. Whole outfits, and sets you put together yourself.',
  ),
  'inspiration-gifts': text(
    'Een shirt met een naam erop, een patroon om zelf te naaien of een cadeaukaart voor wie liever kiest. Cadeaus voor kleine mensen en hun ouders.',
    'Ein Shirt mit Namen, ein Schnittmuster zum Selbernähen oder eine Geschenkkarte für alle, die lieber aussuchen. Geschenke für kleine Menschen und ihre Eltern.',
    'A shirt with a name on it, a pattern to sew at home or a gift card for those who like to choose. Presents for small people and their parents.',
  ),
  'sample-girls': text(
    'Samples, laatste maten en kleuren die de winkel niet haalden, voor meisjes. Eén rek, één keer, weg is weg.',
    'Muster, letzte Größen und Farben, die es nicht in den Laden geschafft haben, für Mädchen. Eine Stange, einmal, weg ist weg.',
    'Samples, last sizes and colours that never made it to the stores, for girls. One rail, one time, gone is gone.',
  ),
  'sample-girls-tops': text(
    'Shirts, truien en hoodies voor meisjes uit het pashok van vorig seizoen. Vaak maar één van elk.',
    'Shirts, Pullover und Hoodies für Mädchen aus der Anprobe der letzten Saison. Oft nur ein Stück je Modell.',
    'Shirts, jumpers and hoodies for girls from last season’s fittings. Often just one of each.',
  ),
  'sample-girls-bottoms': text(
    'Meisjesbroeken in de maten die overbleven. Staat haar maat erbij, dan is dat een teken.',
    'Mädchenhosen in den Größen, die übrig sind. Ist ihre dabei, ist das ein Zeichen.',
    'Girls’ trousers in the sizes that are left. If hers is here, take it as a sign.',
  ),
  'sample-girls-dresses-skirts': text(
    'Jurken en rokken van de fotoshoot: één dag gedragen, nooit op geschommeld.',
    'Kleider und Röcke vom Fotoshooting: einen Tag getragen, nie geschaukelt.',
    'Dresses and skirts from the photo shoot: worn for a day, never on a swing.',
  ),
  'sample-girls-outerwear': text(
    'Meisjesjassen van vorig jaar zijn dit jaar net zo warm. Alleen de prijs is afgekoeld.',
    'Mädchenjacken vom letzten Jahr wärmen in diesem genauso. Nur der Preis hat sich abgekühlt.',
    'Last year’s girls’ coats are just as warm this year. Only the price has cooled off.',
  ),
  'sample-girls-swim-night': text(
    'De laatste badpakken en pyjama’s in meisjesmaten. Voor de zomer of voor vannacht.',
    'Die letzten Badeanzüge und Schlafanzüge in Mädchengrößen. Für den Sommer oder für heute Nacht.',
    'The last swimsuits and pyjamas in girls’ sizes. For the summer, or for tonight.',
  ),
  'sample-girls-accessories': text(
    'Losse paren, laatste petten en een rugzak uit de etalage. Kleine vondsten voor meisjes.',
    'Einzelne Paare, letzte Caps und der Rucksack aus dem Schaufenster. Kleine Fundstücke für Mädchen.',
    'Single pairs, last caps and the backpack from the window. Small finds for girls.',
  ),
  'sample-boys': text(
    'Samples en laatste stuks voor jongens, rechtstreeks uit het atelier. Wie zijn maat weet, is in het voordeel.',
    'Muster und letzte Stücke für Jungen, direkt aus dem Atelier. Wer seine Größe kennt, ist im Vorteil.',
    'Samples and last pieces for boys, straight from the studio. It helps to know his size.',
  ),
  'sample-boys-tops': text(
    'Dino’s die de collectie niet haalden, strepen in een kleur die we niet namen. Jongensshirts en truien met een verhaal.',
    'Dinos, die es nicht in die Kollektion geschafft haben, Streifen in Farben, die wir nicht genommen haben. Shirts und Pullover für Jungen, mit Geschichte.',
    'Dinos that did not make the cut, stripes in a colour we passed on. Boys’ shirts and jumpers with a story.',
  ),
  'sample-boys-bottoms': text(
    'Een stapel jongensbroeken, elke maat een paar keer. Knieën nog heel.',
    'Ein Stapel Jungenhosen, jede Größe nur ein paarmal. Die Knie sind noch heil.',
    'A pile of boys’ trousers, a few in each size. The knees are still in one piece.',
  ),
  'sample-boys-outerwear': text(
    'Jassen voor jongens uit een vorige winter, want de volgende komt toch. Weinig stuks, veel korting.',
    'Jungenjacken aus einem früheren Winter, denn der nächste kommt bestimmt. Wenige Stücke, viel Rabatt.',
    'Boys’ coats from a winter past, because the next one is on its way. Few pieces, big discounts.',
  ),
  'sample-boys-swim-night': text(
    'Zwemshorts en pyjama’s voor jongens, van elk de laatste paar. Nat of slaperig, allebei goedkoper.',
    'Badeshorts und Schlafanzüge für Jungen, je die letzten paar. Nass oder müde, beides günstiger.',
    'Swim shorts and pyjamas for boys, the last few of each. Wet or sleepy, both for less.',
  ),
  'sample-boys-accessories': text(
    'Petten, sokken en sneakers die nog zonder jongen zijn. Op is op.',
    'Caps, Socken und Sneaker, die noch keinen Jungen haben. Nur solange der Vorrat reicht.',
    'Caps, socks and trainers still looking for a boy. Once they are gone, they are gone.',
  ),
  'sample-baby': text(
    'Het kleinste van de sample sale: babykleren uit proefseries en laatste dozen. Zacht is het allemaal.',
    'Das Kleinste vom Sample Sale: Babysachen aus Probeserien und letzten Kartons. Weich ist alles.',
    'The smallest part of the sample sale: baby clothes from trial runs and last boxes. All of it soft.',
  ),
  'sample-baby-suits': text(
    'Rompers en boxpakjes die nergens meer bij horen, behalve bij een baby. De laatste van elk.',
    'Bodys und Strampler, die zu nichts mehr gehören, außer zu einem Baby. Die letzten von jedem.',
    'Bodysuits and rompers that belong to nothing any more, except a baby. The last of each.',
  ),
  'sample-baby-tops': text(
    'Babyshirtjes en truitjes waarvan er nog één of twee zijn. Groot genoeg voor een cadeau, klein genoeg voor een envelop.',
    'Babyshirts und kleine Pullover, von denen es noch ein oder zwei gibt. Groß genug für ein Geschenk, klein genug für den Briefkasten.',
    'Baby shirts and little jumpers, one or two left of each. Big enough for a present, small enough to post.',
  ),
  'sample-baby-bottoms': text(
    'Broekjes en tuinbroeken in de maten die bij baby’s altijd te kort duren. Voor een prijs die daarbij past.',
    'Höschen und Latzhosen in Größen, die bei Babys immer zu kurz dauern. Zu einem Preis, der dazu passt.',
    'Trousers and dungarees in the sizes babies never stay in for long. At a price to match.',
  ),
  'sample-baby-dresses-skirts': text(
    'Jurkjes van de kleinste paspop. Er is er maar één van, net als van haar.',
    'Kleidchen von der kleinsten Schneiderpuppe. Es gibt nur eins davon, so wie von ihr.',
    'Dresses from our smallest mannequin. There is only one, just like her.',
  ),
  'sample-baby-outerwear': text(
    'Babyjassen uit de proefserie, warm ingepakt en scherp geprijsd. Voor de eerste winter, of die van de buren.',
    'Babyjacken aus der Probeserie, warm und zum kleinen Preis. Für den ersten Winter, oder den der Nachbarn.',
    'Baby coats from the trial run, warm and well priced. For a first winter, or the neighbours’.',
  ),
  'sample-baby-swim-night': text(
    'De laatste badkleertjes en pyjama’s voor baby’s. Spetteren kan het hele jaar, slapen helaas niet altijd.',
    'Die letzten Badesachen und Schlafanzüge für Babys. Planschen geht das ganze Jahr, schlafen leider nicht immer.',
    'The last swimwear and pyjamas for babies. Splashing works all year; sleeping, sadly, not always.',
  ),
  'sample-baby-accessories': text(
    'Mutsjes en sokjes uit de bak bij de kassa. Klein goed voor een klein prijsje.',
    'Mützchen und Söckchen aus der Kiste an der Kasse. Winzig, und zum winzigen Preis.',
    'Tiny hats and socks from the box by the till. Small things at small prices.',
  ),
}
