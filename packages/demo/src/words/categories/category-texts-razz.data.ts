import type { Translated } from '../product-brief.ts'
import { text } from '../text.ts'

/** What stands above a list in the Razz shops, by category code. */
export const razzCategoryTexts: Readonly<Record<string, Translated>> = {
  girls: text(
    'Alles wat je draagt voordat iemand zegt dat het niet kan. Wijd, kort, hard, zacht. Jij mixt.',
    'Alles, was du trägst, bevor jemand sagt, dass es nicht geht. Weit, kurz, laut, weich. Du mixt.',
    'Everything you wear before someone says you can’t. Wide, short, loud, soft. You mix.',
  ),
  'girls-tops': text(
    'De bovenste helft. Hier begint een outfit, de rest hangt eronder.',
    'Die obere Hälfte. Hier fängt ein Outfit an, der Rest hängt drunter.',
    'The upper half. An outfit starts here, the rest hangs below.',
  ),
  'girls-tees': text(
    'Van je broer gestolen, maar dan legaal. Ruime T-shirts, met print of zonder commentaar.',
    'Wie vom Bruder geklaut, nur legal. Weite T-Shirts, mit Print oder ohne Kommentar.',
    'Stolen from your brother, but legal. Loose tees, with a print or no comment.',
  ),
  'girls-longsleeves': text(
    'Onder een jurk, onder een T-shirt, onder je jas. Lange mouwen, geen hulp nodig.',
    'Unterm Kleid, unterm T-Shirt, unter der Jacke. Lange Ärmel, keine Hilfe nötig.',
    'Under a dress, under a tee, under your jacket. Long sleeves, no help needed.',
  ),
  'girls-shirts': text(
    'Eén knoop dicht of allemaal open. Overhemden en polo’s die je nooit instopt.',
    'Ein Knopf zu oder alle auf. Hemden und Polos, die du nie reinsteckst.',
    'One button done or all of them open. Shirts and polos you never tuck in.',
  ),
  'girls-sweaters': text(
    'Truien tot over je handen en vesten die je niet teruggeeft. Warm mag best slordig.',
    'Pullover bis über die Hände und Strickjacken, die du nicht zurückgibst. Warm darf schlampig sein.',
    'Jumpers past your hands and cardigans you won’t give back. Warm can be messy.',
  ),
  'girls-hoodies': text(
    'Capuchon op en de wereld wacht even. Groot genoeg voor jou en je slechte bui.',
    'Kapuze auf, und die Welt wartet. Groß genug für dich und deine Laune.',
    'Hood up and the world can wait. Big enough for you and your mood.',
  ),
  'girls-bottoms': text(
    'Pijpen in elke breedte. Van legging tot zeil.',
    'Hosenbeine in jeder Weite. Von Leggings bis Segel.',
    'Legs in every width. From leggings to sails.',
  ),
  'girls-jeans': text(
    'Wijd, recht of smal. Past de eerste dag goed, de honderdste beter.',
    'Weit, gerade oder schmal. Am ersten Tag gut, am hundertsten besser.',
    'Wide, straight or slim. Good on day one, better on day one hundred.',
  ),
  'girls-joggers': text(
    'Zacht genoeg voor series, goed genoeg voor de stad. Koord strak, muziek hard.',
    'Weich genug für Serien, gut genug für die Stadt. Kordel fest, Musik laut.',
    'Soft enough for a series, good enough for the street. Drawstring tight, music loud.',
  ),
  'girls-chinos': text(
    'Netjes, maar niet braaf. Draag hem laag, met sneakers en zonder riem.',
    'Ordentlich, aber nicht brav. Trag sie tief, mit Sneakern und ohne Gürtel.',
    'Neat, not nice. Wear them low, with trainers and no belt.',
  ),
  'girls-shorts': text(
    'Wijd, tot boven de knie, met zakken waar iets in past. Zomer zonder strandfoto’s.',
    'Weit, bis übers halbe Bein, mit Taschen, in die was passt. Sommer ohne Strandfotos.',
    'Wide, above the knee, with pockets that hold things. Summer without the beach pics.',
  ),
  'girls-leggings': text(
    'Voor training, trein en onder die ene trui. Zwart is ook een kleur.',
    'Für Training, Bahn und unter diesen einen Pulli. Schwarz ist auch eine Farbe.',
    'For training, trains and under that one jumper. Black counts as a colour.',
  ),
  'girls-dungarees': text(
    'Eén bretel los, dat weet je. Tuinbroeken met te veel zakken.',
    'Ein Träger offen, weißt du eh. Latzhosen mit zu vielen Taschen.',
    'One strap down, you know that. Dungarees with too many pockets.',
  ),
  'girls-dresses-skirts': text(
    'Met gympen. Met laarzen. Met je vaders jas. Jurken en rokken die ertegen kunnen.',
    'Mit Turnschuhen. Mit Boots. Mit Papas Jacke. Kleider und Röcke, die das abkönnen.',
    'With trainers. With boots. With your dad’s jacket. Dresses and skirts that can handle it.',
  ),
  'girls-dresses': text(
    'Eén stuk stof, geen keuzestress. Kort, wijd, klaar.',
    'Ein Stück Stoff, keine Qual der Wahl. Kurz, weit, fertig.',
    'One piece of cloth, no decisions. Short, wide, done.',
  ),
  'girls-skirts': text(
    'Draait als jij draait. Verder beweegt hij zich nergens toe.',
    'Dreht sich, wenn du dich drehst. Sonst bewegt ihn nichts.',
    'Spins when you spin. Otherwise it stays out of it.',
  ),
  'girls-outerwear': text(
    'Voor de bushalte, het perron en de rij voor de snackbar. Jassen die langer buiten blijven dan jij.',
    'Für Haltestelle, Bahnsteig und die Schlange am Imbiss. Jacken, die länger draußen bleiben als du.',
    'For bus stops, platforms and the queue for chips. Jackets that stay out later than you.',
  ),
  'girls-jackets': text(
    'Dicht tot boven, handen weg. Jassen voor weer zonder naam.',
    'Zu bis oben, Hände weg. Jacken für Wetter ohne Namen.',
    'Shut to the top, hands gone. Jackets for weather without a name.',
  ),
  'girls-winter-coats': text(
    'Groot, lang, met capuchon. Je bent er nog, ergens daarbinnen.',
    'Groß, lang, mit Kapuze. Irgendwo da drin bist du noch.',
    'Big, long, with a hood. You’re still in there somewhere.',
  ),
  'girls-vests': text(
    'Over een hoodie en je bent er. Mouwen waren toch al van iemand anders.',
    'Über den Hoodie und fertig. Die Ärmel gehörten eh wem anders.',
    'Over a hoodie and you’re set. The sleeves were someone else’s anyway.',
  ),
  'girls-swim-night': text(
    'Nat of in bed. De twee beste plekken.',
    'Nass oder im Bett. Die zwei besten Orte.',
    'Wet or in bed. The two best places to be.',
  ),
  'girls-swimwear': text(
    'Badpakken om mee van de brug te gaan. Brede banden, alles blijft zitten.',
    'Badeanzüge für den Sprung von der Brücke. Breite Träger, alles bleibt, wo es ist.',
    'Swimsuits for jumping off the bridge. Wide straps, everything stays put.',
  ),
  'girls-pajamas': text(
    'Aan tot het middageten. Kan ook naar de brievenbus, wij zeggen niks.',
    'An bis mittags. Geht auch zum Briefkasten, wir sagen nichts.',
    'On until lunch. Works for the bins too, we won’t tell.',
  ),
  'girls-accessories': text(
    'Klein spul, groot effect. Hoofd, voeten, rug.',
    'Kleiner Kram, große Wirkung. Kopf, Füße, Rücken.',
    'Small stuff, big effect. Head, feet, back.',
  ),
  'girls-hats': text(
    'Voor dagen dat je haar een eigen plan heeft. Mutsen zonder pompon, petten zonder excuus.',
    'Für Tage, an denen deine Haare eigene Pläne haben. Mützen ohne Bommel, Caps ohne Ausrede.',
    'For days when your hair has its own plans. Beanies without pompoms, caps without excuses.',
  ),
  'girls-socks': text(
    'Trek ze hoog op. Gekleurde hiel, gekleurde teen, geen zin in wit.',
    'Zieh sie hoch. Bunte Ferse, bunte Zehen, kein Bock auf Weiß.',
    'Pull them up. Coloured heel, coloured toe, no time for white.',
  ),
  'girls-sneakers': text(
    'Witte veters, één dag lang. Daarna zijn het pas je schoenen.',
    'Weiße Schnürsenkel, genau einen Tag. Danach sind es erst deine Schuhe.',
    'White laces, for one day. After that they’re really yours.',
  ),
  'girls-bags': text(
    'Laptop, lipbalm, halve bibliotheek. Een rugzak die het niet doorvertelt.',
    'Laptop, Labello, halbe Bibliothek. Ein Rucksack, der nichts weitererzählt.',
    'Laptop, lip balm, half a library. A backpack that keeps secrets.',
  ),
  boys: text(
    'Kleren die je ’s ochtends van de stoel plukt. Nog steeds goed om middernacht.',
    'Klamotten, die du morgens vom Stuhl nimmst. Um Mitternacht immer noch gut.',
    'Clothes you grab off the chair in the morning. Still good at midnight.',
  ),
  'boys-tops': text(
    'Shirts, hoodies, truien. Eén la, geen systeem.',
    'Shirts, Hoodies, Pullis. Eine Schublade, kein System.',
    'Shirts, hoodies, jumpers. One drawer, no system.',
  ),
  'boys-tees': text(
    'Zware jersey, lage schouders. T-shirts die niet om aandacht vragen en hem toch krijgen.',
    'Schwerer Jersey, tiefe Schultern. T-Shirts, die nicht nach Aufmerksamkeit schreien und sie trotzdem kriegen.',
    'Heavy jersey, low shoulders. Tees that don’t ask for attention and get it anyway.',
  ),
  'boys-longsleeves': text(
    'Voor als T-shirt niet meer genoeg is en hoodie nog niet mag. Mouwen lang, verhaal kort.',
    'Wenn T-Shirt nicht mehr reicht und Hoodie noch nicht muss. Ärmel lang, Geschichte kurz.',
    'When a tee isn’t enough and a hoodie is too much. Long sleeves, short story.',
  ),
  'boys-shirts': text(
    'Zes knopen, jij kiest hoeveel. Overhemden en polo’s voor diploma’s en drumsolo’s.',
    'Sechs Knöpfe, du entscheidest, wie viele. Hemden und Polos für Abschlussfeiern und Schlagzeugsoli.',
    'Six buttons, your call how many. Shirts and polos for proms and drum solos.',
  ),
  'boys-sweaters': text(
    'Gebreid, geruwd of gewoon dik. Truien voor lokalen met één raam.',
    'Gestrickt, angeraut oder einfach dick. Pullover für Klassenräume mit einem Fenster.',
    'Knitted, brushed or just thick. Jumpers for classrooms with one window.',
  ),
  'boys-hoodies': text(
    'Je hebt er drie en draagt er één. Hier hangt nummer vier.',
    'Du hast drei und trägst einen. Hier hängt Nummer vier.',
    'You own three and wear one. Here’s number four.',
  ),
  'boys-bottoms': text(
    'Broeken voor beton, banken en achterwielen. Niets hieronder is strak.',
    'Hosen für Beton, Bänke und Hinterräder. Eng ist hier nichts.',
    'Trousers for concrete, sofas and back wheels. Nothing here is tight.',
  ),
  'boys-jeans': text(
    'Denim met gewicht. Was ze pas als je moeder wint.',
    'Denim mit Gewicht. Waschen erst, wenn deine Mutter gewinnt.',
    'Denim with weight. Wash them when your mum wins.',
  ),
  'boys-joggers': text(
    'Boorden onder, koord boven, jij ertussen. Joggers voor wie niet jogt.',
    'Bündchen unten, Kordel oben, du dazwischen. Jogginghosen für alle, die nicht joggen.',
    'Cuffs below, drawstring above, you in between. Joggers for people who don’t jog.',
  ),
  'boys-chinos': text(
    'De broek die je ouders goedkeuren zonder dat je iets inlevert. Wijd, met schuine zakken.',
    'Die Hose, die deine Eltern abnicken, ohne dass du nachgibst. Weit, mit schrägen Taschen.',
    'The trousers your parents approve of without you giving in. Wide, with slanted pockets.',
  ),
  'boys-shorts': text(
    'Tot boven de knie, breed genoeg voor bmx. Ook in maart, weten we.',
    'Bis knapp übers Knie, weit genug fürs BMX. Auch im März, wissen wir.',
    'Just above the knee, wide enough for BMX. Even in March, we know.',
  ),
  'boys-outerwear': text(
    'Jassen over hoodies over T-shirts. Laag op laag tot het lente is.',
    'Jacken über Hoodies über T-Shirts. Schicht um Schicht, bis Frühling ist.',
    'Jackets over hoodies over tees. Layer on layer until spring.',
  ),
  'boys-jackets': text(
    'Aan, dicht, klaar. Voor fietsen zonder handen en wachten zonder reden.',
    'An, zu, fertig. Für freihändiges Fahren und grundloses Warten.',
    'On, shut, done. For riding no-handed and waiting for no reason.',
  ),
  'boys-winter-coats': text(
    'Winterjassen met de maat van een tent. Capuchon, diepe zakken, niemand belt.',
    'Winterjacken im Zeltformat. Kapuze, tiefe Taschen, keiner ruft an.',
    'Winter coats the size of a tent. Hood, deep pockets, nobody calls.',
  ),
  'boys-vests': text(
    'Warm in het midden. De rest red je zelf.',
    'Warm in der Mitte. Den Rest schaffst du selbst.',
    'Warm in the middle. You’ll manage the rest.',
  ),
  'boys-swim-night': text(
    'Zwemshorts en pyjama’s. Voor de plas en voor het plafond.',
    'Badeshorts und Schlafanzüge. Für den See und für die Zimmerdecke.',
    'Swim shorts and pyjamas. For the lake and for the ceiling.',
  ),
  'boys-swimwear': text(
    'Koord vast vóór je springt. Zwemshorts die bovenkomen met jou erin.',
    'Kordel zu, dann springen. Badeshorts, die mit dir zusammen wieder auftauchen.',
    'Tie the cord before you jump. Swim shorts that come back up with you in them.',
  ),
  'boys-pajamas': text(
    'Voor nachten die om drie uur beginnen. Zachte broek, zacht shirt, wekker kwijt.',
    'Für Nächte, die um drei anfangen. Weiche Hose, weiches Shirt, Wecker weg.',
    'For nights that start at three. Soft trousers, soft top, alarm missing.',
  ),
  'boys-accessories': text(
    'Waar je aan herkend wordt. Pet, sokken, schoenen, tas.',
    'Woran man dich erkennt. Cap, Socken, Schuhe, Rucksack.',
    'How people spot you. Cap, socks, shoes, backpack.',
  ),
  'boys-hats': text(
    'Gebogen klep of gebreide rand. Eén van de twee staat je, waarschijnlijk allebei.',
    'Gebogener Schirm oder Strickrand. Eins davon steht dir, wahrscheinlich beides.',
    'Curved peak or knitted cuff. One of them suits you, probably both.',
  ),
  'boys-socks': text(
    'Zichtbaar boven je schoen, onzichtbaar onder je bed. Neem er meer dan twee.',
    'Sichtbar überm Schuh, unsichtbar unterm Bett. Nimm mehr als zwei.',
    'Visible above the shoe, invisible under the bed. Get more than two.',
  ),
  'boys-sneakers': text(
    'Rubber neus, dikke zool. Voor trappen van vier tegelijk.',
    'Gummikappe, dicke Sohle. Für vier Stufen auf einmal.',
    'Rubber toe, thick sole. For stairs four at a time.',
  ),
  'boys-bags': text(
    'Past een board aan, een bal op en een week aan broodkorsten in. Rugzakken voor gebruik.',
    'Board dran, Ball drauf, eine Woche Brotrinde drin. Rucksäcke zum Benutzen.',
    'A board on it, a ball on top, a week of crusts inside. Backpacks for using.',
  ),
  all: text(
    'Geen hokjes, wel zakken. Alles hier past bij wie het aantrekt.',
    'Keine Schubladen, aber Taschen. Alles hier passt denen, die es anziehen.',
    'No boxes, plenty of pockets. It all fits whoever puts it on.',
  ),
  'all-tops': text(
    'Voor jou, voor je beste vriend, voor wie hem het eerst pakt. Tops zonder kant.',
    'Für dich, für deine Leute, für alle, die schneller greifen. Tops ohne Seite.',
    'For you, for your best friend, for whoever gets there first. Tops that don’t take sides.',
  ),
  'all-tees': text(
    'Recht model, brede hals, iedereens maat. Ruil ze onderling.',
    'Gerader Schnitt, breiter Kragenrand, jede Größe. Tauscht sie untereinander.',
    'Straight cut, wide neckband, everyone’s size. Trade them around.',
  ),
  'all-longsleeves': text(
    'Lange mouwen voor lange dagen. Wie ze draagt doet er niet toe.',
    'Lange Ärmel für lange Tage. Wer sie trägt, ist egal.',
    'Long sleeves for long days. Doesn’t matter who’s in them.',
  ),
  'all-sweaters': text(
    'Truien en vesten die vaker van eigenaar wisselen dan van kleur.',
    'Pullover und Strickjacken, die öfter den Besitzer wechseln als die Farbe.',
    'Jumpers and cardigans that change owners more often than colour.',
  ),
  'all-hoodies': text(
    'Een hoodie heeft geen geslacht. Alleen een capuchon.',
    'Ein Hoodie hat kein Geschlecht. Nur eine Kapuze.',
    'A hoodie has no gender. Just a hood.',
  ),
  'all-bottoms': text(
    'Eén taille, twee pijpen, geen vragen. Broeken voor alle benen.',
    'Ein Bund, zwei Beine, keine Fragen. Hosen für alle.',
    'One waist, two legs, no questions. Trousers for anybody.',
  ),
  'all-jeans': text(
    'Denim die niet vraagt van wie hij is. Hoe vaker geleend, hoe beter.',
    'Denim, der nicht fragt, wem er gehört. Je öfter geliehen, desto besser.',
    'Denim that doesn’t ask whose it is. The more it’s borrowed, the better.',
  ),
  'all-joggers': text(
    'Trek ze aan. Trek ze niet meer uit. Delen mag.',
    'Zieh sie an. Zieh sie nicht mehr aus. Teilen erlaubt.',
    'Put them on. Keep them on. Sharing allowed.',
  ),
  'all-shorts': text(
    'Wijd en tot boven de knie, voor elke knie.',
    'Weit und bis knapp übers Knie, für jedes Knie.',
    'Wide and just above the knee, any knee.',
  ),
  'all-outerwear': text(
    'Het regent voor iedereen. De jassen zijn er ook voor iedereen.',
    'Regen fällt auf alle. Die Jacken sind auch für alle.',
    'It rains on everybody. The jackets are for everybody too.',
  ),
  'all-jackets': text(
    'De jas die op elk feest wordt verwisseld. Zet je naam erin.',
    'Die Jacke, die auf jeder Party vertauscht wird. Schreib deinen Namen rein.',
    'The jacket that gets mixed up at every party. Write your name in it.',
  ),
  'all-winter-coats': text(
    'Past over jou en wat je allemaal al aanhebt. Koud is geen identiteit.',
    'Passt über dich und alles, was du schon anhast. Kälte ist keine Identität.',
    'Fits over you and everything you’re already wearing. Cold is not an identity.',
  ),
  'all-vests': text(
    'Halve jas, hele jij. Unisex, want armen heeft iedereen.',
    'Halbe Jacke, ganz du. Unisex, denn Arme haben alle.',
    'Half a jacket, all you. Unisex, since everyone has arms.',
  ),
  'all-accessories': text(
    'Past iedereen, altijd. Het makkelijkste cadeau dat je nooit weggeeft.',
    'Passt allen, immer. Das einfachste Geschenk, das du nie verschenkst.',
    'Fits everyone, always. The easiest gift you’ll never give away.',
  ),
  'all-hats': text(
    'Eén hoofd is genoeg. Mutsen met rand, petten met band.',
    'Ein Kopf reicht. Mützen mit Rand, Caps mit Riegel.',
    'One head is all it takes. Beanies with a cuff, caps with a strap.',
  ),
  'all-socks': text(
    'Links, rechts, hij, zij, hen. Het maakt een sok niet uit.',
    'Links, rechts, er, sie, alle. Der Socke ist es egal.',
    'Left, right, his, hers, theirs. A sock doesn’t care.',
  ),
  'all-sneakers': text(
    'Zelfde schoen, andere voeten. Loop.',
    'Gleicher Schuh, andere Füße. Lauf.',
    'Same shoe, different feet. Walk.',
  ),
  'all-bags': text(
    'Twee banden, één rits, al je spullen. Van niemand anders.',
    'Zwei Gurte, ein Reißverschluss, all dein Zeug. Gehört sonst keinem.',
    'Two straps, one zip, all your stuff. Nobody else’s.',
  ),
  new: text('Net binnen. Morgen al oud.', 'Gerade rein. Morgen schon alt.', 'Just in. Old by tomorrow.'),
  'new-girls': text(
    'De nieuwste dingen voor meiden. Wie het eerst klikt, wordt het meest nagedaan.',
    'Das Neueste für Mädchen. Wer zuerst klickt, wird am meisten kopiert.',
    'The newest things for girls. First to click, first to be copied.',
  ),
  'new-boys': text(
    'Nieuw voor jongens. Nog zonder verhaal, daar zorg jij voor.',
    'Neu für Jungs. Noch ohne Geschichte, dafür sorgst du.',
    'New for boys. No story yet, that’s on you.',
  ),
  'new-all': text(
    'Nieuw en van niemand in het bijzonder. Pak het voor een ander het doet.',
    'Neu und für niemand Bestimmtes. Nimm es, bevor es wer anders tut.',
    'New and for no one in particular. Grab it before someone else does.',
  ),
  sale: text(
    'Minder geld, zelfde kleren. Op is op, huilen helpt niet.',
    'Weniger Geld, gleiche Klamotten. Weg ist weg, Heulen hilft nicht.',
    'Less money, same clothes. Gone is gone, crying won’t help.',
  ),
  'sale-girls': text(
    'Alles voor meiden dat we kwijt moeten. Jouw winst, onze ruimte.',
    'Alles für Mädchen, was raus muss. Dein Gewinn, unser Platz.',
    'Everything for girls that has to go. Your gain, our space.',
  ),
  'sale-boys': text(
    'Jongensmaten met een streep door de prijs. Snel zijn.',
    'Jungsgrößen mit einem Strich durch den Preis. Sei schnell.',
    'Boys’ sizes with a line through the price. Be quick.',
  ),
  'sale-all': text(
    'Unisex en afgeprijsd. Nu past het ook bij je saldo.',
    'Unisex und reduziert. Jetzt passt es auch zu deinem Kontostand.',
    'Unisex and marked down. Now it fits your bank account too.',
  ),
  lookbook: text(
    'Foto’s eerst. Kopen kan daarna.',
    'Erst gucken. Kaufen kommt später.',
    'Pictures first. Shopping second.',
  ),
  'lookbook-outfits': text(
    'Complete looks en sets om te slopen en opnieuw te bouwen.',
    'Ganze Looks und Sets zum Zerlegen und Neubauen.',
    'Full looks and sets to take apart and rebuild.',
  ),
  'lookbook-gifts': text(
    'Je naam op een rug, een patroon als pdf, een code per mail. Cadeaus zonder papier.',
    'Dein Name auf dem Rücken, ein Schnitt als PDF, ein Code per Mail. Geschenke ohne Papier.',
    'Your name on a back, a pattern as a PDF, a code by email. Gifts without wrapping.',
  ),
  'sample-girls': text(
    'Samples voor meiden. Eén keer gemaakt, één keer te krijgen.',
    'Muster für Mädchen. Einmal gemacht, einmal zu haben.',
    'Samples for girls. Made once, yours once.',
  ),
  'sample-girls-tops': text(
    'Shirts en hoodies die de shoot overleefden. Per stuk, per maat, per direct.',
    'Shirts und Hoodies, die das Shooting überlebt haben. Stück für Stück, solange da.',
    'Shirts and hoodies that survived the shoot. One of each, while it lasts.',
  ),
  'sample-girls-bottoms': text(
    'Broeken met één maat over. Misschien de jouwe.',
    'Hosen, von denen eine Größe übrig ist. Vielleicht deine.',
    'Trousers with one size left. Maybe yours.',
  ),
  'sample-girls-dresses-skirts': text(
    'Jurken van de paspop af. Zij heeft er toch niets aan.',
    'Kleider direkt von der Puppe. Die hat eh nichts davon.',
    'Dresses off the mannequin. She won’t miss them.',
  ),
  'sample-girls-outerwear': text(
    'Jassen van een koude winter geleden. Koud wordt het weer.',
    'Jacken von einem Winter früher. Kalt wird es wieder.',
    'Jackets from a cold winter ago. It’ll get cold again.',
  ),
  'sample-girls-swim-night': text(
    'Badpakken in november, pyjama’s om drie uur. Timing is voor anderen.',
    'Badeanzüge im November, Schlafanzüge um drei. Timing ist was für andere.',
    'Swimsuits in November, pyjamas at three. Timing is for other people.',
  ),
  'sample-girls-accessories': text(
    'De bak bij de kassa. Graaien maar.',
    'Die Kiste an der Kasse. Greif zu.',
    'The basket by the till. Dig in.',
  ),
  'sample-boys': text(
    'Samples voor jongens. Te raar, te vroeg of te weinig van.',
    'Muster für Jungs. Zu schräg, zu früh oder zu wenige.',
    'Samples for boys. Too weird, too early or too few.',
  ),
  'sample-boys-tops': text(
    'Prints die we niet durfden. Jij misschien wel.',
    'Prints, die wir uns nicht getraut haben. Du vielleicht schon.',
    'Prints we didn’t dare. Maybe you do.',
  ),
  'sample-boys-bottoms': text(
    'Laatste broeken, vreemde maten. Riem om en gaan.',
    'Letzte Hosen, schräge Größen. Gürtel dran und los.',
    'Last trousers, odd sizes. Add a belt and go.',
  ),
  'sample-boys-outerwear': text(
    'Jassen uit het archief. Nog nooit bij een bushalte geweest.',
    'Jacken aus dem Archiv. Noch nie an einer Haltestelle gewesen.',
    'Jackets from the archive. Never seen a bus stop.',
  ),
  'sample-boys-swim-night': text(
    'Zwemshorts zonder zee, pyjama’s zonder bed. Regel jij de rest.',
    'Badeshorts ohne Meer, Schlafanzüge ohne Bett. Den Rest regelst du.',
    'Swim shorts without a sea, pyjamas without a bed. You sort out the rest.',
  ),
  'sample-boys-accessories': text(
    'Losse petten, laatste sneakers. Geen tweede kans.',
    'Einzelne Caps, letzte Sneaker. Keine zweite Chance.',
    'Stray caps, last trainers. No second chance.',
  ),
  'sample-all': text(
    'Samples voor wie ze passen. Letterlijk.',
    'Muster für alle, denen sie passen. Wörtlich.',
    'Samples for whoever they fit. Literally.',
  ),
  'sample-all-tops': text(
    'Unisex tops uit proefrondes. Soms hangt er nog een speld in.',
    'Unisex-Tops aus der Testrunde. Manchmal steckt noch eine Nadel drin.',
    'Unisex tops from the test round. Check for pins.',
  ),
  'sample-all-bottoms': text(
    'Broeken zonder naam of eigenaar. Tot nu.',
    'Hosen ohne Namen und Besitzer. Bis jetzt.',
    'Trousers with no name and no owner. Until now.',
  ),
  'sample-all-outerwear': text(
    'Eén rek jassen voor iedereen. Ellebogen gebruiken mag.',
    'Eine Stange Jacken für alle. Ellbogen erlaubt.',
    'One rail of jackets for everyone. Elbows allowed.',
  ),
  'sample-all-accessories': text(
    'Wat in geen doos meer paste. Mutsen, sokken, sneakers, rugzakken.',
    'Was in keinen Karton mehr passte. Mützen, Socken, Sneaker, Rucksäcke.',
    'What no longer fit in a box. Beanies, socks, trainers, backpacks.',
  ),
}
