import { openStoryPreview } from '@vonk/contract/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { isItem } from '../content/change-content.ts'
import type { DraftState } from '../draft/create-draft-session.ts'
import { FramedPage } from './framed-page.tsx'

// Typing is shown while it goes on, but not letter by letter.
const pauseMs = 200

type PreviewFrameProps = { state: DraftState; onSelect: (uid: string) => void }

/** The page of a story; what is typed is shown at once. */
export function PreviewFrame({ state, onSelect }: PreviewFrameProps) {
  const { ask } = useApi()
  const { id, component, version } = state.story
  const { value, refusal } = useLoaded(useCallback(() => ask(openStoryPreview, { id }), [ask, id]))
  const { frame, isConnected } = useBridge({ state, onSelect })
  // What stands around a page is seen as soon as it is saved: the page is opened again.
  const revision = component === 'theme' ? version : 0
  return <FramedPage path={value?.path ?? null} isMissing={refusal !== null} {...{ revision, frame, isConnected }} />
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
