import type { StoryPageData, StoryPreview } from '../content/index.ts'
import { openEditorBridge } from './editor-bridge.ts'
import { findPreviewToken } from './preview-token.ts'

/** Which version a page shows: a draft, what is published, or neither for the moment. */
export type PreviewState = 'loading' | 'draft' | 'published' | 'failed'

type PreviewParts = {
  readonly preview: StoryPreview
  /** Where typed content becomes a page. */
  readonly address: string
  readonly onPage: (page: StoryPageData) => void
  readonly onState: (state: PreviewState) => void
}

/** Follows the visual editor, if this page may: what is typed is shown at once, what is saved or published loads the page again. */
export function openPreview({ preview, address, onPage, onState }: PreviewParts): () => void {
  const { storyId, release, isDraft, editorOrigin } = preview
  const closing = new AbortController()
  const { signal } = closing

  async function open() {
    const token = await findPreviewToken(new URL(location.href))
    if (signal.aborted) return
    if (token === null) return onState('published')
    const show = latestOnly(async (content: unknown) => {
      onState('loading')
      const body = JSON.stringify({ id: storyId, token, content, ...(release !== null && { from_release: release }) })
      const page = await fetchPage(address, body, signal)
      if (signal.aborted) return
      if (page) onPage(page)
      onState(page ? 'draft' : 'failed')
    })
    const onReload = () => location.reload()
    openEditorBridge({ storyId, editorOrigin, signal, onInput: show, onReload })
    // The proof in the address is too old by now, but this editor has shown a good one before.
    if (isDraft) onState('draft')
    else show(undefined)
  }

  void open()
  return () => closing.abort()
}

async function fetchPage(address: string, body: string, signal: AbortSignal): Promise<StoryPageData | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body, signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

/** Runs one at a time; of what comes meanwhile only the newest is left. */
function latestOnly<Value>(run: (value: Value) => Promise<void>): (value: Value) => void {
  let isRunning = false
  let next: { readonly value: Value } | null = null
  async function work() {
    isRunning = true
    while (next) {
      const { value } = next
      next = null
      await run(value)
    }
    isRunning = false
  }
  return (value) => {
    next = { value }
    if (!isRunning) void work()
  }
}
