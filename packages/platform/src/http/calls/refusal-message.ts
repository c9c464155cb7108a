import type { CommonRefusalCode, RefusalMessage } from '@vonk/contract'

const COMMON: Readonly<Record<string, string>> = {
  'invalid-input': 'The request has missing or wrong values.',
  'malformed-json': 'The body of the request is not valid JSON.',
  'bad-request': 'The request could not be understood.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take that method.',
  'body-too-large': 'The body of the request is too large.',
  'unsupported-media-type': 'The body of the request must be JSON.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The shop is not available for a moment. Please try again.',
} satisfies Record<CommonRefusalCode, string>

/** An English sentence for a code nobody wrote one for: `cart-not-found` → "Cart not found." */
export function sentenceOf(code: string): string {
  const common = Object.hasOwn(COMMON, code) ? COMMON[code] : undefined
  if (common) return common
  const words = code.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Replaces `{name}` by the detail of that name; messages that are objects stay as they are. */
export function fillIn(message: RefusalMessage, details: Readonly<Record<string, unknown>>): RefusalMessage {
  if (typeof message !== 'string') return message
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : placeholder,
  )
}
