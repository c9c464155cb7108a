/** A path with one slash in front: browsers take "//x", "/\\x" and even "/<tab>/x" for the address of another site. */
export function localPath(path: string): string {
  return `/${path.replace(/^[\s\p{Cc}/\\]+/u, '')}`
}
