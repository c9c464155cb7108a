import { Fragment } from '../../fragments/index.ts'
import { Container } from '../../ui/structure/container.tsx'
import { Columns } from './blocks/columns.tsx'
import { SimpleBlockView } from './blocks/simple-block-view.tsx'
import layout from './layout.module.css'
import type { StoryBlock } from './load/story-data.ts'
import { type Band, toBands } from './load/to-bands.ts'
import spacing from './spacing.module.css'

/** The blocks of a page: pictures from edge to edge, everything else on the grid between the gutters. */
export function StoryBody({ blocks }: { blocks: readonly StoryBlock[] }) {
  const first = blocks[0]
  return toBands(blocks).map((band) => <BandView key={band.blocks[0]?.uid} band={band} first={first} />)
}

/** React itself asks for the first picture of a page, unless there are two of it to choose from. */
function isCached(block: StoryBlock, isFirst: boolean): boolean {
  return !isFirst || block.component !== 'hero' || block.mobilePicture !== null
}

function BlockView({ block, isFirst }: { block: StoryBlock; isFirst: boolean }) {
  return (
    <div className={`${layout.block} ${spacing.spaced}`} data-place={block.place}>
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
