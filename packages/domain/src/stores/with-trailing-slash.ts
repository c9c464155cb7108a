/** Files (`/sitemap.xml`) never get a slash; the root is always `/`. */
export function withTrailingSlash(path: string, useTrailingSlash: boolean): string {
  const bare = withoutTrailingSlashes(path)
  if (bare === '') return '/'
  return useTrailingSlash && !isFile(bare) ? `${bare}/` : bare
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')))
}

// A loop, not a regular expression: /\/+$/ takes quadratic time on a path of ten thousand slashes.
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
