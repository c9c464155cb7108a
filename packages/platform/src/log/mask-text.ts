// Every quantifier is bounded: an unbounded one takes quadratic time on a long line.
const MASKS: readonly (readonly [hint: RegExp, pattern: RegExp, replacement: string])[] = [
  [/:\/\//, /(:\/\/)[^\s/:@"\\]{0,128}:[^\s/@"\\]{1,256}@/g, '$1[redacted]@'],
  [/@|%40/, /[\p{L}\p{N}.!#$%'*+^_`{|}~-]{0,64}(?:@|%40)[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu, '[email]'],
  [/bearer/i, /\b(bearer) {1,4}[\w.~+/=-]{1,4096}/gi, '$1 [redacted]'],
  [/=/, /\b(\w{0,32}(?:token|password|secret|api_?key))=[^&\s"\\]{1,4096}/gi, '$1=[redacted]'],
  [/eyJ/, /\beyJ[\w-]{6,4096}\.[\w-]{2,4096}\.[\w-]{2,4096}/g, '[redacted]'],
]

// Most lines have nothing of it and are done with one look.
const ANY_HINT = /[@=]|%40|:\/\/|eyJ|bearer/i

/** Masks addresses and credentials that sit inside free text, such as a message or a URL. */
export function maskText(line: string): string {
  if (!ANY_HINT.test(line)) return line
  let masked = line
  for (const [hint, pattern, replacement] of MASKS) {
    if (hint.test(masked)) masked = masked.replace(pattern, replacement)
  }
  return masked
}
