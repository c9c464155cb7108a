import type { Texts } from './text.ts'

/** Logging in and out, and who may do what. */
export const sessionTexts = {
  'session.title': ['Inloggen', 'Anmelden', 'Log in'],
  'session.email': ['E-mailadres', 'E-Mail-Adresse', 'E-mail address'],
  'session.password': ['Wachtwoord', 'Passwort', 'Password'],
  'session.code': [
    'Zes cijfers uit je authenticator',
    'Sechs Ziffern aus dem Authenticator',
    'Six digits of your authenticator',
  ],
  'session.submit': ['Inloggen', 'Anmelden', 'Log in'],
  'session.again': ['Log opnieuw in', 'Bitte erneut anmelden', 'Please log in again'],
  'session.kept': [
    'Je sessie is verlopen. Alles wat je hebt getypt, staat er nog.',
    'Ihre Sitzung ist abgelaufen. Alles, was Sie geschrieben haben, ist noch da.',
    'Your session has ended. Everything you typed is still here.',
  ],
  'session.ended': ['Je bent uitgelogd.', 'Sie sind abgemeldet.', 'You are logged out.'],
  'session.out': ['Uitloggen', 'Abmelden', 'Log out'],
  'session.read-only': [
    'Je kunt alles bekijken en niets wijzigen.',
    'Sie können alles ansehen und nichts ändern.',
    'You can look at everything and change nothing.',
  ],
  'role.viewer': ['kijker', 'Leserecht', 'viewer'],
  'role.service': ['klantenservice', 'Kundendienst', 'customer service'],
  'role.editor': ['redacteur', 'Redaktion', 'editor'],
  'role.administrator': ['beheerder', 'Verwaltung', 'administrator'],
} as const satisfies Texts
