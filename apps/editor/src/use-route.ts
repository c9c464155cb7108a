import { useSyncExternalStore } from 'react'

type Route = { readonly view: string | null; readonly storyId: number | null }

/** Which view and story are open: `#/nl/12`. It stays behind the hash, as there is only one document. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
  const [, view = null, id] = /^#\/([a-z0-9_]+)(?:\/(\d{1,15}))?$/.exec(hash) ?? []
  return { view, storyId: id === undefined ? null : Number(id) }
}

export function addressOf(view: string, storyId?: number): string {
  return storyId === undefined ? `#/${view}` : `#/${view}/${storyId}`
}
