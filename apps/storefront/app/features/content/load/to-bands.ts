import type { StoryBlock } from './story-data.ts'

export type Band = { readonly isFullWidth: boolean; readonly blocks: readonly StoryBlock[] }

/** Blocks in the order of the page, those that share a grid together: a hero of full width stands alone. */
export function toBands(blocks: readonly StoryBlock[]): Band[] {
  const bands: { isFullWidth: boolean; blocks: StoryBlock[] }[] = []
  for (const block of blocks) {
    const isFullWidth = block.component === 'hero' && !/(?:mobile|desktop|large)-/.test(block.place ?? '')
    const last = bands.at(-1)
    if (last && !last.isFullWidth && !isFullWidth) last.blocks.push(block)
    else bands.push({ isFullWidth, blocks: [block] })
  }
  return bands
}
