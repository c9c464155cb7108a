import { nextPage } from '@vonk/domain/filters'
import {
  isSearchable,
  mergeSearchResults,
  normalizeSearchText,
  searchPageSizes,
  searchTuning,
} from '@vonk/domain/search-text'
import { createStore } from '#ui/create-store.ts'
import type { FetchFound, SearchFound } from './fetch-found.ts'

export type PanelSearchState = {
  /** The text the results belong to; null before the first answer. */
  readonly answeredText: string | null
  readonly found: SearchFound
  readonly isSearching: boolean
}

const nothing: SearchFound = { items: [], total: 0, start: 0, categories: [], pages: [], suggestions: [] }

export const notAsked: PanelSearchState = { answeredText: null, found: nothing, isSearching: false }

/** Searches while somebody types: a newer text takes the place of an older one, a later page goes behind the first. */
export function createPanelSearch(parts: { fetchFound: FetchFound; onFailure: (error: unknown) => void }) {
  const store = createStore(notAsked)
  let running: AbortController | null = null
  let asked: { readonly text: string; readonly answer: Promise<void> } | null = null
  const set = (changes: Partial<PanelSearchState>) => store.set({ ...store.read(), ...changes })

  async function read(text: string, start: number): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    set({ isSearching: true })
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(searchTuning.clientTimeoutMs)])
    try {
      const answer = await parts.fetchFound({ text, start, signal })
      if (running === own) set({ answeredText: text, found: join(store.read().found, answer), isSearching: false })
    } catch (error) {
      if (running !== own) return
      // What was found before stays in sight.
      set({ isSearching: false })
      parts.onFailure(error)
    }
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Answers when the results of this text are there, or when they cannot be had. */
    async search(typed: string): Promise<void> {
      const text = normalizeSearchText(typed)
      if (!isSearchable(text)) return
      // Typing and Enter ask for the same: one question, one answer.
      if (asked?.text !== text || (store.read().answeredText !== text && !store.read().isSearching)) {
        asked = { text, answer: read(text, 0) }
      }
      await asked.answer
    },
    async seeMore(): Promise<void> {
      const { answeredText, found } = store.read()
      const next = nextPage({ start: found.start, size: searchPageSizes.panel, total: found.total })
      if (next && answeredText !== null) await read(answeredText, next.start)
    },
    stop() {
      running?.abort()
    },
  }
}

/** The first page brings the categories and suggestions; later ones only products. */
function join(shown: SearchFound, answer: SearchFound): SearchFound {
  if (answer.start <= 0) return answer
  return {
    ...shown,
    ...mergeSearchResults(shown, answer),
    categories: shown.categories,
    suggestions: shown.suggestions,
  }
}
