/** Texts that are fetched once the page has nothing better to do, or when a part of it needs them. */
export type LaterTexts = {
  isLoaded(): boolean
  /** Fetches them, also where that has just failed: somebody may have pressed "Try again". */
  load(): Promise<void>
  /** For React, which asks once more before it shows a failure and must then get the same one, and waits for none that is there. */
  loadForRender(): Promise<void>
}

const failureKeptMs = 1000

export function createLaterTexts(fetchTexts: () => Promise<void>): LaterTexts {
  let state: 'absent' | 'loading' | 'loaded' | 'failed' = 'absent'
  let latest: Promise<void> | null = null

  async function fetchOnce() {
    state = 'loading'
    try {
      await fetchTexts()
      state = 'loaded'
    } catch (error) {
      state = 'failed'
      throw error
    }
  }

  function load() {
    if (latest && state !== 'failed') return latest
    const loading = fetchOnce()
    latest = loading
    loading.then(
      // React reads these instead of waiting once more.
      () => Object.assign(loading, { status: 'fulfilled', value: undefined }),
      () => setTimeout(() => forget(loading), failureKeptMs),
    )
    return loading
  }

  function forget(failed: Promise<void>) {
    if (latest === failed) latest = null
  }

  return { isLoaded: () => state === 'loaded', load, loadForRender: () => latest ?? load() }
}
