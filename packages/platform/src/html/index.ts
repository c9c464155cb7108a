import { html, raw } from 'hono/html'

/** Text that is markup already; everything else is escaped where `html` puts it in. */
export type Markup = ReturnType<typeof html>

export { html, raw }
