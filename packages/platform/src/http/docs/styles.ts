/** System colours follow the reader's light or dark setting by themselves. */
export const docsStyles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem 1.5rem 4rem; background: Canvas; color: CanvasText; font: 1rem/1.55 system-ui, sans-serif;
  display: grid; gap: 0 2.5rem; grid-template: "header header" auto "nav main" auto / 15rem minmax(0, 60rem); }
header { grid-area: header; border-block-end: 1px solid var(--line); }
nav { grid-area: nav; position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow: auto; padding-block: 1rem; }
nav h2 { font-size: 0.85rem; margin: 1rem 0 0.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
main { grid-area: main; outline: none; }
h1 small { font-weight: 400; font-size: 1rem; }
a { color: LinkText; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; background: Canvas; padding: 0.5rem; }
article { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.25rem 1.25rem 1.25rem; margin-block: 1rem; }
article:target, article:has(:target) { border-color: Highlight; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
.method { border: 1px solid currentColor; border-radius: 0.25rem; padding: 0 0.4rem; font-size: 0.8rem; }
.note::before { content: "— "; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: 0.25rem; padding: 0.75rem; overflow: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-block-end: 1px solid var(--line); font-weight: 400; }
thead th { font-weight: 600; }
.fields { margin: 0.25rem 0; padding-inline-start: 1.25rem; border-inline-start: 1px solid var(--line); list-style: none; }
@media (width < 50rem) { body { display: block; } nav { position: static; } }
`
