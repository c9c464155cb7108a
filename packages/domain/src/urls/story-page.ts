import type { StoreView } from '../stores/index.ts'
import { joinSegments, pathSegments, storedSegments } from './path-segments.ts'

type StoryFolder = Pick<StoreView, 'code' | 'appendStoreCode'>

const home = 'home'
const blog = 'blog'

/** The slug a content page is stored under: in the folder of its store code when the view appends that code. */
export function storySlug(page: string, view: StoryFolder): string {
  const inside = withoutCode(pathSegments(page), view)
  const segments = inside.length > 0 ? inside : [home]
  return (view.appendStoreCode ? [view.code, ...segments] : segments).join('/')
}

/** The page a story is shown on, inside its view. */
export function storyPage(fullSlug: string, view: StoryFolder): string {
  const segments = withoutCode(storedSegments(fullSlug), view)
  return segments.length === 1 && segments[0] === home ? '/' : joinSegments(segments)
}

/** The blog lives under blog/. */
export function blogPage(slug: string): string {
  return joinSegments([blog, ...storedSegments(slug)])
}

export function isBlogPage(page: string): boolean {
  return pathSegments(page)[0] === blog
}

function withoutCode(segments: readonly string[], view: StoryFolder): readonly string[] {
  return segments[0] === view.code ? segments.slice(1) : segments
}
