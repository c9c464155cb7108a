/** In our order of preference: zstd costs the least time for nearly the smallest answer. */
export const encodings = ['zstd', 'br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The encoding a caller likes best among ours; null means send it as it is. */
export function chooseEncoding(header: string | null): Encoding | null {
  if (!header) return null
  const weights = weightsIn(header)
  const wildcard = weights.get('*') ?? 0
  const ranked = encodings
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? weights.get(`x-${encoding}`) ?? wildcard }))
    .toSorted((one, other) => other.weight - one.weight)
  const [best] = ranked
  return best && best.weight > 0 && best.weight >= (weights.get('identity') ?? 0) ? best.encoding : null
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const entry of header.toLowerCase().slice(0, 500).split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    weights.set(coding, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0)
  }
  return weights
}
