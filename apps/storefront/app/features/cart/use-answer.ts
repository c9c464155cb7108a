import { buildPath } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import { useShop } from '../stores/index.ts'

type Answer<Data> = {
  /** The last one that came, while the next is on its way; undefined before the first. */
  readonly answer: Data | undefined
  readonly hasFailed: boolean
}

/** What the shop answers at a path of this view. A page must outlive a shop that does not answer. */
export function useAnswer<Data>(path: string | null): Answer<Data> {
  const { view } = useShop()
  const [state, setState] = useState<Answer<Data>>({ answer: undefined, hasFailed: false })
  const address = path === null ? null : buildPath(view, path)
  useEffect(() => {
    if (address === null) return
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((answer: Data) => setState({ answer, hasFailed: false }))
      .catch(() => {
        if (!leaving.signal.aborted) setState(({ answer }) => ({ answer, hasFailed: true }))
      })
    return () => leaving.abort()
  }, [address])
  return state
}
