import type { BrandCopy } from '../products/copy.ts'

export const prints: BrandCopy['prints'] = {
  lettering: [
    [
      'Wie het kan voorlezen, mag het voorlezen.',
      'Wer es vorlesen kann, darf es vorlesen.',
      'Whoever can read it out loud, may.',
    ],
    [
      'De letters dansen een beetje uit de rij.',
      'Die Buchstaben tanzen ein wenig aus der Reihe.',
      'The letters dance slightly out of line.',
    ],
    [
      'De letters zijn groot genoeg om mee te leren lezen.',
      'Die Buchstaben sind groß genug zum Lesenlernen.',
      'The letters are big enough to learn to read on.',
    ],
    [
      'Met letters die iets te zeggen hebben.',
      'Mit Buchstaben, die etwas zu sagen haben.',
      'With letters that have something to say.',
    ],
    [
      'De tekst is zacht gedrukt en barst niet bij het rekken.',
      'Der Schriftzug ist weich gedruckt und reißt beim Dehnen nicht.',
      'The lettering is printed soft and does not crack when it stretches.',
    ],
    [
      'Letters met een eigen wil, een beetje scheef en goed leesbaar.',
      'Buchstaben mit eigenem Kopf, ein bisschen schief und gut zu lesen.',
      'Letters with a mind of their own, a bit crooked and easy to read.',
    ],
    [
      'Een woord erop, dan hoef je zelf even niets te zeggen.',
      'Ein Wort drauf, dann musst du selbst kurz nichts sagen.',
      'A word on it, so you need not say anything for a moment.',
    ],
    ['Eén woord, meer hadden we niet nodig.', 'Ein Wort, mehr brauchten wir nicht.', 'One word was all we needed.'],
    [
      'De letters staan er alsof ze net zijn gaan zitten.',
      'Die Buchstaben stehen da, als hätten sie sich gerade hingesetzt.',
      'The letters look as if they have just sat down.',
    ],
  ],
  dino: [
    [
      'De dino is al miljoenen jaren op zoek naar iemand om mee te spelen.',
      'Der Dino sucht seit Millionen Jahren jemanden zum Spielen.',
      'The dino has been looking for someone to play with for millions of years.',
    ],
    [
      'De dino bijt niet, hij kijkt alleen zo.',
      'Der Dino beißt nicht, er guckt nur so.',
      'The dino does not bite, that is just his face.',
    ],
    [
      'Met een dino die overal mee naartoe mag, ook naar de tandarts.',
      'Mit einem Dino, der überall mitdarf, sogar zum Zahnarzt.',
      'With a dino that can come along anywhere, even to the dentist.',
    ],
    [
      'De dino erop eet alleen broccoli, zegt hij.',
      'Der Dino frisst nur Brokkoli, sagt er.',
      'The dino only eats broccoli, or so he says.',
    ],
    [
      'Een dino als gezelschap is nooit saai.',
      'Mit einem Dino als Begleitung wird es nie langweilig.',
      'Life is rarely dull with a dino around.',
    ],
    [
      'De dino knipoogt niet, maar hij weet het wel.',
      'Der Dino zwinkert nicht, aber er weiß Bescheid.',
      'The dino does not wink, but he knows.',
    ],
    [
      'Eén dino is genoeg, anders wordt het te druk.',
      'Ein Dino reicht, sonst wird es zu voll.',
      'One dino is enough, or it gets too crowded.',
    ],
    [
      'De dino houdt van kinderen, en niet om op te eten.',
      'Der Dino mag Kinder, und nicht zum Fressen.',
      'The dino likes children, and not for dinner.',
    ],
  ],
  rocket: [
    [
      'De raket heeft nog één plaats vrij.',
      'In der Rakete ist noch ein Platz frei.',
      'There is one seat left on the rocket.',
    ],
    [
      'Bestemming van de raket: voorbij de schutting.',
      'Das Ziel der Rakete liegt gleich hinterm Gartenzaun.',
      'The rocket is headed just past the garden fence.',
    ],
    [
      'De raket is volgetankt en wacht op het aftellen.',
      'Die Rakete ist vollgetankt und wartet auf den Countdown.',
      'The rocket is fuelled up and waiting for the countdown.',
    ],
    [
      'Met een raket, want de maan is niet ver als je vroeg vertrekt.',
      'Mit Rakete, denn der Mond ist nicht weit, wenn man früh losfliegt.',
      'With a rocket, because the moon is not far if you leave early.',
    ],
    [
      'Drie, twee, één: de raket staat klaar.',
      'Drei, zwei, eins: Die Rakete steht bereit.',
      'Three, two, one: the rocket is ready.',
    ],
    [
      'De raket stijgt het best op vanuit een kartonnen doos.',
      'Am besten startet die Rakete von einem Pappkarton.',
      'The rocket launches best from a cardboard box.',
    ],
    [
      'De raket is nog maar één keer geland, op een wasmand.',
      'Die Rakete ist erst einmal gelandet, im Wäschekorb.',
      'The rocket has only landed once, in a laundry basket.',
    ],
    [
      'Met een raket, voor wie de maan beter kent dan de buurt.',
      'Mit Rakete, für alle, die den Mond besser kennen als die Nachbarschaft.',
      'With a rocket, for kids who know the moon better than their own street.',
    ],
  ],
  rainbow: [
    [
      'De regenboog is getekend met alle stiften tegelijk.',
      'Der Regenbogen ist mit allen Stiften auf einmal gemalt.',
      'The rainbow was drawn with all the felt tips at once.',
    ],
    [
      'Waar deze regenboog loopt, klaart het op.',
      'Wo dieser Regenbogen auftaucht, klart es auf.',
      'Where this rainbow goes, it clears up.',
    ],
    [
      'De regenboog doet het ook op droge dagen.',
      'Der Regenbogen funktioniert auch an trockenen Tagen.',
      'The rainbow works on dry days too.',
    ],
    [
      'Met een regenboog voor als de lucht er geen zin in heeft.',
      'Mit Regenbogen, falls der Himmel keine Lust hat.',
      'With a rainbow, in case the sky is not in the mood.',
    ],
    [
      'Aan het eind van deze regenboog zit een kind.',
      'Am Ende dieses Regenbogens steht ein Kind.',
      'At the end of this rainbow there is a child.',
    ],
    [
      'De regenboog kleurt bij alles, daar heeft hij genoeg kleuren voor.',
      'Der Regenbogen passt zu allem, Farben hat er ja genug.',
      'The rainbow goes with everything; it certainly has the colours.',
    ],
    [
      'De regenboog hoeft niet op de zon te wachten.',
      'Der Regenbogen muss nicht auf die Sonne warten.',
      'The rainbow does not have to wait for the sun.',
    ],
    [
      'Een regenboog van voren houdt donkere wolken achter.',
      'Ein Regenbogen vorn hält dunkle Wolken hinten.',
      'A rainbow up front keeps the dark clouds behind.',
    ],
  ],
  lightning: [
    ['De bliksem komt zonder regen.', 'Der Blitz kommt ohne Regen.', 'The lightning comes without rain.'],
    [
      'Een zigzag van licht, klaar voor de sprint.',
      'Ein Zickzack aus Licht, bereit zum Sprint.',
      'A zigzag of light, ready to sprint.',
    ],
    [
      'De bliksem is alleen voor de snelheid, niet voor het lawaai.',
      'Der Blitz ist nur fürs Tempo da, nicht für den Lärm.',
      'The lightning is there for speed, not for noise.',
    ],
    [
      'Met een bliksemschicht, voor kinderen die altijd haast hebben.',
      'Mit Blitz, für Kinder, die es immer eilig haben.',
      'With a lightning bolt, for kids who are always in a hurry.',
    ],
    [
      'Een bliksemflits waar niemand van schrikt.',
      'Ein Blitz, vor dem niemand erschrickt.',
      'A flash of lightning nobody needs to be scared of.',
    ],
    [
      'Sneller word je niet van de bliksem, maar zeg dat niet hardop.',
      'Schneller macht der Blitz nicht, aber sag das nicht laut.',
      'The bolt does not make them faster, but do not say so out loud.',
    ],
    [
      'De bliksem slaat hier elke dag op dezelfde plek in.',
      'Der Blitz schlägt hier jeden Tag an derselben Stelle ein.',
      'The lightning strikes in the same spot every day.',
    ],
    [
      'Met een bliksem, want gewoon lopen duurt zo lang.',
      'Mit Blitz, denn normales Gehen dauert so lange.',
      'With a bolt, because ordinary walking takes forever.',
    ],
  ],
  skate: [
    [
      'De wieltjes van het skateboard piepen niet.',
      'Die Rollen am Skateboard quietschen nicht.',
      'The wheels on this skateboard never squeak.',
    ],
    [
      'Op dit skateboard valt niemand.',
      'Von diesem Skateboard fällt niemand herunter.',
      'Nobody falls off this skateboard.',
    ],
    [
      'Het skateboard rolt de hele dag mee.',
      'Das Skateboard rollt den ganzen Tag mit.',
      'The skateboard rolls along all day.',
    ],
    [
      'Met een skateboard, ook voor wie nog op een step staat.',
      'Mit Skateboard, auch für alle, die noch Roller fahren.',
      'With a skateboard, also for those still on a scooter.',
    ],
    [
      'Het skateboard kan alle trucs, de rest is oefenen.',
      'Das Skateboard kann alle Tricks, der Rest ist Übung.',
      'The skateboard knows all the tricks, the rest is practice.',
    ],
    [
      'Een skateboard dat je niet in de gang kunt laten slingeren.',
      'Ein Skateboard, das nicht im Flur herumliegt.',
      'A skateboard that will not be left lying in the hallway.',
    ],
    [
      'Het skateboard rijdt ook bij regen door.',
      'Das Skateboard fährt auch bei Regen weiter.',
      'The skateboard keeps rolling in the rain.',
    ],
    [
      'Een skateboard zonder schaafwonden, voor de verandering.',
      'Ein Skateboard ohne Schürfwunden, zur Abwechslung.',
      'A skateboard without grazed knees, for a change.',
    ],
  ],
  heart: [
    [
      'Het hart is een beetje scheef, net als in het echt.',
      'Das Herz ist ein bisschen schief, wie im echten Leben.',
      'The heart is a little crooked, as in real life.',
    ],
    [
      'Een hart dat je de hele dag kunt laten zien.',
      'Ein Herz, das man den ganzen Tag zeigen kann.',
      'A heart to wear where everyone can see it.',
    ],
    ['Het hart zit op de goede plek.', 'Das Herz sitzt am rechten Fleck.', 'The heart is in the right place.'],
    [
      'Met een hart, voor wie wel een knuffel kan gebruiken.',
      'Mit Herz, für alle, die eine Umarmung brauchen können.',
      'With a heart, for anyone who could use a hug.',
    ],
    ['Eén hart is genoeg om het te zeggen.', 'Ein Herz reicht, um es zu sagen.', 'One heart is enough to say it.'],
    [
      'Het hart is met zachte inkt gedrukt en wordt in de was niet hard.',
      'Das Herz ist weich gedruckt und wird in der Wäsche nicht hart.',
      'The heart is printed in soft ink and does not stiffen in the wash.',
    ],
    [
      'Het hart klopt niet, het kind eronder des te harder.',
      'Das Herz klopft nicht, das Kind darunter umso mehr.',
      'The heart does not beat, but the child under it surely does.',
    ],
    [
      'Met een hart dat niet kwijtraakt op het schoolplein.',
      'Mit einem Herz, das auf dem Schulhof nicht verloren geht.',
      'With a heart that will not get lost on the playground.',
      '!baby',
    ],
  ],
}
