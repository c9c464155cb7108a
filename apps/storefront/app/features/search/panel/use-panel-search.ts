import { buildPath } from '@vonk/domain/stores'
import { useEffect, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '#device/index.ts'
import { lazyLocalCache } from '#device/lazy-local-cache.ts'
import { useStore } from '#ui/create-store.ts'
import { isOnline } from '#ui/use-is-online.ts'
import { useShop } from '../../stores/index.ts'
import { createFetchFound } from './fetch-found.ts'
import { createPanelSearch, notAsked } from './panel-search.ts'
import { rememberFound } from './remember-found.ts'

const queryKey = 'search-query'
const patienceMs = 180

/** What is being typed and what it has found so far; the last text is there again when the panel opens. */
export function usePanelSearch() {
  const { view } = useShop()
  const search = useMemo(() => {
    const address = buildPath(view, '/search/found')
    const ask = createFetchFound(address)
    const place = { address, cache: lazyLocalCache(), isOnline }
    const fetchFound = rememberFound(ask, place)
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
