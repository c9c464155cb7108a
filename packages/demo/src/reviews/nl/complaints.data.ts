import { passage, type Remark } from '../voice.ts'

/** Why a Dutch customer gives one star or two. */
export const complaints: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Valt veel te klein|Echt veel te krap]: {size} [leek wel {smaller}|kwam er niet in]. [Teruggestuurd|Gaat retour|Meteen weer ingepakt]. #[Veel te klein|Klopt niets van de maat]
    [Slobbert aan alle kanten|Model lijkt niet op de foto], [dit heeft niets met een normale {size} te maken|alsof je twee maten te groot hebt]. #[Veel te groot|Slobberzak]
    [Twee keer besteld in dezelfde maat|Twee kleuren in {size} besteld] en [ze schelen zo twee centimeter|de ene past, de andere niet]. #[Maten verschillen|Slordig]
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    Na [één keer wassen op 30|de eerste wasbeurt] [een hele maat kleiner|zo gekrompen dat {he} niet meer past]. #[Gekrompen|Eén keer gewassen, klaar]
    [Gaf enorm af|Heeft afgegeven], [al het wit is nu roze|drie shirts verpest]. Dat mag wel in de beschrijving. #[Geeft af|Hele was verkleurd]
    Na [drie|vier] wasbeurten [vaal en vol pluisjes|alsof {he} jaren oud is], [voor dit geld verwacht ik meer|zonde]. #[Snel vaal|Kwaliteit valt tegen]
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Na drie weken een gat in de naad|Binnen een maand een gat], [en nee, geen wild kind|dat is gewoon slecht genaaid]. #[Gat na drie weken|Slecht genaaid]
    [Twee keer gedragen en de stof pilt|Zit na een week al vol pluisjes], [ik heb een mail gestuurd en nog niets gehoord|erg jammer van het geld]. #[Teleurgesteld|Pilling]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Dit is echt een andere kleur dan op de site|De kleur klopt totaal niet]: [{colour} is het niet|veel donkerder]. [Teruggestuurd|Gaat retour|Jammer]. #[Kleur klopt niet|Heel anders dan op de foto]
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [Kriebelt vreselijk|Prikt], {child} [wilde {him} na vijf minuten uit|krijgt er rode plekken van]. #[Kriebelt|Niet aan te houden]
    [Voelt goedkoop en dun|Heel dunne stof], [je kijkt er zo doorheen|ik had echt beter verwacht]. #[Dun|Viel tegen]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Verkeerde maat in de doos|Kreeg de verkeerde kleur geleverd], [ruilen kon niet meer want uitverkocht|en ik moest zelf achter een retourlabel aan]. #[Verkeerd geleverd|Foutje in de levering]
    [Na tien dagen nog niets|Pas na anderhalve week bezorgd], [het feestje was toen al geweest|klantenservice kon niets zeggen]. #[Te laat|Lang wachten]
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    De rits was [na twee weken kapot|meteen stuk], [een jas zonder rits is geen jas|ik wacht nog op een oplossing]. #[Rits kapot|Kapotte rits]
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby) [Gat in de knie na twee keer dragen|Knie na een week door], [voor deze prijs kan dat niet|dat heb ik nog nooit zo snel meegemaakt]. #[Knie meteen door|Gat in de knie]
    (waisted) [Knoop sprong er de eerste dag af|Het verstelbare elastiek schoot los], [en is er niet meer in te krijgen|zonder knoop heb je er weinig aan]. #[Knoop eraf|Slecht afgewerkt]
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Waterdicht? Na tien minuten regen was {child} nat|Lekt door op de schouders], [dan hoeft het voor mij niet|gewoon niet waterdicht dus]. #[Niet waterdicht|Nat geworden]
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    De print [liet na twee wasbeurten los|is al gebarsten], [terwijl ik {him} netjes binnenstebuiten was|{child} was in tranen]. #[Print laat los|Print kapot]
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Zool liet na zes weken los|De neus is na een maand kapot], [dat is geen kwaliteit|en er wordt niet eens mee gevoetbald]. #[Zool los|Na zes weken stuk]
    [Hielen vol blaren|Schuren verschrikkelijk], [na twee pogingen teruggestuurd|ook met dikke sokken]. #[Blaren|Schuren]
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Na één week een gat in de teen|Gaten na drie keer dragen], [dan liever de goedkope|zes paar, vier kapot]. #[Gaten|Snel versleten]
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Helemaal uitgelubberd na twee weken zwemles|De kleur is er in het chloorwater uitgelopen], [niet meer te dragen|hoort niet bij badkleding]. #[Uitgelubberd|Kan niet tegen chloor]
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Naden gingen meteen los|Naad in het kruis scheurde de derde nacht], [zonde van zo'n leuke pyjama|ik heb een bon, geen pyjama]. #[Meteen kapot|Naad gescheurd]
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Na één keer wassen past {he} een pop|Vorm is er na de was helemaal uit], [weggegooid geld|en gewoon op 30]. #[Vorm eruit|Eén keer gewassen]
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Band scheurde na drie weken school af|Rits stuk binnen een maand], [en er zaten echt geen stenen in|dat moet een rugzak kunnen hebben]. #[Band kapot|Geen maand meegegaan]
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt/dungarees',
    `
    [Naad in de zij open bij de eerste keer dragen|Bandje liet los op het feest zelf], [veiligheidsspeld erin, maar dat is niet de bedoeling|nooit meer]. #[Naad open|Liet los]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Helaas teruggestuurd|Gaat retour], [jammer, want het zag er leuk uit|andere keer beter].
    [Dit had ik niet verwacht van {brand}|Normaal ben ik fan van {brand}], [misschien een maandagexemplaar|maar dit was niks].
    `,
  ),
  ...passage(
    'look',
    'teen',
    `
    [Lijkt totaal niet op de foto|Ziet er in het echt goedkoop uit], [terug ermee|mijn geld terug graag]. #[Niks aan|Nep foto]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Kwam gekreukt en zonder kaartje binnen|Duidelijk al eens gedragen]: [er zat een haar in|er zat een vlek op]. [Retour gedaan|Dat kan echt niet]. #[Al gedragen|Niet nieuw]
    [Besteld, betaald, en toen toch uitverkocht|Bestelling half geleverd], [geld kwam pas na weken terug|bellen had geen zin]. #[Slordig geregeld|Geen beste ervaring]
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Ziet er in het echt goedkoop uit|Afwerking is bedroevend]: [scheve stiksels en losse draden|de ene kant is langer dan de andere]. #[Slordig afgewerkt|Goedkoop]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Kleur was er na twee weken uit|Verschoten in de zon], [nu een soort {colour} met vlekken|zonde]. #[Kleur weg|Verschoten]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Ik had hoge verwachtingen|De foto's beloofden veel], [die zijn niet uitgekomen|helaas].
    [Eén ster omdat nul niet kan|Meer sterren zitten er niet in].
    `,
  ),
  ...passage(
    'fit',
    'clothes parent !teens-only',
    `
    {Child} [is gemiddeld gebouwd|draagt altijd {size}] en [kreeg {him} niet eens dicht of aan|verdronk erin]. [Maattabel klopt dus niet|Niets aan dus]. #[Maat klopt niet|Onbruikbare maat]
    `,
  ),
]
