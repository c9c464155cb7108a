type Memory<Page> = { readonly page: Promise<Page>; readonly until: number }

export type PageMemory<Page> = {
  /** The page of this name, never older than a moment; the last good one while it cannot be loaded. */
  find(name: string, load: () => Promise<Page>, onError?: (error: unknown) => void): Promise<Page>
}

type PageMemoryOptions = { readonly freshForMs: number; readonly now: () => number; readonly mostPages?: number }

/** Keeps what is the same for every visitor: many who come at once cost one load, and a failure shows what was there. */
export function createPageMemory<Page>({ freshForMs, now, mostPages = 500 }: PageMemoryOptions): PageMemory<Page> {
  const memories = new Map<string, Memory<Page>>()

  function keep(name: string, memory: Memory<Page>): void {
    memories.delete(name)
    memories.set(name, memory)
    const [oldest] = memories.keys()
    if (memories.size > mostPages && oldest !== undefined) memories.delete(oldest)
  }

  return {
    async find(name, load, onError) {
      const held = memories.get(name)
      if (held && now() < held.until) return held.page
      const page = load()
      keep(name, { page, until: now() + freshForMs })
      try {
        return await page
      } catch (error) {
        if (!held) {
          memories.delete(name)
          throw error
        }
        onError?.(error)
        keep(name, { page: held.page, until: now() + freshForMs })
        return held.page
      }
    },
  }
}
