/** How any call may be refused before or beside its own declared refusals. */
export const commonRefusals = {
  'invalid-input': 400,
  'malformed-json': 400,
  'bad-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type CommonRefusalCode = keyof typeof commonRefusals

export type InputIssue = { readonly path: string; readonly message: string }

/** The common refusals a caller may meet as a value; server failures are thrown instead. */
export type CommonRefusal =
  | { readonly code: 'invalid-input'; readonly issues: readonly InputIssue[] }
  | { readonly code: Exclude<CommonRefusalCode, 'invalid-input' | 'internal' | 'unavailable'> }
