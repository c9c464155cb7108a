import type { OpenApiDocument, OpenApiParameter } from '@vonk/contract'
import { html } from 'hono/html'
import { type Call, parametersOf } from './call.ts'
import { curlOf } from './curl.ts'
import { inlineCode } from './inline-code.ts'
import { type Markup, schemaView } from './schema-view.ts'

/** One call: what it takes, what it answers, how it refuses and how to try it. */
export function operationView(document: OpenApiDocument, call: Call, origin: string): Markup {
  const { operation, method, path } = call
  const body = operation.requestBody?.content['application/json']?.schema
  const { 200: done, ...refusals } = operation.responses
  const answer = done?.content['application/json']?.schema
  return html`<article aria-labelledby="${operation.operationId}">
    <h3 id="${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
    ${operation.summary ? html`<p>${operation.summary}.</p>` : ''}
    <h4>Parameters</h4>
    ${parameterTable(parametersOf(document, operation))}
    ${body ? html`<h4>Body</h4>${schemaView(body)}` : ''}
    <h4>Answer</h4>
    ${answer ? schemaView(answer) : ''}
    <h4>Refusals</h4>
    <ul>${Object.entries(refusals).map(
      ([status, { description }]) => html`<li><strong>${status}</strong> ${inlineCode(description)}</li>`,
    )}</ul>
    <h4>Try it</h4>
    <pre tabindex="0" role="region" aria-label="Example call of ${operation.operationId}"><code>${curlOf(document, call, origin)}</code></pre>
  </article>`
}

function parameterTable(parameters: readonly OpenApiParameter[]): Markup {
  return html`<table>
    <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Needed</th></tr></thead>
    <tbody>${parameters.map(
      (parameter) => html`<tr>
        <th scope="row"><code>${parameter.name}</code></th><td>${parameter.in}</td>
        <td>${schemaView(parameter.schema)} ${parameter.description ? html`<div>${inlineCode(parameter.description)}</div>` : ''}</td>
        <td>${parameter.required ? 'yes' : 'no'}</td>
      </tr>`,
    )}</tbody>
  </table>`
}
