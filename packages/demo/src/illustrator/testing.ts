/** What would make a browser or a rasteriser refuse a picture or draw a hole; empty when it is sound. */
export function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, closes, name = '', isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<>]*")*(\/?)>/g)) {
    if (closes && open.pop() !== name) faults.push(`stray </${name}>`)
    if (!closes && !isEmpty) open.push(name)
  }
  if (open.length > 0) faults.push(`unclosed ${open.join()}`)
  if (svg.replace(/<[^<>]*>/g, '') !== '') faults.push('text outside elements')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const unique = new Set(ids)
  if (unique.size !== ids.length) faults.push('an id twice')
  const named = [...svg.matchAll(/url\(#([^)]+)\)| href="#([^"]+)"/g)].map(([, paint, shape]) => paint ?? shape ?? '')
  if (named.some((id) => !unique.has(id))) faults.push('a reference to nothing')
  const word = svg.match(/NaN|undefined|Infinity|null|<text|http(?!:\/\/www\.w3\.org\/2000\/svg)/)?.[0]
  return word ? [...faults, word] : faults
}
