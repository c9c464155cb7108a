import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useReducer } from 'react'
import { useLaterTexts } from '../../i18n/index.ts'
import { leaveUnheard, useEarlyClicks } from '../early-clicks.ts'
import { useFragmentCache } from '../fragment.tsx'
import { createDeferredCode } from './deferred-code.ts'
import styles from './deferred-component.module.css'

/**
 * A component that the server writes into the page like any other, and whose code and texts the browser fetches when the
 * page is idle. Until then it stands as the server wrote it, and a button that is pressed in it is pressed again.
 * Its styles have to be among those of the page: see the groups of vite.config.ts.
 */
export function deferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = createDeferredCode(load)

  function Loaded(props: Props) {
    const texts = useLaterTexts()
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const Part = use(code.loadOnce(texts))
    if (!Part) return <LeftAlone loadAgain={() => code.loadAgain(texts)} onLoaded={renderAgain} />
    return (
      <Alive>
        <Part {...props} />
      </Alive>
    )
  }

  // React drops what the server wrote when the part is rendered again before its code is there. With the same props it is
  // not; a context that changes in that moment still does it, and the part is shown again when its code has come.
  return memo(function Deferred(props: Props) {
    const late = useFragmentCache()?.late
    const isMarked = late && code.find() !== null
    const part = <Loaded {...props} />
    // A server that has the code writes the marks of the boundary itself, which costs a fraction. The same three children
    // each time: React counts them when it makes ids.
    return (
      <>
        {isMarked ? late.begin : null}
        {isMarked ? part : <Suspense>{part}</Suspense>}
        {isMarked ? late.end : null}
      </>
    )
  })
}

function Alive({ children }: { children: ReactNode }) {
  useEarlyClicks()
  return <div className={styles.part}>{children}</div>
}

const nothing = { __html: '' }

/** React leaves what the server wrote in such an element. A part without its code must not hold up the next page. */
function LeftAlone({ loadAgain, onLoaded }: { loadAgain: () => Promise<void>; onLoaded: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(() => void loadAgain().then(onLoaded), [])
  return (
    <div
      className={styles.part}
      onClickCapture={leaveUnheard}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={nothing}
      suppressHydrationWarning
    />
  )
}
