import layout from '../layout.module.css'
import type { ColumnsBlock } from '../load/story-data.ts'
import spacing from '../spacing.module.css'
import styles from './columns.module.css'
import { SimpleBlockView } from './simple-block-view.tsx'

/** Blocks side by side on the grid of twelve. */
export function Columns({ block: { columns, gap, align } }: { block: ColumnsBlock }) {
  return (
    <div className={styles.columns} data-gap={gap} data-align={align}>
      {columns.map((column) => (
        <div key={column.uid} className={`${layout.block} ${layout.stack} ${spacing.spaced}`} data-place={column.place}>
          {column.blocks.map((block) => (
            <SimpleBlockView key={block.uid} block={block} isFirst={false} />
          ))}
        </div>
      ))}
    </div>
  )
}
