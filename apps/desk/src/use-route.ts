import { useSyncExternalStore } from 'react'

type Route = {
  readonly view: string | null
  readonly storyId: number | null
  /** The story that is shown beside it. */
  readonly besideId: number | null
}

/** Which view and story are open: `#/nl/12`, or `#/nl/12/beside/7`. It stays behind the hash, as there is only one document. */
export function useRoute(): Route {
  const hash = useHash()
  const [, view = null, id, beside] = /^#\/([a-z0-9_]+)(?:\/(\d{1,15})(?:\/beside\/(\d{1,15}))?)?$/.exec(hash) ?? []
  const toNumber = (digits: string | undefined) => (digits === undefined ? null : Number(digits))
  return { view, storyId: toNumber(id), besideId: toNumber(beside) }
}

export const releasesAddress = '#/releases'

export function releaseAddress(id: number): string {
  return `${releasesAddress}/${id}`
}

export function addressOf(view: string, storyId?: number, besideId?: number): string {
  const story = storyId === undefined ? `#/${view}` : `#/${view}/${storyId}`
  return besideId === undefined ? story : `${story}/beside/${besideId}`
}

/** The screens beside the stories; no view is called like one of them. */
const screens = ['releases', 'reviews', 'orders', 'passkeys'] as const
export type ScreenName = (typeof screens)[number]

/** Which of them is open, null while stories are, and the one thing of it that is looked at: `#/orders/100000012`. */
export function useScreen(): { readonly screen: ScreenName | null; readonly detail: string | null } {
  const [, name, detail = null] = /^#\/([a-z]+)(?:\/([\w-]{1,40}))?$/.exec(useHash()) ?? []
  return { screen: screens.find((one) => one === name) ?? null, detail }
}

function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
}
