/** A bank of nobody in particular: grey, ink and one button that stands out. */
export const bankStyles = `
:root { --ground: #f3f5f7; --raised: #ffffff; --ink: #1c2733; --soft: #4a5663; --line: #d3d9df; --field: #767f89; --danger: #b3261e; --note: #dfe6ed; --on-note: #1c2733; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100svh; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 0.625rem; max-inline-size: 32rem; margin-inline: auto; padding: 1.5rem 1.25rem 1rem; font-size: 1.125rem; font-weight: 600; }
header svg { inline-size: 1.75rem; block-size: 1.75rem; flex: none; }
main { max-inline-size: 32rem; margin-inline: auto; padding: 0 1.25rem 3rem; }
.note { margin: 0 0 1rem; padding: 0.625rem 1rem; border-radius: 0.75rem; background: var(--note); color: var(--on-note); font-size: 0.9375rem; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--raised); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; margin: 0 0 1.5rem; padding-block-end: 1.25rem; border-block-end: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
dd.amount { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.field { margin-block-end: 1.125rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0 1rem; }
label, legend { font-weight: 600; padding: 0; }
.hint { display: block; color: var(--soft); font-size: 0.875rem; font-weight: 400; }
.fault { display: block; margin-block-start: 0.25rem; color: var(--danger); font-size: 0.9375rem; font-weight: 600; }
input:not([type="radio"]) { inline-size: 100%; min-block-size: 3rem; margin-block-start: 0.375rem; padding: 0.5rem 0.875rem; border: 1.5px solid var(--field); border-radius: 0.75rem; background: var(--raised); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"]:not([type="radio"]) { border-color: var(--danger); }
fieldset { margin: 0 0 1.125rem; padding: 0; border: 0; min-inline-size: 0; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-block-size: 3rem; margin-block-start: 0.5rem; padding: 0.5rem 0.875rem; border: 1.5px solid var(--line); border-radius: 0.75rem; font-weight: 400; cursor: pointer; }
.choice:has(:checked) { border-color: var(--ink); background: var(--ground); }
.choice input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--ink); flex: none; }
button, .button { display: block; inline-size: 100%; min-block-size: 3rem; padding: 0.625rem 1.25rem; border: 2px solid var(--ink); border-radius: 999px; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: var(--ink); color: var(--ground); }
.others { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.625rem; margin-block-start: 0.625rem; }
.others button { border-color: var(--line); }
button:hover, .button:hover { border-color: var(--soft); }
.primary:hover { background: var(--soft); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
details { margin-block-start: 1.5rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
summary { min-block-size: 1.5rem; font-weight: 600; cursor: pointer; }
details fieldset { margin-block: 1rem 0; }
details .choice { min-block-size: 2.5rem; margin-block-start: 0.25rem; padding: 0.25rem 0; border: 0; }
details .choice:has(:checked) { background: none; }
@media (width < 26rem) { .card { padding: 1.25rem; } .others { grid-template-columns: 1fr; } }
`
