import type { Texts } from './text.ts'

/** Publishing and its checks. */
export const publishTexts = {
  'publish.title': ['Publiceren', 'Veröffentlichen', 'Publish'],
  'publish.checking': ['Het verhaal wordt gecontroleerd …', 'Der Beitrag wird geprüft …', 'Checking the story …'],
  'publish.ready': ['Niets staat in de weg.', 'Nichts steht im Weg.', 'Nothing stands in the way.'],
  'publish.errors': [
    'Dit moet eerst in orde zijn',
    'Das muss zuerst in Ordnung sein',
    'This has to be put right first',
  ],
  'publish.warnings': ['Kijk hier nog even naar', 'Bitte sehen Sie sich das an', 'Please look at this'],
  'publish.also': [
    'Dezelfde wijziging ook publiceren in',
    'Dieselbe Änderung auch veröffentlichen in',
    'Publish the same change in',
  ],
  'publish.now': ['Nu publiceren', 'Jetzt veröffentlichen', 'Publish now'],
  'publish.anyway': ['Toch publiceren', 'Trotzdem veröffentlichen', 'Publish all the same'],
  'publish.at': ['Datum en tijd', 'Datum und Uhrzeit', 'Date and time'],
  'publish.later': ['Op dit tijdstip publiceren', 'Zu dieser Zeit veröffentlichen', 'Publish at this time'],
  'publish.past': [
    'Kies een moment in de toekomst.',
    'Bitte einen Zeitpunkt in der Zukunft wählen.',
    'Please choose a moment in the future.',
  ],
  'publish.show': ['Toon de plek', 'Stelle zeigen', 'Show the place'],
  'finding.link-broken': [
    'Een link leidt naar een verhaal dat niemand kan zien: {detail}',
    'Ein Link führt zu einem Beitrag, den niemand sehen kann: {detail}',
    'A link leads to a story that nobody can see: {detail}',
  ],
  'finding.alt-missing': [
    'Een afbeelding heeft geen beschrijving: {detail}',
    'Ein Bild hat keine Beschreibung: {detail}',
    'A picture has no description: {detail}',
  ],
  'finding.headings-out-of-order': [
    'Een kop slaat een niveau over: {detail}',
    'Eine Überschrift überspringt eine Ebene: {detail}',
    'A heading skips a level: {detail}',
  ],
  'finding.translation-missing': [
    'Dit verhaal bestaat niet in de weergave {detail}',
    'In der Ansicht {detail} gibt es diesen Beitrag nicht',
    'There is no such story in the view {detail}',
  ],
  'finding.contrast-low': [
    'De woorden op een afbeelding zijn slecht leesbaar, het contrast is lager dan 4,5 : 1: {detail}',
    'Die Wörter auf einem Bild sind schlecht zu lesen, der Kontrast liegt unter 4,5 : 1: {detail}',
    'Words on a picture are hard to read, their contrast is below 4.5 : 1: {detail}',
  ],
  'finding.claim-unproven': [
    'Een belofte die bewijs vraagt: “{detail}”',
    'Ein Versprechen, das einen Beleg braucht: „{detail}“',
    'A promise that needs a proof: “{detail}”',
  ],
} as const satisfies Texts
