export type PageDataOutcome =
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'go-home'; readonly notice: 'page-unavailable-offline' }
  | { readonly kind: 'continue'; readonly message: string }

/** What happens when the data of a page cannot be loaded. Only what was looked for and not there is missing. */
export function afterPageDataFailure(failure: {
  readonly message: string
  readonly isOnline: boolean
}): PageDataOutcome {
  if (!failure.message.includes('query returned empty result')) return { kind: 'continue', message: failure.message }
  return failure.isOnline ? { kind: 'not-found', status: 404 } : { kind: 'go-home', notice: 'page-unavailable-offline' }
}
