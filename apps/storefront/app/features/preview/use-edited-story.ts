import { buildPath } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import type { StoryPageData, StoryPreview } from '../content/index.ts'
import { useShop } from '../stores/index.ts'
import { openPreview, type PreviewState } from './open-preview.ts'

/** The story as it is in the editor, and how far that is: it follows the editor for as long as the page is open. */
export function useEditedStory(page: StoryPageData, preview: StoryPreview) {
  const { view } = useShop()
  const [shown, setShown] = useState(page)
  const [state, setState] = useState<PreviewState>(preview.isDraft ? 'draft' : 'loading')
  useEffect(() => {
    const address = buildPath(view, '/shell/story.json')
    return openPreview({ preview, address, onPage: setShown, onState: setState })
  }, [view, preview])
  return { shown, state }
}
