import { passage, type Voice } from '../voice.ts'

/** What Dutch customers write above a review; titles with a topic stand only above that topic. */
export const titles: Voice['titles'] = {
  glad: [
    ...passage(
      'verdict',
      'all',
      `
    Blij mee
    Helemaal tevreden
    Top
    Aanrader
    Precies wat ik zocht
    Heel fijn
    <Fijne/Fijn/Fijne> {noun}
    <Mooie/Mooi/Mooie> {noun}
    <Leuke/Leuk/Leuke> {noun}
    <Goede/Goed/Goede> {noun}, goede kwaliteit
    <Superleuke/Superleuk/Superleuke> {noun}!
    Goede kwaliteit
    Mooie kwaliteit
    Zou ik zo weer kopen
    Weer raak
    Niets op aan te merken
    Doet wat je ervan hoopt
    Goeie koop
    Waar voor je geld
    Dikke prima
    Mooi gemaakt
    Fijn merk
    Goed gekozen
    Superblij
    `,
    ),
    ...passage(
      'fit',
      'all',
      `
    Past perfect
    Maat klopt
    Zit als gegoten
    Fijne pasvorm
    Goede maat
    `,
    ),
    ...passage(
      'wash',
      'all',
      `
    Blijft mooi in de was
    Wast goed
    Nog steeds als nieuw
    Overleeft de wasmachine
    `,
    ),
    ...passage(
      'colour',
      'all',
      `
    Prachtige kleur
    Mooie kleur
    Kleur is top
    Zoals op de foto
    `,
    ),
    ...passage(
      'feel',
      'all',
      `
    Zo zacht
    Heerlijke stof
    Lekker zacht
    Kriebelt niet
    `,
    ),
    ...passage(
      'wear',
      'all',
      `
    Gaat lang mee
    Onverslijtbaar
    Stevig spul
    Kan tegen een stootje
    `,
    ),
    ...passage(
      'child',
      'all',
      `
    Favoriet in huis
    (clothes) Niet meer uit te krijgen
    Kind blij, ouders blij
    Goedgekeurd door {name}
    De nieuwe lieveling
    `,
    ),
    ...passage(
      'use',
      'all',
      `
    Elke dag aan
    Prima voor school
    Voor elke dag
    Veel gedragen
    `,
    ),
    ...passage(
      'gift',
      'all',
      `
    Leuk cadeau
    Goed gevallen
    Schot in de roos
    Leuk om te geven
    `,
    ),
    ...passage(
      'buy',
      'all',
      `
    Snel geleverd
    Prima service
    Prijs-kwaliteit goed
    Vlot geregeld
    `,
    ),
    ...passage(
      'look',
      'all',
      `
    Nog leuker in het echt
    Mooi model
    Ziet er top uit
    Echt leuk
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    (five) 10/10
    vet
    mooi!!
    lekkere {noun}
    echt goed
    nieuwe fav
    `,
    ),
  ],
  mixed: [
    ...passage(
      'verdict',
      'all',
      `
    Leuk, maar
    Best goed
    Goed met een kanttekening
    Op één ding na goed
    Redelijk
    Prima, niet perfect
    Had beter gekund
    Mooi, maar niet alles klopt
    Aardig
    Net geen vijf sterren
    Wel leuk
    Valt een beetje tegen
    Twijfelgeval
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    gaat wel
    kan beter
    op zich leuk
    `,
    ),
  ],
  cross: [
    ...passage(
      'verdict',
      'all',
      `
    Jammer
    Helaas
    Teleurstellend
    Viel tegen
    Teruggestuurd
    Niet blij
    Zonde van het geld
    Niet voor herhaling vatbaar
    Dit kan beter
    Miskoop
    `,
    ),
    ...passage(
      'verdict',
      'teen',
      `
    nee
    niet kopen
    jammer dit
    `,
    ),
  ],
}
