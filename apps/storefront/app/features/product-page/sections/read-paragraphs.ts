const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The text of a description, a paragraph per block; markup is read for its line breaks and never shown or run. */
export function readParagraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(p|div|li|ul|ol|h[1-6]|br|tr|table|section|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => readEntity(name) ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function readEntity(name: string): string | null {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? null
  const isHex = name[1]?.toLowerCase() === 'x'
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}
