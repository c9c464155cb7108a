/**
 * The wished path when it is free, else the nearest one that is: with the id behind it, and where a whole folder is not
 * free, without the folder.
 */
export function choosePath(wished: string, id: number, isFree: (path: string) => boolean): string {
  const flat = wished.replaceAll('/', '-')
  const found = [wished, withSuffix(wished, id), withSuffix(flat, id)].find(isFree)
  if (found !== undefined) return found
  let number = 2
  while (!isFree(withSuffix(flat, `${id}-${number}`))) number += 1
  return withSuffix(flat, `${id}-${number}`)
}

/** An ending such as .html stays at the end. */
function withSuffix(path: string, suffix: number | string): string {
  return path.replace(/(\.[a-z]{1,4})?$/, (ending) => `-${suffix}${ending}`)
}
