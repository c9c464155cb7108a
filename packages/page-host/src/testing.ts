import type { PageHost } from './index.ts'

/** The process around a storefront under test: its API answers nothing, its log goes nowhere. */
export function aPageHost(overrides: Partial<PageHost> = {}): PageHost {
  return {
    api: async () => new Response(null, { status: 404 }),
    catalogueVersion: () => null,
    bodyOf: () => null,
    nonce: 'n0nce',
    requestId: 'request-1',
    isKept: false,
    checksFragments: true,
    mapTiles: null,
    editorOrigin: null,
    waiting: null,
    onView: () => {},
    onError: () => {},
    onNotice: () => {},
    answer: (html, init) => new Response(html, init),
    answerBytes: (html, init) => new Response(html, init),
    ...overrides,
  }
}
