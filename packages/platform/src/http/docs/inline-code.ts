import { html } from 'hono/html'
import type { Markup } from './schema-view.ts'

/** Text in which `backticks` mark code. */
export function inlineCode(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
