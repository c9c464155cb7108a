import { passage, type Remark } from '../voice.ts'

/** Why a German customer gives one star or two. */
export const complaints: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Fällt viel zu klein aus|Viel zu eng]: {size} [ist eher {smaller}|ging gar nicht erst an]. [Zurückgeschickt|Geht retour|Gleich wieder eingepackt]. #[Viel zu klein|Größe stimmt nicht]
    [Hängt wie ein Sack|Schnitt wie ein Zelt], [mit dem Bild hat das nichts zu tun|das ist keine normale {size}]. #[Viel zu weit|Sack]
    [Zweimal {size} bestellt|Zwei Farben in {size} bestellt], [zwei Zentimeter Unterschied|eins passt, eins nicht]. #[Größen uneinheitlich|Schlampig]
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    Nach [einer Wäsche bei 30 Grad|der ersten Wäsche] [eine ganze Größe kleiner|nicht mehr tragbar, so eingelaufen]. #[Eingelaufen|Einmal gewaschen, vorbei]
    [Färbt stark ab|Hat abgefärbt], [die ganze weiße Wäsche ist hin|drei Unterhemden ruiniert]. Ein Hinweis wäre nett gewesen. #[Färbt ab|Wäsche verfärbt]
    Nach [drei|vier] Wäschen [ausgebleicht und voller Knötchen|sieht {he} uralt aus], [für das Geld zu wenig|sehr schade]. #[Schnell verwaschen|Qualität enttäuscht]
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Nach drei Wochen Loch an der Naht|Nach einem Monat ein Loch], [bei normaler Nutzung|das ist schlecht genäht]. #[Loch nach drei Wochen|Schlecht genäht]
    [Zweimal getragen, schon Knötchen|Nach einer Woche lauter Knötchen], [auf meine Mail kam nichts|schade ums Geld]. #[Enttäuscht|Pilling]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Völlig andere Farbe als auf der Seite|Die Farbe stimmt überhaupt nicht]: [{colour} ist das nicht|viel dunkler]. [Geht zurück|Retoure läuft|Schade]. #[Falsche Farbe|Ganz anders als auf dem Bild]
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [Kratzt furchtbar|Kratzt], {child} [wollte {him} nach fünf Minuten ausziehen|bekam rote Stellen]. #[Kratzt|Nicht auszuhalten]
    [Fühlt sich billig an|Sehr dünner Stoff], [man kann durchschauen|da habe ich mehr erwartet]. #[Dünn|Enttäuschend]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Falsche Größe im Paket|Falsche Farbe geliefert], [Umtausch nicht möglich, ausverkauft|und den Retourenschein musste ich selbst anfordern]. #[Falsch geliefert|Falsche Lieferung]
    [Nach zehn Tagen immer noch nichts|Kam nach anderthalb Wochen], [da war der Geburtstag vorbei|der Service konnte nichts sagen]. #[Zu spät|Lange gewartet]
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    Der Reißverschluss war [nach zwei Wochen kaputt|sofort kaputt], [ohne den ist die Jacke nutzlos|warte noch auf eine Lösung]. #[Reißverschluss kaputt|Kaputt]
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby) [Nach zweimal Tragen Loch im Knie|Knie nach einer Woche durch], [für den Preis geht das nicht|so schnell war das noch nie]. #[Knie durch|Loch im Knie]
    (waisted) [Knopf am ersten Tag ab|Der Gummi im Bund ist rausgesprungen], [nicht mehr zu retten|so kann man sie nicht tragen]. #[Knopf ab|Schlecht verarbeitet]
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Wasserdicht? Nach zehn Minuten war {child} nass|An den Schultern kommt Wasser durch], [dann braucht es das nicht|leider nicht dicht]. #[Nicht wasserdicht|Nass geworden]
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    Der Druck [ging nach zwei Wäschen ab|ist schon gerissen], [obwohl auf links gewaschen|es gab Tränen]. #[Druck löst sich|Druck kaputt]
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Sohle nach sechs Wochen ab|Vorn nach einem Monat durch], [keine Qualität|und damit wird nicht mal gekickt]. #[Sohle ab|Nach sechs Wochen kaputt]
    [Blasen an beiden Fersen|Scheuern furchtbar], [nach zwei Versuchen zurück|auch mit dicken Socken]. #[Blasen|Scheuern]
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Nach einer Woche Loch am Zeh|Löcher nach dreimal Tragen], [dann lieber billige|vier von sechs Paar kaputt]. #[Löcher|Schnell durch]
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Nach zwei Wochen Schwimmkurs ausgeleiert|Farbe im Chlorwasser ausgelaufen], [nicht mehr tragbar|das darf bei Badesachen nicht sein]. #[Ausgeleiert|Verträgt kein Chlor]
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Naht im Schritt in der dritten Nacht gerissen|Nähte gingen sofort auf], [schade um den schönen Schlafanzug|so wird das nichts]. #[Sofort kaputt|Naht gerissen]
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Nach einer Wäsche passt {he} nur noch der Puppe|Form nach der Wäsche völlig hinüber], [rausgeworfenes Geld|und das bei 30 Grad]. #[Form weg|Einmal gewaschen]
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Träger nach drei Schulwochen abgerissen|Reißverschluss nach vier Wochen kaputt], [und nein, keine Steine drin|das muss ein Rucksack aushalten]. #[Träger ab|Kein Monat gehalten]
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt/dungarees',
    `
    [Seitennaht beim ersten Tragen offen|Ein Träger riss mitten auf der Feier], [mit Sicherheitsnadel gerettet|nie wieder]. #[Naht offen|Gerissen]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Leider zurückgeschickt|Geht zurück], [schade, sah so schön aus|vielleicht ein andermal].
    [Das kenne ich von {brand} anders|Sonst bin ich Fan von {brand}], [vielleicht ein Montagsstück|das war leider nichts].
    `,
  ),
  ...passage(
    'look',
    'teen',
    `
    [Sieht null aus wie auf dem Bild|In echt billig], [geht zurück|Geld zurück bitte]. #[Nope|Fake Bild]
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Kam zerknittert und ohne Etikett|Eindeutig schon getragen]: [da war ein Fleck|mit Haaren dran]. [Zurück damit|Das geht nicht]. #[Schon getragen|Nicht neu]
    [Bestellt, bezahlt, dann doch ausverkauft|Nur die Hälfte geliefert], [das Geld kam nach Wochen|am Telefon niemand erreichbar]. #[Schlecht organisiert|Keine gute Erfahrung]
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Wirkt in echt billig|Verarbeitung ist traurig]: [schiefe Nähte, lose Fäden|eine Seite länger als die andere]. #[Schlampig|Billig]
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Farbe nach zwei Wochen raus|In der Sonne ausgeblichen], [jetzt {colour} mit Flecken|schade]. #[Farbe weg|Ausgeblichen]
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Ich hatte mehr erwartet|Die Bilder versprachen viel], [leider nicht eingelöst|schade].
    [Ein Stern, weil null nicht geht|Mehr Sterne sind nicht drin].
    `,
  ),
]
