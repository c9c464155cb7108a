/** Texts that are fetched once the page has nothing better to do, or when a part of it needs them. */
export type LaterTexts = { isLoaded(): boolean; load(): Promise<void> }

const failureKeptMs = 1000

export function createLaterTexts(fetchTexts: () => Promise<void>): LaterTexts {
  let isLoaded = false
  let loading: Promise<void> | null = null

  const forget = () => {
    loading = null
  }
  const fetchOnce = async () => {
    await fetchTexts()
    isLoaded = true
  }
  return {
    isLoaded: () => isLoaded,
    load() {
      if (loading) return loading
      loading = fetchOnce()
      // React asks once more before it shows a failure, and must get the same one; after that it may be tried again.
      loading.catch(() => setTimeout(forget, failureKeptMs))
      return loading
    },
  }
}
