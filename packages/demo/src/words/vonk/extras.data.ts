import type { GarmentCopy } from '../products/copy.ts'

export const extras = {
  swimwear: {
    openings: [
      [
        'Van de kant, met een aanloop, en dan nog een keer.',
        'Vom Rand, mit Anlauf, und dann gleich noch mal.',
        'Off the edge, with a run-up, and then again.',
      ],
      [
        'Voor zwembad, zee en de tuinslang bij de buren.',
        'Für Freibad, Meer und den Gartenschlauch der Nachbarn.',
        'For the pool, the sea and the neighbours’ garden hose.',
      ],
      [
        'Zwemgoed dat blijft zitten, ook bij het bommetje.',
        'Bademode, die auch beim wildesten Sprung sitzen bleibt.',
        'Swimwear that stays on through a dive-bomb.',
        '!baby',
      ],
      [
        'Nat om tien uur, droog om twaalf uur, weer nat om vijf over.',
        'Um zehn nass, um zwölf trocken, um fünf nach zwölf wieder nass.',
        'Wet at ten, dry at noon, wet again at five past.',
      ],
      [
        'Voor waterratten en voor kinderen die het nog moeten worden.',
        'Für Wasserratten und alle, die es noch werden.',
        'For water rats and for kids still thinking about it.',
      ],
      [
        'Handdoek, banaan, zwemtas: alleen dit ontbrak nog.',
        'Handtuch, Banane, Schwimmtasche: Nur das hier fehlte noch.',
        'Towel, banana, swim bag: this was the only thing missing.',
      ],
      [
        'Wie het water in wil, moet iets aan waar je mee kunt spetteren.',
        'Wer ins Wasser will, braucht etwas zum Planschen.',
        'Anyone going in the water needs something to splash in.',
      ],
      ['Voor zeemeerminnen met sproeten.', 'Für Meerjungfrauen mit Sommersprossen.', 'For mermaids with freckles.'],
      [
        'Badpak aan en de zomer kan niet meer stuk.',
        'Badeanzug an, und der Sommer ist gerettet.',
        'Swimsuit on, summer saved.',
      ],
      [
        'Een badpak voor diepe baden, ondiepe baden en emmers.',
        'Ein Badeanzug für tiefe Becken, flache Becken und Eimer.',
        'A swimsuit for deep pools, shallow pools and buckets.',
      ],
      [
        'Van de eerste baan tot het laatste diploma.',
        'Von der ersten Bahn bis zum letzten Abzeichen.',
        'From the first length to the last swimming badge.',
        '!baby',
      ],
      [
        'Handig onder de kleren, voor het geval er ergens een fontein is.',
        'Praktisch unter den Kleidern, falls irgendwo ein Brunnen steht.',
        'Handy under clothes, in case there is a fountain somewhere.',
      ],
      [
        'Golven tellen, druipen, opwarmen, opnieuw.',
        'Wellen zählen, tropfen, aufwärmen, noch mal.',
        'Count waves, drip, warm up, repeat.',
      ],
      [
        'Voor teentjes die voor het eerst de zee ontmoeten.',
        'Für Zehen, die zum ersten Mal das Meer treffen.',
        'For toes meeting the sea for the first time.',
        'baby',
      ],
    ],
    details: [
      [
        'De naden liggen plat en schuren niet, ook niet met zand erbij.',
        'Die Nähte sind flach und scheuern nicht, auch nicht mit Sand.',
        'The seams lie flat and do not chafe, even with sand involved.',
      ],
      [
        'De binnenkant is gevoerd met een zachte, snel drogende voering.',
        'Innen liegt ein weiches Futter, das schnell trocknet.',
        'Inside is a soft lining that dries fast.',
      ],
      [
        'Het elastiek zit in een tunnel en snijdt niet in.',
        'Das Gummi läuft in einem Tunnel und schneidet nicht ein.',
        'The elastic runs in a channel and does not dig in.',
      ],
      [
        'De pasvorm blijft nat hetzelfde als droog.',
        'Nass sitzt alles genauso wie trocken.',
        'It fits the same wet as it does dry.',
      ],
      [
        'De randen zijn dubbel gestikt en rollen niet om.',
        'Die Kanten sind doppelt gesteppt und rollen sich nicht ein.',
        'The edges are stitched twice and do not roll.',
      ],
      [
        'Aantrekken gaat ook met een natte huid, dat scheelt een hoop gemopper.',
        'Das Anziehen klappt auch auf nasser Haut, das spart Gemecker.',
        'It goes on over damp skin too, which saves some grumbling.',
      ],
      [
        'De brede bandjes blijven op de schouder, ook bij de rugslag.',
        'Die breiten Träger bleiben auf der Schulter, auch beim Rückenschwimmen.',
        'The wide straps stay on the shoulders, backstroke included.',
      ],
      [
        'Een bies in een tweede kleur loopt langs hals, armen en benen.',
        'Eine Paspel in zweiter Farbe läuft um Hals, Arme und Beine.',
        'Binding in a second colour runs around the neck, arms and legs.',
      ],
      [
        'De rug is laag uitgesneden, dat geeft de armen vrij spel.',
        'Der Rücken ist tief ausgeschnitten, das gibt den Armen freie Bahn.',
        'The back is cut low, which gives arms free rein.',
      ],
      [
        'De beenrand ligt zacht aan en snijdt niet in.',
        'Der Beinausschnitt liegt weich an und schneidet nicht ein.',
        'The leg openings sit softly and do not dig in.',
      ],
      [
        'Haakjes en strikjes zitten er niet aan: instappen en optrekken is alles.',
        'Haken und Schleifen gibt es nicht: hineinsteigen, hochziehen, los.',
        'No hooks or bows: step in, pull up, go.',
      ],
      [
        'De zijnaden volgen het lijf en schuiven niet.',
        'Die Seitennähte folgen dem Körper und verrutschen nicht.',
        'The side seams follow the body and do not shift.',
      ],
      [
        'De ronde hals blijft dicht bij een duik.',
        'Der runde Ausschnitt bleibt auch beim Kopfsprung anliegend.',
        'The round neck stays close on a dive.',
      ],
    ],
  },
  'swim-shorts': {
    openings: [
      [
        'Zwemshort aan, handdoek om, wie het eerst bij het water is.',
        'Badeshorts an, Handtuch um, und wer ist zuerst am Wasser?',
        'Swim shorts on, towel around, last one in is a jellyfish.',
      ],
      [
        'Voor wie uit het water komt om te vragen of hij er weer in mag.',
        'Für alle, die nur aus dem Wasser kommen, um zu fragen, ob sie wieder reindürfen.',
        'For anyone who only gets out of the water to ask if he can go back in.',
      ],
      [
        'Een zwemshort die ook op het droge gewoon een broek is.',
        'Badeshorts, die an Land ganz normale Shorts sind.',
        'Swim shorts that pass for regular shorts on dry land.',
      ],
      [
        'Van het springkussen in het badje en weer terug.',
        'Von der Hüpfburg ins Planschbecken und wieder zurück.',
        'From the bouncy castle to the paddling pool and back.',
      ],
      [
        'Eerst de tenen, dan de knieën, dan met een gil de rest.',
        'Erst die Zehen, dann die Knie, dann mit einem Schrei der Rest.',
        'Toes first, then knees, then the rest with a yell.',
      ],
      [
        'Voor kanaalbouwers, dammenbouwers en krabbenvangers.',
        'Für Kanalbauer, Dammbauer und Krabbenfänger.',
        'For canal diggers, dam builders and crab catchers.',
      ],
      [
        'Zand erin, water eruit, zo gaat dat aan zee.',
        'Sand rein, Wasser raus, so ist das am Meer.',
        'Sand in, water out, that is how it goes at the beach.',
      ],
      [
        'Zwemmen kan hij in niets anders meer, beweert hij.',
        'In etwas anderem kann er angeblich gar nicht schwimmen.',
        'He claims he cannot swim in anything else.',
        '!baby',
      ],
      [
        'Een broekje voor grote golven en kleine plassen.',
        'Eine Hose für große Wellen und kleine Pfützen.',
        'A pair for big waves and small puddles.',
      ],
      [
        'De zwemshort die meegaat in de auto, de trein en desnoods naar bed.',
        'Die Badeshorts, die mit ins Auto, in den Zug und notfalls ins Bett gehen.',
        'Swim shorts that come along in the car, on the train and, if need be, to bed.',
      ],
      [
        'Spetteren telt dubbel als de benen vrij zijn.',
        'Planschen zählt doppelt, wenn die Beine frei sind.',
        'Splashing counts double with your legs free.',
      ],
      [
        'Eén duik en de hele zomer zit erin.',
        'Ein Sprung, und der ganze Sommer ist drin.',
        'One dive and the whole summer is in it.',
      ],
      [
        'Hij is al half droog als de patat er is.',
        'Halb trocken, bis die Pommes da sind.',
        'Half dry by the time the chips arrive.',
      ],
    ],
    details: [
      [
        'Het koord in de taille strik je stevig vast vóór de grote glijbaan.',
        'Die Kordel im Bund bindet man vor der großen Rutsche gut zu.',
        'Tie the drawstring tight before the big slide.',
      ],
      [
        'De elastische band blijft zitten, ook als de golf dat niet wil.',
        'Der Gummibund hält, auch wenn die Welle anderer Meinung ist.',
        'The elastic waist stays put, even if the wave disagrees.',
      ],
      [
        'In de schuine zakken kun je schelpen bewaren tot ze gaan ruiken.',
        'In den schrägen Taschen lassen sich Muscheln sammeln, bis sie riechen.',
        'The slanted pockets store shells until they start to smell.',
      ],
      [
        'De wijde pijpen plakken niet aan natte benen.',
        'Die weiten Beine kleben nicht an nasser Haut.',
        'The wide legs do not stick to wet skin.',
      ],
      [
        'Ze zijn kort genoeg om vrij in te kunnen trappelen.',
        'Sie sind kurz genug, um frei zu strampeln.',
        'They are short enough to kick freely in.',
      ],
      [
        'Achterop zit één zakje met een klep, goed voor een muntje of een steentje.',
        'Hinten sitzt eine kleine Tasche mit Klappe, gut für eine Münze oder einen Kiesel.',
        'A small flap pocket at the back is good for a coin or a pebble.',
      ],
      [
        'De stof is licht en laat het water er meteen weer uit.',
        'Der Stoff ist leicht und lässt das Wasser gleich wieder hinaus.',
        'The fabric is light and lets the water straight back out.',
      ],
      [
        'De naden liggen plat, zodat zand geen kans krijgt om te schuren.',
        'Die Nähte liegen flach, da hat der Sand keine Chance zu scheuern.',
        'The seams lie flat, so sand gets no chance to rub.',
      ],
      [
        'De zoom is twee keer gestikt en hangt ook nat nog recht.',
        'Der Saum ist doppelt gesteppt und hängt auch nass noch gerade.',
        'The hem is stitched twice and hangs straight even when wet.',
      ],
      [
        'Aan het koord zitten metalen eindjes, dus het schiet niet in de tunnel.',
        'Metallenden an der Kordel sorgen dafür, dass sie nicht im Tunnel verschwindet.',
        'Metal tips keep the cord from vanishing into the waistband.',
      ],
      [
        'De tailleband is zacht geribd en laat geen afdruk achter.',
        'Der Bund ist weich gerippt und hinterlässt keinen Abdruck.',
        'The waistband is softly ribbed and leaves no mark.',
      ],
      [
        'Er zit rek in de stof, voor wie onder water op zijn handen wil staan.',
        'Der Stoff gibt nach, auch beim Handstand unter Wasser.',
        'The fabric has give, for underwater handstands.',
      ],
      [
        'Ook over een zwemluier zit de band goed.',
        'Auch über der Schwimmwindel sitzt der Bund gut.',
        'The waistband sits well over a swim nappy too.',
        'baby',
      ],
      [
        'Opzij zit een splitje in een tweede kleur.',
        'An der Seite sitzt ein Schlitz in einer zweiten Farbe.',
        'There is a side slit in a second colour.',
      ],
      [
        'Een zacht netje aan de binnenkant houdt alles op zijn plek.',
        'Ein weiches Netz innen hält alles an seinem Platz.',
        'A soft mesh lining keeps everything in place.',
      ],
    ],
  },
  pyjamas: {
    openings: [
      [
        'Een pyjama voor één verhaaltje, en dan toch nog één.',
        'Ein Schlafanzug für eine Geschichte, und dann doch noch eine.',
        'Pyjamas for one story, and then one more after all.',
      ],
      [
        'Zacht genoeg om in te slapen, leuk genoeg om in te ontbijten.',
        'Weich genug zum Schlafen, schön genug zum Frühstücken.',
        'Soft enough to sleep in, nice enough for breakfast.',
      ],
      [
        'Tanden poetsen, pyjama aan, en onder het dekbed met een zaklamp.',
        'Zähne putzen, Schlafanzug an, mit der Taschenlampe unter die Decke.',
        'Teeth, pyjamas, and under the covers with a torch.',
      ],
      [
        'Voor logeerpartijen en luie zondagen.',
        'Für Übernachtungspartys und faule Sonntage.',
        'For sleepovers and slow Sundays.',
        '!baby',
      ],
      [
        'Op zaterdag mag deze pyjama tot twaalf uur aanblijven.',
        'Samstags darf dieser Schlafanzug bis zwölf anbleiben.',
        'On Saturdays these pyjamas may stay on until noon.',
      ],
      [
        'De dag is pas klaar als de pyjama aan is.',
        'Der Tag ist erst vorbei, wenn der Schlafanzug an ist.',
        'The day is not over until the pyjamas are on.',
      ],
      [
        'Een pyjama is de zachtste manier om de dag uit te zwaaien.',
        'Ein Schlafanzug ist die weichste Art, dem Tag Tschüss zu sagen.',
        'Pyjamas are the softest way to wave the day goodbye.',
      ],
      [
        'Voor kussengevechten en de rust daarna.',
        'Für Kissenschlachten und die Ruhe danach.',
        'For pillow fights and the quiet after.',
        '!baby',
      ],
      [
        'Wie in deze pyjama stapt, is al half op reis naar dromenland.',
        'Wer in diesen Schlafanzug steigt, ist schon halb im Traumland.',
        'One leg in these pyjamas and you are halfway to dreamland.',
      ],
      [
        'Nog één slokje water, nog één keer plassen, en dan echt.',
        'Noch ein Schluck Wasser, noch einmal aufs Klo, und dann aber wirklich.',
        'One more sip of water, one more trip to the loo, and then really.',
        '!baby',
      ],
      [
        'Ook geschikt als outfit voor pannenkoeken.',
        'Auch als Outfit zum Pfannkuchenessen geeignet.',
        'Also suitable as an outfit for pancakes.',
      ],
      [
        'Het setje dat op de verwarming mag voorwarmen.',
        'Das Set, das sich auf der Heizung vorwärmen darf.',
        'The set that gets to warm up on the radiator.',
        'winter',
      ],
      [
        'Voor een nacht in één stuk, of in vijf stukken.',
        'Für eine Nacht am Stück, oder in fünf Stücken.',
        'For a night in one piece, or in five.',
        'baby',
      ],
      [
        'Een pyjama voor logés, slaapwandelaars en vroege vogels.',
        'Ein Schlafanzug für Gäste, Schlafwandler und Frühaufsteher.',
        'Pyjamas for guests, sleepwalkers and early birds.',
      ],
    ],
    details: [
      [
        'De broek heeft een zachte taille die bij het draaien niet knelt.',
        'Die Hose hat einen weichen Bund, der beim Drehen nicht drückt.',
        'The trousers have a soft waist that does not pinch in the night.',
      ],
      [
        'Boordjes aan mouwen en pijpen houden alles op zijn plek, hoe je ook ligt.',
        'Bündchen an Armen und Beinen halten alles an seinem Platz, egal wie man liegt.',
        'Cuffs at the wrists and ankles keep everything in place, however they sleep.',
      ],
      [
        'Boven- en onderstuk zijn los te combineren met andere nachten.',
        'Ober- und Unterteil lassen sich mit anderen Nächten mischen.',
        'Mix the top and the bottoms with other nights.',
      ],
      [
        'De naden zijn vlak gestikt en voelen zacht aan de binnenkant.',
        'Die Nähte sind flach und fühlen sich innen weich an.',
        'The seams are sewn flat and feel soft on the inside.',
      ],
      [
        'Het bovenstuk is lang genoeg om de buik warm te houden.',
        'Das Oberteil ist lang genug, um den Bauch warm zu halten.',
        'The top is long enough to keep a tummy warm.',
      ],
      [
        'De boorden aan hals, mouwen en zoom hebben een tweede kleur.',
        'Die Bündchen an Hals, Ärmeln und Saum haben eine zweite Farbe.',
        'The ribbing at neck, sleeves and hem comes in a second colour.',
      ],
      [
        'De broek heeft een zachte geribde band, zonder koord dat in de knoop raakt.',
        'Die Hose hat einen weichen Rippbund, ohne Kordel, die sich verknotet.',
        'The trousers have a soft ribbed waist, with no cord to tangle.',
      ],
      [
        'Lange mouwen en lange pijpen: de deken mag best wegglijden.',
        'Lange Ärmel, lange Beine: Die Decke darf ruhig wegrutschen.',
        'Long sleeves and long legs: the blanket is free to slip.',
      ],
      [
        'Het shirt gaat makkelijk over een slaperig hoofd.',
        'Das Oberteil geht leicht über einen müden Kopf.',
        'The top goes easily over a sleepy head.',
      ],
      [
        'De enkelboorden houden de pijpen omlaag, hoe wild de droom ook is.',
        'Die Bündchen am Knöchel halten die Beine unten, wie wild der Traum auch ist.',
        'The ankle cuffs keep the legs down, however wild the dream.',
      ],
      [
        'Het labeltje in de nek is zacht geweven en stoort niet.',
        'Das Etikett im Nacken ist weich gewebt und stört nicht.',
        'The label at the neck is softly woven and stays out of the way.',
      ],
      [
        'Er zitten geen knopen of ritsen op om op te liggen.',
        'Es gibt keine Knöpfe und Reißverschlüsse, auf denen man liegen könnte.',
        'There are no buttons or zips to lie on.',
      ],
      [
        'Het zoomboord houdt het shirt op zijn plek bij het woelen.',
        'Das Saumbündchen hält das Oberteil beim Wälzen an seinem Platz.',
        'The hem band keeps the top in place through all the tossing.',
      ],
    ],
  },
  beanie: {
    openings: [
      [
        'Een muts die blijft zitten, ook als de rest van het kind dat niet doet.',
        'Eine Mütze, die sitzen bleibt, auch wenn das Kind es nicht tut.',
        'A beanie that stays put, even if the child does not.',
      ],
      ['Oren warm, zicht vrij.', 'Ohren warm, Blick frei.', 'Warm ears, clear view.'],
      [
        'Voor de kapstok bij de deur, zodat hij ook echt meegaat.',
        'Gehört an den Haken neben der Tür, dann kommt sie auch mit.',
        'Keep it on the hook by the door and it will actually get worn.',
      ],
      [
        'Muts op en dan pas kijken hoe koud het is.',
        'Erst Mütze auf, dann nachsehen, wie kalt es ist.',
        'Beanie first, then check how cold it is.',
      ],
      [
        'De muts die overal achterblijft en altijd weer terugkomt.',
        'Diese Mütze bleibt überall liegen und kommt immer zurück.',
        'The one that gets left everywhere and always finds its way back.',
      ],
      [
        'Wie een muts opzet, heeft de winter al half gewonnen.',
        'Mit Mütze auf dem Kopf ist der Winter halb gewonnen.',
        'Put on a beanie and winter is half won.',
        'winter',
      ],
      [
        'De muts komt vaak als eerste de hoek om.',
        'Die Mütze kommt oft als Erste um die Ecke.',
        'The beanie is often first around the corner.',
      ],
      [
        'Voor bij de slee, de eendjes en de bakker op de hoek.',
        'Für Schlitten, Enten und den Bäcker an der Ecke.',
        'For sledging, for feeding ducks and for the walk to the bakery.',
      ],
      [
        'Een muts maakt van winter een spelletje.',
        'Eine Mütze macht aus dem Winter ein Spiel.',
        'A beanie turns winter into a game.',
        'winter',
      ],
      ['Warm hoofd, helder plan.', 'Warmer Kopf, klarer Plan.', 'Warm head, clear plan.'],
      [
        'Wie hem draagt, is in de sneeuw zo teruggevonden.',
        'Wer sie trägt, ist im Schnee schnell gefunden.',
        'Whoever wears it is easy to spot in the snow.',
        'winter',
      ],
      [
        'Klein ding, groot verschil op de fiets.',
        'Kleines Ding, großer Unterschied auf dem Rad.',
        'A small thing that makes a big difference on a bike.',
        '!baby',
      ],
      [
        'Voor een hoofdje dat nog niet veel haar heeft.',
        'Für ein Köpfchen, das noch nicht viele Haare hat.',
        'For a little head that does not have much hair yet.',
        'baby',
      ],
      [
        'Muts, wanten, sjaal: twee van de drie is ook al mooi.',
        'Mütze, Handschuhe, Schal: Zwei von dreien sind auch schon gut.',
        'Hat, mittens, scarf: two out of three is not bad.',
      ],
    ],
    details: [
      [
        'De omslag is dubbel, precies daar waar de oren zitten.',
        'Der Umschlag liegt doppelt, genau da, wo die Ohren sind.',
        'The cuff is doubled, right where the ears are.',
      ],
      [
        'Hij rekt mee met een groeiend hoofd en veert weer terug.',
        'Sie dehnt sich mit dem Kopf und springt wieder zurück.',
        'It stretches with a growing head and springs back.',
      ],
      [
        'De naad aan de binnenkant is vlak en kriebelt niet op het voorhoofd.',
        'Die Naht ist innen flach und kratzt nicht auf der Stirn.',
        'The inside seam is flat and does not itch on the forehead.',
      ],
      [
        'De rand kun je één of twee keer omslaan.',
        'Den Rand kann man ein- oder zweimal umschlagen.',
        'Fold the edge once or twice, as the weather asks.',
      ],
      [
        'In de rand zit een labeltje voor een naam.',
        'Am Rand sitzt ein kleines Etikett für den Namen.',
        'A small label inside has room for a name.',
      ],
      [
        'De bol ligt zacht om het hoofd en drukt nergens.',
        'Der Kopfteil liegt weich am Kopf und drückt nirgends.',
        'The crown lies softly around the head and presses nowhere.',
      ],
      [
        'De steken zijn stevig vastgezet, want er wordt aan getrokken.',
        'Die Maschen sitzen fest, denn daran wird gezogen.',
        'The stitches hold tight, because it will get pulled.',
        'knit',
      ],
      [
        'De geribde rand sluit om het hoofd zonder te drukken.',
        'Der gerippte Rand liegt am Kopf an, ohne zu drücken.',
        'The ribbed edge hugs the head without pressing.',
      ],
      [
        'De omgeslagen rand houdt het voorhoofd warm.',
        'Der umgeschlagene Rand hält die Stirn warm.',
        'The folded edge keeps the forehead warm.',
      ],
      [
        'Hij is diep genoeg om de oren helemaal te bedekken.',
        'Sie ist tief genug, um die Ohren ganz zu bedecken.',
        'It is deep enough to cover the ears completely.',
      ],
      [
        'Langs de rand loopt een stiksel, zodat de omslag blijft zitten.',
        'Eine Naht am Rand hält den Umschlag an seinem Platz.',
        'A line of stitching keeps the fold in place.',
      ],
      [
        'De bol is in banen opgebouwd en volgt het hoofd.',
        'Der Kopfteil ist in Bahnen gearbeitet und folgt der Kopfform.',
        'The crown is shaped in panels and follows the head.',
      ],
      [
        'Hij zakt niet over de ogen, ook niet bij het rennen.',
        'Sie rutscht nicht über die Augen, auch nicht beim Rennen.',
        'It does not slip over the eyes, even at a run.',
      ],
      [
        'De rand is breed genoeg voor het hele voorhoofd.',
        'Der Rand ist breit genug für die ganze Stirn.',
        'The edge is wide enough for the whole forehead.',
      ],
    ],
  },
  cap: {
    openings: [
      [
        'Zon in de ogen is nergens voor nodig.',
        'Sonne in den Augen muss nicht sein.',
        'Nobody needs the sun in their eyes.',
      ],
      [
        'Een pet voor strand, stoep en achterop de fiets.',
        'Eine Cap für Strand, Gehweg und Gepäckträger.',
        'A cap for the beach, the pavement and the back of the bike.',
        '!baby',
      ],
      [
        'Met de klep naar voren, naar achteren of ergens ertussenin.',
        'Schirm nach vorn, nach hinten oder irgendwo dazwischen.',
        'Peak forward, peak back, or somewhere in between.',
      ],
      [
        'Voor kinderen die hun haar liever niet kammen.',
        'Für Kinder, die sich ungern kämmen.',
        'For kids who would rather skip the comb.',
      ],
      [
        'Zet hem op en de vakantie begint.',
        'Aufsetzen, und die Ferien fangen an.',
        'Put it on and the holidays begin.',
      ],
      [
        'De pet voor dagen die helemaal buiten plaatsvinden.',
        'Die Cap für Tage, die komplett draußen stattfinden.',
        'The cap for days that happen entirely outside.',
      ],
      [
        'Een pet is een klein dak met uitzicht.',
        'Eine Cap ist ein kleines Dach mit Aussicht.',
        'A cap is a small roof with a view.',
      ],
      [
        'Voor spionnen, kapiteins en kinderen met sproeten.',
        'Für Spione, Kapitäne und Kinder mit Sommersprossen.',
        'For spies, captains and kids with freckles.',
      ],
      ['Zon van voren, plannen van achteren.', 'Sonne vorn, Pläne dahinter.', 'Sun in front, plans behind.'],
      [
        'De pet gaat op bij de voordeur en pas weer af bij het tandenpoetsen.',
        'Die Cap kommt an der Haustür auf den Kopf und erst beim Zähneputzen wieder herunter.',
        'It goes on at the front door and comes off for tooth brushing.',
      ],
      [
        'Handig tegen de zon, en tegen een foto waar je geen zin in hebt.',
        'Hilft gegen Sonne, und gegen Fotos, auf die man keine Lust hat.',
        'Good against the sun, and against photos you do not feel like.',
        '!baby',
      ],
      [
        'Een petje voor een wereld die nog erg fel is.',
        'Eine kleine Cap für eine Welt, die noch sehr hell ist.',
        'A little cap for a world that is still very bright.',
        'baby',
      ],
      [
        'Waar de pet is, is het kind vast ook.',
        'Wo die Cap ist, ist das Kind nicht weit.',
        'Where the cap is, the child cannot be far.',
      ],
    ],
    details: [
      [
        'Achterop is de pet verstelbaar, dus hij past meer dan één zomer.',
        'Hinten lässt sie sich verstellen und passt so mehr als einen Sommer.',
        'The back adjusts, so it fits for more than one summer.',
      ],
      [
        'De klep is stevig en laat zich in model buigen.',
        'Der Schirm ist fest und lässt sich in Form biegen.',
        'The peak is firm and can be bent into shape.',
      ],
      [
        'Een zacht zweetbandje aan de binnenkant vangt het rennen op.',
        'Innen sitzt ein weiches Schweißband, falls gerannt wird.',
        'A soft sweatband inside takes care of the running.',
      ],
      [
        'Kleine geborduurde gaatjes laten lucht door.',
        'Kleine gestickte Löcher lassen Luft hinein.',
        'Small stitched eyelets let the air in.',
      ],
      [
        'De panelen zijn netjes doorgestikt en houden hun vorm in de tas.',
        'Die Felder sind sauber abgesteppt und behalten auch im Rucksack ihre Form.',
        'The panels are topstitched and keep their shape in a backpack.',
        '!baby',
      ],
      [
        'Binnenin zit een label waar een naam op past.',
        'Innen ist ein Etikett, auf das ein Name passt.',
        'There is a label inside with room for a name.',
      ],
      [
        'De klep heeft een tweede kleur en is netjes doorgestikt.',
        'Der Schirm hat eine zweite Farbe und ist sauber abgesteppt.',
        'The peak comes in a second colour and is neatly topstitched.',
      ],
      [
        'Achterop zit een bandje met drie drukknopen.',
        'Hinten sitzt ein Riegel mit drei Druckknöpfen.',
        'At the back is a strap with three poppers.',
      ],
      [
        'Door de opening achterop past een staart.',
        'Durch die Öffnung hinten passt ein Zopf.',
        'A ponytail fits through the opening at the back.',
        '!baby',
      ],
      [
        'Bovenop zit een knoopje, precies in het midden.',
        'Ganz oben in der Mitte sitzt ein Knopf.',
        'There is a button right on top, dead centre.',
      ],
      [
        'De naden tussen de panelen zijn afgewerkt en voelen niet ruw.',
        'Die Nähte zwischen den Feldern sind versäubert und fühlen sich nicht rau an.',
        'The seams between the panels are finished and do not feel rough.',
      ],
      [
        'De klep is lang genoeg om ook een sproetenneus te beschermen.',
        'Der Schirm ist lang genug, um auch die Nase zu schützen.',
        'The peak is long enough to shade a nose as well.',
      ],
      [
        'De bol is niet te hoog en staat ook op een klein hoofd goed.',
        'Der Kopfteil ist nicht zu hoch und steht auch kleinen Köpfen.',
        'The crown is not too tall and looks right on a small head.',
      ],
      [
        'Het bandje zet je met één hand een maat groter.',
        'Der Riegel lässt sich mit einer Hand weiterstellen.',
        'The strap adjusts with one hand.',
      ],
    ],
  },
  socks: {
    openings: [
      [
        'Sokken die je per paar koopt en per stuk terugvindt.',
        'Socken, die man paarweise kauft und einzeln wiederfindet.',
        'Socks you buy in pairs and find one at a time.',
      ],
      [
        'Zelfs in laarzen verdienen tenen iets vrolijks.',
        'Auch im Gummistiefel haben Zehen etwas Fröhliches verdient.',
        'Toes deserve something cheerful, even inside wellies.',
        '!baby',
      ],
      [
        'Voor sokkenschuivers, kussenspringers en laarzendragers.',
        'Für Flurrutscher, Kissenspringer und Stiefelträgerinnen.',
        'For hallway sliders, sofa jumpers and boot wearers.',
      ],
      [
        'Het kleinste kledingstuk, en toch het eerste dat zoek is.',
        'Das kleinste Kleidungsstück und trotzdem immer als Erstes weg.',
        'The smallest thing they wear, and always the first to vanish.',
      ],
      ['Zachte sokken voor drukke voeten.', 'Weiche Socken für beschäftigte Füße.', 'Soft socks for busy feet.'],
      [
        'Een paar voor elke dag dat de wasmachine er weer één opeet.',
        'Ein Paar für jeden Tag, an dem die Waschmaschine wieder eins frisst.',
        'A pair for every day the washing machine eats another one.',
      ],
      ['Twee sokken, tien tenen, één doel.', 'Zwei Socken, zehn Zehen, ein Ziel.', 'Two socks, ten toes, one goal.'],
      [
        'Sokken zijn de snelste manier om een ochtend vrolijk te maken.',
        'Socken sind der schnellste Weg zu einem fröhlichen Morgen.',
        'Socks are the fastest way to cheer up a morning.',
      ],
      [
        'Voor in de laars, op het parket en aan de verkeerde voet.',
        'Für den Stiefel, das Parkett und den falschen Fuß.',
        'For boots, for wooden floors and for the wrong foot.',
      ],
      [
        'Ook goed als handpop, mocht het regenen.',
        'Taugen auch als Handpuppe, falls es regnet.',
        'They double as puppets if it rains.',
      ],
      [
        'Warme voeten maken het halve humeur.',
        'Warme Füße sind die halbe Laune.',
        'Warm feet are half of a good mood.',
      ],
      [
        'Sokken voor kinderen die geen sloffen willen.',
        'Socken für Kinder, die keine Hausschuhe wollen.',
        'Socks for kids who will not wear slippers.',
        '!baby',
      ],
      [
        'Voor voetjes die nog nergens op gestaan hebben.',
        'Für Füßchen, die noch nirgends gestanden haben.',
        'For feet that have not stood on anything yet.',
        'baby',
      ],
      [
        'Een la vol hiervan en er is altijd wel een paar.',
        'Eine Schublade davon, und irgendwo ist immer ein Paar.',
        'Fill a drawer with these and there is always a pair.',
      ],
    ],
    details: [
      [
        'De tenen zijn ruim gebreid, zodat er niets knelt.',
        'Vorn ist Platz für alle Zehen.',
        'The toe is knitted roomy, so nothing pinches.',
      ],
      [
        'De zool is iets dichter gebreid dan de rest.',
        'Die Sohle ist etwas dichter gestrickt als der Rest.',
        'The sole is knitted a little denser than the rest.',
      ],
      [
        'De hiel is gevormd, zodat de sok niet onder de voet draait.',
        'Die Ferse ist ausgeformt, so verdreht sich nichts unter dem Fuß.',
        'The heel is shaped, so the sock does not twist underfoot.',
      ],
      [
        'De teennaad is vlak en drukt niet in de schoen.',
        'Die Zehennaht ist flach und drückt nicht im Schuh.',
        'The toe seam is flat and does not press in a shoe.',
      ],
      [
        'De boord houdt vast zonder een rand achter te laten.',
        'Das Bündchen hält, ohne einen Rand zu hinterlassen.',
        'The cuff holds on without leaving a line.',
      ],
      [
        'Hiel en teen zijn verstevigd met een extra draad.',
        'Ferse und Spitze sind mit einem zusätzlichen Faden verstärkt.',
        'Heel and toe are reinforced with an extra yarn.',
      ],
      [
        'Ze komen tot boven de enkel en zakken niet in de laars.',
        'Sie reichen bis über den Knöchel und rutschen nicht in den Stiefel.',
        'They reach above the ankle and stay up in a boot.',
      ],
      [
        'Hiel en teen hebben een eigen kleur.',
        'Ferse und Spitze haben eine eigene Farbe.',
        'Heel and toe come in a colour of their own.',
      ],
      [
        'De geribde boord geeft mee bij het aantrekken.',
        'Das gerippte Bündchen gibt beim Anziehen nach.',
        'The ribbed cuff gives when you pull them on.',
      ],
      [
        'Door de gekleurde hiel weet je meteen wat onder hoort.',
        'Die bunte Ferse verrät sofort, wo unten ist.',
        'The coloured heel shows right away which way is down.',
      ],
      [
        'De schacht komt tot halverwege de kuit.',
        'Der Schaft reicht bis zur halben Wade.',
        'They come halfway up the calf.',
      ],
      [
        'De sok zit glad in de schoen, zonder plooien.',
        'Die Socke sitzt glatt im Schuh, ganz ohne Falten.',
        'They sit smooth inside a shoe, without wrinkles.',
      ],
      [
        'Links en rechts zijn gelijk, dus aantrekken gaat altijd goed.',
        'Links und rechts sind gleich, beim Anziehen kann nichts schiefgehen.',
        'Left and right are the same, so there is no wrong way to put them on.',
      ],
      [
        'Ze komen per paar, en zo willen ze ook blijven.',
        'Sie kommen als Paar, und so wollen sie auch bleiben.',
        'They come as a pair and would like to stay that way.',
      ],
    ],
  },
  sneaker: {
    openings: [
      [
        'Sneakers om in te rennen, te remmen en nog een rondje te doen.',
        'Sneaker zum Rennen, Bremsen und für noch eine Runde.',
        'Trainers for running, braking and one more lap.',
      ],
      [
        'Van de eerste schooldag tot het gat in de neus.',
        'Vom ersten Schultag bis zum Loch in der Spitze.',
        'From the first day of school to the hole in the toe.',
        '!baby',
      ],
      [
        'Voor de stoep, het plein en het stukje ertussen waar je niet op de lijn mag.',
        'Für Gehweg, Pausenhof und die Fugen, auf die man nicht treten darf.',
        'For the pavement, the playground and the cracks you must not step on.',
        '!baby',
      ],
      [
        'Nieuwe sneakers zijn sneller, vraag maar na.',
        'Neue Sneaker sind schneller, das weiß jedes Kind.',
        'New trainers are faster, ask any kid.',
      ],
      [
        'Ze zijn schoon tot de eerste plas, daarna worden ze leuk.',
        'Sauber bis zur ersten Pfütze, danach werden sie richtig gut.',
        'Clean until the first puddle, and better after that.',
      ],
      [
        'Sneakers voor kinderen die nooit de kortste weg nemen.',
        'Sneaker für Kinder, die nie den kürzesten Weg nehmen.',
        'Trainers for kids who never take the shortest way.',
      ],
      [
        'Van de glijbaan naar de ijskar in elf tellen.',
        'Von der Rutsche zum Eiswagen in elf Sekunden.',
        'From the slide to the ice cream van in eleven seconds.',
      ],
      [
        'De gekleurde hiel zie je het vaakst: van achteren, in volle vaart.',
        'Die bunte Ferse sieht man am häufigsten: von hinten, in vollem Lauf.',
        'The coloured heel is what you will see most: from behind, at full speed.',
      ],
      [
        'Eerst de linker, dan de rechter, dan andersom.',
        'Erst der linke, dann der rechte, dann andersherum.',
        'First the left, then the right, then the other way around.',
      ],
      [
        'Schoenen die weten waar de plassen liggen.',
        'Schuhe, die wissen, wo die Pfützen sind.',
        'Shoes that know where the puddles are.',
      ],
      [
        'Voor klimrek, kleedkamer en klassenfeest.',
        'Für Klettergerüst, Umkleide und Klassenfest.',
        'For climbing frames, changing rooms and class parties.',
      ],
      [
        'Deze sneakers doen alsof ze wit willen blijven.',
        'Diese Sneaker tun so, als wollten sie sauber bleiben.',
        'These trainers pretend they want to stay clean.',
      ],
      [
        'Met deze aan duurt naar school lopen precies goed.',
        'Mit diesen Schuhen dauert der Schulweg genau richtig.',
        'In these, the walk to school is exactly long enough.',
      ],
    ],
    details: [
      [
        'De zool buigt mee en heeft een profiel dat grip houdt.',
        'Die Sohle biegt sich mit und hat ein griffiges Profil.',
        'The sole bends along and has a tread that grips.',
      ],
      [
        'Het voetbed is uitneembaar en kan even luchten.',
        'Das Fußbett lässt sich herausnehmen und lüften.',
        'The footbed comes out for an airing.',
      ],
      [
        'De rand om de enkel is zacht gevoerd.',
        'Der Rand am Knöchel ist weich gepolstert.',
        'The collar around the ankle is softly padded.',
      ],
      [
        'De neus is van rubber, want steppen doe je met je tenen.',
        'Die Spitze ist aus Gummi, denn gebremst wird mit den Zehen.',
        'The toe is rubber, because scooters are stopped with toes.',
      ],
      [
        'Het hielstuk heeft een tweede kleur, dan vind je ze terug.',
        'Die Ferse hat eine zweite Farbe, so findet man sie wieder.',
        'The heel comes in a second colour, so they are easy to find.',
      ],
      [
        'Het hielstuk is verstevigd en houdt de voet op zijn plek.',
        'Die Ferse ist verstärkt und gibt dem Fuß Halt.',
        'The heel is reinforced and holds the foot in place.',
      ],
      [
        'De sluiting houdt, ook tijdens tikkertje.',
        'Der Verschluss hält, auch beim Fangen.',
        'The fastening holds, even through a game of tag.',
      ],
      [
        'De rubberen zool loopt rondom door, tot over de neus.',
        'Die Gummisohle zieht sich rundum bis über die Spitze.',
        'The rubber sole runs all the way around and over the toe.',
      ],
      [
        'Een streepje in de zool houdt de twee schoenen bij elkaar, zelfs in een volle gang.',
        'Am Streifen in der Sohle erkennt man die zwei, auch im vollsten Flur.',
        'A stripe in the sole makes the pair easy to spot in a crowded hallway.',
      ],
      [
        'De voering is zacht en droogt snel na een plas.',
        'Das Futter ist weich und trocknet nach Pfützen schnell.',
        'The lining is soft and dries quickly after puddles.',
      ],
      [
        'Twee rijen stiksel lopen over de zijkant.',
        'Zwei Nähte laufen über die Seite.',
        'Two rows of stitching run across the side.',
      ],
      [
        'Er is genoeg ruimte voor tenen die willen wiebelen.',
        'Vorn ist genug Platz für Zehen, die wackeln wollen.',
        'There is plenty of room for toes that want to wiggle.',
      ],
      [
        'De onderkant is van slijtvast rubber.',
        'Die Unterseite ist aus abriebfestem Gummi.',
        'The underside is hard-wearing rubber.',
      ],
    ],
  },
  bag: {
    openings: [
      ['Alles mee, handen vrij.', 'Alles dabei, Hände frei.', 'Everything packed, hands free.'],
      [
        'Een rugzak voor brood, gymspullen en een knuffel die niemand hoeft te zien.',
        'Ein Rucksack für Pausenbrot, Turnzeug und das Kuscheltier, das keiner sehen soll.',
        'A backpack for lunch, PE kit and the cuddly toy nobody needs to know about.',
      ],
      [
        'Groot genoeg voor een logeerpartij, klein genoeg om zelf te dragen.',
        'Groß genug für eine Übernachtung, klein genug zum Selbertragen.',
        'Big enough for a sleepover, small enough to carry yourself.',
      ],
      [
        'Voor school, voor zwemles, voor weglopen tot aan de hoek.',
        'Für die Schule, den Schwimmkurs und das Ausreißen bis zur Straßenecke.',
        'For school, for swimming lessons, for running away as far as the corner.',
      ],
      [
        'Een rugzak die op de grond mag staan.',
        'Ein Rucksack, der auf dem Boden stehen darf.',
        'A backpack that is allowed on the floor.',
      ],
      [
        'Er gaan drie boeken in, een beker en een peer die je vrijdag terugvindt.',
        'Drei Bücher passen hinein, eine Flasche und die Birne, die am Freitag wieder auftaucht.',
        'It holds three books, a bottle and the pear that turns up again on Friday.',
      ],
      [
        'Voor spullen die mee moeten en spullen die stiekem meegaan.',
        'Für alles, was mitmuss, und alles, was heimlich mitkommt.',
        'For things that have to come along and things that sneak in.',
      ],
      [
        'Een eigen rugzak is een eigen huis.',
        'Ein eigener Rucksack ist wie ein eigenes Haus.',
        'Your own backpack is your own house.',
      ],
      [
        'Inpakken duurt een uur, uitpakken één seconde.',
        'Packen dauert eine Stunde, Auspacken eine Sekunde.',
        'Packing takes an hour, unpacking takes a second.',
      ],
      [
        'Onderweg naar opa, naar het bos of naar de maan.',
        'Unterwegs zu Opa, in den Wald oder zum Mond.',
        'On the way to Grandpa’s, to the woods or to the moon.',
      ],
      [
        'De kapstok op school heeft een favoriet.',
        'Der Haken in der Schule hat einen Liebling.',
        'The hook at school has a favourite.',
      ],
      [
        'Op de heenweg boeken, op de terugweg kastanjes.',
        'Auf dem Hinweg Bücher, auf dem Rückweg Kastanien.',
        'Books on the way there, acorns on the way back.',
      ],
      ['Wie hem draagt, gaat ergens heen.', 'Wer ihn trägt, hat etwas vor.', 'Whoever wears it is going places.'],
    ],
    details: [
      [
        'Binnenin zit een vakje voor dingen die niet kwijt mogen.',
        'Innen gibt es ein Fach für alles, was nicht verloren gehen darf.',
        'An inside pocket keeps the things that must not get lost.',
      ],
      [
        'De bodem is dubbel en blijft staan als je hem neerzet.',
        'Der Boden ist doppelt und bleibt beim Abstellen stehen.',
        'The base is doubled, so it stands up when you put it down.',
      ],
      [
        'In de voering is plaats voor een naam en een telefoonnummer.',
        'Im Futter ist Platz für Name und Telefonnummer.',
        'There is space inside for a name and a phone number.',
      ],
      [
        'Een lunchtrommel past er plat in, en dat scheelt platte boterhammen.',
        'Die Brotdose liegt flach darin, das tut auch dem Brot gut.',
        'A lunch box lies flat in it, and so the sandwiches do not have to.',
      ],
      [
        'De schouderbanden zijn verstevigd op de plek waar ze altijd scheuren.',
        'Die Träger sind da verstärkt, wo sie sonst reißen.',
        'The straps are reinforced right where they usually tear.',
      ],
      [
        'Het voorvak heeft een eigen rits, voor alles wat klein is.',
        'Das Vorderfach hat einen eigenen Reißverschluss, für alles Kleine.',
        'The front pocket has its own zip, for everything small.',
      ],
      [
        'De ritsen hebben gekleurde trekkers waar een handschoen aan past.',
        'Die Reißverschlüsse haben bunte Zipper, die man auch mit Handschuhen greift.',
        'The zips have coloured pulls you can grab with gloves on.',
      ],
      [
        'Bovenop zit een lus om hem aan de kapstok te hangen.',
        'Oben ist ein Griff zum Aufhängen und Tragen.',
        'A handle on top is for carrying and hanging.',
      ],
      [
        'De grote rits loopt in een boog, zodat de tas ver opengaat.',
        'Der große Reißverschluss läuft im Bogen, so geht der Rucksack weit auf.',
        'The big zip runs in an arc, so the bag opens wide.',
      ],
      [
        'De banden zijn te verstellen en passen over een dikke jas.',
        'Die Träger sind verstellbar und passen über dicke Jacken.',
        'The straps adjust and fit over a thick coat.',
      ],
      [
        'De rugkant is vlak, daar drukt geen schrift.',
        'Die Rückseite ist flach, da drückt kein Heft.',
        'The back panel is flat, so no notebook pokes through.',
      ],
      [
        'De schouderbanden zijn breed en snijden niet in.',
        'Die Träger sind breit und schneiden nicht ein.',
        'The shoulder straps are wide and do not cut in.',
      ],
      [
        'De handgreep heeft een tweede kleur, dan pak je nooit de verkeerde.',
        'Der Griff hat eine zweite Farbe, da greift keiner daneben.',
        'The handle has a second colour, so nobody grabs the wrong bag.',
      ],
    ],
  },
} satisfies Record<string, GarmentCopy>
