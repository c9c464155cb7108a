import { readEditorMessage } from './editor-message.ts'

type BridgeParts = {
  readonly storyId: number
  /** Where the editor is, beside this site itself. */
  readonly editorOrigin: string | null
  readonly signal: AbortSignal
  readonly onInput: (content: unknown) => void
  readonly onReload: () => void
}

/** Listens to the visual editor around this page, in the words of Storyblok's own bridge; to nobody else, and nowhere else. */
export function openEditorBridge({ storyId, editorOrigin, signal, onInput, onReload }: BridgeParts): void {
  if (window.parent === window) return
  const origins = [location.origin, ...(editorOrigin === null ? [] : [editorOrigin])]
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || !origins.includes(origin)) return
    const message = readEditorMessage(data, storyId)
    if (message?.kind === 'input') onInput(message.content)
    if (message?.kind === 'reload') onReload()
  }
  window.addEventListener('message', listen, { signal })
  const config = { resolveRelations: ['blog-article.article'] }
  window.parent.postMessage({ action: 'initialized', config }, parentOrigin(origins))
}

/** The origin of the page around this one, as far as it can be told; a message to any other is not delivered. */
function parentOrigin(origins: readonly string[]): string {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  return origins.includes(referrer) ? referrer : (origins.at(-1) ?? location.origin)
}
