import { openStoryPreview } from '@vonk/contract/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { isItem } from '../content/change-content.ts'
import type { DeskState } from '../draft/create-desk.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import styles from './story.module.css'

const screens = { phone: 375, tablet: 768, desktop: 1280 } as const
type ScreenName = keyof typeof screens
// Typing is shown while it goes on, but not letter by letter.
const pauseMs = 200

type PreviewFrameProps = { state: DeskState; onSelect: (uid: string) => void }

/** The page as shoppers would see it, at the width of a screen; what is typed is shown at once. */
export function PreviewFrame({ state, onSelect }: PreviewFrameProps) {
  const { text } = useWords()
  const { ask } = useApi()
  const [screen, setScreen] = useState<ScreenName>('phone')
  const { id } = state.story
  const { value, refusal } = useLoaded(useCallback(() => ask(openStoryPreview, { id }), [ask, id]))
  const { frame, isConnected } = useBridge({ state, onSelect })
  const { pane, size } = useSize()
  const width = screens[screen]
  const scale = Math.min(1, size.width / width)
  return (
    <section className={styles.preview} aria-label={text('preview.title')}>
      <fieldset className={styles.screens} aria-label={text('preview.title')}>
        {(['phone', 'tablet', 'desktop'] as const).map((name) => (
          <Button key={name} aria-pressed={name === screen} onClick={() => setScreen(name)}>
            {text(`preview.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div ref={pane} className={styles.pane}>
        {refusal && <p>{text('preview.none')}</p>}
        {value && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={text('preview.title')}
            data-connected={isConnected}
            src={value.path}
            style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}

/** Talks to the page in the frame in the words of decision 60: it says when it is there, and is told what is typed. */
function useBridge({ state, onSelect }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isConnected, setIsConnected] = useState(false)
  const { story, timeline } = state
  const { content } = timeline.present
  const tell = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, location.origin), [])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (isConnected) tell({ action: 'input', story: { id: story.id, content } })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [tell, isConnected, story.id, content])

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isItem(data)) return
      if (data['action'] === 'initialized') {
        setIsConnected(true)
        tell({ action: 'input', story: { id: story.id, content } })
      }
      if (data['action'] === 'select' && typeof data['uid'] === 'string') onSelect(data['uid'])
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  })

  return { frame, isConnected }
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
