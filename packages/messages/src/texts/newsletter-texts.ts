import type { Language } from '@vonk/domain/stores'
import type { NewsletterMessage } from '../mails/mail-facts.ts'
import type { KindTexts } from './mail-texts.ts'

type NewsletterTexts = { readonly [Kind in NewsletterMessage['kind']]: KindTexts & { readonly why: string } }

/** A question whether an address is the reader's own says nothing of goods or prices: nobody has agreed to that yet. */
export const newsletterKinds = {
  nl: {
    'newsletter-confirmation': {
      subject: 'Bevestig je aanmelding voor de nieuwsbrief van {shop}',
      preview: 'Nog één klik, dan ben je aangemeld.',
      title: 'Klopt dit adres?',
      body: [
        'Op {moment} is dit e-mailadres ingevuld voor de nieuwsbrief van {shop}. Was jij dat? Bevestig het dan met de knop. De link werkt één keer en is {days} dagen geldig.',
      ],
      why: 'Je krijgt deze mail omdat dit adres bij {shop} is ingevuld voor de nieuwsbrief.',
    },
    'newsletter-leave': {
      subject: 'Wil je de nieuwsbrief van {shop} niet meer?',
      preview: 'Eén klik, en je bent afgemeld.',
      title: 'Afmelden?',
      body: [
        'Op {moment} is gevraagd om dit e-mailadres af te melden voor de nieuwsbrief van {shop}. Was jij dat? Bevestig het dan met de knop.',
      ],
      why: 'Je krijgt deze mail omdat iemand dit adres wil afmelden voor de nieuwsbrief van {shop}.',
    },
    'newsletter-again': {
      subject: 'Je ontvangt de nieuwsbrief van {shop} al',
      preview: 'Je hoeft niets te doen.',
      title: 'Je bent al aangemeld',
      body: [
        'Op {moment} is dit e-mailadres nog eens ingevuld voor de nieuwsbrief van {shop}. Je bent al aangemeld; je hoeft niets te doen.',
      ],
      why: 'Je krijgt deze mail omdat dit adres bij {shop} is ingevuld voor de nieuwsbrief. Afmelden kan altijd, met één klik.',
    },
    'newsletter-coupon': {
      subject: 'Welkom! Hier is je {percent} korting bij {shop}',
      preview: 'Je kortingscode voor je eerste bestelling.',
      title: 'Fijn dat je er bent!',
      body: [
        'Je bent aangemeld voor de nieuwsbrief van {shop}. Daar hoort een cadeautje bij: {percent} korting op je eerste bestelling. Vul de code in je winkelmand in; hij werkt één keer.',
      ],
      why: 'Je krijgt deze mail omdat je bent aangemeld voor de nieuwsbrief van {shop}. Afmelden kan altijd, met één klik.',
    },
  },
  de: {
    'newsletter-confirmation': {
      subject: 'Bitte bestätige deine Anmeldung zum Newsletter von {shop}',
      preview: 'Noch ein Klick, dann bist du angemeldet.',
      title: 'Ist das deine Adresse?',
      body: [
        'Am {moment} wurde diese E-Mail-Adresse für den Newsletter von {shop} eingetragen. Warst du das? Dann bestätige es über den Button. Der Link funktioniert einmal und ist {days} Tage gültig.',
      ],
      why: 'Du bekommst diese E-Mail, weil diese Adresse bei {shop} für den Newsletter eingetragen wurde.',
    },
    'newsletter-leave': {
      subject: 'Möchtest du den Newsletter von {shop} nicht mehr?',
      preview: 'Ein Klick, und du bist abgemeldet.',
      title: 'Abmelden?',
      body: [
        'Am {moment} wurde gebeten, diese E-Mail-Adresse vom Newsletter von {shop} abzumelden. Warst du das? Dann bestätige es über den Button.',
      ],
      why: 'Du bekommst diese E-Mail, weil jemand diese Adresse vom Newsletter von {shop} abmelden möchte.',
    },
    'newsletter-again': {
      subject: 'Du bekommst den Newsletter von {shop} schon',
      preview: 'Du musst nichts tun.',
      title: 'Du bist schon angemeldet',
      body: [
        'Am {moment} wurde diese E-Mail-Adresse noch einmal für den Newsletter von {shop} eingetragen. Du bist schon angemeldet und musst nichts tun.',
      ],
      why: 'Du bekommst diese E-Mail, weil diese Adresse bei {shop} für den Newsletter eingetragen wurde. Abmelden geht jederzeit mit einem Klick.',
    },
    'newsletter-coupon': {
      subject: 'Willkommen! Hier sind deine {percent} Rabatt bei {shop}',
      preview: 'Dein Rabattcode für deine erste Bestellung.',
      title: 'Schön, dass du da bist!',
      body: [
        'Du bist für den Newsletter von {shop} angemeldet. Dazu gehört ein Geschenk: {percent} Rabatt auf deine erste Bestellung. Gib den Code in deinem Warenkorb ein; er gilt einmal.',
      ],
      why: 'Du bekommst diese E-Mail, weil du für den Newsletter von {shop} angemeldet bist. Abmelden geht jederzeit mit einem Klick.',
    },
  },
  en: {
    'newsletter-confirmation': {
      subject: 'Please confirm that you want the {shop} newsletter',
      preview: 'One more click and you are signed up.',
      title: 'Is this your address?',
      body: [
        'On {moment} this email address was entered for the {shop} newsletter. Was that you? Then confirm it with the button. The link works once and is good for {days} days.',
      ],
      why: 'You are receiving this email because this address was entered for the newsletter at {shop}.',
    },
    'newsletter-leave': {
      subject: 'Do you want to leave the {shop} newsletter?',
      preview: 'One click and you have left.',
      title: 'Leave the newsletter?',
      body: [
        'On {moment} somebody asked to take this email address off the {shop} newsletter. Was that you? Then confirm it with the button.',
      ],
      why: 'You are receiving this email because somebody wants to take this address off the newsletter of {shop}.',
    },
    'newsletter-again': {
      subject: 'You get the {shop} newsletter already',
      preview: 'There is nothing to do.',
      title: 'You are signed up already',
      body: [
        'On {moment} this email address was entered for the {shop} newsletter once more. You are signed up already; there is nothing to do.',
      ],
      why: 'You are receiving this email because this address was entered for the newsletter at {shop}. You can unsubscribe at any time with one click.',
    },
    'newsletter-coupon': {
      subject: 'Welcome! Here is your {percent} off at {shop}',
      preview: 'Your discount code for your first order.',
      title: 'Good to have you here!',
      body: [
        'You are signed up for the {shop} newsletter, and that comes with a present: {percent} off your first order. Enter the code in your cart; it works once.',
      ],
      why: 'You are receiving this email because you are signed up for the {shop} newsletter. You can unsubscribe at any time with one click.',
    },
  },
} satisfies Readonly<Record<Language, NewsletterTexts>>
