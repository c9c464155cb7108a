import { TrieRouter } from 'hono/router/trie-router'

type Call = { readonly method: string; readonly path: string }

/** Tells which methods a path takes, for `Allow` and preflights; an empty list means the path is unknown. */
export function createMethodFinder(calls: readonly Call[]): (path: string) => readonly string[] {
  const router = new TrieRouter<string>()
  for (const { method, path } of calls) router.add('ALL', path, method)
  return (path) => {
    const methods = new Set(router.match('ALL', path)[0].map(([method]) => method))
    if (methods.size === 0) return []
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods, 'OPTIONS']
  }
}
