import type { Texts } from './text.ts'

/** Keys in the place of the digits of an authenticator. */
export const passkeysTexts = {
  'passkeys.title': ['Mijn passkeys', 'Meine Passkeys', 'My passkeys'],
  'passkeys.instead': [
    'Inloggen met een passkey in plaats van cijfers',
    'Mit Passkey statt Ziffern anmelden',
    'Log in with a passkey instead of digits',
  ],
  'passkeys.what': [
    'Een passkey op je telefoon, computer of beveiligingssleutel vervangt de zes cijfers van je authenticator. Je wachtwoord blijft nodig. Een passkey werkt alleen op het adres waar je die maakt.',
    'Ein Passkey auf Smartphone, Computer oder Sicherheitsschlüssel ersetzt die sechs Ziffern des Authenticators. Das Passwort bleibt nötig. Ein Passkey gilt nur an der Adresse, an der Sie ihn anlegen.',
    'A passkey on your phone, computer or security key stands for the six digits of your authenticator. You still need your password. A passkey works only at the address where you make it.',
  ],
  'passkeys.none': ['Je hebt nog geen passkey.', 'Sie haben noch keinen Passkey.', 'You have no passkey yet.'],
  'passkeys.about': ['Voor {host}, gemaakt {at}', 'Für {host}, angelegt {at}', 'For {host}, made {at}'],
  'passkeys.used': ['Laatst gebruikt {at}', 'Zuletzt benutzt {at}', 'Last used {at}'],
  'passkeys.unused': ['Nog niet gebruikt', 'Noch nicht benutzt', 'Not used yet'],
  'passkeys.name': ['Naam van de nieuwe passkey', 'Name des neuen Passkeys', 'Name of the new passkey'],
  'passkeys.name-help': [
    'Zodat je die later herkent, bijvoorbeeld “Telefoon”.',
    'Damit Sie ihn später erkennen, zum Beispiel „Smartphone“.',
    'So that you know it later, such as “Phone”.',
  ],
  'passkeys.add': ['Passkey toevoegen', 'Passkey hinzufügen', 'Add a passkey'],
  'passkeys.remove': ['Verwijderen', 'Entfernen', 'Remove'],
  'passkeys.remove-one': ['Passkey {name} verwijderen', 'Passkey {name} entfernen', 'Remove passkey {name}'],
  'passkeys.added': [
    'De passkey is toegevoegd. Je kunt er de volgende keer mee inloggen.',
    'Der Passkey ist hinzugefügt. Beim nächsten Mal können Sie sich damit anmelden.',
    'The passkey is added. You can log in with it next time.',
  ],
  'passkeys.removed': ['De passkey is verwijderd.', 'Der Passkey ist entfernt.', 'The passkey is removed.'],
  'passkeys.unable': [
    'Deze browser kan geen passkeys maken.',
    'Dieser Browser kann keine Passkeys anlegen.',
    'This browser cannot make passkeys.',
  ],
  'refusal.device-declined': [
    'Het apparaat heeft geen passkey gegeven: afgebroken, of het duurde te lang.',
    'Das Gerät hat keinen Passkey gegeben: abgebrochen, oder es hat zu lange gedauert.',
    'The device gave no passkey: cancelled, or it took too long.',
  ],
  'refusal.device-has-key': [
    'Dit apparaat heeft al een passkey van je.',
    'Auf diesem Gerät gibt es schon einen Passkey von Ihnen.',
    'This device has a passkey of yours already.',
  ],
  'refusal.device-failed': [
    'De passkey werkte niet. Gebruik de zes cijfers.',
    'Der Passkey hat nicht funktioniert. Bitte die sechs Ziffern benutzen.',
    'The passkey did not work. Please use the six digits.',
  ],
  'refusal.host-unknown': [
    'Passkeys werken alleen op een adres van de winkel.',
    'Passkeys gelten nur an einer Adresse des Shops.',
    'Passkeys are used at an address of the shop.',
  ],
  'refusal.passkey-challenge-invalid': [
    'Dat duurde te lang. Probeer het opnieuw.',
    'Das hat zu lange gedauert. Bitte erneut versuchen.',
    'That took too long. Please try again.',
  ],
  'refusal.passkey-invalid': [
    'Deze passkey kan niet worden gebruikt.',
    'Dieser Passkey kann nicht benutzt werden.',
    'This passkey cannot be taken.',
  ],
  'refusal.passkeys-full': [
    'Er is geen plaats voor meer passkeys. Verwijder er eerst een.',
    'Mehr Passkeys haben keinen Platz. Bitte zuerst einen entfernen.',
    'There is no room for more passkeys. Please remove one first.',
  ],
  'refusal.passkey-not-found': [
    'Deze passkey bestaat niet meer.',
    'Diesen Passkey gibt es nicht mehr.',
    'This passkey does not exist any more.',
  ],
} as const satisfies Texts
