import { Button } from '@vonk/ui/button'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

const screens = { phone: 375, tablet: 768, desktop: 1280 } as const
type ScreenName = keyof typeof screens

type FramedPageProps = {
  /** Where the page is; null while nobody knows yet. */
  path: string | null
  /** There is no such page. */
  isMissing: boolean
  /** With another one the page is opened again. */
  revision?: number
  frame?: RefObject<HTMLIFrameElement | null>
  isConnected?: boolean
}

/** A page as shoppers would see it, at the width of a screen. */
export function FramedPage({ path, isMissing, revision = 0, frame, isConnected }: FramedPageProps) {
  const { text } = useWords()
  const [screen, setScreen] = useState<ScreenName>('phone')
  const { pane, size } = useSize()
  const width = screens[screen]
  const scale = Math.min(1, size.width / width)
  return (
    <section className={styles.preview} aria-label={text('preview.title')}>
      <fieldset className={styles.screens} aria-label={text('preview.title')}>
        {(['phone', 'tablet', 'desktop'] as const).map((name) => (
          <Button look="secondary" key={name} aria-pressed={name === screen} onClick={() => setScreen(name)}>
            {text(`preview.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div ref={pane} className={styles.pane}>
        {isMissing && <p>{text('preview.none')}</p>}
        {path !== null && (
          <iframe
            key={revision}
            ref={frame}
            className={styles.frame}
            title={text('preview.title')}
            data-connected={isConnected}
            src={path}
            style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}

function useSize() {
  const pane = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 400, height: 600 })
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (pane.current) watcher.observe(pane.current)
    return () => watcher.disconnect()
  }, [])
  return { pane, size }
}
