import { Fragment } from '../../fragments/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { SimpleBlockView } from './blocks/simple-block-view.tsx'
import layout from './layout.module.css'
import type { ColumnsBlock, StoryBlock } from './load/story-data.ts'
import spacing from './spacing.module.css'
import styles from './story-body.module.css'
import { useModalLinks } from './use-modal-links.ts'

/** The blocks of a page: pictures from edge to edge, everything else on the grid between the gutters. */
export function StoryBody({ blocks }: { blocks: readonly StoryBlock[] }) {
  useModalLinks()
  const first = blocks[0]
  const isWholeCached = first !== undefined && isCached(first, true)
  return (
    <Fragment dependsOn={isWholeCached ? [blocks] : null} name="body" hasHead>
      {toBands(blocks).map((band) => (
        <BandView key={band.blocks[0]?.uid} band={band} first={first} />
      ))}
    </Fragment>
  )
}

/** React itself asks for the first picture of a page, unless there are two of it to choose from. */
function isCached(block: StoryBlock, isFirst: boolean): boolean {
  return !isFirst || block.component !== 'hero' || block.mobilePicture !== null
}

function BlockView({ block, isFirst }: { block: StoryBlock; isFirst: boolean }) {
  return (
    <div className={`${layout.block} ${spacing.spaced}`} data-place={block.place} data-mark={block.mark}>
      {block.component === 'columns' ? <Columns block={block} /> : <SimpleBlockView block={block} isFirst={isFirst} />}
    </div>
  )
}

function BandView({ band, first }: { band: Band; first: StoryBlock | undefined }) {
  const placed = band.blocks.map((block) => (
    <Fragment
      key={block.uid}
      dependsOn={isCached(block, block === first) ? [block] : null}
      name={block === first ? 'first' : 'block'}
      hasHead={block === first}
    >
      <BlockView block={block} isFirst={block === first} />
    </Fragment>
  ))
  if (band.isFullWidth) return placed
  return (
    <Container>
      <div className={layout.grid}>{placed}</div>
    </Container>
  )
}

type Band = { readonly isFullWidth: boolean; readonly blocks: readonly StoryBlock[] }

/** Blocks in the order of the page, those that share a grid together: a hero of full width stands alone. */
function toBands(blocks: readonly StoryBlock[]): Band[] {
  const bands: { isFullWidth: boolean; blocks: StoryBlock[] }[] = []
  for (const block of blocks) {
    const isFullWidth = block.component === 'hero' && !/(?:mobile|desktop|large)-/.test(block.place ?? '')
    const last = bands.at(-1)
    if (last && !last.isFullWidth && !isFullWidth) last.blocks.push(block)
    else bands.push({ isFullWidth, blocks: [block] })
  }
  return bands
}

/** Blocks side by side on the grid of twelve. */
function Columns({ block: { columns, gap, align } }: { block: ColumnsBlock }) {
  return (
    <div className={styles.columns} data-gap={gap} data-align={align}>
      {columns.map((column) => (
        <div
          key={column.uid}
          className={`${layout.block} ${layout.stack} ${spacing.spaced}`}
          data-place={column.place}
          data-mark={column.mark}
        >
          {column.blocks.map((block) => (
            <SimpleBlockView key={block.uid} block={block} isFirst={false} />
          ))}
        </div>
      ))}
    </div>
  )
}
