import type { BrandCopy } from '../products/copy.ts'

export const fabrics: BrandCopy['fabrics'] = {
  jersey: [
    [
      'De jersey is soepel en ademt, ook als er hard gerend wordt.',
      'Der Jersey ist weich und luftig, auch wenn wild getobt wird.',
      'The jersey is soft and airy, however hard they run.',
      '!pyjamas',
    ],
    [
      'We kozen een jersey die zacht begint en zacht blijft.',
      'Wir haben einen Jersey gewählt, der weich anfängt und weich bleibt.',
      'We chose a jersey that starts out soft and stays that way.',
    ],
    [
      'Gladde katoenjersey ligt prettig op de huid.',
      'Glatter Baumwolljersey liegt angenehm auf der Haut.',
      'Smooth cotton jersey feels easy on the skin.',
    ],
    [
      'De stof is een gebreide jersey met een beetje rek, dus alles beweegt mee.',
      'Der gestrickte Jersey gibt ein wenig nach, da geht jede Bewegung mit.',
      'It is a knitted jersey with a bit of stretch, so it moves when they do.',
    ],
    [
      'Jersey van een gewicht dat niet doorschijnt en niet plakt.',
      'Ein Jersey, der nicht durchscheint und nicht klebt.',
      'A jersey of a weight that is neither sheer nor clingy.',
    ],
    [
      'Rekbare jersey springt na elke uithaal weer in vorm.',
      'Der Stoff ist dehnbar und findet nach jedem Ziehen in seine Form zurück.',
      'The stretchy fabric finds its shape again after every tug.',
    ],
    [
      'Zachte jersey waar je hand vanzelf overheen strijkt.',
      'Weicher Jersey, über den die Hand von selbst streicht.',
      'Soft jersey your hand keeps going back to.',
    ],
    [
      'De jersey is dicht gebreid en houdt zijn kleur.',
      'Der Jersey ist dicht gestrickt und behält seine Farbe.',
      'The jersey is densely knitted and keeps its colour.',
    ],
    [
      'Jersey ademt, rekt en hoeft niet te worden gestreken.',
      'Jersey atmet, dehnt sich und muss nicht gebügelt werden.',
      'Jersey breathes, stretches and never needs ironing.',
    ],
    [
      'Een jersey die na het drogen net zo zacht is als ervoor.',
      'Ein Jersey, der nach dem Trocknen so weich ist wie davor.',
      'A jersey that comes out of the wash as soft as it went in.',
    ],
  ],
  'rib-jersey': [
    [
      'De fijne rib rekt mee en springt weer terug.',
      'Der feine Ripp dehnt sich und springt zurück.',
      'The fine rib stretches and springs back.',
    ],
    [
      'Ribjersey sluit mooi aan zonder strak te zitten.',
      'Rippjersey liegt schön an, ohne zu spannen.',
      'Rib jersey sits close without feeling tight.',
    ],
    [
      'Het ribbeltje in de stof geeft wat extra warmte en veel bewegingsruimte.',
      'Die feinen Rippen wärmen ein wenig mehr und lassen viel Bewegung zu.',
      'The little ridges add some warmth and a lot of room to move.',
    ],
    [
      'Een rib die je voelt als je erover strijkt, zacht en een beetje veerkrachtig.',
      'Ein Ripp, den man beim Drüberstreichen spürt, weich und federnd.',
      'A rib you can feel under your hand, soft and slightly bouncy.',
    ],
    [
      'De geribde stof groeit een stukje mee.',
      'Der gerippte Stoff wächst ein Stück mit.',
      'The ribbed fabric grows along a little.',
    ],
    [
      'Ribjersey met een zacht streepje reliëf.',
      'Rippjersey mit zarter Struktur.',
      'Rib jersey with a gentle texture.',
    ],
    [
      'De rib veert terug in vorm, was na was.',
      'Der Ripp springt Wäsche für Wäsche in Form zurück.',
      'The rib springs back into shape, wash after wash.',
    ],
    [
      'Gebreide rib geeft mee waar een kind dat wil.',
      'Gestrickter Ripp gibt nach, wo ein Kind es will.',
      'Knitted rib gives wherever a child wants it to.',
    ],
  ],
  'french-terry': [
    [
      'De sweatstof is glad van buiten en heeft lusjes aan de binnenkant.',
      'Der Sweatstoff ist außen glatt und hat innen kleine Schlingen.',
      'The sweatshirt fabric is smooth outside and looped inside.',
    ],
    [
      'French terry: steviger dan een T-shirt, luchtiger dan een dikke trui.',
      'French Terry: fester als ein T-Shirt, luftiger als ein dicker Pullover.',
      'French terry: sturdier than a tee, lighter than a thick jumper.',
    ],
    [
      'De lusjes aan de binnenkant houden warmte vast en voelen droog aan.',
      'Die Schlingen auf der Innenseite halten warm und fühlen sich trocken an.',
      'The loops on the inside hold warmth and feel dry.',
    ],
    [
      'Een middelzware sweatstof die ook na veel wasbeurten in model blijft.',
      'Ein mittelschwerer Sweatstoff, der auch nach vielen Wäschen in Form bleibt.',
      'A midweight fabric that keeps its shape through a lot of washes.',
    ],
    [
      'De stof is stevig gebreid en kan wel tegen een schaafplek.',
      'Der Stoff ist fest gestrickt und nimmt eine Schramme nicht übel.',
      'The cloth is firmly knitted and does not mind a scrape.',
    ],
    [
      'Sweatstof van het soort dat elke week zachter wordt.',
      'Sweatstoff von der Sorte, die jede Woche weicher wird.',
      'The kind of sweatshirt fabric that gets softer every week.',
    ],
    [
      'Van buiten stevig, van binnen zacht als een handdoek.',
      'Außen fest, innen weich wie ein Handtuch.',
      'Firm on the outside, soft as a towel on the inside.',
    ],
    [
      'French terry met genoeg gewicht om mooi te vallen.',
      'French Terry mit genug Gewicht, um schön zu fallen.',
      'French terry with enough weight to hang well.',
    ],
    [
      'De katoenen lusjes nemen vocht op en blijven luchtig.',
      'Die Baumwollschlingen nehmen Feuchtigkeit auf und bleiben luftig.',
      'Cotton loops take up moisture and stay airy.',
    ],
    [
      'Een stof voor het hele jaar: koel in mei, warm genoeg in maart.',
      'Ein Stoff fürs ganze Jahr: kühl im Mai, warm genug im März.',
      'A fabric for all seasons: cool in May, warm enough in March.',
    ],
  ],
  fleece: [
    [
      'De fleece is warm, licht en zo weer droog.',
      'Das Fleece ist warm, leicht und schnell wieder trocken.',
      'The fleece is warm, light and quick to dry.',
    ],
    [
      'Pluizig van binnen, dus uitdoen is het lastigste.',
      'Innen flauschig, darum ist das Ausziehen das Schwierigste.',
      'Fuzzy on the inside, so undressing is the hard part.',
    ],
    [
      'Zachte fleece vangt de kou op voordat je kind het merkt.',
      'Weiches Fleece fängt die Kälte ab, bevor dein Kind sie bemerkt.',
      'Soft fleece catches the cold before they notice it.',
    ],
    [
      'De geruwde stof voelt als een dekentje om mee te nemen.',
      'Der angeraute Stoff fühlt sich an wie eine Decke zum Mitnehmen.',
      'The brushed fabric feels like a blanket to go.',
    ],
    [
      'Fleece weegt bijna niets en houdt de warmte goed vast.',
      'Fleece wiegt fast nichts und hält die Wärme gut fest.',
      'Fleece weighs next to nothing and holds warmth well.',
    ],
    [
      'De fleece is aan beide kanten zacht en pilt weinig.',
      'Das Fleece ist beidseitig weich und bildet kaum Knötchen.',
      'The fleece is soft on both sides and hardly pills.',
    ],
    [
      'Wie er één keer in heeft gezeten, wil er niet meer uit.',
      'Wer einmal drinsteckt, will nicht mehr heraus.',
      'Once they are in it, they will not want out.',
    ],
  ],
  pique: [
    [
      'Het piqué heeft een fijn wafeltje dat lucht doorlaat.',
      'Der Piqué hat eine feine Wabe, die Luft durchlässt.',
      'The piqué has a fine waffle that lets air through.',
    ],
    [
      'Katoenen piqué blijft koel op de huid en netjes in de vorm.',
      'Baumwollpiqué bleibt kühl auf der Haut und ordentlich in der Form.',
      'Cotton piqué stays cool on the skin and neat in shape.',
    ],
    [
      'Het structuurtje in het piqué verbergt een kreukel of twee.',
      'Die Struktur im Piqué verzeiht die eine oder andere Falte.',
      'The texture hides a crease or two.',
    ],
    [
      'Piqué is stevig gebreid: luchtig, maar niet slap.',
      'Piqué ist luftig, aber nicht lappig.',
      'Piqué is airy without being limp.',
    ],
    [
      'Het piqué droogt snel en plakt niet.',
      'Der Piqué trocknet schnell und klebt nicht.',
      'The piqué dries fast and does not cling.',
    ],
    [
      'Een stof met een korreltje, die ook na het wassen strak blijft.',
      'Ein Stoff mit feiner Struktur, der auch nach dem Waschen straff bleibt.',
      'A lightly textured cloth that stays crisp after washing.',
    ],
    [
      'Piqué voelt koel op de schouders, ook in de volle zon.',
      'Piqué fühlt sich kühl an, auch in der prallen Sonne.',
      'Piqué feels cool on the shoulders, even in full sun.',
    ],
    [
      'Fijn gebreid piqué met een beetje veerkracht.',
      'Fein gestrickter Piqué mit etwas Spannkraft.',
      'Finely knitted piqué with a little spring.',
    ],
    [
      'In piqué zie je geen vlek meteen, dat is een voordeel.',
      'Auf Piqué fällt nicht jeder Fleck gleich auf, ein klarer Vorteil.',
      'Stains do not show right away on piqué, which is a plus.',
    ],
  ],
  poplin: [
    [
      'De popeline is licht en glad en kreukt op een vriendelijke manier.',
      'Die Popeline ist leicht und glatt und knittert auf freundliche Art.',
      'The poplin is light and smooth and creases in a friendly way.',
    ],
    [
      'Geweven popeline voelt koel aan, ook op een warme dag.',
      'Gewebte Popeline fühlt sich kühl an, auch an warmen Tagen.',
      'Woven poplin feels cool, even on a hot day.',
    ],
    [
      'Dunne, dichte popeline die mooi valt en snel droogt.',
      'Dünne, dichte Popeline, die schön fällt und schnell trocknet.',
      'Thin, dense poplin that falls nicely and dries quickly.',
    ],
    [
      'Het katoen is fijn geweven en wordt met elke wasbeurt soepeler.',
      'Die Baumwolle ist fein gewebt und wird mit jeder Wäsche weicher.',
      'The cotton is finely woven and softens with every wash.',
    ],
    [
      'Luchtige popeline voor warme dagen en korte nachten.',
      'Luftige Popeline für warme Tage und kurze Nächte.',
      'Airy poplin for warm days and short nights.',
    ],
    [
      'De popeline is dicht geweven, dus niet doorschijnend.',
      'Die Popeline ist dicht gewebt und scheint nicht durch.',
      'The poplin is woven close, so it is never sheer.',
    ],
    [
      'Popeline ritselt zachtjes en kreukt eerlijk.',
      'Popeline raschelt leise und knittert ehrlich.',
      'Poplin rustles softly and creases honestly.',
    ],
  ],
  flannel: [
    [
      'Het flanel is geruwd, zodat het meteen warm aanvoelt.',
      'Der Flanell ist angeraut und fühlt sich sofort warm an.',
      'The flannel is brushed, so it feels warm right away.',
    ],
    [
      'Zacht flanel, zoals een bed waar je niet uit wilt.',
      'Weicher Flanell, wie ein Bett, aus dem man nicht aufstehen mag.',
      'Soft flannel, like a bed nobody wants to leave.',
    ],
    [
      'Het katoen is aan beide kanten geborsteld.',
      'Die Baumwolle ist auf beiden Seiten gebürstet.',
      'The cotton is brushed on both sides.',
    ],
    [
      'Flanel houdt de warmte vast zonder dik te zijn.',
      'Flanell hält warm, ohne dick zu sein.',
      'Flannel keeps warmth in without bulk.',
    ],
    [
      'Geruwd katoen waar je wang tegenaan wil.',
      'Angeraute Baumwolle, an die man die Wange legen mag.',
      'Brushed cotton you want to put your cheek against.',
    ],
    [
      'Flanel wordt met de jaren alleen maar zachter.',
      'Flanell wird mit den Jahren nur weicher.',
      'Flannel only gets softer with the years.',
    ],
    [
      'Het flanel is warm, maar laat de huid ademen.',
      'Der Flanell wärmt und lässt die Haut atmen.',
      'The flannel is warm but lets skin breathe.',
    ],
  ],
  knit: [
    [
      'Het breisel is soepel en prikt niet.',
      'Der Strick ist weich und kratzt nicht.',
      'The knit is soft and does not itch.',
    ],
    [
      'Fijn gebreid, met genoeg rek om in te groeien.',
      'Fein gestrickt, mit genug Dehnung zum Hineinwachsen.',
      'Finely knitted, with enough stretch to grow into.',
    ],
    [
      'De steek is dicht genoeg tegen de wind en los genoeg om in te bewegen.',
      'Die Maschen sind dicht genug gegen Wind und locker genug zum Bewegen.',
      'The stitches are close enough for wind and loose enough to move.',
    ],
    [
      'Het garen is zacht getwijnd en pluist weinig.',
      'Das Garn ist weich gezwirnt und fusselt wenig.',
      'The yarn is softly twisted and sheds very little.',
    ],
    [
      'Een gebreide stof met wat gewicht, zodat alles mooi valt.',
      'Ein Strick mit etwas Gewicht, damit alles gut fällt.',
      'A knit with some weight, so everything falls well.',
      'top/piece',
    ],
    [
      'Steek voor steek zacht, van rand tot rand.',
      'Masche für Masche weich, von Rand zu Rand.',
      'Soft stitch by stitch, edge to edge.',
    ],
    [
      'Het breisel heeft genoeg veerkracht om in vorm te blijven.',
      'Der Strick hat genug Spannkraft, um in Form zu bleiben.',
      'The knit has enough spring to keep its shape.',
    ],
    [
      'Gebreid met een garen dat warm is zonder te kriebelen.',
      'Gestrickt aus einem Garn, das wärmt, ohne zu kratzen.',
      'Knitted from a yarn that is warm without the itch.',
    ],
    [
      'Een dichte, zachte steek die lang mooi blijft.',
      'Dichte, weiche Maschen, die lange schön bleiben.',
      'A dense, soft stitch that stays nice for a long time.',
    ],
  ],
  denim: [
    [
      'De denim is voorgewassen en dus vanaf dag één soepel.',
      'Der Denim ist vorgewaschen und vom ersten Tag an weich.',
      'The denim is pre-washed and soft from day one.',
    ],
    [
      'Stevige denim met een vleugje rek.',
      'Fester Denim mit einem Hauch Stretch.',
      'Sturdy denim with a hint of stretch.',
    ],
    [
      'De stof verkleurt in de loop van de tijd op de plekken waar het meest gespeeld wordt.',
      'Mit der Zeit wird der Stoff dort heller, wo am meisten gespielt wird.',
      'Over time the fabric fades where the most playing happens.',
    ],
    [
      'Denim die tegen stoepen kan en toch niet als karton aanvoelt.',
      'Denim, der Gehwege verträgt und sich trotzdem nicht wie Pappe anfühlt.',
      'Denim that can take a pavement and still does not feel like cardboard.',
      'bottom/piece',
    ],
    [
      'Er zit genoeg rek in de denim om op je hurken te zitten.',
      'Der Denim gibt genug nach, um in die Hocke zu gehen.',
      'There is enough give in the denim to squat down.',
      'bottom/piece',
    ],
    [
      'Denim met een zachte binnenkant en een stoere buitenkant.',
      'Denim mit weicher Innenseite und robuster Außenseite.',
      'Denim that is soft inside and tough outside.',
    ],
    [
      'De denim is stevig geweven en wordt met elke was soepeler.',
      'Der Denim ist fest gewebt und wird mit jeder Wäsche weicher.',
      'The denim is firmly woven and softens with every wash.',
    ],
    [
      'We wasten de denim vooraf, dus krimpen doet hij bijna niet meer.',
      'Wir haben den Denim vorgewaschen, er läuft also kaum noch ein.',
      'We washed the denim first, so it hardly shrinks.',
    ],
    [
      'Denim met karakter: elke vouw laat een lijntje na.',
      'Denim mit Charakter: Jede Falte hinterlässt eine Linie.',
      'Denim with character: every crease leaves a line.',
    ],
    [
      'Een middelzware denim, niet te dik voor mei en niet te dun voor oktober.',
      'Ein mittelschwerer Denim, nicht zu dick für Mai und nicht zu dünn für Oktober.',
      'A midweight denim, not too thick for May and not too thin for October.',
    ],
    [
      'De denim heeft een tikje rek en geeft mee bij het spelen.',
      'Der Denim hat etwas Stretch und spielt mit.',
      'The denim has a touch of stretch and plays along.',
    ],
    [
      'Katoenen denim waar een stoeptegel weinig indruk op maakt.',
      'Baumwolldenim, den Gehwegplatten wenig beeindrucken.',
      'Cotton denim that is not easily impressed by a pavement.',
    ],
  ],
  twill: [
    [
      'De keperstof is stevig geweven en toch soepel.',
      'Der Köper ist fest gewebt und trotzdem weich.',
      'The twill is tightly woven and still soft.',
    ],
    [
      'Katoenen twill met een zachte, matte kant.',
      'Baumwolltwill mit matter, weicher Oberfläche.',
      'Cotton twill with a gentle, matt face.',
    ],
    [
      'Een stof die vuil een beetje voor zich houdt tot de volgende wasbeurt.',
      'Ein Stoff, der Schmutz bis zur nächsten Wäsche für sich behält.',
      'A fabric that keeps dirt to itself until wash day.',
    ],
    [
      'De schuine weving maakt de twill sterk op knieën, zakken en naden.',
      'Die schräge Webart macht den Twill dort stark, wo es darauf ankommt.',
      'The diagonal weave makes the twill strong where it counts.',
    ],
    [
      'Twill met een tikje rek, dat merk je pas als het ontbreekt.',
      'Twill mit ein wenig Stretch, den man erst bemerkt, wenn er fehlt.',
      'Twill with a little stretch, the kind you only notice when it is missing.',
    ],
    [
      'Een twill die tegen schuren kan en toch zacht aanvoelt.',
      'Ein Twill, der Scheuern verträgt und sich trotzdem weich anfühlt.',
      'A twill that can take some scraping and still feels soft.',
    ],
    [
      'De twill is mat, dicht en niet gauw onder de indruk.',
      'Der Twill ist matt, dicht und nicht leicht zu beeindrucken.',
      'The twill is matt, dense and hard to impress.',
    ],
    [
      'Geweven met een fijne schuine lijn die je van dichtbij ziet.',
      'Gewebt mit einer feinen schrägen Linie, die man von Nahem sieht.',
      'Woven with a fine diagonal you can see up close.',
    ],
    [
      'Katoenen keper van een gewicht dat het hele jaar kan.',
      'Baumwollköper in einem Gewicht fürs ganze Jahr.',
      'Cotton twill in a weight that works all year.',
    ],
    [
      'Voorgewassen twill, soepel vanaf de eerste keer.',
      'Vorgewaschener Twill, weich vom ersten Tag an.',
      'Pre-washed twill, supple from the very first wear.',
    ],
  ],
  corduroy: [
    ['Het fijne ribfluweel aait terug.', 'Der feine Cord streichelt zurück.', 'The fine corduroy strokes you back.'],
    [
      'Ribfluweel voelt warm en vangt het licht op een mooie manier.',
      'Cord fühlt sich warm an und fängt das Licht schön ein.',
      'Corduroy feels warm and catches the light in a lovely way.',
    ],
    [
      'Corduroy met smalle ribbels, zacht vanaf de eerste dag.',
      'Cord mit schmalen Rippen, weich vom ersten Tag an.',
      'Corduroy with narrow ridges, soft from the first day.',
    ],
    [
      'De ribstof is stevig, maar plooit mee waar het moet.',
      'Der Cord ist fest, gibt aber nach, wo er soll.',
      'The cord is sturdy, but gives where it should.',
    ],
    [
      'Aan ribfluweel blijft elke hand even hangen.',
      'An Cord bleibt jede Hand kurz hängen.',
      'No hand passes corduroy without stopping.',
    ],
    [
      'De ribbels van het ribfluweel tel je met een vinger.',
      'Die Rippen im Cord kann man mit dem Finger zählen.',
      'You can count the ridges of the corduroy with one finger.',
    ],
    [
      'Zacht ribfluweel dat ook een beetje warmte bewaart.',
      'Weicher Cord, der auch ein wenig Wärme speichert.',
      'Soft corduroy that holds on to a little warmth.',
    ],
    [
      'De ribstof glanst waar het licht valt.',
      'Der Cord schimmert, wo das Licht hinfällt.',
      'The cord shimmers where the light falls.',
    ],
  ],
  softshell: [
    [
      'De softshell houdt wind tegen en laat een bui van zich afglijden.',
      'Softshell hält den Wind ab und lässt den Schauer abperlen.',
      'Softshell stops the wind and lets a shower slide off.',
    ],
    [
      'Van buiten glad en waterafstotend, van binnen zacht geruwd.',
      'Außen glatt und wasserabweisend, innen weich angeraut.',
      'Smooth and water-repellent outside, softly brushed inside.',
    ],
    [
      'Softshell rekt mee en ritselt niet.',
      'Softshell dehnt sich mit und raschelt nicht.',
      'Softshell stretches along and does not rustle.',
    ],
    [
      'Een stof die tegen wind en spetters kan, en toch ademt.',
      'Ein Stoff, der Wind und Spritzer verträgt und trotzdem atmet.',
      'A fabric that takes wind and splashes and still breathes.',
    ],
    [
      'De softshell is licht genoeg om in te rennen en dicht genoeg voor de wind.',
      'Der Softshell ist leicht genug zum Rennen und dicht genug gegen Wind.',
      'The softshell is light enough to run in and tight enough for the wind.',
    ],
    [
      'Druppels krijgen geen vat op de buitenkant.',
      'Tropfen finden außen keinen Halt.',
      'Drops get no grip on the outside.',
    ],
    [
      'Een soepele stof die een buitje aankan en snel droogt.',
      'Ein geschmeidiger Stoff, der einen Schauer verträgt und schnell trocknet.',
      'A supple fabric that handles a shower and dries quickly.',
    ],
  ],
  puffer: [
    [
      'De doorgestikte vulling is licht en houdt de warmte per vakje vast.',
      'Die gesteppte Füllung ist leicht und hält die Wärme Kammer für Kammer.',
      'The quilted padding is light and holds warmth pocket by pocket.',
    ],
    [
      'Veel lucht, weinig gewicht: zo werkt de vulling.',
      'Viel Luft, wenig Gewicht: So funktioniert die Füllung.',
      'Lots of air, little weight: that is how the padding works.',
    ],
    [
      'De gladde buitenstof laat sneeuw en spetters eraf rollen.',
      'Vom glatten Oberstoff rutschen Schnee und Spritzer einfach ab.',
      'Snow and splashes slide off the smooth shell.',
    ],
    [
      'De vulling is van polyester en veert na het wassen gewoon weer op.',
      'Die Füllung ist aus Polyester und wird nach dem Waschen wieder bauschig.',
      'The padding is polyester and fluffs up again after washing.',
    ],
    ['Dik om te zien, licht om te dragen.', 'Dick anzusehen, leicht zu tragen.', 'Thick to look at, light to wear.'],
    [
      'De vulling is zacht en komt na het proppen weer omhoog.',
      'Die Füllung ist weich und richtet sich nach dem Stopfen wieder auf.',
      'The padding is soft and puffs back up after being squashed.',
    ],
    [
      'Warmte zonder gewicht, dat merken kleine schouders.',
      'Wärme ohne Gewicht, das merken kleine Schultern.',
      'Warmth without weight, and small shoulders notice.',
    ],
    [
      'De buitenstof laat geen wind door en ritselt nauwelijks.',
      'Der Oberstoff lässt keinen Wind durch und raschelt kaum.',
      'The shell keeps out wind and hardly rustles.',
    ],
    [
      'Elk vakje houdt zijn eigen beetje warmte vast.',
      'Jede Kammer hält ihr eigenes bisschen Wärme fest.',
      'Every little chamber holds its own bit of warmth.',
    ],
  ],
  'rain-nylon': [
    [
      'Het nylon is waterdicht gecoat en droogt aan een haakje in een uurtje.',
      'Das Nylon ist wasserdicht beschichtet und am Haken nach einer Stunde trocken.',
      'The nylon has a waterproof coating and dries on a hook in about an hour.',
    ],
    [
      'Druppels blijven op de stof liggen en rollen er dan af.',
      'Tropfen bleiben auf dem Stoff liegen und kullern dann herunter.',
      'Drops sit on the fabric for a moment and then roll off.',
    ],
    [
      'Licht nylon dat je met een natte doek weer schoon krijgt.',
      'Leichtes Nylon, das man mit einem feuchten Tuch wieder sauber bekommt.',
      'Light nylon that wipes clean with a damp cloth.',
    ],
    [
      'De stof is dun, sterk en houdt een stevige bui buiten.',
      'Der Stoff ist dünn, fest und hält auch einen kräftigen Schauer ab.',
      'The fabric is thin, strong and keeps out a good downpour.',
    ],
    [
      'De stof is licht en neemt bijna geen plaats in.',
      'Der Stoff ist leicht und braucht kaum Platz.',
      'The fabric is light and takes up hardly any space.',
    ],
    [
      'Nylon dat regen van zich af laat kletteren.',
      'Nylon, an dem der Regen einfach abprasselt.',
      'Nylon that lets the rain rattle right off.',
    ],
    [
      'Een buitenkant tegen regen en een binnenkant die niet plakt.',
      'Außen gegen Regen, innen so, dass nichts klebt.',
      'An outside for rain and an inside that does not stick.',
    ],
    [
      'Modder veeg je eraf zodra hij droog is.',
      'Matsch wischt man ab, sobald er trocken ist.',
      'Mud wipes off as soon as it is dry.',
    ],
  ],
  'swim-lycra': [
    [
      'De stof is rekbaar, dekkend en bestand tegen chloor.',
      'Der Stoff ist dehnbar, blickdicht und verträgt Chlor.',
      'The fabric is stretchy, opaque and chlorine-resistant.',
    ],
    [
      'Zwemstof die snel droogt en de kleur lang vasthoudt.',
      'Badestoff, der schnell trocknet und seine Farbe lange behält.',
      'Swim fabric that dries fast and holds its colour.',
    ],
    [
      'Het gladde breisel sluit aan zonder te knellen.',
      'Das glatte Gestrick liegt an, ohne einzuengen.',
      'The smooth knit fits close without squeezing.',
      'swimwear',
    ],
    [
      'De stof geeft mee bij elke slag en hangt niet zwaar als hij nat is.',
      'Der Stoff geht bei jedem Zug mit und hängt auch nass nicht schwer.',
      'The fabric follows every stroke and does not sag when wet.',
    ],
    [
      'De stof is glad in het water en zacht op het droge.',
      'Der Stoff ist glatt im Wasser und weich an Land.',
      'The fabric is smooth in water and soft on land.',
    ],
    [
      'Zon, zout en chloor krijgen de kleur niet klein.',
      'Sonne, Salz und Chlor bekommen die Farbe nicht klein.',
      'Sun, salt and chlorine cannot wear the colour down.',
    ],
    [
      'De zwemstof droogt snel, ook in een dichte tas.',
      'Der Badestoff trocknet schnell, sogar in der Tasche.',
      'The swim fabric dries fast, even in a closed bag.',
    ],
    [
      'Rekbaar en stevig, ook na een zomer vol sprongen.',
      'Dehnbar und fest, auch nach einem Sommer voller Sprünge.',
      'Stretchy and strong, even after a summer of jumps.',
    ],
    [
      'De stof is dicht gebreid en schijnt nat niet door.',
      'Der Stoff ist dicht gestrickt und scheint auch nass nicht durch.',
      'The fabric is knitted close and is not sheer when wet.',
    ],
    [
      'Een stof die zand meteen weer loslaat.',
      'Ein Stoff, der Sand gleich wieder loslässt.',
      'A fabric that lets go of sand right away.',
    ],
    [
      'Zwemstof met veel veerkracht, die blijft waar hij hoort.',
      'Badestoff mit viel Spannkraft, der bleibt, wo er hingehört.',
      'Swim fabric with plenty of spring that stays where it belongs.',
    ],
  ],
  canvas: [
    [
      'Het canvas is stevig geweven en wordt met de maanden soepeler.',
      'Das Canvas ist fest gewebt und wird mit den Monaten weicher.',
      'The canvas is tightly woven and softens over the months.',
    ],
    [
      'Katoencanvas kan tegen een stootje en een natte doek.',
      'Baumwollcanvas verträgt Stöße und feuchte Tücher.',
      'Cotton canvas can take a knock and a damp cloth.',
    ],
    [
      'Een dichte, matte stof die er gebruikt alleen maar beter uitziet.',
      'Ein dichter, matter Stoff, der gebraucht noch besser aussieht.',
      'A dense, matt cloth that looks better used.',
    ],
    [
      'Canvas is de werkkleding onder de stoffen.',
      'Canvas ist die Arbeitskleidung unter den Stoffen.',
      'Canvas is the workwear of fabrics.',
    ],
    [
      'Stevig canvas dat vlekken draagt als medailles.',
      'Festes Canvas, das Flecken wie Orden trägt.',
      'Sturdy canvas that wears stains like medals.',
    ],
    [
      'Het canvas is dicht geweven en laat weinig zand door.',
      'Das Canvas ist dicht gewebt und lässt kaum Sand durch.',
      'The canvas is woven close and lets little sand through.',
    ],
    [
      'Katoenen doek met een droge, prettige greep.',
      'Baumwolltuch mit trockenem, angenehmem Griff.',
      'Cotton cloth with a dry, pleasant feel.',
    ],
    [
      'Canvas begint stug en eindigt als oude vriend.',
      'Canvas fängt steif an und endet als alter Freund.',
      'Canvas starts out stiff and ends up an old friend.',
    ],
    [
      'Een doek waar zeilen van gemaakt werden, nu op kindermaat.',
      'Ein Tuch, aus dem einmal Segel waren, jetzt in Kindergröße.',
      'A cloth they once made sails from, now in kids’ sizes.',
    ],
  ],
  leather: [
    [
      'Het leer is soepel gelooid en vormt zich naar de voet.',
      'Das Leder ist weich gegerbt und passt sich dem Fuß an.',
      'The leather is supple and shapes itself to the foot.',
    ],
    [
      'Glad leer dat je met een doekje weer laat glimmen.',
      'Glattes Leder, das mit einem Tuch wieder glänzt.',
      'Smooth leather that shines again after a wipe.',
    ],
    [
      'Leer krijgt krasjes, en elk krasje een verhaal.',
      'Leder bekommt Kratzer, und jeder Kratzer eine Geschichte.',
      'Leather collects scuffs, and every scuff has a story.',
    ],
    [
      'Het zachte leer hoeft niet te worden ingelopen.',
      'Das weiche Leder muss nicht eingelaufen werden.',
      'The soft leather needs no breaking in.',
    ],
    [
      'Soepel leer dat plooit waar de voet buigt.',
      'Weiches Leder, das sich dort faltet, wo der Fuß sich beugt.',
      'Supple leather that creases where the foot bends.',
    ],
    [
      'Leer ademt en houdt spetters buiten.',
      'Leder atmet und hält Spritzer draußen.',
      'Leather breathes and keeps splashes out.',
    ],
    [
      'Met een beetje vet blijft het leer jaren mooi.',
      'Mit etwas Fett bleibt das Leder jahrelang schön.',
      'A bit of polish keeps the leather handsome for years.',
    ],
    [
      'Fijn, glad leer in een dikte die tegen stoepranden kan.',
      'Feines, glattes Leder in einer Stärke, die Bordsteine verträgt.',
      'Fine, smooth leather, thick enough to meet a kerb.',
    ],
  ],
}
