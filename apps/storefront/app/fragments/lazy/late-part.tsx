import { type ComponentType, memo, Suspense, use, useEffect } from 'react'
import { type LaterTexts, useLaterTexts } from '../../i18n/index.ts'
import { untilIdle } from '../../ui/when-idle.ts'
import { pressAgain } from '../use-early-clicks.ts'
import { LazyBoundary } from './lazy-boundary.tsx'

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

  async function loadWhenIdle(texts: LaterTexts) {
    await untilIdle()
    const [Part] = await Promise.all([load(), texts.load()])
    return Part
  }

  function loadOnce(texts: LaterTexts) {
    loading ??= loadWhenIdle(texts).catch(() => Failed)
    return loading
  }

  /** Tries once more by itself, and then whenever the shopper asks for it. */
  function Failed(props: Props) {
    return <LazyBoundary load={load} props={props} />
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
