import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLaterTexts } from '../../i18n/index.ts'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { fetchMissingStyles } from './fetch-missing-styles.ts'
import { LazyErrorBox } from './lazy-error-box.tsx'
import { loadWithDeadline } from './load-with-deadline.ts'

type LazyBoundaryProps<Props extends object> = {
  /** Brings the component, such as `async () => (await import('../../features/lazy/map.tsx')).Map`. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  fallback?: ReactNode
  /** It has no place of its own on the page: when it fails, the box lies over the page. */
  isOver?: boolean
  /** Called when the shopper gives up on it; without it the box just goes. */
  onClose?: () => void
}

type Loaded<Props> = { state: 'loading' | 'failed' | 'closed' } | { state: 'ready'; Part: ComponentType<Props> }

/** A part of the page that comes when it is needed; one that fails or is late can be tried again, and is shown should it come after all. */
export function LazyBoundary<Props extends object>({
  load,
  props,
  fallback = null,
  isOver = false,
  onClose,
}: LazyBoundaryProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>({ state: 'loading' })
  const isOnline = useIsOnline()
  const texts = useLaterTexts()
  const [attempt, setAttempt] = useState(1)
  const latestLoad = useRef(load)
  latestLoad.current = load

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the only reason to load again.
  useEffect(() => {
    let isWanted = true
    const show = (next: Loaded<Props>) => isWanted && setLoaded((now) => (now.state === 'closed' ? now : next))
    show({ state: 'loading' })
    const styles = attempt === 1 ? null : fetchMissingStyles()
    const loading = Promise.all([latestLoad.current(), texts.load(), styles])
    loadWithDeadline(() => loading).catch(() => show({ state: 'failed' }))
    // Also after the time it had: nobody has to try again for what has come.
    loading.then(
      ([Part]) => show({ state: 'ready', Part }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  if (loaded.state === 'ready') return <loaded.Part {...props} />
  if (loaded.state === 'loading') return fallback
  if (loaded.state === 'closed') return null
  return (
    <LazyErrorBox
      isOnline={isOnline}
      isOver={isOver}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose ?? (() => setLoaded({ state: 'closed' }))}
    />
  )
}
