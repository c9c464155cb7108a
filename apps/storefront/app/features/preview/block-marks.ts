import type { StoryPageData } from '../content/index.ts'

type Blocks = StoryPageData['blocks']

/** Blocks that carry their keys into the document, where a click finds them. */
export function withMarks(blocks: Blocks): Blocks {
  return blocks.map((block) => {
    const marked = { ...block, mark: block.uid }
    if (marked.component !== 'columns') return marked
    return { ...marked, columns: marked.columns.map((column) => ({ ...column, mark: column.uid })) }
  })
}

/** In our own editor a click chooses a block in place of following a link; an editor of another site is not told. */
export function tellSelected(): (() => void) | undefined {
  const isOurs = URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
  if (window.parent === window || !isOurs) return undefined
  const listen = (event: MouseEvent) => {
    const marked = event.target instanceof Element ? event.target.closest('[data-mark]') : null
    if (!marked) return
    event.preventDefault()
    event.stopPropagation()
    window.parent.postMessage({ action: 'select', uid: marked.getAttribute('data-mark') }, location.origin)
  }
  document.addEventListener('click', listen, { capture: true })
  return () => document.removeEventListener('click', listen, { capture: true })
}
