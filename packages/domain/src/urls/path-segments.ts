/** The decoded parts of a path, without empty ones, query and fragment: what a page is looked up by. */
export function pathSegments(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/, 1)
  return bare.split('/').filter(Boolean).map(decodeSegment)
}

/** The parts of a url_path or slug as it is stored: plain text in which nothing is encoded. */
export function storedSegments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** A path of these parts, encoded so that each comes back as it is. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`
}

// A part that is not valid encoding is taken as it stands; it will simply match no page.
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
