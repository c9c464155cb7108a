import { text } from '../../words/text.ts'
import { type PagePlan, razzShops, vonkShops } from '../block-plan.ts'

/** Pages that stand in for others: the waiting room, what is shown when a search finds nothing, and the blog's front. */
export const helpingPages: readonly PagePlan[] = [
  {
    key: 'waiting-room',
    shops: vonkShops,
    title: text('Even wachten', 'Einen Moment', 'One moment'),
    description: text(
      'Het is druk bij Vonk. Je bent zo aan de beurt.',
      'Bei Vonk ist viel los. Du bist gleich dran.',
      'It is busy at Vonk. It will be your turn soon.',
    ),
    isHidden: true,
    body: [
      {
        kind: 'hero',
        title: text(
          'Wat een drukte! Je bent zo aan de beurt.',
          'Was für ein Andrang! Du bist gleich dran.',
          'What a crowd! Your turn is coming.',
        ),
        text: text(
          'We laten iedereen op volgorde binnen. Laat deze pagina open, hij ververst vanzelf en je winkelmand blijft bewaard.',
          'Wir lassen alle der Reihe nach ein. Lass diese Seite offen, sie lädt sich selbst neu und dein Warenkorb bleibt erhalten.',
          'We let everyone in, in order. Keep this page open: it refreshes by itself and your cart is kept.',
        ),
        shows: 'vonk-spring',
        height: 'full',
      },
      {
        kind: 'text',
        align: 'center',
        text: text(
          'Intussen: hoeveel woorden maak je van *winterjas*? Wij kwamen tot drieëntwintig.',
          'Inzwischen: Wie viele Wörter stecken in *Winterjacke*? Wir kamen auf dreiundzwanzig.',
          'Meanwhile: how many words can you make of *winter coat*? We got to twenty-three.',
        ),
      },
    ],
  },
  {
    key: 'waiting-room',
    shops: razzShops,
    title: text('Wacht', 'Warte', 'Wait'),
    description: text('Druk bij Razz. Blijf hangen.', 'Voll bei Razz. Bleib dran.', 'Packed at Razz. Hang on.'),
    isHidden: true,
    body: [
      {
        kind: 'hero',
        title: text('Vol. Blijf hangen.', 'Voll. Bleib dran.', 'Full. Hang on.'),
        text: text(
          'Je staat in de rij. Pagina open laten, de rest gaat vanzelf.',
          'Du stehst in der Schlange. Seite offen lassen, der Rest geht von allein.',
          'You are in the queue. Keep the page open, the rest is automatic.',
        ),
        shows: 'razz-street',
        ink: 'light',
        height: 'full',
      },
    ],
  },
  {
    key: 'no-result',
    title: text('Niets gevonden', 'Nichts gefunden', 'Nothing found'),
    description: text(
      'Tips als een zoekopdracht niets oplevert.',
      'Tipps, wenn eine Suche nichts ergibt.',
      'Tips for when a search finds nothing.',
    ),
    isHidden: true,
    body: [
      {
        kind: 'text',
        text: text(
          `## Probeer het zo
- Kijk of er een tikfout in zit.
- Gebruik één woord: *jas* in plaats van *warme blauwe jas*.
- Zoek op soort, kleur of print: [hoodie](search:hoodie), [rood](search:rood), [dino](search:dino).`,
          `## Versuch es so
- Schau nach, ob ein Tippfehler drin ist.
- Nimm ein Wort: *Jacke* statt *warme blaue Jacke*.
- Such nach Art, Farbe oder Print: [Hoodie](search:Hoodie), [rot](search:rot), [Dino](search:Dino).`,
          `## Try it like this
- Check for a typing mistake.
- Use one word: *coat* rather than *warm blue coat*.
- Search by kind, colour or print: [hoodie](search:hoodie), [red](search:red), [dino](search:dino).`,
        ),
      },
      {
        kind: 'tiles',
        title: text('Of kijk hier', 'Oder schau hier', 'Or look here'),
        codes: ['girls', 'boys', 'baby', 'all', 'new', 'sale'],
      },
      {
        kind: 'favourites',
        title: text('Misschien iets voor jou', 'Vielleicht etwas für dich', 'Perhaps something for you'),
      },
    ],
  },
  {
    key: 'blog',
    shops: ['vonk'],
    title: text('Het dagboek van Vonk', 'Das Tagebuch von Vonk', 'The Vonk diary'),
    description: text(
      'Verhalen en tips over wassen, maten, naaien en buiten spelen.',
      'Geschichten und Tipps übers Waschen, über Größen, Nähen und Spielen im Freien.',
      'Stories and tips on washing, sizes, sewing and playing outside.',
    ),
    body: [
      {
        kind: 'text',
        text: text(
          '## Wat we onderweg leerden\nVan ouders, kleermakers en kinderen die niet stil kunnen zitten.',
          '## Was wir unterwegs gelernt haben\nVon Eltern, Schneiderinnen und Kindern, die nicht stillsitzen können.',
          '## What we learned along the way\nFrom parents, tailors and children who can’t sit still.',
        ),
      },
      { kind: 'blog-list', size: 12 },
    ],
  },
  {
    key: 'blog',
    shops: ['razz'],
    title: text('Razz leest', 'Razz liest', 'Razz reads'),
    description: text(
      'Korte stukken over kleren, geluid en zelf doen.',
      'Kurze Stücke über Klamotten, Krach und Selbermachen.',
      'Short pieces on clothes, noise and doing it yourself.',
    ),
    body: [
      { kind: 'text', text: text('## Kort. Hard. Waar.', '## Kurz. Laut. Wahr.', '## Short. Loud. True.') },
      { kind: 'blog-list', size: 12 },
    ],
  },
]
