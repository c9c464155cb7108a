import { type ComponentType, memo, Suspense, use, useEffect } from 'react'
import { type LaterTexts, useLaterTexts } from '../../i18n/index.ts'
import { untilOnlineAgain } from '../../ui/until-online-again.ts'
import { untilIdle } from '../../ui/when-idle.ts'
import { pressAgain } from '../use-early-clicks.ts'

/**
 * A component that the server writes into the page like any other, and whose code and texts the browser fetches when the
 * page is idle. Until then it stands as the server wrote it, and a button that is pressed in it is pressed again.
 * Its styles have to be among those of the page: see the groups of vite.config.ts.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // One for all, as a browser has one set of texts and a server never renders before it has them.
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined

  // The first page of a server is rendered in one piece like those after it.
  if (import.meta.env.SSR) {
    load().then(
      (Part) => {
        loaded = Part
      },
      () => {},
    )
  }

  async function loadWhenIdle(texts: LaterTexts): Promise<ComponentType<Props>> {
    await untilIdle()
    try {
      const [Part] = await Promise.all([load(), texts.load()])
      return Part
    } catch {
      // What the server wrote stays as it is meanwhile: it can be read, and its links work.
      await untilOnlineAgain()
      return loadWhenIdle(texts)
    }
  }

  function loadOnce(texts: LaterTexts) {
    loading ??= loadWhenIdle(texts)
    return loading
  }

  function Loaded(props: Props) {
    const texts = useLaterTexts()
    const Part = loaded ?? use(loadOnce(texts))
    useEffect(pressAgain, [])
    return <Part {...props} />
  }

  // React drops what the server wrote when the part is rendered again before its code is there. With the same props it is
  // not; a context that changes in that moment still does it, and the part is shown again when its code has come.
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  })
}
