import type { GarmentCopy } from '../products/copy.ts'

export const bottoms = {
  jeans: {
    openings: [
      [
        'Een jeans die met elke val een beetje mooier wordt.',
        'Eine Jeans, die mit jedem Sturz ein bisschen schöner wird.',
        'Jeans that look a little better after every tumble.',
      ],
      [
        'Voor knieën die de grond vaker zien dan de stoel.',
        'Für Knie, die den Boden öfter sehen als den Stuhl.',
        'For knees that see more ground than chair.',
      ],
      [
        'Goed zittende jeans voor kinderen die zelden zitten.',
        'Gut sitzende Jeans für Kinder, die selten sitzen.',
        'Jeans that sit well on kids who rarely sit.',
      ],
      [
        'Deze jeans wordt vanzelf een lievelingsbroek.',
        'Diese Jeans wird von allein zur Lieblingshose.',
        'Give them a month and they will be the favourite pair.',
        '!baby',
      ],
      [
        'Een jeans voor alle dagen waarop er gebouwd, gegraven of gevoetbald wordt.',
        'Für alle Tage, an denen gebaut, gegraben oder gekickt wird.',
        'For every day with building, digging or football in it.',
        '!baby',
      ],
      [
        'Vijf zakken, twee pijpen en een heel schooljaar voor de boeg.',
        'Fünf Taschen, zwei Beine und ein ganzes Schuljahr vor sich.',
        'Five pockets, two legs and a whole school year ahead.',
        '!baby',
      ],
      [
        'Jeans zijn pas af als er een kind in zit.',
        'Eine Jeans ist erst fertig, wenn ein Kind drinsteckt.',
        'Jeans are not finished until there is a child in them.',
      ],
      [
        'Past bij maandag, bij modder en bij de mooie trui.',
        'Passt zum Montag, zum Matsch und zum guten Pullover.',
        'They go with Mondays, with mud and with the good jumper.',
      ],
      [
        'De broek die op elke foto van dit jaar staat.',
        'Die Hose, die auf jedem Foto dieses Jahres zu sehen ist.',
        'The trousers in every picture you take this year.',
      ],
      [
        'Soms heb je gewoon een broek nodig die alles al eens gezien heeft.',
        'Manchmal braucht es einfach eine Hose, die schon alles gesehen hat.',
        'Sometimes you just need trousers that have seen it all.',
      ],
      [
        'Gekocht voor school, gedragen op zaterdag.',
        'Gekauft für die Schule, getragen am Samstag.',
        'Bought for school, worn on Saturday.',
        '!baby',
      ],
      [
        'Jeans voor wie liever op de leuning zit dan op de bank.',
        'Jeans für alle, die lieber auf der Lehne sitzen als auf der Bank.',
        'Jeans for those who would rather sit on the back of the bench.',
        '!baby',
      ],
      [
        'Alles wat je kind vandaag verzint, kan deze jeans al.',
        'Was dein Kind sich heute ausdenkt, kann diese Jeans schon.',
        'Whatever they come up with today, these jeans can already do it.',
      ],
    ],
    details: [
      [
        'De stiksels zijn extra dik op zitvlak en zijnaad.',
        'An Po und Seitennaht ist der Faden besonders kräftig.',
        'The thread is heavier at the seat and side seams.',
      ],
      [
        'De band zit achter iets hoger, zodat de rug bedekt blijft.',
        'Der Bund sitzt hinten etwas höher, so bleibt der Rücken bedeckt.',
        'The waist sits a bit higher at the back, so it stays covered.',
      ],
      [
        'In de tailleband zit verstelbaar elastiek, dus hij groeit een eindje mee.',
        'Im Bund sitzt ein verstellbares Gummi, so wächst die Jeans ein Stück mit.',
        'Adjustable elastic in the waistband lets them grow along for a while.',
      ],
      [
        'De knieën zijn aan de binnenkant verstevigd.',
        'Die Knie sind innen verstärkt.',
        'The knees are reinforced on the inside.',
      ],
      [
        'De gulp heeft een rits die niet hapert en een knoop die soepel sluit.',
        'Der Reißverschluss hakt nicht, und der Knopf geht leicht zu.',
        'The zip does not snag and the button closes easily.',
      ],
      [
        'De zakken zijn echt, en dieper dan je denkt.',
        'Die Taschen sind echt und tiefer, als man denkt.',
        'The pockets are real, and deeper than you think.',
      ],
      [
        'Op de hoeken van de zakken zitten trensjes, zodat er niets uitscheurt.',
        'Riegel an den Taschenecken verhindern, dass etwas ausreißt.',
        'Bar tacks at the pocket corners stop rips before they start.',
      ],
      [
        'In het kleine zakje past precies één muntje.',
        'In die kleine Tasche passt genau eine Münze.',
        'The little pocket holds exactly one coin.',
      ],
      [
        'Metalen klinkjes houden de hoeken van de voorzakken vast.',
        'Metallnieten sichern die Ecken der Vordertaschen.',
        'Metal rivets hold the corners of the front pockets.',
      ],
      [
        'De riemlussen zijn stevig genoeg om een kind aan op te tillen, maar doe dat niet.',
        'Die Gürtelschlaufen sind fest genug, um ein Kind daran hochzuheben, aber lass es lieber.',
        'The belt loops are strong enough to lift a child by, but please do not.',
      ],
      [
        'Op de achterzakken is een boogje gestikt.',
        'Auf die Gesäßtaschen ist ein kleiner Bogen gesteppt.',
        'The back pockets have a stitched arc.',
      ],
      [
        'De voorzakken zijn rond uitgesneden, zo glijdt een hand er vlot in.',
        'Die Vordertaschen sind rund geschnitten, so gleitet eine Hand leicht hinein.',
        'The front pockets are cut in a curve, so a hand slides right in.',
      ],
      [
        'De pas in de rug zorgt dat de broek rond de billen goed zit.',
        'Die Passe am Po sorgt dafür, dass die Jeans hinten gut sitzt.',
        'A yoke at the back makes for a good fit at the seat.',
      ],
      [
        'Het stiksel steekt net genoeg af om het vakwerk te zien.',
        'Die Nähte heben sich gerade so weit ab, dass man die Arbeit sieht.',
        'The stitching stands out just enough to show the work.',
      ],
    ],
  },
  joggers: {
    openings: [
      [
        'Een broek om in te rennen, te rollen en een film in te kijken.',
        'Eine Hose zum Rennen, Rollen und Filmegucken.',
        'Trousers to run in, roll in and watch a film in.',
      ],
      [
        'Joggingbroek op zondag, gymbroek op dinsdag, lievelingsbroek de rest van de week.',
        'Sonntags Jogginghose, dienstags Sporthose, sonst Lieblingshose.',
        'Sofa trousers on Sunday, PE trousers on Tuesday, favourite trousers the rest of the week.',
        '!baby',
      ],
      [
        'Zonder knoop, zonder gulp, zonder discussie in de ochtend.',
        'Kein Knopf, kein Reißverschluss, keine Diskussion am Morgen.',
        'No button, no fly, no debate before school.',
        '!baby',
      ],
      ['Zit zacht, rent hard.', 'Sitzt weich, rennt schnell.', 'Soft to sit in, quick to run in.'],
      [
        'Deze joggingbroek kan van de bank zo naar het bos.',
        'Diese Jogginghose geht vom Sofa direkt in den Wald.',
        'These joggers go straight from the sofa to the woods.',
      ],
      [
        'Voor kinderen die zitten een overschatte bezigheid vinden.',
        'Für Kinder, die Stillsitzen für überschätzt halten.',
        'For kids who find sitting still overrated.',
      ],
      [
        'Een broek voor wie geen zin heeft in een broek.',
        'Eine Hose für alle, die keine Lust auf Hose haben.',
        'Trousers for anyone who is not in the mood for trousers.',
      ],
      [
        'Meestal zie je hem van achteren, in volle vaart.',
        'Meist sieht man sie von hinten, in vollem Lauf.',
        'Mostly seen from behind, at full speed.',
        '!baby',
      ],
      [
        'Hij kan tegen turnzalen, trampolines en de traptreden op je billen.',
        'Sie verträgt Turnhallen, Trampoline und die Treppe auf dem Po.',
        'They can take gym floors, trampolines and going downstairs on your bottom.',
        '!baby',
      ],
      [
        'Zo zacht dat omkleden voor bed bijna zonde is.',
        'So weich, dass sich das Umziehen fürs Bett kaum lohnt.',
        'So soft it seems a shame to change for bed.',
      ],
      [
        'Elastiek boven, boorden onder en daartussen een middag.',
        'Gummi oben, Bündchen unten und dazwischen ein Nachmittag.',
        'Elastic at the top, cuffs at the bottom and an afternoon in between.',
      ],
      [
        'Kruipbroek, klauterbroek, kijk-eens-wat-ik-kan-broek.',
        'Krabbelhose, Kletterhose, Guck-mal-was-ich-kann-Hose.',
        'Crawling trousers, climbing trousers, look-what-I-can-do trousers.',
        'baby',
      ],
      [
        'De broek die nooit te netjes is.',
        'Die Hose, die nie zu gut ist.',
        'The trousers that are never too good for anything.',
      ],
      [
        'Trek hem aan en de dag krijgt vanzelf vaart.',
        'Anziehen, und der Tag nimmt von selbst Fahrt auf.',
        'Put them on and the day picks up speed by itself.',
      ],
    ],
    details: [
      ['De naden liggen aan de binnenkant plat.', 'Die Nähte liegen innen flach.', 'The seams lie flat on the inside.'],
      [
        'De zakken hebben een schuine rand, zodat een hand er vlot in glijdt.',
        'In die schrägen Taschen gleitet eine Hand ganz leicht.',
        'The pockets are slanted, so a hand slips right in.',
      ],
      [
        'De enkelboorden houden de pijpen uit de ketting en uit de modder.',
        'Die Bündchen am Knöchel halten die Hose von Kette und Matsch fern.',
        'Ankle cuffs keep the legs out of the bike chain and out of the mud.',
        '!baby',
      ],
      [
        'Het koord in de taille is vastgezet en raakt in de was niet kwijt.',
        'Die Kordel im Bund ist festgenäht und geht in der Wäsche nicht verloren.',
        'The drawcord is sewn in place, so the wash cannot eat it.',
      ],
      [
        'De steekzakken zijn diep genoeg voor knikkers die moeten blijven zitten.',
        'Die Taschen sind tief genug für Murmeln, die dableiben sollen.',
        'The pockets are deep enough for marbles that need to stay.',
        '!baby',
      ],
      [
        'De tailleband is breed en zacht, en laat geen streep achter op de buik.',
        'Der Bund ist breit und weich und hinterlässt keinen Abdruck am Bauch.',
        'The waistband is wide and soft and leaves no mark on the tummy.',
      ],
      [
        'Het kruis is ruim geknipt, voor spagaten en hoge stappen.',
        'Im Schritt ist Platz für Spagat und große Schritte.',
        'There is room at the seat for splits and giant steps.',
        '!baby',
      ],
      [
        'De pijp loopt naar onderen smal toe, zodat je kind er niet op gaat staan.',
        'Das Bein läuft nach unten schmal zu, so tritt niemand darauf.',
        'The leg narrows towards the ankle, so nobody trips on it.',
      ],
      [
        'Achterop is extra ruimte voor de luier.',
        'Am Po ist extra Platz für die Windel.',
        'The seat leaves extra room for a nappy.',
        'baby',
      ],
      [
        'De tailleband is geribd en rekt ruim mee.',
        'Der Bund ist gerippt und dehnt sich großzügig.',
        'The ribbed waistband stretches generously.',
      ],
      [
        'Het koord heeft metalen eindjes en rafelt niet.',
        'Die Kordel hat Metallenden und franst nicht aus.',
        'The drawstring has metal tips and does not fray.',
        '!baby',
      ],
      [
        'De boorden onderaan zijn van dezelfde rib als de taille.',
        'Die Bündchen am Bein sind aus demselben Ripp wie der Bund.',
        'The ankle cuffs are cut from the same rib as the waist.',
      ],
      [
        'Achterop zit één zakje, voor een briefje of een pleister.',
        'Hinten sitzt eine kleine Tasche für Zettel oder Pflaster.',
        'One small back pocket holds a note or a plaster.',
      ],
      [
        'De zakranden zijn doorgestikt, dan lubberen ze niet uit.',
        'Die Taschenkanten sind abgesteppt und leiern nicht aus.',
        'The pocket edges are topstitched, so they do not sag.',
      ],
    ],
  },
  chino: {
    openings: [
      [
        'Een broek voor dagen met een schone start en een open einde.',
        'Eine Hose für Tage mit sauberem Start und offenem Ende.',
        'Trousers for days with a clean start and an open ending.',
      ],
      [
        'Netter dan een jeans, makkelijker dan je verwacht.',
        'Feiner als eine Jeans, bequemer als gedacht.',
        'Neater than jeans, easier than you expect.',
      ],
      [
        'Voor het etentje bij oma en het voetballen in haar tuin.',
        'Für das Essen bei Oma und das Fußballspiel in ihrem Garten.',
        'For lunch at Grandma’s and football in her garden.',
        '!baby',
      ],
      [
        'Niet te chic, niet te gewoon: deze broek redt de ochtend.',
        'Nicht zu schick, nicht zu schlicht: Diese Hose rettet den Morgen.',
        'Not too fancy, not too plain: these trousers save the morning.',
      ],
      [
        'Deze broek past bij een overhemd, maar stiekem nog beter bij een oude trui.',
        'Passt zum Hemd und heimlich noch besser zum alten Pullover.',
        'They go with a shirt and, secretly, even better with an old jumper.',
      ],
      [
        'Er is weinig wat een goede broek niet aankan.',
        'Es gibt wenig, was eine gute Hose nicht mitmacht.',
        'There is not much a good pair of trousers cannot handle.',
      ],
      [
        'Een broek met manieren, maar niet te veel.',
        'Eine Hose mit Manieren, aber nicht zu vielen.',
        'Trousers with manners, but not too many.',
      ],
      [
        'Voor de kring op maandag en de taart op zaterdag.',
        'Für den Morgenkreis am Montag und den Kuchen am Samstag.',
        'For story time on Monday and cake on Saturday.',
      ],
      [
        'Dit doe je aan als je niet weet wat de dag wordt.',
        'Das zieht man an, wenn man nicht weiß, was der Tag bringt.',
        'What you wear when you do not know what the day will be.',
      ],
      [
        'Met een overhemd keurig, met een hoodie gewoon zichzelf.',
        'Zum Hemd ganz fein, zum Hoodie ganz sie selbst.',
        'Dressed up with a shirt, perfectly themselves with a hoodie.',
      ],
      ['Netjes van voren, zakken van achteren.', 'Vorn ordentlich, hinten Taschen.', 'Neat in front, pockets behind.'],
      [
        'Er zijn broeken die je nooit hoeft te strijken en toch mag meenemen naar een feest.',
        'Es gibt Hosen, die man nie bügeln muss und trotzdem aufs Fest mitnehmen darf.',
        'There are trousers you never have to iron and can still take to a party.',
      ],
      [
        'Voor foto’s, familie en fietsen door de plassen.',
        'Für Fotos, Familie und Fahrradfahren durch Pfützen.',
        'For photos, family and riding through puddles.',
      ],
    ],
    details: [
      [
        'De steekzakken lopen schuin, zodat er ook echt een hand in past.',
        'Die schrägen Taschen sind so tief, dass wirklich eine Hand hineinpasst.',
        'The slanted pockets are deep enough for an actual hand.',
      ],
      [
        'De taille is van binnen verstelbaar met een knoopje en elastiek.',
        'Der Bund lässt sich innen mit Knopf und Gummi verstellen.',
        'The waist adjusts inside with a button and elastic.',
      ],
      [
        'De pijpen kun je één keer omslaan: de naad is ook aan de binnenkant netjes.',
        'Die Beine kann man umschlagen, die Naht ist auch innen sauber.',
        'Roll the legs once if you like, the seam is tidy on the inside too.',
      ],
      [
        'Riemlussen zitten erop, maar nodig heb je ze niet.',
        'Gürtelschlaufen sind da, nötig sind sie nicht.',
        'There are belt loops, but you will not need them.',
      ],
      [
        'De gulp sluit met een rits en een platte knoop.',
        'Vorn schließen ein Reißverschluss und ein flacher Knopf.',
        'They close with a zip and a flat button.',
      ],
      [
        'De achterzakken sluiten elk met een knoop.',
        'Die Gesäßtaschen schließen jeweils mit einem Knopf.',
        'Each back pocket closes with a button.',
      ],
      [
        'Een schat in de achterzak blijft achter een knoop zitten.',
        'Ein Schatz in der Gesäßtasche ist hinter einem Knopf sicher.',
        'Treasure in the back pocket is safe behind a button.',
      ],
      [
        'De pijpen vallen soepel op de schoen.',
        'Die Beine fallen locker auf den Schuh.',
        'The legs fall easily onto the shoe.',
      ],
      [
        'De zoom is netjes afgewerkt, van binnen en van buiten.',
        'Der Saum ist sauber verarbeitet, innen wie außen.',
        'The hem is neatly finished, inside and out.',
      ],
      [
        'De naad van de gulp is met een boog doorgestikt, zoals het hoort.',
        'Die Naht am Schlitz ist im Bogen abgesteppt, wie es sich gehört.',
        'The fly is topstitched in a curve, the way it should be.',
      ],
      [
        'De tailleband is vlak en bobbelt niet onder een trui.',
        'Der Bund ist flach und trägt unter dem Pullover nicht auf.',
        'The waistband is flat and does not bunch up under a jumper.',
      ],
      [
        'De schuine zakken zijn doorgestikt en trekken niet open.',
        'Die schrägen Taschen sind abgesteppt und stehen nicht ab.',
        'The slanted pockets are stitched down and do not gape.',
      ],
      [
        'In het zitvlak is ruimte om te hurken.',
        'Am Po ist Platz zum Hocken.',
        'There is room at the seat for squatting.',
      ],
    ],
  },
  shorts: {
    openings: [
      [
        'Korte broek aan en de zomer is begonnen, wat de thermometer ook zegt.',
        'Shorts an, und der Sommer hat begonnen, egal was das Thermometer sagt.',
        'Shorts on, and summer has started, whatever the thermometer says.',
        'summer',
      ],
      [
        'Een short voor blote knieën en grote plannen.',
        'Shorts für nackte Knie und große Pläne.',
        'Shorts for bare knees and big plans.',
      ],
      [
        'Voor zandbakken, waterpistolen en de langste dag van het jaar.',
        'Für Sandkästen, Wasserpistolen und den längsten Tag des Jahres.',
        'For sandpits, water pistols and the longest day of the year.',
      ],
      [
        'Kort genoeg om te rennen, lang genoeg om mee door het gras te schuiven.',
        'Kurz genug zum Rennen, lang genug für die Rutsche.',
        'Short enough to run in, long enough for the slide.',
      ],
      [
        'Twee zakken voor schelpen en een taille die meebeweegt.',
        'Zwei Taschen für Muscheln und ein Bund, der alles mitmacht.',
        'Two pockets for shells and a waist that goes along with everything.',
      ],
      [
        'Een short die op de glijbaan gewoon blijft zitten.',
        'Diese Shorts bleiben auch auf der Schaukel, wo sie hingehören.',
        'These shorts stay put on the swings.',
      ],
      [
        'Zodra het gras droog is, mogen de knieën naar buiten.',
        'Sobald das Gras trocken ist, dürfen die Knie raus.',
        'As soon as the grass is dry, knees are allowed out.',
      ],
      ['Halve pijpen, hele dagen.', 'Halbe Beine, ganze Tage.', 'Half the leg, all day long.'],
      [
        'Voor hutten in de duinen en ijs op de stoep.',
        'Für Höhlen in den Dünen und Eis auf dem Gehweg.',
        'For dens in the dunes and ice lollies on the doorstep.',
      ],
      [
        'Een short die met gemak door een schooldag én een sproeier komt.',
        'Shorts, die locker durch einen Schultag und einen Rasensprenger kommen.',
        'Shorts that make it through a school day and a sprinkler with ease.',
        '!baby',
      ],
      [
        'Wind om de benen, zand tussen de tenen.',
        'Wind um die Beine, Sand zwischen den Zehen.',
        'Wind around the legs, sand between the toes.',
      ],
      [
        'De korte broek waar de hele vakantie in past.',
        'Die kurze Hose, in die der ganze Urlaub passt.',
        'The shorts a whole holiday fits into.',
      ],
      [
        'Mollige knietjes verdienen frisse lucht.',
        'Runde Knie haben frische Luft verdient.',
        'Chubby knees deserve fresh air.',
        'baby',
      ],
    ],
    details: [
      [
        'De band is zacht van binnen en rolt niet om.',
        'Der Bund ist innen weich und rollt sich nicht ein.',
        'The waistband is soft inside and does not roll.',
      ],
      [
        'De taille is rondom elastisch, met een koord om hem precies goed te zetten.',
        'Der Bund ist rundum elastisch, mit einer Kordel zum Feinjustieren.',
        'The waist is elastic all around, with a cord to fine-tune it.',
      ],
      [
        'De zakken lopen diep door, dus ijsgeld blijft waar het is.',
        'Die Taschen sind tief, das Eisgeld bleibt drin.',
        'The pockets run deep, so ice cream money stays where it is.',
        '!baby',
      ],
      [
        'De pijpen eindigen net boven de knie en kruipen niet op.',
        'Die Beine enden knapp über dem Knie und rutschen nicht hoch.',
        'The legs end just above the knee and do not ride up.',
      ],
      [
        'De zoom is stevig gestikt en kan een glijbaan of twee hebben.',
        'Der Saum ist kräftig gesteppt und hält ein paar Rutschpartien aus.',
        'The hem is stitched to survive a slide or two.',
      ],
      [
        'Het kruis is dubbel gestikt, want daar gaat een short het eerst stuk.',
        'Der Schritt ist doppelt genäht, denn da gehen Shorts zuerst kaputt.',
        'The seat seam is sewn twice, because that is where shorts give up first.',
      ],
      [
        'Twee achterzakken met een knoop bewaren wat niet mag vallen.',
        'Zwei Gesäßtaschen mit Knopf bewahren, was nicht herausfallen darf.',
        'Two buttoned back pockets keep what must not fall out.',
      ],
      [
        'Het koord in de taille strik je in één keer vast.',
        'Die Kordel im Bund ist mit einer Schleife fest.',
        'One bow in the drawstring and they stay up.',
      ],
      [
        'De pijpen zijn wijd, dus er kan wind door.',
        'Die Beine sind weit, da geht Wind durch.',
        'The legs are wide, so there is room for a breeze.',
      ],
      [
        'De schuine zakken zijn breed genoeg voor een hele hand schelpen.',
        'Die schrägen Taschen sind breit genug für eine ganze Hand voll Muscheln.',
        'The slanted pockets are wide enough for a fistful of shells.',
      ],
      [
        'De geribde band zit zacht op de buik.',
        'Der gerippte Bund sitzt weich am Bauch.',
        'The ribbed waistband sits softly on the tummy.',
      ],
      [
        'De zoom blijft recht, ook na veel gras.',
        'Der Saum bleibt gerade, auch nach viel Gras.',
        'The hem stays straight, even after a lot of lawn.',
      ],
      [
        'Knopen en ritsen zitten er voor niet op, aan- en uitdoen gaat dus snel.',
        'Vorn gibt es weder Knopf noch Reißverschluss, das Anziehen geht also schnell.',
        'There is no button or zip in front, so on and off is quick.',
      ],
    ],
  },
  skirt: {
    openings: [
      [
        'Een rok om in te draaien, te hurken en in bomen te zitten.',
        'Ein Rock zum Drehen, Hocken und Auf-Bäume-Klettern.',
        'A skirt for twirling, squatting and sitting in trees.',
        '!baby',
      ],
      [
        'Eerst een rondje draaien, dan pas naar school.',
        'Erst eine Runde drehen, dann ab in die Schule.',
        'One twirl first, then school.',
        '!baby',
      ],
      [
        'Met een maillot eronder het hele najaar door.',
        'Mit Strumpfhose darunter trägt man ihn den ganzen Herbst.',
        'Add tights and it lasts all autumn.',
        'winter',
      ],
      [
        'Met blote benen en sandalen is de zomer compleet.',
        'Mit nackten Beinen und Sandalen ist der Sommer komplett.',
        'With bare legs and sandals, summer is complete.',
        'summer',
      ],
      [
        'Voor kinderen die graag zwieren en liever nog rennen.',
        'Für Kinder, die gern wirbeln und noch lieber rennen.',
        'For kids who like to spin and love to run.',
      ],
      [
        'Deze rok gaat mee naar het feest en blijft tot na de taart.',
        'Dieser Rock geht mit aufs Fest und bleibt bis nach dem Kuchen.',
        'This skirt comes to the party and stays until after the cake.',
      ],
      [
        'Een rok doet mee met alles wat draait.',
        'Ein Rock macht mit bei allem, was sich dreht.',
        'A skirt joins in with anything that spins.',
      ],
      [
        'Voor dansen op sokken en rennen op straat.',
        'Zum Tanzen auf Socken und Rennen auf der Straße.',
        'For dancing in socks and running in the street.',
        '!baby',
      ],
      ['Veel rok voor een klein persoon.', 'Viel Rock für eine kleine Person.', 'A lot of skirt for a small person.'],
      [
        'Wie zit er nou stil in een rok?',
        'Wer sitzt schon still in so einem Rock?',
        'Who could sit still in a skirt like this?',
      ],
      [
        'De rok die altijd net iets langer natrilt dan het kind.',
        'Der Rock, der immer noch ein bisschen weiterschwingt als das Kind.',
        'The skirt that keeps swinging a second longer than the child.',
      ],
      [
        'Met een trui erop is het school, met een slinger erbij een feest.',
        'Mit Pullover ist es Schule, mit Girlande ein Fest.',
        'Add a jumper for school, add streamers for a party.',
        '!baby',
      ],
      ['Klein rokje, groot publiek.', 'Kleiner Rock, großes Publikum.', 'Little skirt, big audience.', 'baby'],
      [
        'Aan zee, op het ijs of in de klas: een rok komt overal.',
        'Am Meer, auf dem Eis oder in der Klasse: Ein Rock kommt überallhin.',
        'At the beach, on the ice or in class: a skirt gets around.',
        '!baby',
      ],
    ],
    details: [
      [
        'De zijnaden zijn netjes afgewerkt en prikken niet.',
        'Die Seitennähte sind sauber versäubert und kratzen nicht.',
        'The side seams are finished neatly and do not scratch.',
      ],
      [
        'De zoom zwaait mee zonder op te waaien.',
        'Der Saum schwingt mit, ohne gleich hochzuwehen.',
        'The hem swings along without flying up.',
      ],
      [
        'De lengte komt tot net boven de knie, zodat hurken gewoon kan.',
        'Er endet knapp über dem Knie, so klappt auch das Hocken.',
        'It ends just above the knee, so squatting down is easy.',
        '!baby',
      ],
      [
        'De tailleband is zacht afgewerkt en knelt niet bij het zitten.',
        'Der Bund ist weich verarbeitet und kneift beim Sitzen nicht.',
        'The waistband is softly finished and does not pinch.',
      ],
      [
        'De zoom is breed omgeslagen en kan later een stukje worden uitgelegd.',
        'Der breite Saum lässt sich später ein Stück auslassen.',
        'The wide hem can be let down a little later.',
      ],
      [
        'De geribde tailleband rekt rondom mee.',
        'Der gerippte Bund dehnt sich ringsum mit.',
        'The ribbed waistband stretches all the way around.',
        'poplin/jersey/french-terry',
      ],
      [
        'De stof is in de taille ingerimpeld en valt vanaf daar wijd uit.',
        'Der Stoff ist am Bund gekräuselt und fällt von da an weit.',
        'The fabric is gathered at the waist and falls wide from there.',
        'poplin/jersey/french-terry',
      ],
      [
        'Zonder rits of knoop is hij in één tel aan.',
        'Ohne Reißverschluss und Knopf ist er im Nu angezogen.',
        'With no zip or button, it is on in a second.',
        'poplin/jersey/french-terry',
      ],
      [
        'De zoom golft mee bij elke stap.',
        'Der Saum schwingt bei jedem Schritt.',
        'The hem ripples with every step.',
        'poplin/jersey/french-terry',
      ],
      [
        'Er zit genoeg stof in voor een volle draai.',
        'Es ist genug Stoff für eine ganze Drehung da.',
        'There is enough fabric for a full twirl.',
      ],
      [
        'De zoom is stevig doorgestikt en neemt een misstap niet kwalijk.',
        'Der Saum ist fest abgesteppt und nimmt einen Tritt nicht übel.',
        'The hem is firmly stitched and forgives a misplaced foot.',
      ],
      [
        'De band zit hoog genoeg om een shirt in te stoppen.',
        'Der Bund sitzt hoch genug, um ein Shirt hineinzustecken.',
        'The waistband sits high enough to tuck in a shirt.',
      ],
      [
        'De plooien vallen los, zodat benen alle kanten op kunnen.',
        'Die Falten fallen locker, da kommen die Beine überallhin.',
        'The folds fall loose, so legs can go anywhere.',
        'poplin/jersey/french-terry',
      ],
      [
        'Voor loopt een rij knopen van band tot zoom.',
        'Vorn läuft eine Knopfreihe vom Bund bis zum Saum.',
        'A row of buttons runs down the front.',
        'denim/corduroy/twill',
      ],
      [
        'In de twee opgestikte zakken past een halve zandbak.',
        'In die zwei aufgesetzten Taschen passt ein halber Sandkasten.',
        'Half a sandpit fits in the two patch pockets.',
        'denim/corduroy/twill',
      ],
      [
        'De rok valt wijd uit zonder te rimpelen.',
        'Der Rock fällt weit, ohne zu kräuseln.',
        'The skirt flares without gathering.',
        'denim/corduroy/twill',
      ],
      [
        'De band is vlak en ligt netjes op de taille.',
        'Der Bund ist flach und liegt sauber auf der Taille.',
        'The waistband is flat and sits neatly at the waist.',
        'denim/corduroy/twill',
      ],
      [
        'De knopen zijn stevig aangezet, ook de onderste.',
        'Die Knöpfe sind fest angenäht, auch der unterste.',
        'The buttons are sewn on tight, right down to the last one.',
        'denim/corduroy/twill',
      ],
      [
        'Er is ruimte genoeg voor grote stappen.',
        'Für große Schritte ist genug Platz.',
        'There is plenty of room for big steps.',
      ],
      [
        'De rok blijft op zijn plek, hoe hard er ook gedraaid wordt.',
        'Der Rock bleibt, wo er ist, egal wie wild gedreht wird.',
        'The skirt stays put, however hard they spin.',
      ],
      [
        'De lengte is goed voor één zomer en het begin van de volgende.',
        'Die Länge reicht für einen Sommer und den Anfang des nächsten.',
        'The length is good for one summer and the start of the next.',
      ],
    ],
  },
  leggings: {
    openings: [
      [
        'Een legging voor onder, over en zonder.',
        'Leggings für drunter, drüber und ganz ohne.',
        'Leggings for under, over and on their own.',
      ],
      ['Rekt mee met elke koprol.', 'Macht jeden Purzelbaum mit.', 'They keep up with every somersault.', '!baby'],
      [
        'Voor onder een jurk, op de gymmat of bij een lange autorit.',
        'Unterm Kleid, auf der Turnmatte oder auf langer Autofahrt.',
        'Under a dress, on the gym mat, or on a long drive.',
        '!baby',
      ],
      [
        'Ligt nooit in de weg en zit nooit in de weg.',
        'Leggings, die nirgends drücken und nie im Weg sind.',
        'Never in the way, never too tight.',
      ],
      [
        'Deze legging is het eerste wat op is, dus neem er gerust twee.',
        'Davon sind immer alle in der Wäsche, also nimm ruhig zwei.',
        'These are always in the wash, so go ahead and get two.',
      ],
      [
        'Zacht langs het been en klaar voor de radslag.',
        'Weich am Bein und bereit fürs Radschlagen.',
        'Soft on the leg and ready for cartwheels.',
        '!baby',
      ],
      [
        'Een tweede huid, maar dan met een leuke kleur.',
        'Eine zweite Haut, nur in schönerer Farbe.',
        'A second skin in a better colour.',
      ],
      ['Voor benen die geen pauze nemen.', 'Für Beine, die keine Pause machen.', 'For legs that do not take breaks.'],
      [
        'Voor balletles, boswandeling en bed.',
        'Für Ballett, Waldspaziergang und Bett.',
        'For ballet, for the woods and for bed.',
        '!baby',
      ],
      [
        'Trappelen, draaien, weg van het aankleedkussen: alles kan.',
        'Strampeln, drehen, weg von der Wickelauflage: Alles geht.',
        'Kicking, turning, escaping the changing table: anything goes.',
        'baby',
      ],
      [
        'Leggings horen bij de dingen die je pas telt als ze op zijn.',
        'Leggings zählt man erst, wenn keine mehr da sind.',
        'You only count leggings once you have run out.',
      ],
      [
        'Ze gaan onder alles en klagen nergens over.',
        'Sie passen unter alles und beschweren sich nie.',
        'They go under everything and never complain.',
      ],
      ['Zachte benen, vrije knieën.', 'Weiche Beine, freie Knie.', 'Soft legs, free knees.'],
      [
        'Een legging voor de koprol die niemand aan zag komen.',
        'Leggings für den Purzelbaum, den keiner kommen sah.',
        'Leggings for the somersault nobody saw coming.',
        '!baby',
      ],
    ],
    details: [
      [
        'De tailleband is breed en zacht, zonder hard elastiek.',
        'Der Bund ist breit und weich, ganz ohne hartes Gummi.',
        'The waistband is wide and soft, with no hard elastic.',
      ],
      [
        'De naden liggen vlak en laten geen afdruk achter.',
        'Die Nähte liegen flach und hinterlassen keine Abdrücke.',
        'Flat seams leave no marks.',
      ],
      [
        'De stof is dicht gebreid en blijft ook bij het hurken dekkend.',
        'Der Stoff ist dicht gestrickt und bleibt auch beim Hocken blickdicht.',
        'The fabric is knitted densely and stays opaque, squats included.',
        '!baby',
      ],
      [
        'De zoom is smal gestikt en past zonder bobbel in een laars.',
        'Der schmale Saum passt ohne Wulst in jeden Stiefel.',
        'The narrow hem slips into a boot without a bump.',
      ],
      [
        'In het kruis zit een extra stukje stof, voor wie de spagaat oefent.',
        'Ein Zwickel im Schritt gibt Weite, auch beim Spagat.',
        'A gusset adds room for anyone practising the splits.',
        '!baby',
      ],
      [
        'Bij de enkel sluit hij aan zonder te knellen.',
        'Am Knöchel liegen sie an, ohne einzuschneiden.',
        'They end snugly at the ankle without squeezing.',
      ],
      [
        'De ruime achterkant is op een luier berekend.',
        'Hinten ist genug Platz für die Windel.',
        'The roomy seat was planned around a nappy.',
        'baby',
      ],
      [
        'De geribde taille rolt niet om bij het bukken.',
        'Der gerippte Bund rollt sich beim Bücken nicht ein.',
        'The ribbed waist does not roll when they bend over.',
      ],
      [
        'Aan de enkel zitten twee stiksels, dat houdt de zoom vlak.',
        'Zwei Steppnähte am Knöchel halten den Saum flach.',
        'Two rows of stitching at the ankle keep the hem flat.',
      ],
      [
        'Van voren en van achteren gelijk geknipt, dus verkeerd om bestaat bijna niet.',
        'Vorn und hinten gleich geschnitten, verkehrt herum gibt es also kaum.',
        'Cut nearly the same front and back, so there is hardly a wrong way around.',
      ],
      [
        'De pijpen zijn lang genoeg om in de sok te stoppen.',
        'Die Beine sind lang genug, um sie in die Socken zu stecken.',
        'The legs are long enough to tuck into socks.',
      ],
      [
        'Zonder zakken en knopen past er elke jurk overheen.',
        'Ohne Taschen und Knöpfe passt jedes Kleid darüber.',
        'With no pockets or buttons, any dress fits over them.',
      ],
      [
        'De knie rekt mee en komt daarna weer terug.',
        'Das Knie dehnt sich mit und kommt wieder zurück.',
        'The knees stretch along and come back again.',
      ],
      [
        'De band komt tot op de taille, zodat de rug bedekt blijft.',
        'Der Bund reicht bis zur Taille, so bleibt der Rücken bedeckt.',
        'The band comes up to the waist, so backs stay covered.',
      ],
    ],
  },
  dress: {
    openings: [
      [
        'Een jurk voor alle dagen, en voor de dagen met slingers ook.',
        'Ein Kleid für alle Tage, auch für die mit Girlanden.',
        'A dress for every day, including the ones with streamers.',
      ],
      [
        'Over het hoofd, rondje draaien, klaar.',
        'Über den Kopf, eine Runde drehen, fertig.',
        'Over the head, one twirl, ready.',
      ],
      [
        'Deze jurk kan klimmen, dat hebben we gecontroleerd.',
        'Dieses Kleid kann klettern, wir haben nachgesehen.',
        'This dress can climb, we checked.',
        '!baby',
      ],
      [
        'Eén kledingstuk en je kind is aangekleed: leve de jurk.',
        'Ein Teil, und das Kind ist angezogen: Es lebe das Kleid.',
        'One thing on and they are dressed: three cheers for dresses.',
      ],
      [
        'Voor verjaardagen, vieringen en dinsdagen.',
        'Für Geburtstage, Schulfeste und Dienstage.',
        'For birthdays, school plays and Tuesdays.',
        '!baby',
      ],
      [
        'Met een maillot en laarzen is dit een echte winterjurk.',
        'Mit Strumpfhose und Stiefeln wird daraus ein richtiges Winterkleid.',
        'With tights and boots it turns into a proper winter dress.',
        'winter',
      ],
      [
        'Een jurk voor lange avonden in de tuin.',
        'Ein Kleid für lange Abende im Garten.',
        'A dress for long evenings in the garden.',
        'summer',
      ],
      [
        'Een jurk is een feest dat je kunt aantrekken.',
        'Ein Kleid ist ein Fest zum Anziehen.',
        'A dress is a party you can wear.',
      ],
      [
        'Voor kinderen die in bomen zitten en toch op de foto moeten.',
        'Für Kinder, die auf Bäumen sitzen und trotzdem aufs Foto sollen.',
        'For kids who sit in trees and still have to be in the picture.',
        '!baby',
      ],
      [
        'Deze jurk wacht niet op een verjaardag.',
        'Dieses Kleid wartet nicht auf einen Geburtstag.',
        'This dress does not wait for a birthday.',
      ],
      ['Klein van boven, groot van rok.', 'Oben klein, unten weit.', 'Small on top, big in the skirt.'],
      [
        'Een klein jurkje voor een groot bezoek.',
        'Ein kleines Kleid für großen Besuch.',
        'A little dress for important visitors.',
        'baby',
      ],
      [
        'Zelf gekozen, en daar valt niet over te praten.',
        'Selbst ausgesucht, und darüber wird nicht diskutiert.',
        'She picked it herself, and that is that.',
        '!baby',
      ],
      [
        'Er zijn jurken die netjes blijven, en jurken waar je in leeft.',
        'Es gibt Kleider, die sauber bleiben, und Kleider, in denen man lebt.',
        'There are dresses that stay clean and dresses you live in.',
      ],
      [
        'Met een jurk aan wordt elke gang een podium.',
        'Im Kleid wird jeder Flur zur Bühne.',
        'In a dress, every hallway is a stage.',
      ],
    ],
    details: [
      [
        'De naad onder de armen is zacht afgewerkt.',
        'Die Naht unter den Armen ist weich versäubert.',
        'The seams under the arms are softly finished.',
      ],
      [
        'De hals is wijd genoeg om er zelf in en uit te komen.',
        'Der Ausschnitt ist weit genug, um allein hinein- und herauszukommen.',
        'The neck is wide enough to get in and out without help.',
      ],
      [
        'De rok valt ruim genoeg om mee op de fiets te stappen.',
        'Der Rock ist weit genug, um damit aufs Rad zu steigen.',
        'The skirt is wide enough to get on a bike.',
        '!baby',
      ],
      [
        'De taillenaad zit iets hoger, zodat er van onderen ruimte is om te rennen.',
        'Die Taillennaht sitzt etwas höher, darunter ist Platz zum Rennen.',
        'The waist seam sits a little higher, which leaves room to run.',
      ],
      [
        'De zoom is breed omgestikt, zodat hij zwaar genoeg valt en niet opwaait.',
        'Der breite Saum gibt dem Kleid Gewicht, damit es nicht gleich weht.',
        'A deep hem gives it weight, so it falls well and does not blow up.',
      ],
      [
        'De schouders zitten goed op hun plek, ook tijdens een handstand.',
        'Die Schultern bleiben, wo sie sind, sogar beim Handstand.',
        'The shoulders stay in place, handstands included.',
        '!baby',
      ],
      [
        'De rok is in de taille ingerimpeld en zwaait ruim uit.',
        'Der Rock ist in der Taille gekräuselt und schwingt weit.',
        'The skirt is gathered at the waist and swings wide.',
      ],
      [
        'De armen kunnen alle kanten op, ook omhoog.',
        'Die Arme kommen überallhin, auch nach oben.',
        'Arms can go in every direction, up included.',
      ],
      [
        'De hals is zacht afgewerkt en kriebelt niet.',
        'Der Ausschnitt ist weich verarbeitet und kratzt nicht.',
        'The neck is softly finished and does not itch.',
      ],
      [
        'Aan en uit gaat gewoon over het hoofd.',
        'An und aus geht einfach über den Kopf.',
        'On and off is simply over the head.',
      ],
      [
        'De zoom is doorgestikt en golft mee bij het draaien.',
        'Der Saum ist abgesteppt und schwingt beim Drehen mit.',
        'The hem is topstitched and ripples on every turn.',
      ],
      [
        'De taillenaad is plat en drukt niet.',
        'Die Taillennaht ist flach und drückt nicht.',
        'The waist seam is flat and does not press.',
      ],
      [
        'Boven zit de jurk netjes aan, onder is er alle ruimte.',
        'Oben sitzt das Kleid schön an, unten hat es alle Freiheit.',
        'On top it fits neatly, below it has all the room in the world.',
      ],
      [
        'In de nek zit een zacht labeltje dat niemand wakker houdt.',
        'Das weiche Etikett im Nacken stört niemanden.',
        'The soft label at the neck bothers no one.',
      ],
      [
        'De rok heeft genoeg stof voor een volle draai.',
        'Der Rock hat genug Stoff für eine ganze Drehung.',
        'The skirt has enough fabric for a full twirl.',
      ],
    ],
  },
  dungarees: {
    openings: [
      [
        'Een tuinbroek voor kinderen die de tuin ook echt in gaan.',
        'Eine Latzhose für Kinder, die wirklich in den Garten gehen.',
        'Dungarees for kids who really do go out in the dirt.',
      ],
      [
        'Niets zakt af, niets kruipt op: een tuinbroek doet zijn werk.',
        'Nichts rutscht, nichts zieht: Eine Latzhose macht einfach ihre Arbeit.',
        'Nothing slips, nothing rides up: dungarees just do their job.',
      ],
      [
        'Voor kleine timmerlieden, moestuinhelden en modderkoks.',
        'Für kleine Handwerker, Beetbesitzerinnen und Matschköche.',
        'For small carpenters, vegetable growers and mud chefs.',
        '!baby',
      ],
      [
        'Bretels vast en de dag kan beginnen.',
        'Träger zu, und der Tag kann losgehen.',
        'Straps on, and the day can begin.',
      ],
      [
        'De broek die nooit afzakt, hoe wild het ook wordt.',
        'Die Hose, die nie rutscht, egal wie wild es wird.',
        'They never slide down, however wild it gets.',
      ],
      [
        'Er past een trui onder, een jas over en een heleboel in.',
        'Ein Pullover passt drunter, eine Jacke drüber und jede Menge hinein.',
        'A jumper fits under, a coat fits over, and plenty fits inside.',
      ],
      [
        'De broek die zijn eigen bretels meebrengt.',
        'Die Hose, die ihre Träger gleich mitbringt.',
        'Trousers that bring their own braces.',
      ],
      [
        'Voor dagen met een schep, een emmer en geen duidelijk plan.',
        'Für Tage mit Schaufel, Eimer und ohne klaren Plan.',
        'For days with a bucket, a spade and no clear plan.',
      ],
      [
        'In een tuinbroek ziet elk kind eruit alsof er gewerkt wordt.',
        'In der Latzhose sieht jedes Kind nach Arbeit aus.',
        'In dungarees, every child looks hard at work.',
      ],
      [
        'Modder van voren, gras van achteren, kind van binnen.',
        'Matsch vorn, Gras hinten, Kind drin.',
        'Mud in front, grass behind, child inside.',
      ],
      [
        'Eén broek voor de moestuin, de zandbak en de schoolfoto.',
        'Eine Hose für Beet, Sandkasten und Gruppenfoto.',
        'One pair for the vegetable patch, the sandpit and the class photo.',
      ],
      [
        'Zitten, omvallen, weer zitten: de tuinbroek gaat mee.',
        'Sitzen, umkippen, wieder sitzen: Die Latzhose macht mit.',
        'Sit, topple, sit again: dungarees go along with it.',
        'baby',
      ],
      [
        'Zakken genoeg voor een hele dag vondsten.',
        'Taschen genug für die Funde eines ganzen Tages.',
        'Pockets enough for a full day of finds.',
      ],
      [
        'Al honderd jaar goed en nog nooit zo klein.',
        'Seit hundert Jahren gut und selten so klein.',
        'A hundred years old and rarely this small.',
        'baby',
      ],
    ],
    details: [
      [
        'De gespen klikken vast en laten niet vanzelf los.',
        'Die Schnallen rasten ein und gehen nicht von selbst auf.',
        'The buckles click shut and do not pop open by themselves.',
      ],
      [
        'Aan de zijkant zit ruimte voor een dikke trui.',
        'An der Seite ist Platz für einen dicken Pullover.',
        'The sides leave room for a thick jumper.',
      ],
      [
        'De bretels zijn verstelbaar, dus hij gaat langer mee dan één seizoen.',
        'Die Träger sind verstellbar, so passt sie länger als eine Saison.',
        'The straps adjust, so they last longer than a season.',
      ],
      [
        'In het borstzakje past een potlood, een worm of een koekje.',
        'In der Latztasche wohnen Bleistift, Regenwurm oder Keks.',
        'The bib pocket is home to a pencil, a worm or a biscuit.',
      ],
      [
        'De zijkanten sluiten met knopen, voor vlot aan- en uitkleden.',
        'Seitliche Knöpfe machen das An- und Ausziehen leichter.',
        'Side buttons make getting in and out quicker.',
      ],
      [
        'De pijpen kun je omslaan en later weer laten zakken.',
        'Die Beine kann man umschlagen und später wieder herunterlassen.',
        'Roll the legs up now and let them down later.',
      ],
      [
        'Achterop zitten twee ruime zakken met stevige hoeken.',
        'Hinten sitzen zwei große Taschen mit festen Ecken.',
        'Two big back pockets have corners that hold.',
      ],
      [
        'De metalen gespen kan je kind zelf open- en dichtdoen.',
        'Die Metallschnallen bekommen Kinder selbst auf und zu.',
        'The metal buckles are easy for kids to open and close.',
        '!baby',
      ],
      [
        'Op het lijfje zit een zak die altijd vol is.',
        'Auf dem Latz sitzt eine Tasche, die immer voll ist.',
        'The bib has a pocket that is always full.',
      ],
      [
        'De bretels lopen achter samen en zakken niet van de schouder.',
        'Die Träger laufen hinten zusammen und rutschen nicht von der Schulter.',
        'The straps meet at the back and do not slip off the shoulders.',
      ],
      [
        'Met de gespen zet je de bretels zo een stukje langer.',
        'Mit den Schnallen stellt man die Träger schnell länger.',
        'The buckles make it quick to let the straps out.',
      ],
      [
        'De knieën zijn van binnen verstevigd en kunnen tegen stoeptegels.',
        'Die Knie sind innen verstärkt und nehmen es mit Gehwegplatten auf.',
        'The knees are reinforced inside and can take on a pavement.',
      ],
      [
        'De omslag aan de pijp geeft een maat extra.',
        'Der Umschlag am Bein bringt eine Größe extra.',
        'The turned-up leg buys you another size.',
      ],
      [
        'Aan beide kanten van de taille zit een knoop, handig bij haast.',
        'An beiden Seiten der Taille sitzt ein Knopf, praktisch, wenn es eilt.',
        'There is a button on either side of the waist, handy in a hurry.',
      ],
      [
        'De steekzakken opzij zijn rond gestikt en diep genoeg voor een vuist.',
        'Die Seitentaschen sind rund abgesteppt und tief genug für eine Faust.',
        'The side pockets are stitched in a curve and deep enough for a fist.',
      ],
    ],
  },
} satisfies Record<string, GarmentCopy>
