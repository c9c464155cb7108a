export type OwnPaths = {
  /** Where the pages of the view begin: '/' or '/en/'. */
  readonly basename: string
  /** What the paths of our own routes begin with, in lower case. */
  readonly own: ReadonlySet<string>
}

/** The one route that can answer an address; null where only the router can tell. */
export function shortWay(pathname: string, { basename, own }: OwnPaths): 'routes/home' | 'routes/dispatch' | null {
  if (!pathname.startsWith(basename) || /%|\.data$/.test(pathname)) return null
  if (pathname === basename) return 'routes/home'
  const [first = ''] = pathname.slice(basename.length).toLowerCase().split('/')
  // The router keeps addresses like '/__manifest' for itself.
  return first === '' || first.startsWith('__') || own.has(first) ? null : 'routes/dispatch'
}
