const key = 'shop/carried-message'

/** Long enough to load a document that is on the device. */
const carriedMs = 60_000

/** Keeps what is being said through the loading of another document, which begins with nothing said. */
export function carryMessage(message: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, since: Date.now() }))
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

/** What was to be said here, once; null where there is nothing, or where it was long ago. */
export function takeCarriedMessage(): string | null {
  try {
    const { message, since } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.removeItem(key)
    return typeof message === 'string' && Date.now() - since < carriedMs ? message : null
  } catch {
    return null
  }
}
