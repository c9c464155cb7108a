import { describe, expect, it } from 'vitest'
import { pack } from '../../fragments/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { StoryPageData, StoryPreview } from '../content/index.ts'
import ShownStory, { ShownBlocks } from './index.ts'

const page: StoryPageData = {
  title: 'Winter',
  seo: { title: 'Winter', description: '', isHidden: false, picture: null },
  hasTransparentHeader: false,
  article: null,
  blocks: [
    {
      component: 'rich-text',
      uid: 'r',
      align: 'start',
      nodes: [{ type: 'paragraph', content: [{ type: 'text', text: 'Warm' }] }],
    },
  ],
  alternates: [],
}
const preview: StoryPreview = { storyId: 7, release: null, isDraft: true, editorOrigin: null }
const render = (element: React.ReactElement) => renderInShop(element, { shop: aShop('en') })

describe('ShownStory', () => {
  it('says nothing of drafts to shoppers', async () => {
    const html = await render(<ShownStory page={pack(page)} />)

    expect(html).toContain('Warm')
    expect(html).not.toContain('role="status"')
  })

  it.each([
    [true, 'You see the draft.'],
    [false, 'Loading the draft'],
  ])('says which version an editor sees, draft: %s [CMS-12]', async (isDraft, words) => {
    const edited = pack({ ...page, preview: { ...preview, isDraft } })

    // Its code and its texts come when it is first shown.
    await expect.poll(() => render(<ShownStory page={edited} />).catch(String)).toContain(words)
    expect(await render(<ShownStory page={edited} />)).toContain('Warm')
  })

  it('shows the blocks of a story alone in single-component mode [ROUTE-23]', async () => {
    const bare = { ...page, preview }

    await expect.poll(() => render(<ShownBlocks page={bare} />).catch(String)).toContain('You see the draft.')
    expect(await render(<ShownBlocks page={bare} />)).not.toContain('<h1')
  })
})
