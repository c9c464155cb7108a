import type { Texts } from './text.ts'

/** Earlier versions and what differs. */
export const historyTexts = {
  'history.title': ['Geschiedenis', 'Verlauf', 'History'],
  'history.saved': ['Opgeslagen', 'Gespeichert', 'Saved'],
  'history.published': ['Gepubliceerd', 'Veröffentlicht', 'Published'],
  'history.unpublished': ['Offline gehaald', 'Offline genommen', 'Taken offline'],
  'history.removed': ['Verwijderd', 'Gelöscht', 'Deleted'],
  'history.entry': [
    'Versie {version}: {action}, {at}, {who}',
    'Fassung {version}: {action}, {at}, {who}',
    'Version {version}: {action}, {at}, {who}',
  ],
  'history.somebody': ['door het systeem', 'vom System', 'by the system'],
  'history.changes': ['Wat deze wijziging deed', 'Was diese Änderung bewirkt hat', 'What this change did'],
  'history.first': [
    'Dit is de oudste versie die is bewaard.',
    'Das ist die älteste erhaltene Fassung.',
    'This is the oldest version that is kept.',
  ],
  'history.same': ['De inhoud bleef gelijk.', 'Der Inhalt blieb gleich.', 'The content stayed the same.'],
  'history.revert': ['Maak dit weer het concept', 'Wieder zum Entwurf machen', 'Make this the draft again'],
  'diff.added': ['Toegevoegd', 'Hinzugefügt', 'Added'],
  'diff.removed': ['Weggehaald', 'Entfernt', 'Removed'],
  'diff.moved': ['Verplaatst', 'Verschoben', 'Moved'],
  'diff.changed': ['Gewijzigd', 'Geändert', 'Changed'],
  'diff.before': ['Voor', 'Vorher', 'Before'],
  'diff.after': ['Na', 'Nachher', 'After'],
  'diff.empty': ['(leeg)', '(leer)', '(empty)'],
} as const satisfies Texts
