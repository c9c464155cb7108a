import { offlineSearchAnswer } from '@vonk/domain/search-text'
import { buildPath } from '@vonk/domain/stores'
import { useEffect, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '../../../device/index.ts'
import { useStore } from '../../../ui/create-store.ts'
import { useShop } from '../../stores/index.ts'
import { createFetchFound, type FetchFound, type SearchFound } from './fetch-found.ts'
import { createPanelSearch, notAsked } from './panel-search.ts'

const queryKey = 'search-query'
const patienceMs = 180

/** What is being typed and what it has found so far; the last text is there again when the panel opens. */
export function usePanelSearch() {
  const { view } = useShop()
  const search = useMemo(() => {
    const ask = createFetchFound(buildPath(view, '/search/found'))
    const fetchFound = rememberFound(ask, { read: readLocal, write: writeLocal }, () => navigator.onLine)
    return createPanelSearch({ fetchFound, onFailure: logFailure })
  }, [view])
  const [text, setText] = useState(readQuery)
  const state = useStore(search, { select: (whole) => whole, initial: notAsked })

  useEffect(() => {
    writeLocal(queryKey, text)
    const timer = setTimeout(() => void search.search(text), patienceMs)
    return () => clearTimeout(timer)
  }, [search, text])
  useEffect(() => () => search.stop(), [search])

  return { text, setText, search, ...state }
}

function readQuery(): string {
  const kept = readLocal(queryKey)
  return typeof kept === 'string' ? kept : ''
}

function logFailure(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: who looks into a shopper's trouble finds it under this name.
  console.error('components-search', error)
}

/** Where answers are kept on the device. */
type AnswerStore = { read(key: string): unknown; write(key: string, value: unknown): void }

type KeptAnswers = Readonly<Record<string, SearchFound>>

const key = 'search-answers'
const mostAnswers = 20

/** Keeps the last answers on the device under a hash of what was asked; without a network they are all there is. */
export function rememberFound(fetchFound: FetchFound, store: AnswerStore, isOnline: () => boolean): FetchFound {
  return async (search) => {
    const hash = requestHash([search.text, search.start])
    if (!isOnline())
      return readAnswers(store)[hash] ?? { ...offlineSearchAnswer, categories: [], pages: [], suggestions: [] }
    const found = await fetchFound(search)
    const { [hash]: _before, ...others } = readAnswers(store)
    store.write(key, Object.fromEntries([[hash, found], ...Object.entries(others)].slice(0, mostAnswers)))
    return found
  }
}

function readAnswers(store: AnswerStore): KeptAnswers {
  const kept = store.read(key)
  return typeof kept === 'object' && kept !== null ? (kept as KeptAnswers) : {} // Only written below this key, above.
}

/** FNV-1a: short, and different for different requests. A letter in front keeps objects from sorting it as a number. */
export function requestHash(request: readonly (string | number)[]): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(request)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `q${hash.toString(36)}`
}
