import type { Texts } from './text.ts'

/** Why a call was refused. */
export const refusalsTexts = {
  'refusal.log-in-refused': [
    'Adres, wachtwoord, code of passkey klopt niet.',
    'Adresse, Passwort, Code oder Passkey stimmt nicht.',
    'Address, password, code or passkey is not right.',
  ],
  'refusal.too-many-attempts': [
    'Te veel pogingen. Wacht een paar minuten.',
    'Zu viele Versuche. Bitte einige Minuten warten.',
    'Too many attempts. Please wait a few minutes.',
  ],
  'refusal.role-refused': [
    'Dat mag niet met jouw rol.',
    'Das ist mit Ihrer Rolle nicht erlaubt.',
    'Your role does not allow this.',
  ],
  'refusal.story-not-found': [
    'Dit verhaal bestaat niet meer.',
    'Diesen Beitrag gibt es nicht mehr.',
    'This story does not exist any more.',
  ],
  'refusal.story-changed': [
    'Iemand anders heeft dit verhaal intussen gewijzigd. Bekijk het opnieuw.',
    'Jemand anderes hat diesen Beitrag inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
    'Somebody else has changed this story in the meantime. Please look at it again.',
  ],
  'refusal.story-invalid': ['Er klopt nog iets niet.', 'Etwas stimmt noch nicht.', 'Something in it is not right yet.'],
  'refusal.view-unknown': [
    'Deze winkelweergave bestaat niet.',
    'Diese Shop-Ansicht gibt es nicht.',
    'This store view does not exist.',
  ],
  'refusal.slug-taken': [
    'Een ander verhaal heeft dit adres al.',
    'Ein anderer Beitrag hat diese Adresse schon.',
    'Another story has this address already.',
  ],
  'refusal.translation-taken': [
    'Die weergave heeft al een versie van dit verhaal.',
    'Diese Ansicht hat schon eine Fassung dieses Beitrags.',
    'That view has a version of this story already.',
  ],
  'refusal.story-not-ready': [
    'De controle heeft iets gevonden.',
    'Die Prüfung hat etwas gefunden.',
    'The checks have found something.',
  ],
  'refusal.version-not-found': [
    'Deze versie wordt niet meer bewaard.',
    'Diese Fassung ist nicht mehr vorhanden.',
    'This version is not kept any more.',
  ],
  'refusal.picture-unreadable': [
    'Dit is geen afbeelding die de winkel kan tonen.',
    'Das ist kein Bild, das der Shop zeigen kann.',
    'This is no picture of a kind the shop shows.',
  ],
  'refusal.picture-too-large': [
    'Een afbeelding heeft hoogstens 10 MB en 50 miljoen punten.',
    'Ein Bild hat höchstens 10 MB und 50 Millionen Punkte.',
    'A picture has at most 10 MB and 50 million points.',
  ],
  'refusal.picture-unsafe': [
    'Een tekening mag geen scripts bevatten en niets van elders.',
    'Eine Zeichnung darf keine Skripte enthalten und nichts von anderswo.',
    'A drawing may hold no scripts and nothing from elsewhere.',
  ],
  'refusal.release-not-found': [
    'Deze release bestaat niet meer.',
    'Dieses Release gibt es nicht mehr.',
    'This release does not exist any more.',
  ],
  'refusal.release-published': [
    'Deze release is al gepubliceerd.',
    'Dieses Release ist bereits veröffentlicht.',
    'This release has been published already.',
  ],
  'refusal.release-changed': [
    'Iemand anders heeft deze release intussen gewijzigd. Bekijk hem opnieuw.',
    'Jemand anderes hat dieses Release inzwischen geändert. Bitte sehen Sie es noch einmal an.',
    'Somebody else has changed this release in the meantime. Please look at it again.',
  ],
  'refusal.release-name-taken': [
    'Een andere release in voorbereiding heet al zo.',
    'Ein anderes Release in Vorbereitung heißt schon so.',
    'Another release in preparation has this name already.',
  ],
  'refusal.release-empty': [
    'Er staan nog geen verhalen in deze release.',
    'In diesem Release sind noch keine Beiträge.',
    'There are no stories in this release yet.',
  ],
  'refusal.release-not-ready': [
    'Niets is gepubliceerd: nog niet alle verhalen zijn klaar.',
    'Nichts wurde veröffentlicht: Noch sind nicht alle Beiträge bereit.',
    'Nothing was published: not every story is ready yet.',
  ],
  'refusal.offline': [
    'De winkel antwoordt niet. Probeer het opnieuw.',
    'Der Shop antwortet nicht. Bitte erneut versuchen.',
    'The shop does not answer. Please try again.',
  ],
  'refusal.failed': [
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Das hat nicht geklappt. Bitte erneut versuchen.',
    'That did not work. Please try again.',
  ],
} as const satisfies Texts
