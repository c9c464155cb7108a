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
    key: 'among-new',
    shops: ['razz'],
    title: text('Nieuw', 'Neu', 'New'),
    description: text('Bij alles wat nieuw is.', 'Bei allem, was neu ist.', 'Among everything new.'),
    isHidden: true,
    body: [
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
