import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Api, DeskSession } from './create-api.ts'
import { may, type Right } from './may.ts'

const ApiContext = createContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('There is no ApiProvider around this')
  return api
}

export function useSession(): DeskSession {
  const { subscribe, getSession } = useApi()
  return useSyncExternalStore(subscribe, getSession, getSession)
}

/** Whether whoever is logged in may do this. */
export function useMay(right: Right): boolean {
  return may(useSession().member, right)
}

type Loaded<Value> = { readonly value: Value | null; readonly refusal: string | null }

/** What a call answers, asked for when the screen opens and whenever `load` is another; `reload` asks again. */
export function useLoaded<Value>(
  load: () => Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, refusal: null })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let isCurrent = true
    void load().then((answer) => {
      if (!isCurrent) return
      setLoaded(answer.ok ? { value: answer.value, refusal: null } : { value: null, refusal: answer.refusal.code })
    })
    return () => {
      isCurrent = false
    }
  }, [load, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { ...loaded, reload }
}
