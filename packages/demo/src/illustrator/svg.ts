export type Attributes = Readonly<Record<string, string | number | undefined>>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const special = /[&<>"]/g

export const round = (value: number): number => Math.round(value * 10) / 10

/** One element; attributes are escaped, numbers rounded, undefined ones left out. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  // Thousands of elements per second are written here, so it appends instead of mapping and joining.
  let written = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) written += ` ${key}="${write(value)}"`
  }
  if (children.length === 0) return `${written}/>`
  written += '>'
  for (const child of children) written += child
  return `${written}</${name}>`
}

function write(value: string | number): string | number {
  if (typeof value === 'number') return Math.round(value * 1000) / 1000
  return value.search(special) < 0 ? value : value.replace(special, (character) => entities[character] ?? character)
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, children.join(''))

/** Path data with every number rounded to a tenth: path`M ${x} ${y}`. */
export function path(parts: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  let written = parts[0] ?? ''
  for (let index = 0; index < numbers.length; index++) {
    const value = numbers[index] ?? ''
    written += (typeof value === 'number' ? round(value) : value) + (parts[index + 1] ?? '')
  }
  return written
}
