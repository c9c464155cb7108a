import { type ComponentType, memo, Suspense, use, useEffect, useReducer } from 'react'
import { useLaterTexts } from '../../i18n/index.ts'
import { pressAgain } from '../use-early-clicks.ts'
import { createLateCode } from './late-code.ts'
import styles from './late-part.module.css'

/**
 * A component that the server writes into the page like any other, and whose code and texts the browser fetches when the
 * page is idle. Until then it stands as the server wrote it, and a button that is pressed in it is pressed again.
 * Its styles have to be among those of the page: see the groups of vite.config.ts.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = createLateCode(load)

  function Loaded(props: Props) {
    const texts = useLaterTexts()
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const Part = code.find() ?? use(code.loadOnce(texts))
    useEffect(() => {
      if (Part) pressAgain()
      else void code.loadAgain(texts).then(renderAgain)
    }, [Part, texts])
    if (Part) {
      return (
        <div key="alive" className={styles.part}>
          <Part {...props} />
        </div>
      )
    }
    // React leaves what the server wrote in such an element. A part without its code must not hold up the next page.
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      <div key="written" className={styles.part} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
    )
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

const nothing = { __html: '' }
