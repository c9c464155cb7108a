type Attributes = Readonly<Record<string, string | number | undefined>>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const round = (value: number): number => Math.round(value * 10) / 10

/** One element; attributes are escaped, numbers rounded, undefined ones left out. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${write(value ?? '')}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

function write(value: string | number): string {
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000)
  return value.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, children.join(''))

/** Path data with every number rounded to a tenth: path`M ${x} ${y}`. */
export function path(parts: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  return parts.reduce((written, part, index) => {
    const value = numbers[index]
    return written + part + (typeof value === 'number' ? round(value) : (value ?? ''))
  }, '')
}
