import { text } from '../words/text.ts'

/** What the banners show, for those who do not see them. */
export const scenes = {
  'vonk-spring': text(
    'Drie kinderen laten een vlieger op in een groene wei',
    'Drei Kinder lassen auf einer grünen Wiese einen Drachen steigen',
    'Three children flying a kite in a green meadow',
  ),
  'vonk-summer': text(
    'Drie kinderen in zomerkleren hand in hand op het strand',
    'Drei Kinder in Sommerkleidung Hand in Hand am Strand',
    'Three children in summer clothes hand in hand on the beach',
  ),
  'vonk-back-to-school': text(
    'Rugzak, trui, jeans en geruit hemd klaargelegd voor de eerste schooldag',
    'Rucksack, Pullover, Jeans und kariertes Hemd, bereitgelegt für den ersten Schultag',
    'Backpack, jumper, jeans and checked shirt laid out for the first day of school',
  ),
  'vonk-autumn': text(
    'Drie kinderen in warme truien tussen vallende bladeren',
    'Drei Kinder in warmen Pullovern zwischen fallenden Blättern',
    'Three children in warm knits among falling leaves',
  ),
  'vonk-winter-coats': text(
    'Drie kinderen in gewatteerde winterjassen en mutsen in de sneeuw',
    'Drei Kinder in gesteppten Winterjacken und Mützen im Schnee',
    'Three children in quilted winter coats and woolly hats in the snow',
  ),
  'vonk-new-in': text(
    'Nieuwe kleren op een rij: hoodie, jurk, shirt met dinosaurus en gele laarsjes',
    'Neue Kleidung nebeneinander: Hoodie, Kleid, Dino-Shirt und gelbe Schuhe',
    'New clothes side by side: hoodie, dress, dinosaur tee and yellow boots',
  ),
  'vonk-sale': text(
    'Drie lachende kinderen naast twee prijskaartjes',
    'Drei lachende Kinder neben zwei Preisschildern',
    'Three laughing children beside two price tags',
  ),
  'vonk-sample-sale': text(
    'Een kledingrek met de laatste stuks en een groot prijskaartje',
    'Eine Kleiderstange mit den letzten Stücken und einem großen Preisschild',
    'A clothes rail with the last pieces and a big price tag',
  ),
  'vonk-baby': text(
    'Babykleertjes onder een slinger met vlaggetjes',
    'Babykleidung unter einer Wimpelkette',
    'Baby clothes under a string of bunting',
  ),
  'vonk-sleep': text(
    'Pyjama’s en warme sokken onder de maan',
    'Schlafanzüge und warme Socken unter dem Mond',
    'Pyjamas and warm socks under the moon',
  ),
  'vonk-girls': text(
    'Drie vriendinnen in rok, tuinbroek en gestippelde jurk',
    'Drei Freundinnen in Rock, Latzhose und gepunktetem Kleid',
    'Three friends in a skirt, dungarees and a dotted dress',
  ),
  'vonk-boys': text(
    'Drie vrienden in hoodie, geruit hemd en raketshirt',
    'Drei Freunde in Hoodie, kariertem Hemd und Raketenshirt',
    'Three friends in a hoodie, a checked shirt and a rocket tee',
  ),
  'razz-street': text(
    'Drie tieners naast elkaar op straat voor een skyline in neongroen',
    'Drei Teenager nebeneinander auf der Straße vor einer Skyline in Neongrün',
    'Three teens side by side in the street, a neon green skyline behind them',
  ),
  'razz-denim': text(
    'Spijkerjack, jeans, spijkerrok en rugzak op hardroze',
    'Jeansjacke, Jeans, Jeansrock und Rucksack auf knalligem Pink',
    'Denim jacket, jeans, denim skirt and backpack on hot pink',
  ),
  'razz-hoodies': text(
    'Drie tieners in hoodies voor zwarte stralen',
    'Drei Teenager in Hoodies vor schwarzen Strahlen',
    'Three teens in hoodies in front of black rays',
  ),
  'razz-back-to-school': text(
    'Drie tieners voor een rij schoolkluisjes',
    'Drei Teenager vor einer Reihe Schulspinde',
    'Three teens in front of a row of school lockers',
  ),
  'razz-winter': text(
    'Drie tieners in felle pufferjassen in een sneeuwnacht',
    'Drei Teenager in knalligen Pufferjacken in einer Schneenacht',
    'Three teens in bright puffer coats on a snowy night',
  ),
  'razz-new-in': text(
    'Zes nieuwe stuks in een raster, van limegroene hoodie tot roze pet',
    'Sechs neue Teile im Raster, vom limettengrünen Hoodie bis zur pinken Cap',
    'Six new pieces in a grid, from a lime hoodie to a pink cap',
  ),
  'razz-sale': text(
    'Hoodies, joggers en sneakers naast een zwart prijskaartje',
    'Hoodies, Jogginghosen und Sneaker neben einem schwarzen Preisschild',
    'Hoodies, joggers and trainers beside a black price tag',
  ),
  'razz-sample-sale': text(
    'De laatste stuks aan een rek tegen een zwarte muur',
    'Die letzten Teile an einer Stange vor schwarzer Wand',
    'The last pieces on a rail against a black wall',
  ),
  'razz-sneakers': text(
    'Vier paar hoge sneakers op limegroen en zwart',
    'Vier Paar hohe Sneaker auf Limettengrün und Schwarz',
    'Four pairs of high-top trainers on lime and black',
  ),
  'razz-summer': text(
    'Drie tieners met zonnebrillen en een gettoblaster',
    'Drei Teenager mit Sonnenbrillen und einem Ghettoblaster',
    'Three teens with sunglasses and a boombox',
  ),
  'razz-girls': text(
    'Drie tieners in spijkerrok, limegroene hoodie en zwarte jurk',
    'Drei Teenager in Jeansrock, limettengrünem Hoodie und schwarzem Kleid',
    'Three teens in a denim skirt, a lime hoodie and a black dress',
  ),
  'razz-boys': text(
    'Drie tieners in skateshirt, blauwe pufferjas en roze muts',
    'Drei Teenager in Skateshirt, blauer Pufferjacke und pinker Mütze',
    'Three teens in a skate tee, a blue puffer and a pink beanie',
  ),
} as const

export const blogScenes = {
  laundry: text(
    'Twee kinderen hangen kleren aan de waslijn',
    'Zwei Kinder hängen Kleidung an die Wäscheleine',
    'Two children hanging clothes on the washing line',
  ),
  'rain-walk': text(
    'Twee kinderen springen met paraplu door de regen',
    'Zwei Kinder springen mit Regenschirm durch den Regen',
    'Two children jumping through the rain with an umbrella',
  ),
  beach: text(
    'Twee kinderen bouwen een zandkasteel op het strand',
    'Zwei Kinder bauen am Strand eine Sandburg',
    'Two children building a sandcastle on the beach',
  ),
  'first-school-day': text(
    'Twee kinderen staan zwaaiend voor hun school',
    'Zwei Kinder stehen winkend vor ihrer Schule',
    'Two children waving in front of their school',
  ),
  playground: text(
    'Drie kinderen spelen op glijbaan en schommel',
    'Drei Kinder spielen auf Rutsche und Schaukel',
    'Three children playing on a slide and a swing',
  ),
  'skate-park': text(
    'Drie tieners in een skatepark met een halfpipe',
    'Drei Teenager in einem Skatepark mit Halfpipe',
    'Three teens in a skate park with a half-pipe',
  ),
  picnic: text(
    'Twee kinderen picknicken op een geruit kleed',
    'Zwei Kinder picknicken auf einer karierten Decke',
    'Two children having a picnic on a checked blanket',
  ),
  'sewing-table': text(
    'Een naaitafel met naaimachine, schaar en een spijkerhemd',
    'Ein Nähtisch mit Nähmaschine, Schere und einem Jeanshemd',
    'A sewing table with a machine, scissors and a denim shirt',
  ),
  'size-measuring': text(
    'Drie kinderen meten hoe groot ze zijn bij een meetlat',
    'Drei Kinder messen an einer Messlatte, wie groß sie sind',
    'Three children measuring their height against a chart',
  ),
  'winter-evening': text(
    'Twee kinderen lezen in pyjama op de bank terwijl het buiten sneeuwt',
    'Zwei Kinder lesen im Schlafanzug auf dem Sofa, während es draußen schneit',
    'Two children in pyjamas reading on the sofa while it snows outside',
  ),
} as const
