const MOST_KNOWN = 200

export type BodyKind = 'gzip' | 'plain'

/** Which of the two bodies a caller takes; null for one that wants another encoding, which has to be made. */
export function createBodyChooser(): (acceptEncoding: string | undefined) => BodyKind | null {
  // Browsers say the same few things; whoever says others is answered as well, only not as fast.
  const known = new Map<string, BodyKind | null>()
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return 'plain'
    const kind = known.get(acceptEncoding)
    if (kind !== undefined) return kind
    if (known.size >= MOST_KNOWN) known.clear()
    const chosen = choose(acceptEncoding)
    known.set(acceptEncoding, chosen)
    return chosen
  }
}

function choose(header: string): BodyKind | null {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  if (taken.includes('gzip') || taken.includes('x-gzip')) return 'gzip'
  return taken.every((coding) => coding === '' || coding === 'identity') ? 'plain' : null
}
