import { passage, type Remark } from '../voice.ts'

/** What German customers find less good. */
export const quibbles: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Fällt etwas groß aus|Ist recht weit geschnitten], [im Zweifel kleiner bestellen|{smaller} hätte auch gereicht]. #[Fällt groß aus|Etwas weit]
    [Fällt eher klein aus|Knapp geschnitten], [wir haben {bigger} genommen|eine Nummer größer bestellen]. #[Fällt klein aus|Größer bestellen]
    (top/outer !gilet) Die Ärmel sind [etwas lang|eher lang], [umkrempeln geht|wächst {child} noch rein].
    (kneed) Die Beine sind [etwas lang|eher lang], [umschlagen geht|ein Saum und gut].
    [Sehr gerade geschnitten|Der Schnitt ist kastig], [für schmale Kinder weit|muss man mögen].
    `,
  ),
  ...passage(
    'wash',
    'clothes',
    `
    [Läuft ein klein wenig ein|Nach der ersten Wäsche etwas kürzer], [besser nicht zu knapp kaufen|geht aber noch].
    [Knittert ziemlich|Kommt knittrig aus der Maschine], [Bügeln muss sein|gleich aufhängen hilft].
    Nach [einigen|vielen] Wäschen [etwas blasser|leicht ausgeblichen], [fällt nur im Vergleich auf|schade].
    [Zieht Tierhaare an|Fusselt anfangs], [mit Hund merkt man es|nach der zweiten Wäsche besser].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Farbe ist [etwas dunkler|kräftiger] als auf dem Bild, [aber schön|hatte ich anders erwartet]. #[Farbe weicht ab|Farbe etwas anders]
    {Colour} [wirkt in echt blasser|geht in echt ins Graue], [Geschmackssache|gewöhnungsbedürftig].
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    (!swim !sleep) [Stoff dünner als gedacht|Recht dünner Stoff], [für den Sommer gut|für den Winter zu kalt].
    Das Etikett an der Seite [kratzt|stört], [rausgetrennt, erledigt|das ginge auch gedruckt]. #[Etikett kratzt|Nur das Etikett]
    [Am Anfang etwas steif|Anfangs noch hart], [nach zwei Wäschen besser|wird weicher].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Nicht ganz billig|Stolzer Preis], [wenn sie in sechs Monaten rausgewachsen sind|ich warte meist auf den Sale]. #[Schön, aber teuer|Preis]
    [Lieferung hat fünf Tage gedauert|Versand etwas langsam], [sonst alles gut|kam aber noch rechtzeitig].
    [Schade, dass {bigger} schon weg war|Unsere Größe war fast vergriffen], [schnell sein lohnt sich|bitte mehr davon].
    [Viel Karton für wenig Inhalt|Verpackung dürfte kleiner sein], [der Rest stimmt|sonst bestens].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only',
    `
    Ich finde {him} toll, {child} [hätte lieber ein Einhorn drauf|muss noch überzeugt werden]. #[Mama gefällt es|Geschmäcker sind verschieden]
    {Name} mochte {him} erst [gar nicht|nicht so], [inzwischen geht es|jetzt doch].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Eine Naht ging schnell auf|Nach zwei Wochen ein loser Faden], [selbst genäht|mit drei Stichen behoben]. #[Loser Faden|Naht]
    (longsleeve/shirt/sweater/hoodie/cardigan/jacket) [An den Ellbogen wird es dünn|An den Belastungsstellen sieht man es], [nach einem halben Jahr täglich darf das|hätte ich später erwartet].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [Der Druck bekommt feine Risse|Der Aufdruck wird langsam rissig], [auf links waschen hilft|von Weitem sieht man es nicht].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (waisted) [Im Bund ziemlich weit|Bund zu weit], [trotz Verstellgummi|ohne Gürtel rutscht {he}]. #[Weiter Bund|Gürtel nötig]
    (waisted) Die Taschen sind [winzig|nicht sehr tief], [Murmeln fallen raus|sonst schöne Hose].
    (kneed !baby) [An den Knien schon dünn|Knie werden langsam hell], [Kinder eben|da kommt ein Flicken drauf].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [Der Aufhänger könnte stabiler sein|Aufhänger ist dünn], [schon einmal angenäht|sonst alles gut].
    [Eine Innentasche fehlt|Innentasche wäre schön], [Kleinigkeit|sonst eine tolle Jacke].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    Der Reißverschluss [hakt unten etwas|braucht etwas Geduld], [für kleine Hände schwierig|mit Übung geht es]. #[Reißverschluss hakt|Nur der Reißverschluss]
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    Die Kapuze ist [riesig|recht groß], [rutscht über die Augen|da passen zwei Köpfe rein].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    [Halsausschnitt etwas weit|Der Ausschnitt ist recht weit], [Unterhemd guckt raus|stört mich aber nicht].
    [Könnte länger sein|Etwas kurz], [bei Armen hoch guckt der Bauch raus|für große Kinder eine Nummer größer].
    `,
  ),
  ...passage(
    'detail',
    'dress/skirt',
    `
    [Kürzer als auf dem Bild|Recht kurz], [bei uns nur mit Leggings|lieber größer nehmen].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Fallen eine halbe Nummer kleiner aus|Fallen schmal aus], [mussten in {bigger} umtauschen|bei hohem Spann schwierig]. #[Fallen klein aus|Eine Nummer größer]
    Die Schnürsenkel sind [sehr lang|glatt], [Doppelknoten|gehen dauernd auf].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    [Fallen etwas klein aus|Schaft ist kurz], [lieber größer nehmen|nach dem Waschen erst recht].
    Schade, dass man [die Farben nicht wählen kann|nur ein Paar bekommt], [sonst gute Socken|Qualität passt].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    [Wird nass etwas weit|Leiert im Wasser leicht aus], [kleiner wäre besser gewesen|beim Schwimmen kein Problem].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Hosenbeine etwas kurz|Hose kürzer als erwartet], [drinnen egal|nach dem nächsten Schub zu klein].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Sitzt recht stramm|Etwas eng], [gibt aber nach|bei dicken Haaren größer nehmen].
    [Platz für einen Namen fehlt|Ein Namensschild wäre gut], [in der Kita geht alles verloren|sonst super].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Trinkflasche passt nicht aufrecht rein|Seitenfach ist schmal], [sonst guter Rucksack|flache Flasche nehmen].
    [Steht nicht von allein|Fällt leer in sich zusammen], [gefüllt kein Thema|wirkte auf dem Bild fester].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Unterm Strich gut|Alles in allem zufrieden], [mit kleinen Abstrichen|nur eben nicht perfekt].
    (three) [Solide, mehr nicht|Ganz okay], [hatte etwas mehr erwartet|für den Preis in Ordnung].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    [Ist ziemlich kurz|Für mich zu kurz], [bin halt groß|nächstes Mal {bigger}]. #[Bisschen kurz|Eine Größe hoch]
    [Weniger oversized als auf dem Bild|Wollte {him} weiter], [hätte {bigger} nehmen sollen|trotzdem gut].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Hätte mehr Kontrast erwartet|Auf meinem Bildschirm wirkte es heller], [kein Drama|Bildschirme sind verschieden].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Das Label außen müsste nicht sein|Etwas weniger auffällig wäre schöner], [Geschmackssache|abgetrennt].
    [Auf dem Bild wirkte {he} fester|Sah auf dem Bild edler aus], [trotzdem schön|etwas enttäuscht].
    `,
  ),
  ...passage(
    'feel',
    'clothes',
    `
    [Riecht beim Auspacken nach Fabrik|Roch anfangs etwas chemisch], [nach dem Waschen weg|also erst waschen].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Retourenschein muss man selbst drucken|Kein Retourenschein im Paket], [zum Glück nicht gebraucht|im Laden ging es].
    [Eine Woche später reduziert|Kurz danach im Sale gesehen], [Pech|ärgerlich].
    `,
  ),
]
