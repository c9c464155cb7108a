import { passage, type Remark } from '../voice.ts'

/** What pleases German customers. */
export const praise: readonly Remark[] = [
  ...passage(
    'fit',
    'clothes',
    `
    [Größe passt genau|Die Größe stimmt], [einfach die übliche nehmen|nichts auszusetzen].
    Fällt [normal|größengerecht] aus, {size} [saß auf Anhieb|war gleich richtig].
    [Sitzt wie angegossen|Sitzt prima], [nicht zu eng, nicht zu weit|und ein bisschen Luft zum Wachsen ist auch noch da].
    [Ich war unsicher zwischen {size} und {bigger}|Habe zwischen zwei Größen geschwankt], {size} [war richtig|ist es geworden und passt].
    [Wie immer bei {brand}|Wie schon beim letzten Mal bei {brand}] [konnte ich blind bestellen|passt die Größe einfach].
    Mit der Größentabelle [gleich richtig bestellt|kein Umtausch nötig], {size} [passt genau|sitzt].
    `,
  ),
  ...passage(
    'fit',
    'clothes parent !teens-only',
    `
    {Child} ist [sehr schmal|lang und dünn] und [hier rutscht endlich mal nichts|trotzdem sitzt {he}].
    {Child} ({age}) trägt {size}, [passt genau|perfekt].
    {Child} liegt zwischen zwei Größen, mit {bigger} [kommen wir noch eine Weile hin|haben wir länger etwas davon].
    {Name} ist [eher kräftig gebaut|kein Strich in der Landschaft] und [es spannt nirgends|passt trotzdem bequem hinein].
    Sonst muss ich für {child4} [immer etwas ändern|alles umtauschen], [hier nicht|diesmal nicht].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    Bin {tall} und hab {size}, [sitzt genau richtig|passt perfekt].
    [Schön locker|Lockerer Schnitt], [aber nicht wie ein Sack|sieht trotzdem nach was aus].
    {size} bestellt, [genau der Fit, den ich wollte|fällt so aus, wie ich gehofft hab].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [Bestimmt schon zehnmal gewaschen|Nach zehn Wäschen] [wie neu|noch genauso schön].
    Bei 30 Grad gewaschen, [nichts eingelaufen|läuft nicht ein] und [nichts ausgebleicht|die Farbe hält].
    [Trocknet schnell|Ist über Nacht trocken], [sehr praktisch|morgens kann es gleich wieder losgehen].
    [Kein Fussel|Keine Knötchen], [auch nach vielen Wäschen nicht|bin positiv überrascht].
    [Matsch, Tomatensoße, Filzstift|Gras und Erdbeeren]: [ging alles wieder raus|bisher kein Problem].
    [Bügeln kann man sich sparen|Knittert kaum], [aufhängen, glattstreichen, fertig|genau mein Ding].
    [Aus Versehen im Trockner gelandet|War versehentlich bei 60 Grad dabei], [hat es überlebt|zum Glück nicht geschrumpft].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    Farbe ist [genau wie auf dem Bild|in echt genauso schön].
    [Tolle Farbe|Sehr schöne Farbe], [warm und nicht zu grell|mal etwas anderes].
    (parent) {Colour} [lässt sich gut kombinieren|passt zu allem], [das spart morgens Diskussionen|wir haben schon drei Outfits damit].
    Hatte Sorge, dass {colour} [zu knallig ist|zu blass wirkt], [im Gegenteil|unbegründet, sehr hübsch].
    [Endlich mal nicht nur Rosa und Blau|Schön, dass es auch solche Farben gibt].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted',
    `
    [Wunderbar weicher Stoff|Der Stoff ist richtig weich], [kratzt nirgends|auch innen].
    Stoff fühlt sich [fest, aber nicht steif an|hochwertig an].
    [Kein kratziges Etikett|Kein Schild im Nacken], [darauf achten wir sehr|wunderbar].
    Die Nähte [sind schön flach|spürt man nicht], [gut bei empfindlicher Haut|auch bei Neurodermitis kein Problem].
    [Trägt sich angenehm leicht|Angenehm zu tragen], [auch an wärmeren Tagen|den ganzen Tag].
    `,
  ),
  ...passage(
    'feel',
    'clothes !outer !swim !waisted parent !teens-only',
    `
    {Child} ist [da sehr empfindlich|bei Etiketten {eine Prinzessin auf der Erbse:sehr eigen}], [hier kam kein Mucks|zieht {him} aber freiwillig an].
    {Name} sagt, {he} <ist/sind> "[weich wie eine Katze|wie eine Wolke]", [mehr muss man nicht wissen|damit ist alles gesagt].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Haben wir seit einem halben Jahr|Eine ganze Saison getragen], [kein Loch, kein loser Faden|sieht noch top aus].
    [Sehr gut verarbeitet|Sauber verarbeitet], [da löst sich nichts|man sieht, dass sich jemand Mühe gegeben hat].
    [Wird noch weitervererbt|Die kleine Cousine bekommt {him} als Nächste], [so gut erhalten ist das Teil|hält ja offensichtlich].
    Den Vorgänger habe ich [wie neu weiterverkauft|noch gut verkauft bekommen], [das sagt alles|so etwas schafft nicht jede Marke].
    `,
  ),
  ...passage(
    'wear',
    'clothes parent !baby !teens-only',
    `
    [Klettergerüst, Bäume, Roller|Bolzplatz und Matschküche]: [hält bisher alles aus|alles überstanden].
    {Child} macht sonst alles kaputt, [das hier noch nicht|hier keine Chance].
    [Schon das zweite Kind trägt {him}|Drittes Kind], [und immer noch ansehnlich|Stoff wie am ersten Tag].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    {Child} will [nichts anderes mehr anziehen|am liebsten jeden Tag nur das tragen].
    {Child} war [sofort begeistert|gleich verliebt], [das Preisschild hing noch dran, da war es schon an|Ausziehen nur unter Protest].
    (clothes) [Das Lieblingsteil von {name}|{Name}s neues Lieblingsteil], [öfter in der Wäsche als im Schrank|ohne geht nichts].
    {Child} durfte selbst aussuchen und [hat es nicht bereut|ist mächtig stolz].
    Sogar {child}, [sonst sehr wählerisch|sonst kaum zufriedenzustellen], [mag {him}|war sofort dabei].
    {Name} bekam [im Kindergarten gleich Komplimente|in der Schule gleich Komplimente], [die Freude war groß|gestrahlt den ganzen Tag].
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    [Bei unserem Baby|Bei {unserer Kleinen:unserem Kleinen}] [rutscht nichts hoch|sitzt alles], auch [in der Trage|im Kindersitz].
    In der Krabbelgruppe [wurde ich dreimal nach der Marke gefragt|gab es viele Komplimente].
    {Name} [krabbelt damit durch die ganze Wohnung|rollt sich darin quer durchs Zimmer], [nichts verrutscht|macht alles mit].
    [Zuckersüß|So süß] bei [so einem kleinen Menschen|einem Baby], [wir sind verliebt|genau richtig].
    Nach [Karottenbrei|der dritten Spuckattacke] [kommt alles wieder sauber aus der Maschine|wieder wie neu].
    `,
  ),
  ...passage(
    'use',
    'clothes parent !baby !teens-only !swim !sleep',
    `
    [Perfekt für Kita und Schule|Ideal für die Schule], [und ordentlich genug fürs Foto|auch beim Sport bequem].
    [Zur Einschulung getragen|Auf einer Hochzeit getragen], [sah toll aus|danach ging es damit auf den Spielplatz].
    [Kann {child} allein anziehen|Lässt sich leicht anziehen], [bei uns ein Argument|das spart morgens Nerven].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Sieht teurer aus, als <es war/sie waren>|Sieht richtig gut aus], [schöne Details|sauber gearbeitet].
    [In echt noch schöner|Noch hübscher als auf dem Bild], [das passiert selten|war überrascht].
    [Schöner Schnitt|Toller Schnitt], [mal etwas anderes|nicht das, was alle tragen].
    `,
  ),
  ...passage(
    'look',
    'print',
    `
    [Der Druck sieht super aus|Druck wie am ersten Tag] und [bröckelt nicht|löst sich auch nach vielen Wäschen nicht].
    Der Aufdruck [ist lustig|macht richtig was her], [viel schöner als langweilig einfarbig|wird ständig angesprochen].
    `,
  ),
  ...passage(
    'look',
    'pattern',
    `
    [Das Muster läuft an den Nähten sauber weiter|Schönes Muster], [da hat jemand aufgepasst|Flecken sieht man darauf auch weniger].
    `,
  ),
  ...passage(
    'child',
    'dino parent',
    `
    Dinos gehen hier immer, [aber dieser besonders|Volltreffer].
    Der Dino heißt jetzt [Herbert|Bruno|Günther] und [muss abends gute Nacht gesagt bekommen|wird jedem vorgestellt].
    `,
  ),
  ...passage(
    'child',
    'rocket parent',
    `
    Mit der Rakete wird [jeden Morgen bis zehn heruntergezählt|vor der Kita erst mal gestartet].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Mit Teenagern einkaufen ist schwierig|Mein Teenager zieht sonst nur Schwarz an], [das hier wurde sofort akzeptiert|hier gab es keine Diskussion].
    {Child} hat es [selbst ausgesucht|mir als Link geschickt], [ich zahle nur|der Geschmack war gut].
    Vom [Teenager|Nachwuchs] kam ein "[passt|geht klar]", [das ist hier Höchstlob|mehr Lob gibt es nicht].
    (clothes) {Name} ([fast erwachsen|mitten im Wachstum]) [zieht {him} dauernd an|gibt {him} nicht mehr her].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Zum Geburtstag verschenkt|Als Geburtstagsgeschenk gekauft], [kam sehr gut an|wurde sofort angezogen].
    [Zur Geburt verschenkt|Geschenk für den Neffen], [die Eltern waren begeistert|hübsch verpackt angekommen].
    `,
  ),
  ...passage(
    'gift',
    'grandparent',
    `
    Als {elder} darf man [verwöhnen|auch mal zugreifen], [hat sich gelohnt|und es kam bestens an].
    Meine [Tochter|Schwiegertochter] hat mir die Größe verraten, [passt genau|alles richtig gemacht].
    {Child} hat es [gleich am Telefon vorgeführt|mir stolz gezeigt], [mehr braucht es nicht|schön].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Gestern bestellt, heute da|Lieferung am nächsten Tag], [ordentlich verpackt|gerade rechtzeitig zum Fest].
    [Im Laden in {town} gesehen|In {town} anprobiert] und [daheim online bestellt|später in einer zweiten Farbe nachbestellt].
    [Im Sale gekauft|Mit Rabatt erwischt], [ein echtes Schnäppchen|da gibt es nichts zu überlegen].
    Nicht billig, [aber jeden Euro wert|dafür stimmt die Qualität].
    [Abholung im Laden in {town}|In {town} abgeholt], [ging schnell|nette Leute].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Klare Empfehlung|Kann ich nur empfehlen|Absolute Kaufempfehlung].
    [Rundum zufrieden|Alles bestens], [nichts zu meckern|genau das, was ich gesucht habe].
    [Wird wieder gekauft|Nächstes Jahr wieder], [eine Nummer größer|ganz sicher].
    Schon das [zweite|dritte] Mal bestellt, [das sagt wohl alles|dieses Mal größer].
    `,
  ),
  ...passage(
    'verdict',
    'teen',
    `
    (five) [10 von 10|Glatte 10], [würd ich wieder kaufen|holt euch das].
    [Mein neues Lieblingsteil|Neues Lieblingsteil], [kein Witz|ohne Spaß].
    [Von meinem Taschengeld gekauft|Hab drauf gespart], [hat sich gelohnt|bereue nichts].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    (top/outer/head) [Sieht mega aus|Sieht einfach gut aus], [passt zu Baggys|eigentlich zu allem].
    [Wurde in der Schule dreimal gefragt, woher|Zwei Freundinnen wollen jetzt auch so was], [läuft|sagt alles].
    [Genau der Vibe|Sieht nicht nach Kindermarke aus], [endlich|simpel und gut].
    `,
  ),
  ...passage(
    'use',
    'teen !swim !sleep',
    `
    [Trag ich fast jeden Tag|Fast täglich an], [Schule, Training, Sofa|zu allem].
    [War auf Klassenfahrt dabei|Auf einem Festival getragen], [hat alles mitgemacht|noch ganz].
    `,
  ),
  ...passage(
    'detail',
    'tee/polo/longsleeve',
    `
    Das Bündchen am Hals [leiert nicht aus|bleibt in Form], [obwohl da ständig gezogen wird|auch nach Monaten].
    [Schön lang hinten|Lang genug], [beim Bücken kein nackter Rücken|rutscht nicht aus der Hose].
    [Nicht durchsichtig|Blickdicht], [bei hellen Shirts keine Selbstverständlichkeit|sehr gut].
    Die Seitennähte [verdrehen sich nicht|sind auch nach der Wäsche gerade], [das kenne ich anders|Pluspunkt].
    `,
  ),
  ...passage(
    'detail',
    'polo',
    `
    Der Kragen [bleibt in Form|rollt sich nicht ein], [auch ungebügelt|auch nach dem Waschen].
    Die Knöpfe [sitzen fest|gehen leicht auf und zu], [das schafft {child} allein|bisher keiner ab].
    `,
  ),
  ...passage(
    'detail',
    'shirt',
    `
    [Muss man kaum bügeln|Fast bügelfrei], [mein Favorit|aufhängen reicht].
    Offen über einem Shirt [am schönsten|sehr lässig], [so wird {he} hier getragen|zugeknöpft aber auch schick].
    Die Ärmel [lassen sich gut hochkrempeln|sind schön lang], [und bleiben oben|das sieht gleich anders aus].
    `,
  ),
  ...passage(
    'detail',
    'sweater/hoodie/cardigan',
    `
    Die Bündchen [leiern nicht aus|sitzen fest], [Ärmel hoch und gut|auch nach Monaten].
    [Warm, aber nicht schwitzig|Angenehm warm], [gut für die Übergangszeit|auch drinnen tragbar].
    [Kein Pilling|Keine Knötchen], [und das nach einem ganzen Winter|bei anderen Marken sah das anders aus].
    Passt [locker über ein Langarmshirt|gut unter die Winterjacke], [nichts drückt|ohne zu wursten].
    `,
  ),
  ...passage(
    'detail',
    'hoodie',
    `
    Die Kapuze [steht schön|ist schön tief], [kein schlapper Lappen|rutscht nicht über die Augen].
    Innen [kuschelig weich|ganz weich], [auch nach vielen Wäschen|ein Traum].
    In die Bauchtasche [passt alles Mögliche|passen zwei kalte Hände und ein Handy], [Nähte halten|praktisch].
    `,
  ),
  ...passage(
    'detail',
    'cardigan',
    `
    (!teen) [Schön über Kleidern|Passt über jedes Kleid], [immer dabei|liegt immer griffbereit im Flur].
    [Lässt sich leicht zumachen|Verschluss geht leicht], [auch mit kleinen Fingern|kein Gefummel].
    `,
  ),
  ...passage(
    'detail',
    'outer',
    `
    [Hält den Wind ab|Auf dem Rad zieht nichts durch], [sogar an der Küste getestet|super].
    (!teens-only) Genug Taschen, [auch für Steine und Kastanien|und groß genug für Handschuhe].
    (!gilet) [Der Aufhänger ist stabil|Aufhänger noch dran], [in der Kita ist das eine Leistung|nach einem halben Jahr].
    (!gilet) [Ein dicker Pulli passt drunter|Platz für einen Pulli], [ohne dass es an den Armen kneift|trotzdem nicht klobig].
    (!gilet) Ärmel sind [schön lang|lang genug], [auch am Lenker|da guckt kein Handgelenk raus].
    `,
  ),
  ...passage(
    'detail',
    'zipped',
    `
    Der Reißverschluss [läuft leicht|hakt nicht], [{child} schafft das allein|auch mit Handschuhen].
    [Gut: Kinnschutz am Reißverschluss|Der kleine Kinnschutz ist Gold wert], [nichts zwickt|nie wieder Tränen].
    `,
  ),
  ...passage(
    'detail',
    'winter-coat/gilet',
    `
    [Warm und trotzdem leicht|Leicht und richtig warm], [damit kann man klettern|man merkt {him} kaum].
    [Bei minus sechs Grad getestet|Schlittenfahren getestet], [nicht gefroren|Hände kalt, Bauch warm].
    `,
  ),
  ...passage(
    'detail',
    'rain',
    `
    [Eine halbe Stunde Dauerregen|Drei Güsse überstanden], [innen trocken|alles trocken geblieben].
    [Wasser perlt ab|Der Regen läuft einfach runter], [kurz ausschütteln, fertig|schnell wieder trocken].
    `,
  ),
  ...passage(
    'detail',
    'bottom !skirt !swim',
    `
    (kneed !baby !teens-only) [Knie noch ganz|Noch kein Loch im Knie], [nach drei Monaten Schulhof|bei uns ein Rekord].
    (waisted !teens-only) [Bund lässt sich verstellen|Verstellbarer Bund], [perfekt für schmale Kinder|kein Gürtel nötig].
    [Rutscht nicht|Bleibt oben], [auch beim Rennen|auch ohne Gürtel].
    [Macht jede Bewegung mit|Schön beweglich], [auch auf dem Rad|nichts drückt am Bauch].
    `,
  ),
  ...passage(
    'detail',
    'jeans',
    `
    [Genau richtig viel Stretch|Angenehmer Stretch], [bequem wie eine Jogginghose|trotzdem eine echte Jeans].
    Die Waschung [ist sehr schön|sieht echt aus], [färbt auch nicht ab|keine künstlichen Löcher].
    Einmal umschlagen und [es reicht fürs nächste Jahr|der nächste Schub kann kommen].
    `,
  ),
  ...passage(
    'detail',
    'joggers/leggings',
    `
    [So bequem, dass {he} auch zum Schlafen taugt|Sehr bequem], [von morgens bis abends|da meckert niemand].
    [Beim Bücken blickdicht|Bleibt blickdicht], [wichtig|auch nach vielen Wäschen].
    `,
  ),
  ...passage(
    'detail',
    'chino',
    `
    (!teens-only) [Schick genug für Feiern|Ordentlich, aber spielplatztauglich], [schöner Stoff|Oma ist zufrieden].
    [Richtige Taschen|Tiefe Taschen], [da fällt nichts raus|nicht bloß Attrappen].
    `,
  ),
  ...passage(
    'detail',
    'shorts !swim',
    `
    [Gute Länge|Länge genau richtig], [kurz überm Knie|nicht zu knapp].
    Den [ganzen Sommer|ganzen Urlaub] getragen, [Strand, Spielplatz, Eisdiele|immer noch schön].
    `,
  ),
  ...passage(
    'detail',
    'skirt/dress',
    `
    (!teens-only) [Dreht sich herrlich|Schwingt toll mit], [das wichtigste Kriterium hier|drehen, drehen, drehen].
    (!teens-only) [Länge ist genau richtig|Schöne Länge], [auch zum Toben|mit Leggings auch im Winter].
    (!teens-only) [Es hat Taschen|Mit Taschen], [große Begeisterung|für Kastanien und Schneckenhäuser].
    `,
  ),
  ...passage(
    'detail',
    'dress',
    `
    (!teens-only) [Geht leicht über den Kopf|Keine fummeligen Knöpfe], [zieht {child} allein an|schnell angezogen].
    (!teens-only) Mit [Turnschuhen|Strickjacke] für die Schule, mit [Schleife|Lackschuhen] fürs Fest, [geht beides|wunderbar vielseitig].
    `,
  ),
  ...passage(
    'detail',
    'dungarees',
    `
    Die Träger [rutschen nicht|lassen sich gut verstellen], [das ist nicht immer so|so passt {he} zwei Jahre].
    (!teens-only) [Geht schnell auf|Verschluss geht leicht], [auch wenn es eilig ist|rechtzeitig aufs Klo].
    `,
  ),
  ...passage(
    'detail',
    'swim',
    `
    (!teens-only) [Chlor macht nichts|Nach einem Sommer Chlor noch leuchtend], [und das bei wöchentlichem Schwimmkurs|sehr gut].
    [Sitzt fest|Bleibt, wo <er/sie/es/sie> hingehört], [auch auf der Rutsche|auch beim Springen].
    [Trocknet blitzschnell|Ruckzuck trocken], [ideal für Camping|in der Sonne in zehn Minuten].
    [Nichts scheuert|Das Futter kratzt nicht], [auch nicht mit Sand|keine roten Stellen].
    (!teens-only) [Seepferdchen darin gemacht|Im Urlaub täglich an], [bringt Glück|Meer, Pool und Rasensprenger].
    `,
  ),
  ...passage(
    'detail',
    'sleep',
    `
    [Schläft sich gut darin|Weich und angenehm zum Schlafen], [nicht zu warm|keine drückenden Nähte].
    [Wird jede Nacht getragen|Jede Woche in der Wäsche], [immer noch schön|Form hält].
    [Bund ist weich|Der Gummi drückt nicht], [nichts schneidet ein|rutscht trotzdem nicht].
    {Child} würde [am liebsten den ganzen Samstag darin bleiben|damit auch zum Bäcker gehen], [verstehe ich|darf {she} bis zwölf].
    [Ärmel und Beine schön lang|Genug Länge], [reicht für zwei Winter|keine kalten Knöchel].
    `,
  ),
  ...passage(
    'detail',
    'head',
    `
    [Sitzt gut|Rutscht nicht über die Augen], [auch bei Wind|auch beim Toben].
    [Drückt nicht|Nicht zu eng], [kein Abdruck auf der Stirn|passt gut].
    [Behält die Form|Form hält], [auch nach der Wäsche|trotz Hosentasche].
    (!teens-only) Wird [freiwillig|ohne Diskussion] aufgesetzt, [ein Wunder|das heißt bei uns etwas].
    [Kratzt nicht|Weich auf der Stirn], [auch bei empfindlicher Haut|sehr angenehm].
    `,
  ),
  ...passage(
    'detail',
    'beanie',
    `
    [Geht gut über die Ohren|Hält die Ohren warm], [auch morgens auf dem Rad|genau dafür ist sie da].
    [Umschlag lässt sich verstellen|Mal mit, mal ohne Umschlag], [wächst also mit|praktisch].
    `,
  ),
  ...passage(
    'detail',
    'cap',
    `
    Der Schirm [bleibt in Form|lässt sich schön biegen], [auch nach einem Bad im Bach|stabil].
    [Hält die Sonne gut ab|Guter Sonnenschutz], [am Strand unverzichtbar|den ganzen Sommer auf].
    `,
  ),
  ...passage(
    'detail',
    'socks',
    `
    (!teens-only) [Rutschen nicht|Bleiben oben], [auch in Gummistiefeln|auch nach einem ganzen Tag].
    (!teens-only) [Die Naht an den Zehen merkt man nicht|Flache Zehennaht], [bei uns Pflicht|keine Diskussion mehr am Morgen].
    [Nach vier Wochen noch kein Loch|Keine Löcher an der Ferse], [bemerkenswert|Farben wie neu].
    [Fröhliche Farben|Schöne Farben], [Socken findet man damit auch wieder|auch falsch gepaart hübsch].
    Größe {size} [passt genau|fällt gut aus], [mit etwas Reserve|sitzt].
    [Gleich drei Paar genommen|Haben jetzt fünf Paar], [der Rest der Schublade kann weg|mehr brauchen wir nicht].
    `,
  ),
  ...passage(
    'detail',
    'sneaker',
    `
    [Fallen normal aus|Größe stimmt], {size} [mit etwas Platz vorn|passt genau].
    [Keine Blasen|Sofort bequem], [auch am ersten Tag|ein ganzer Tag im Zoo].
    (!teens-only) Die Sohle [ist schön biegsam|gibt gut nach], [gut für Kinderfüße|kein Getrampel].
    [Lassen sich gut abwischen|Feucht abwischen, fertig], [auch nach dem Bolzplatz|bleiben ansehnlich].
    [Seit einem halben Jahr täglich an|Vier Monate jeden Tag getragen], [Sohle noch gut|vorn noch heil].
    [Passen zu allem|Zum Kleid wie zur Jeans], [alle fragen danach|schlicht und schön].
    (!teens-only) [Sehr leicht|Federleicht], [damit rennt man schneller, sagt {child}|gut für die Schule].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Da passt mehr rein, als man denkt|Größer, als {he} aussieht]: [Brotdose, Flasche und Turnzeug|Laptop, Sportsachen und Regenjacke].
    Die Träger [schneiden nicht ein|sind gut verstellbar], [auch mit Büchern|auf dem Rad bequem].
    [Reißverschlüsse laufen leicht|Gute Reißverschlüsse], [auch wenn {he} zu voll ist|das war beim alten anders].
    (!teens-only) [Wird täglich durch den Schulhof geschleift|Jeden Tag im Einsatz], [keine Abnutzung|sieht noch gut aus].
    [Regen ausgehalten|Im Regen gestanden], [Hefte blieben trocken|innen trocken].
    [Extrafach für Schlüssel|Kleines Fach fürs Handy], [kein Wühlen mehr|gut durchdacht].
    (!teens-only) [Klassenfahrt mitgemacht|Fürs Wochenende bei Oma], [alles passte rein|genau richtig groß].
    `,
  ),
  ...passage(
    'colour',
    'all',
    `
    [Das Foto wird der Farbe nicht gerecht|Auf dem Foto schön, in echt besser]: [{colour} mit Tiefe|ein wirklich feiner Ton].
    (parent) Wir haben [lange über die Farbe diskutiert|zwischen zwei Farben geschwankt], {colour} [war richtig|ist es geworden, zum Glück].
    [Auf der Farbe sieht man keine Flecken|Praktische Farbe], [bei uns wichtig|getestet und bestätigt].
    [Auch nach einem Sommer|Trotz viel Sonne] [nicht ausgeblichen|leuchtet die Farbe noch].
    Die Farbe ist [ruhig|schön kräftig], [passt gut zu schlichten Sachen|gefällt uns sehr].
    `,
  ),
  ...passage(
    'buy',
    'all',
    `
    [Musste nichts zurückschicken|Keine Retoure], [erstes Mal dieses Jahr|spart einen Weg].
    [Mit dem Newsletter-Gutschein|Mit Punkten bezahlt], [da wurde der Preis noch netter|gern wieder].
    [Wegen der Größe beim Service nachgefragt|Kurze Frage zur Größe gestellt], [nach einer Stunde Antwort|freundlich und schnell].
    (vonk) [Gleich für beide Kinder bestellt|Für Bruder und Schwester bestellt], [kein Streit, auch schön|beide zufrieden].
    [Gute Beratung in {town}|In {town} sehr nett beraten worden], [danke|da geht man gern hin].
    `,
  ),
  ...passage(
    'look',
    'all !feet',
    `
    [Schlicht und gut|Nicht zu bunt, nicht langweilig], [so mag ich es|passt zu vielem].
    [Kein riesiges Logo|Ohne Logo quer drüber], [wohltuend|dafür danke].
    [Man sieht die Liebe zum Detail|Schön bis ins Detail], [auch innen|bis zur letzten Naht].
    `,
  ),
  ...passage(
    'verdict',
    'all',
    `
    [Macht Freude|Da freut man sich].
    [Guter Kauf|Ein guter Kauf], [keine Sekunde bereut|habe ich schon weiterempfohlen].
    [Wenn es das nächstes Jahr wieder gibt, sind wir dabei|Bitte im Sortiment lassen].
    [Mir fällt nichts Negatives ein|Ich habe nach einem Haken gesucht], [wirklich nicht|gibt keinen].
    `,
  ),
  ...passage(
    'child',
    'parent !teens-only !baby !bag !head',
    `
    [Auftrag von {name}|Ausdrücklicher Wunsch von {name}]: [bitte in allen Farben|noch zwei davon].
    {Child} [hat schon darin geschlafen|wollte {him} zum Baden anlassen], [gefällt also|mehr Lob geht nicht].
    [Die Nachbarin wollte wissen, woher|Der Opa hat gefragt, ob es {him} auch in Groß gibt], [{name} fand das lustig|weitergeleitet].
    {Name} [tanzt|rennt|hüpft] [den ganzen Tag|seit einer Woche] darin herum, [alles sitzt|keine Klagen].
    Seit {child} {him} hat, [ist morgens Ruhe|diskutieren wir nicht mehr über Kleidung].
    `,
  ),
  ...passage(
    'wash',
    'clothes !outer',
    `
    [Alle drei Tage in der Maschine|Jede Woche in der Wäsche], [man sieht es nicht|kein Problem].
    [Rote Bete, Joghurt, Erde|Blaubeeren und Kakao]: [ist alles rausgegangen|mit etwas Gallseife weg].
    [Ich wasche alles bei 40|Wir machen beim Waschen kein Theater], [hält das aus|immer noch gut].
    `,
  ),
  ...passage(
    'wash',
    'outer',
    `
    [Durfte in die Waschmaschine|Selbst gewaschen bei 30 Grad], [wie neu|mit Tennisball wieder schön bauschig].
    [Matsch trocknen lassen und abklopfen|Feucht abwischen], [reicht|fertig].
    `,
  ),
  ...passage(
    'fit',
    'clothes',
    `
    [Fällt schön gerade|Schöne Linie], [am Bauch nicht eng|trotzdem nicht formlos].
    {size} nach [vier|sechs] Monaten [immer noch gut|noch nicht zu klein], [Wachstum ist wohl eingeplant|sehr großzügig].
    Auch [mit etwas drunter|mit dicker Schicht drunter] [noch bequem|bleibt Platz].
    `,
  ),
  ...passage(
    'wear',
    'clothes',
    `
    [Zwei Urlaube später|Ein Schuljahr später] [noch vorzeigbar|kaum Spuren].
    Einmal [hängen geblieben|hingefallen], [kein Loch|der Stoff hat gehalten].
    [Das am besten gemachte Stück im Schrank|Das ist Qualität], [man merkt den Unterschied|keine Wegwerfmode].
    `,
  ),
  ...passage(
    'gift',
    'vonk !teen',
    `
    [Lag unterm Weihnachtsbaum|Zu Nikolaus], [{name} hat es gleich anbehalten|ein Erfolg].
    [Für einen Kindergeburtstag|Mitbringsel für die Nichte], [die Mutter schrieb, es passt|hübsch].
    `,
  ),
  ...passage(
    'feel',
    'clothes teen',
    `
    [Stoff ist dick und fühlt sich teuer an|Fühlt sich hochwertig an], [hätt ich nicht gedacht|für den Preis].
    [Mega bequem|So bequem], [will {him} nicht mehr ausziehen|auch im Unterricht].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    [Am Model schon gut, an mir auch|Sieht an mir besser aus als am Model], [passiert selten|nice].
    [Nicht basic, nicht drüber|Genau richtig], [passt zu meinem Stil|trag {him} mit allem].
    `,
  ),
  ...passage(
    'child',
    'parent baby',
    `
    {Name} [nuckelt gern daran herum|zieht den ganzen Tag daran], [der Stoff macht das mit|bleibt trotzdem schön].
    [Leicht an- und auszuziehen|Schnell an, schnell aus], [auch auf dem zappeligen Wickeltisch|auch nachts um drei].
    [Wächst schön mit|Endlich etwas, das nicht nach vier Wochen zu klein ist], [Windel passt auch drunter|auch mit Stoffwindel].
    {Child} [strahlt darin|sieht aus wie ein kleiner Mensch], [die Familiengruppe war begeistert|alle drehen sich um].
    `,
  ),
  ...passage(
    'wash',
    'outer',
    `
    [Einmal in der Maschine gewesen|Nach der Waschmaschine] [noch genauso warm und dicht|keine Klumpen in der Füllung].
    `,
  ),
  ...passage(
    'detail',
    'bag',
    `
    [Wiegt selbst fast nichts|Schön leicht], [die Bücher sind schwer genug|gut für den Rücken].
    `,
  ),
  ...passage(
    'colour',
    'teen',
    `
    {Colour} [passt zu allem, was ich hab|ist einfach meine Farbe], [läuft|passt].
    [Farbe ist stark|Die Farbe macht's], [in echt noch besser|auf dem Bild wirkt es langweiliger].
    `,
  ),
  ...passage(
    'child',
    'parent teens-only',
    `
    [Zwei Teenager, ein Geschmack|Die Geschwister streiten sich drum], [gab es hier noch nie|ich bestelle noch eins].
    {Child} lobt [eigentlich nie|selten], [diesmal kam ein Daumen hoch|das "passt schon" zählt].
    [Vom Kleidergeld gekauft|Kleidergeld gut angelegt], findet {child}, [und ich auch|wer sonst soll es wissen].
    Endlich etwas [zwischen Kind und erwachsen|ohne Aufdruck, der mich erschreckt], [schwer zu finden|danke].
    `,
  ),
  ...passage(
    'buy',
    'teen',
    `
    [Nicht billig für Schüler|Musste drauf sparen], [aber lohnt sich|war es wert].
    [Nach der Schule in {town} anprobiert|In der Freistunde in {town} geholt], [direkt mitgenommen|wusste es sofort].
    [Auf den Sale gewartet|Endlich reduziert], [meine Größe war noch da|Geduld zahlt sich aus].
    `,
  ),
  ...passage(
    'look',
    'teen !feet',
    `
    [Mit Kette dazu|Mit schlichter Hose] [sofort ein Outfit|komplett].
    [Nicht das, was alle in der Schule tragen|Nicht der hundertste graue], [gefällt mir|endlich was Eigenes].
    `,
  ),
  ...passage(
    'colour',
    'teen',
    `
    War zwischen Schwarz und {colour}, [zum Glück {colour}|{colour} genommen], [beste Wahl|keine Reue].
    `,
  ),
  ...passage(
    'verdict',
    'teen',
    `
    [Würd ich sofort wieder kaufen|Hol mir noch eins], [wenn meine Größe noch da ist|nach dem nächsten Taschengeld].
    [Nichts zu meckern|Keine Minuspunkte], [und ich bin kritisch|einfach gut].
    `,
  ),
  ...passage(
    'fit',
    'clothes teen',
    `
    [Fällt genau wie auf der Seite aus|Sitzt wie am Model], [passiert mir nie|top].
    Hab {bigger} genommen für [lockerer|weiter], [genau so wollte ich es|Tipp].
    `,
  ),
  ...passage(
    'wear',
    'clothes teen',
    `
    [Bin schon zweimal damit hingefallen|Skate fast täglich darin], [kein Loch|nichts zu sehen].
    `,
  ),
]
