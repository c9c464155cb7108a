import { type Child, childSize } from '@vonk/domain/family'
import type { Configuration } from '@vonk/domain/variants'
import { Icon } from '@vonk/ui/icon'
import { useEffect, useRef } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import styles from './child-size.module.css'
import { HowItFits } from './size-advice.tsx'
import { useSelectedChild } from './use-selected-child.ts'

type SizedProduct = {
  readonly options: readonly {
    readonly attributeCode: string
    readonly values: readonly { readonly valueIndex: string; readonly label: string }[]
  }[]
}

type SizeChoice = { readonly attributeCode: string; readonly valueIndex: string }

export type ChildSizeNoteProps<Product extends SizedProduct = SizedProduct> = {
  readonly product: Product
  readonly tools: {
    readonly selection: { readonly configuration: Configuration }
    configure(configuration: Configuration): void
  }
  /** What becomes of a choice; a configuration where it is to be had. */
  choose(
    product: Product,
    configuration: Configuration,
    choice: SizeChoice,
  ): { readonly kind: string; readonly configuration?: Configuration }
}

/** Chooses the size of the selected child on a page where none is chosen yet, and says so. */
export function ChildSizeNote(props: ChildSizeNoteProps) {
  const child = useSelectedChild()
  const size = child && childSize(child)
  const sizes = props.product.options.find(({ attributeCode }) => attributeCode === 'size')?.values ?? []
  // A product in other kinds of sizes, such as shoes, says nothing about heights.
  if (!size || !sizes.some(({ label }) => /^\d{2,3}$/.test(label))) return null
  const own = sizes.find(({ label }) => label === size.label)
  return <Note key={child.id} {...props} child={child} size={size.label} valueIndex={own?.valueIndex ?? null} />
}

type NoteProps = ChildSizeNoteProps & {
  readonly child: Child
  readonly size: string
  /** Null where the product does not come in that size. */
  readonly valueIndex: string | null
}

function Note({ child, size, valueIndex, product, tools, choose }: NoteProps) {
  const t = useAccountTranslation()
  const { configuration } = tools.selection
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    // Whoever came for a size, or was faster, keeps it.
    if (valueIndex === null || 'size' in configuration) return
    const chosen = choose(product, configuration, { attributeCode: 'size', valueIndex })
    if (chosen.configuration) tools.configure(chosen.configuration)
  })
  const names = { name: child.firstName, size }
  const isChosen = valueIndex !== null && configuration['size'] === valueIndex
  return (
    <div className={styles.note}>
      <Icon name="child" size="s" />
      <div>
        <p role="status">
          {isChosen && t('family.size-selected', names)}
          {!isChosen && t(valueIndex === null ? 'family.size-absent' : 'family.size-worn', names)}
        </p>
        <HowItFits child={child} />
      </div>
    </div>
  )
}
