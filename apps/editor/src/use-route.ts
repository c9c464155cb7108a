import { useSyncExternalStore } from 'react'

type Route = {
  readonly view: string | null
  readonly storyId: number | null
  /** The story that is shown beside it. */
  readonly besideId: number | null
}

/** Which view and story are open: `#/nl/12`, or `#/nl/12/beside/7`. It stays behind the hash, as there is only one document. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
  const [, view = null, id, beside] = /^#\/([a-z0-9_]+)(?:\/(\d{1,15})(?:\/beside\/(\d{1,15}))?)?$/.exec(hash) ?? []
  const toNumber = (digits: string | undefined) => (digits === undefined ? null : Number(digits))
  return { view, storyId: toNumber(id), besideId: toNumber(beside) }
}

export function addressOf(view: string, storyId?: number, besideId?: number): string {
  const story = storyId === undefined ? `#/${view}` : `#/${view}/${storyId}`
  return besideId === undefined ? story : `${story}/beside/${besideId}`
}
