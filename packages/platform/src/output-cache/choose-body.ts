import { LRUCache } from 'lru-cache'

const MOST_HEADERS = 200

export type BodyKind = 'gzip' | 'plain'

/** Which of the two bodies a caller takes; null for one that wants another encoding, which has to be made. */
export function createBodyChooser(): (acceptEncoding: string | undefined) => BodyKind | null {
  // Browsers say the same few things; whoever says others is answered as well, only not as fast.
  const kinds = new LRUCache<string, BodyKind | 'other'>({ max: MOST_HEADERS })
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return 'plain'
    let kind = kinds.get(acceptEncoding)
    if (kind === undefined) {
      kind = choose(acceptEncoding)
      kinds.set(acceptEncoding, kind)
    }
    return kind === 'other' ? null : kind
  }
}

function choose(header: string): BodyKind | 'other' {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  if (taken.includes('gzip') || taken.includes('x-gzip')) return 'gzip'
  return taken.every((coding) => coding === '' || coding === 'identity') ? 'plain' : 'other'
}
