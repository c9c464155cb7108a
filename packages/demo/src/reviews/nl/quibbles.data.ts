import { passage, type Remark } from '../voice.ts'

/** What Dutch customers find less good. */
export const quibbles: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Valt wel iets groot|Valt wat ruim], [neem bij twijfel de kleinere maat|{size} had ook {smaller} kunnen zijn]. #[Valt ruim|Iets te ruim]
    [Valt een tikje klein|Let op: valt krap], [wij hebben {bigger} genomen|bestel een maat groter]. #[Valt klein|Maatje groter nemen]
    (top/outer !gilet) De mouwen zijn [aan de lange kant|lang], [omslaan dus|daar groeit {child} wel in].
    (kneed) De pijpen zijn [aan de lange kant|lang], [omslaan dus|even inkorten en klaar].
    [Model is wel vrij recht|Valt nogal recht], [voor smalle kinderen wat wijd|daar moet je van houden].
    Bij {child} [zit het in de lengte goed, in de breedte ruim|is het bovenin ruim], [met een maat kleiner te kort|groeit {she} wel in].
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    [Na het wassen iets gekrompen|Krimpt een klein beetje], [maar nog draagbaar|dus koop niet te krap].
    [Kreukt nogal|Komt gekreukt uit de was], [strijken is wel nodig|gauw ophangen helpt].
    Verkleurt na [een paar keer|een maand of drie] wassen [een tikje|heel licht], [je ziet het alleen naast een nieuwe|jammer maar niet erg].
    [Trekt wel haren aan|Pluist de eerste keer wat], [met een hond in huis merk je dat|daarna ging het beter].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Kleur is [iets donkerder|een tint feller] dan op de foto, [wel mooi|ik had het anders verwacht]. #[Andere kleur dan verwacht|Kleur wijkt iets af]
    {Colour} [is in het echt wat fletser|neigt in het echt naar grijs], [even wennen|daar had ik op gehoopt maar nee].
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    (!swim !sleep) [Stof is dunner dan gedacht|Dunne stof], [voor de zomer prima|voor de winter te koud].
    Het label in de zij [kriebelt|prikt], [eruit geknipt en klaar|dat mag van mij gedrukt]. #[Label kriebelt|Alleen dat label]
    [In het begin wat stug|De eerste keer nog stijf], [na twee keer wassen beter|wordt gelukkig zachter].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Best aan de prijs|Wel prijzig], [zeker als ze er in een halfjaar uitgroeien|ik wacht meestal op de sale]. #[Mooi maar prijzig|Aan de prijs]
    [Levering duurde vier dagen|Bezorging liet op zich wachten], [verder niets aan te merken|gelukkig nog net op tijd].
    [Jammer dat {bigger} al was uitverkocht|Mijn maat was bijna op], [wees er dus snel bij|graag ruimer inkopen].
    [Zat in wel erg veel karton|Verpakking mag van mij kleiner], [maar dat zegt niets over de {noun}|verder prima].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only',
    `
    Ik vind {him} prachtig, {child} [wil liever iets met een eenhoorn|moet nog overtuigd worden]. #[Mama blij, kind minder|Smaken verschillen]
    {Name} vond {him} eerst [niks|stom], [nu gaat het|inmiddels draagt {she} {him} toch].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Eén naad liet al snel los|Na twee weken een los draadje], [zelf even vastgezet|met een paar steken verholpen]. #[Los draadje|Naad liet los]
    (longsleeve/shirt/sweater/hoodie/cardigan/jacket) [Bij de ellebogen begint het te slijten|Slijt wat op de drukke plekken], [na een halfjaar dagelijks dragen mag dat|had ik later verwacht].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [Print begint na een tijdje wat te craqueleren|Er zitten kleine barstjes in de print], [binnenstebuiten wassen dus|vanaf een afstand zie je het niet].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (waisted) [Taille is aan de wijde kant|Wijd in de taille], [het elastiek moet op het laatste knoopsgat|zonder riem zakt {he}]. #[Ruim in de taille|Met riem gaat het]
    (waisted) De zakken zijn [klein|niet erg diep], [knikkers rollen eruit|verder een fijne broek].
    (kneed !baby) [Knieën worden al wat dun|Bij de knieën zie je slijtage], [maar ja, kinderen|ik strijk er een lapje op].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [Lusje om op te hangen is wat dun|Ophanglusje had steviger gemogen], [bij ons al een keer vastgenaaid|let daar even op].
    [Mist een binnenzakje|Een zakje aan de binnenkant was fijn geweest], [verder alles oké|detail hoor].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    De rits [hapert onderaan een beetje|moet je even richten], [voor kleine handen lastig|met wat geduld lukt het]. #[Rits hapert wat|Alleen de rits]
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    De capuchon is [groot|aan de forse kant], [valt over de ogen|daar past nog een hoofd bij].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    [Hals is wat wijd|De hals valt vrij ruim], [je ziet het hemd eronder|op zich niet erg].
    [Had iets langer gemogen|Aan de korte kant], [bij armen omhoog zie je de buik|voor lange kinderen een maat groter nemen].
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt',
    `
    [Korter dan op de foto|Vrij kort], [wij dragen er een legging onder|een maat groter is beter].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Vallen een halve maat klein|Vallen smal], [we moesten ruilen voor {bigger}|bij een hoge wreef lastig]. #[Vallen klein|Maat groter nemen]
    De veters zijn [lang|gladjes], [dubbele knoop dus|gaan steeds los].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Vallen wat klein|Zijn aan de korte kant], [neem de grotere maat|zeker na het wassen].
    Jammer dat je [ze niet per kleur kunt kiezen|er maar één paar krijgt], [verder fijne sokken|goede kwaliteit wel].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Wordt wat slap als het nat is|Rekt in het water iets uit], [een maat kleiner had ook gekund|tijdens het zwemmen geen probleem].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Pijpen zijn wat kort|Broek is korter dan de bovenkant lang is], [voor binnen prima|na een groeispurt snel te klein].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Zit aan de strakke kant|Wat krap], [rekt gelukkig mee|neem een maat groter bij veel haar].
    [Mist een naamlabel|Een plekje voor de naam zou fijn zijn], [op school raakt alles zoek|verder prima].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Een drinkfles past er net niet rechtop in|Zijvak is smal voor een fles], [verder een goede tas|kies een platte beker].
    [Staat niet vanzelf rechtop|Zakt leeg in elkaar], [met spullen erin geen punt|dat zag er op de foto steviger uit].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Onder de streep goed|Al met al tevreden], [met een kleine kanttekening|net geen vijf sterren].
    (three) [Goed, niet bijzonder|Doet wat het moet doen], [ik had er iets meer van verwacht|voor deze prijs oké].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    [Valt wel kort|Iets te kort voor mij], [ben ook lang|volgende keer {bigger}]. #[Beetje kort|Size up]
    [Minder oversized dan op de foto|Ik wilde {him} wijder], [had {bigger} moeten nemen|maar nog steeds leuk].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Ik had iets meer contrast verwacht|Op mijn scherm leek het lichter], [geen ramp|schermen verschillen natuurlijk].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Het labeltje aan de buitenkant hoeft van mij niet|Had van mij iets minder opvallend gemogen], [smaak|er zelf afgehaald].
    [Op de foto leek {he} steviger|Oogt op de foto iets luxer], [maar nog steeds leuk|valt me een beetje tegen].
    `,
  ),
  ...passage(
    'use',
    'clothes parent !baby !teens-only',
    `
    [Alleen jammer dat {child} {him} nog niet zelf aan krijgt|Zelf aantrekken lukt nog niet], [beetje oefenen|dat hadden we gehoopt].
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [Ruikt bij het uitpakken nogal naar de fabriek|Rook eerst wat chemisch], [na één keer wassen weg|eerst wassen dus].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Retourtermijn is prima, maar het label moet je zelf printen|Ik miste een retourlabel in de doos], [gelukkig niet nodig gehad|in de winkel inleveren kon wel].
    [Voor de helft in de sale gezien, een week later|Een week later afgeprijsd], [tja, zo gaat dat|balen].
    `,
  ),
]
