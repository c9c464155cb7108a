import { passage, type Voice } from '../voice.ts'

/** What German customers write above a review; titles with a topic stand only above that topic. */
export const titles: Voice['titles'] = {
  glad: [
    ...passage(
      'verdict',
      'all',
      `
    Sehr zufrieden
    Top
    Gerne wieder
    Empfehlenswert
    Genau das Richtige
    <Toller/Tolle/Tolles/Tolle> {noun}
    <Schöner/Schöne/Schönes/Schöne> {noun}
    <Super schöner/Super schöne/Super schönes/Super schöne> {noun}
    <Guter/Gute/Gutes/Gute> {noun}, gute Qualität
    Gute Qualität
    Tolle Qualität
    Rundum gelungen
    Alles prima
    Sein Geld wert
    Volltreffer
    Würde ich wieder kaufen
    Schön gemacht
    Daumen hoch
    Wie erhofft
    Begeistert
    `,
    ),
    ...passage(
      'fit',
      'all',
      `
    Passt perfekt
    Größe stimmt
    Sitzt
    Super Passform
    Passt genau
    `,
    ),
    ...passage(
      'wash',
      'all',
      `
    Wäscht sich gut
    Wie neu nach der Wäsche
    Formstabil
    Pflegeleicht
    `,
    ),
    ...passage(
      'colour',
      'all',
      `
    Tolle Farbe
    Schöne Farbe
    Wie auf dem Bild
    Farbe super
    `,
    ),
    ...passage(
      'feel',
      'all',
      `
    So weich
    Kuschelig
    Kratzt nicht
    Toller Stoff
    `,
    ),
    ...passage(
      'wear',
      'all',
      `
    Hält und hält
    Robust
    Unverwüstlich
    Gut verarbeitet
    `,
    ),
    ...passage(
      'child',
      'all',
      `
    Lieblingsteil
    Kind glücklich
    Von {name} genehmigt
    (clothes) Will nichts anderes mehr
    Heiß geliebt
    `,
    ),
    ...passage(
      'use',
      'all',
      `
    Täglich im Einsatz
    Gut für die Schule
    Alltagstauglich
    Viel getragen
    `,
    ),
    ...passage(
      'gift',
      'all',
      `
    Schönes Geschenk
    Kam gut an
    Gern verschenkt
    `,
    ),
    ...passage(
      'buy',
      'all',
      `
    Schnelle Lieferung
    Preis-Leistung stimmt
    Alles reibungslos
    `,
    ),
    ...passage(
      'look',
      'all',
      `
    In echt noch schöner
    Schöner Schnitt
    Sieht toll aus
    Hübsch
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    (five) 10/10
    mega
    liebs
    einfach gut
    neues Lieblingsteil
    stark
    `,
    ),
  ],
  mixed: [
    ...passage(
      'verdict',
      'all',
      `
    Schön, aber
    Ganz okay
    Gut mit kleinen Abstrichen
    Fast perfekt
    Solide
    Bis auf eins gut
    Nicht ganz überzeugt
    Geht so
    Ein Stern Abzug
    Im Großen und Ganzen gut
    Durchwachsen
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    geht klar
    naja
    ganz ok
    `,
    ),
  ],
  cross: [
    ...passage(
      'verdict',
      'all',
      `
    Schade
    Leider nein
    Enttäuscht
    Zurückgeschickt
    Nicht zufrieden
    Schade ums Geld
    Nicht noch einmal
    Das geht besser
    Fehlkauf
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    nee
    nicht kaufen
    leider nix
    `,
    ),
  ],
}
