import type { BrandCopy } from '../products/copy.ts'

export const colours: BrandCopy['colours'] = [
  ['In {colour}. Verder niks.', 'In {colour}. Sonst nichts.', 'In {colour}. Nothing else.'],
  ['Kleur: {colour}. Print: geen.', 'Farbe: {colour}. Print: keiner.', 'Colour: {colour}. Print: none.'],
  ['Effen {colour}.', 'Uni in {colour}.', 'Solid {colour}.'],
  ['Van kop tot staart {colour}.', 'Von oben bis unten in {colour}.', '{Colour} from top to bottom.'],
  ['Alleen {colour}, dat is genoeg.', 'Nur {colour}, das reicht.', 'Just {colour}, and that’s enough.'],
  ['Nu in {colour}.', 'Jetzt in {colour}.', 'Now in {colour}.'],
  ['{Colour}. Klaar.', '{Colour}. Fertig.', '{Colour}. Done.'],
  ['Gewoon {colour}, zonder bijzaken.', 'Einfach {colour}, ohne Beiwerk.', 'Plain {colour}, no extras.'],
  ['{Colour}, en daar blijft het bij.', '{Colour}, und dabei bleibt es.', '{Colour}, and that’s that.'],
  ['Vandaag {colour}.', 'Heute {colour}.', 'Today: {colour}.'],
  ['Kies {colour} en loop door.', 'Nimm {colour} und geh weiter.', 'Take {colour} and keep walking.'],
  ['{Colour} zonder bijsluiter.', '{Colour} ohne Beipackzettel.', '{Colour}, no fine print.'],
  ['Mat, in {colour}. Geen glitter.', 'Matt, in {colour}. Kein Glitzer.', 'Matt {colour}. No glitter.'],
  [
    'Iemand zei {colour}. Wij zeiden ja.',
    'Jemand sagte {colour}. Wir sagten ja.',
    'Someone said {colour}. We said yes.',
  ],
  ['In {colour}, omdat het kan.', 'In {colour}, weil es geht.', 'In {colour}, because we can.'],
]
