import type { LaterTexts } from '../../i18n/index.ts'
import { untilOnlineAgain } from '../../ui/until-online-again.ts'
import { untilIdle } from '../../ui/when-idle.ts'
import { loadWithDeadline } from './load-with-deadline.ts'

/** The code of a deferred component: one for all, as a browser has one set of texts and a server never renders before it has them. */
export function createDeferredCode<Part>(load: () => Promise<Part>) {
  let loading: Promise<Part | null> | undefined
  let loaded: Part | null = null
  const wanted = Promise.withResolvers<void>()

  async function loadNow(texts: LaterTexts): Promise<Part> {
    const [part] = await loadWithDeadline(() => Promise.all([load(), texts.load()]))
    loaded = part
    return part
  }

  async function loadWhenIdle(texts: LaterTexts): Promise<Part | null> {
    await Promise.race([untilIdle(), wanted.promise])
    return loadNow(texts).catch(() => null)
  }

  async function loadAgain(texts: LaterTexts): Promise<void> {
    await untilOnlineAgain()
    await loadNow(texts).then(keep, () => loadAgain(texts))
  }

  /** React reads these instead of waiting. It must be asked to each time, or it misses what it has once waited for. */
  function keep(part: Part) {
    loading = Object.assign(Promise.resolve(part), { status: 'fulfilled', value: part })
  }

  // The first page of a server is rendered in one piece like those after it.
  if (import.meta.env.SSR) {
    load().then(
      (part) => {
        loaded = part
        keep(part)
      },
      () => {},
    )
  }

  return {
    find: () => loaded,
    /** Null when it did not come in time. */
    loadOnce(texts: LaterTexts) {
      // React asks a second time when the next page waits for this one to be complete.
      if (loading) wanted.resolve()
      loading ??= loadWhenIdle(texts)
      return loading
    },
    /** For code that did not come: done when it has come after all. */
    loadAgain,
  }
}
