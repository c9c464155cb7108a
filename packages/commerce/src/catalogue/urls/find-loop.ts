import { externalAddress, pathSegments, type StoredRedirect } from '@vonk/domain/urls'

/** The path another redirect could be waiting at; null when the target is on another site. */
export function nextPath({ targetPath }: Pick<StoredRedirect, 'targetPath'>): string | null {
  return externalAddress(targetPath) === null ? pathSegments(targetPath).join('/') : null
}

/** The request path of a redirect from which following them never ends; null when all of them end. */
export function findLoop(redirects: ReadonlyMap<string, Pick<StoredRedirect, 'targetPath'>>): string | null {
  const ending = new Set<string>()
  for (const start of redirects.keys()) {
    const walked = new Set<string>()
    let path: string | null = start
    while (path !== null && !ending.has(path)) {
      if (walked.has(path)) return start
      walked.add(path)
      const redirect = redirects.get(path)
      path = redirect ? nextPath(redirect) : null
    }
    for (const each of walked) ending.add(each)
  }
  return null
}
