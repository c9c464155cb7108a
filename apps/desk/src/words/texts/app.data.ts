import type { Texts } from './text.ts'

/** What every screen says. */
export const appTexts = {
  'app.title': ['Vonk-desk', 'Vonk-Desk', 'Vonk desk'],
  'app.language': ['Taal', 'Sprache', 'Language'],
  'app.menu': ['Schermen', 'Bereiche', 'Screens'],
  'app.close': ['Sluiten', 'Schließen', 'Close'],
  'app.cancel': ['Annuleren', 'Abbrechen', 'Cancel'],
  'app.loading': ['Laden …', 'Wird geladen …', 'Loading …'],
  'app.retry': ['Opnieuw proberen', 'Erneut versuchen', 'Try again'],
  'app.no-screen': ['Dit scherm bestaat niet.', 'Diesen Bereich gibt es nicht.', 'There is no such screen.'],
} as const satisfies Texts
