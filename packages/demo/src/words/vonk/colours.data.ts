import type { BrandCopy } from '../products/copy.ts'

export const colours: BrandCopy['colours'] = [
  [
    'In {colour}, zodat de rest van de kast mee kan doen.',
    'In {colour}, damit der Rest vom Schrank mitmachen kann.',
    'In {colour}, so the rest of the wardrobe can join in.',
  ],
  [
    'De kleur is {colour}: makkelijk te combineren, ook op maandag.',
    'Die Farbe heißt {colour}: leicht zu kombinieren, auch am Montagmorgen.',
    'The colour is {colour}: easy to match, even on a Monday.',
  ],
  [
    'De stof is geverfd in {colour}, een tint die goed oud wordt.',
    'Gefärbt in {colour}, einem Ton, der schön altert.',
    'We dyed it {colour}, a shade that ages well.',
  ],
  [
    'Dit keer in {colour}, omdat het mooi staat bij modder en bij feest.',
    'Diesmal in {colour}, weil es zu Matsch und zu Festen passt.',
    'This time in {colour}, because it looks good with mud and with parties.',
  ],
  [
    'Helemaal {colour}, en verder laten we het aan je kind.',
    'Ganz in {colour}, alles Weitere überlassen wir deinem Kind.',
    '{Colour} all over; the rest is up to your child.',
  ],
  [
    'Zonder print, gewoon rustig in {colour}.',
    'Ohne Aufdruck, einfach ruhig in {colour}.',
    'No print, just a calm {colour}.',
    '!bright',
  ],
  [
    'In {colour} past het bij bijna alles wat al in de la ligt.',
    'In {colour} passt es zu fast allem, was schon in der Schublade liegt.',
    'In {colour}, and with nearly everything already in the drawer.',
  ],
  [
    'Effen {colour}, zodat de dag zelf voor het patroon mag zorgen.',
    'Einfarbig in {colour}, für das Muster sorgt der Tag.',
    'Plain {colour}, so the day can add its own pattern.',
  ],
  [
    '{Colour} van top tot teen kan ook, maar hoeft niet.',
    'Von Kopf bis Fuß in {colour} geht auch, muss aber nicht.',
    'You could do {colour} from head to toe, but you do not have to.',
  ],
  [
    'Op de stapel lievelingskleren past altijd nog iets in {colour}.',
    'Auf dem Stapel der Lieblingssachen ist immer Platz für etwas in {colour}.',
    'There is always room on the favourites pile for something in {colour}.',
  ],
  [
    'Wie {colour} kiest, hoeft aan de rest niet meer te denken.',
    'Wer {colour} wählt, muss an den Rest nicht mehr denken.',
    'Choose {colour} and you can stop thinking about the rest.',
  ],
  [
    'De kleur heet {colour}, maar je kind verzint vast iets beters.',
    'Der Ton heißt {colour}, dein Kind erfindet bestimmt etwas Besseres.',
    'We call it {colour}; your child will come up with something better.',
  ],
  [
    'In {colour}, als een potlood dat altijd het eerst op is.',
    'In {colour}, wie der Stift, der immer zuerst leer ist.',
    'In {colour}, like the crayon that always runs out first.',
  ],
  [
    'Rustig in {colour}, zodat het kind mag opvallen.',
    'Ganz ruhig in {colour}, damit das Kind auffallen darf.',
    'A quiet {colour}, so the child can be the loud one.',
    '!bright',
  ],
  [
    'We kozen {colour}, en daar zijn we nog steeds blij mee.',
    'Wir haben {colour} gewählt und freuen uns immer noch darüber.',
    'We went with {colour} and are still happy about it.',
  ],
  [
    'Eén kleur, {colour}, en verder niets wat afleidt.',
    'Eine Farbe, {colour}, und sonst nichts, was ablenkt.',
    'One colour, {colour}, and nothing to distract.',
  ],
  [
    'Bij {colour} past alles wat al in de wasmand ligt.',
    'Zu {colour} passt alles, was schon im Wäschekorb liegt.',
    '{Colour} goes with everything already in the wash.',
  ],
  [
    '{Colour} is een kleur die je nog weet als je de maat vergeten bent.',
    '{Colour} ist eine Farbe, an die man sich erinnert, wenn die Größe längst vergessen ist.',
    '{Colour} is the kind of colour you remember long after the size.',
  ],
]
