/** Writing waits this long, so that a burst of redirects is one write. */
export const historyWriteDelayMs = 100

/** The visited full paths, oldest first, with the new one; a path that is already the last is not repeated. */
export function recordVisit(
  history: readonly string[],
  fullPath: string,
  settings: { readonly historyLength: number },
): readonly string[] {
  if (history.at(-1) === fullPath) return history
  const visits = [...history, fullPath]
  return visits.slice(Math.max(0, visits.length - settings.historyLength))
}
