const safeSchemes = ['http', 'https', 'mailto', 'tel']

/** Whether an address may become a link or a picture: a page, a site, mail or phone, never a script or inline data. */
export function isSafeLink(url: string): boolean {
  // Browsers skip blanks and control characters, so "java\nscript:" is a script to them.
  const bare = Array.from(url)
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('')
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1]
  return scheme === undefined || safeSchemes.includes(scheme.toLowerCase())
}
