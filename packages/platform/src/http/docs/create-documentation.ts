import { type Endpoint, openApiDocument } from '@vonk/contract'
import { textResponse } from '../message/buffered-body.ts'
import type { Exchange } from '../message/exchange.ts'
import { docsPage } from './docs-page.ts'

export type DocumentationPage = {
  readonly method: 'GET'
  readonly path: string
  readonly render: (request: Request, exchange: Exchange) => Response
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

function page(path: string, type: string, text: (request: Request, exchange: Exchange) => string): DocumentationPage {
  return {
    method: 'GET',
    path,
    render(request, exchange) {
      exchange.route = path
      return textResponse(text(request, exchange), {
        headers: {
          'content-type': type,
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
          'x-request-id': exchange.requestId,
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
