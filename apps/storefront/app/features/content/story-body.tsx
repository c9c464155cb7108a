import { Container } from '../../ui/container.tsx'
import { Columns } from './blocks/columns.tsx'
import { SimpleBlockView } from './blocks/simple-block-view.tsx'
import layout from './layout.module.css'
import spacing from './spacing.module.css'
import type { StoryBlock } from './story-data.ts'
import { type Band, toBands } from './to-bands.ts'

/** The blocks of a page: pictures from edge to edge, everything else on the grid between the gutters. */
export function StoryBody({ blocks }: { blocks: readonly StoryBlock[] }) {
  const first = blocks[0]
  return toBands(blocks).map((band) => <BandView key={band.blocks[0]?.uid} band={band} first={first} />)
}

function BandView({ band, first }: { band: Band; first: StoryBlock | undefined }) {
  const placed = band.blocks.map((block) => (
    <div key={block.uid} className={`${layout.block} ${spacing.spaced}`} data-place={block.place}>
      {block.component === 'columns' ? (
        <Columns block={block} />
      ) : (
        <SimpleBlockView block={block} isFirst={block === first} />
      )}
    </div>
  ))
  if (band.isFullWidth) return placed
  return (
    <Container>
      <div className={layout.grid}>{placed}</div>
    </Container>
  )
}
