import { type Endpoint, openApiDocument } from '@vonk/contract'
import { textResponse } from '../message/buffered-body.ts'
import type { RequestScope } from '../message/request-scope.ts'
import { docsPage } from './docs-page.ts'

export type DocumentationPage = {
  readonly method: 'GET'
  readonly path: string
  readonly render: (request: Request, scope: RequestScope) => Response
}

type DocumentationOptions = { readonly endpoints: readonly Endpoint[]; readonly version: string }

/** The contract for machines (`openapi.json`) and for people (`docs`); built when first asked for. */
export function createDocumentation({ endpoints, version }: DocumentationOptions): DocumentationPage[] {
  const document = once(() => openApiDocument(endpoints, { version }))
  const machineText = once(() => JSON.stringify(document()))
  return [
    page('/api/openapi.json', 'application/json; charset=utf-8', () => machineText()),
    page('/api/docs', 'text/html; charset=utf-8', (request, { nonce }) =>
      docsPage(document(), { nonce, origin: new URL(request.url).origin }),
    ),
  ]
}

function page(path: string, type: string, text: (request: Request, scope: RequestScope) => string): DocumentationPage {
  return {
    method: 'GET',
    path,
    render(request, scope) {
      scope.route = path
      return textResponse(text(request, scope), {
        headers: {
          'content-type': type,
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
          'x-request-id': scope.requestId,
        },
      })
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
