import { text } from '../../words/text.ts'
import type { PagePlan } from '../block-plan.ts'

/** What stands with the products of a category: banners among them, everything else above. */
export const categoryWords: readonly PagePlan[] = [
  {
    key: 'among-girls',
    shops: ['vonk'],
    title: text('Meisjes', 'Mädchen', 'Girls'),
    description: text('Bij de meisjeskleding.', 'Bei der Mädchenmode.', 'Among the girls’ clothes.'),
    isHidden: true,
    body: [
      {
        kind: 'banner',
        eyebrow: text('Tegen de kou', 'Gegen die Kälte', 'Against the cold'),
        title: text('Warm tot de laatste sneeuwbal', 'Warm bis zum letzten Schneeball', 'Warm until the last snowball'),
        button: {
          label: text('Naar de winterjassen', 'Zu den Winterjacken', 'To the winter coats'),
          to: 'story:winter-coats',
        },
        shows: 'vonk-winter-coats',
        ground: 'secondary',
      },
      {
        kind: 'banner',
        title: text('Weer een maat gegroeid?', 'Wieder eine Größe gewachsen?', 'Grown another size?'),
        text: text(
          'Meet één keer, koop meteen goed. Met een meetlint en twee minuten geduld.',
          'Einmal messen, gleich richtig kaufen. Mit Maßband und zwei Minuten Geduld.',
          'Measure once, buy right first time. With a tape measure and two minutes of patience.',
        ),
        button: { label: text('Zo meet je', 'So misst du', 'How to measure'), to: 'story:size-guide' },
        ground: 'paper',
        layout: 'plain',
      },
    ],
  },
  {
    key: 'among-baby',
    shops: ['vonk'],
    title: text('Baby', 'Baby', 'Baby'),
    description: text('Bij de babykleding.', 'Bei der Babymode.', 'Among the baby clothes.'),
    isHidden: true,
    body: [
      {
        kind: 'usps',
        usps: [
          {
            label: text('Zacht vanaf de eerste keer', 'Weich vom ersten Mal an', 'Soft from the first time'),
            text: text(
              'Gewassen biologisch katoen, naden aan de buitenkant.',
              'Vorgewaschene Bio-Baumwolle, Nähte nach außen.',
              'Washed organic cotton, with the seams on the outside.',
            ),
            icon: 'heart',
          },
          {
            label: text('Groeit twee maten mee', 'Wächst zwei Größen mit', 'Grows with them for two sizes'),
            text: text(
              'Boorden die je omslaat, drukkers op twee standen.',
              'Bündchen zum Umschlagen, Druckknöpfe in zwei Stufen.',
              'Cuffs to turn back, poppers in two positions.',
            ),
            icon: 'size',
            to: 'story:size-guide',
          },
          {
            label: text('Toch een maat ernaast?', 'Doch die falsche Größe?', 'Wrong size after all?'),
            text: text(
              'Stuur gratis terug, of ruil meteen in de winkel.',
              'Schick kostenlos zurück oder tausch gleich im Laden um.',
              'Return it for free, or exchange it in store on the spot.',
            ),
            icon: 'return',
            to: 'story:returns',
          },
        ],
      },
    ],
  },
  {
    key: 'among-new',
    shops: ['razz'],
    title: text('Nieuw', 'Neu', 'New'),
    description: text('Bij alles wat nieuw is.', 'Bei allem, was neu ist.', 'Among everything new.'),
    isHidden: true,
    body: [
      {
        kind: 'text',
        text: text(
          '**Elke vrijdag, 16.00 uur.** Wat op is, is op: een drop komt niet terug.',
          '**Jeden Freitag, 16 Uhr.** Was weg ist, ist weg: Ein Drop kommt nicht wieder.',
          '**Every Friday, 4 pm.** Gone is gone: a drop never comes back.',
        ),
      },
      {
        kind: 'banner',
        title: text('Denim, maar dan wijder', 'Denim, nur weiter', 'Denim, only wider'),
        button: { label: text('Bekijk denim', 'Denim ansehen', 'See denim'), to: 'story:denim' },
        shows: 'razz-denim',
        ground: 'night',
      },
      {
        kind: 'banner',
        title: text('Gemaakt om te vallen', 'Gemacht zum Fallen', 'Made to fall'),
        button: { label: text('Naar skate', 'Zu Skate', 'To skate'), to: 'story:skate' },
        shows: 'razz-street',
        ground: 'accent',
      },
    ],
  },
]
