/** Structured data: plain values under the names of schema.org. */
export type JsonLd = { readonly [key: string]: JsonLdValue }
type JsonLdValue = string | number | JsonLd | readonly JsonLdValue[]

/** Text for a script element: a product called "</script>" must not end it. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
