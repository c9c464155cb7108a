import type { OpenApiDocument } from '@vonk/contract'
import { html, raw } from 'hono/html'
import type { Call } from './call.ts'
import { inlineCode } from './inline-code.ts'
import { operationView } from './operation-view.ts'
import { type Markup, schemaView } from './schema-view.ts'
import { docsStyles } from './styles.ts'

type PageOptions = { readonly nonce: string; readonly origin: string }
type Group = { readonly name: string; readonly calls: readonly Call[] }

/** The API on one page: no script, no third party, readable with a keyboard and in the dark. */
export function docsPage(document: OpenApiDocument, { nonce, origin }: PageOptions): string {
  const { title, version, description } = document.info
  const groups = groupsOf(document)
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style nonce="${nonce}">${raw(docsStyles)}</style>
  </head>
  <body>
    <a class="skip" href="#calls">Skip to the calls</a>
    <header>
      <h1>${title} <small>${version}</small></h1>
      <p>${inlineCode(description)}</p>
      <p><a href="/api/openapi.json">OpenAPI ${document.openapi} document</a></p>
    </header>
    ${navigation(groups)}
    <main id="calls" tabindex="-1">
      ${groups.map((group) => section(group, document, origin))}
      ${schemas(document)}
    </main>
  </body>
</html>`
  return page.toString()
}

function groupsOf(document: OpenApiDocument): Group[] {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  return document.tags.map(({ name }) => ({ name, calls: calls.filter((call) => call.operation.tags.includes(name)) }))
}

function navigation(groups: readonly Group[]): Markup {
  const link = ({ operation: { operationId } }: Call) => html`<li><a href="#${operationId}">${operationId}</a></li>`
  return html`<nav aria-label="Calls">
      ${groups.map(({ name, calls }) => html`<h2>${name}</h2><ul>${calls.map(link)}</ul>`)}
      <h2><a href="#schemas">Schemas</a></h2>
    </nav>`
}

function section({ name, calls }: Group, document: OpenApiDocument, origin: string): Markup {
  return html`<section aria-labelledby="tag-${name}">
        <h2 id="tag-${name}">${name}</h2>
        ${calls.map((call) => operationView(document, call, origin))}
      </section>`
}

function schemas({ components }: OpenApiDocument): Markup {
  return html`<section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(components.schemas).map(
          ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${schemaView(schema)}</article>`,
        )}
      </section>`
}
