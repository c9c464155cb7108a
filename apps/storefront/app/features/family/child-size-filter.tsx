import { childSize } from '@vonk/domain/family'
import type { ToggledOption } from '@vonk/domain/filters'
import { Icon } from '@vonk/ui/icon'
import { useAccountTranslation } from '../../i18n/index.ts'
import styles from './child-size.module.css'
import { useSelectedChild } from './use-selected-child.ts'

export type ChildSizeFilterProps = {
  /** The filters of the list; that of sizes is known by its code. */
  readonly groups: readonly {
    readonly code: string
    readonly options: readonly { readonly id: string; readonly label: string }[]
  }[]
  readonly query: {
    readonly state: { readonly chosen: Readonly<Record<string, readonly string[]>> }
    toggle(option: ToggledOption): void
  }
}

/** The list in the size of the selected child with one press. It is a filter as any other: the address says it. */
export function ChildSizeFilter({ groups, query }: ChildSizeFilterProps) {
  const t = useAccountTranslation()
  const child = useSelectedChild()
  const size = child && childSize(child)
  const option = size && groups.find(({ code }) => code === 'size')?.options.find(({ label }) => label === size.label)
  if (!option) return null
  const { id } = option
  return (
    <div>
      <button
        type="button"
        className={styles.filter}
        aria-pressed={query.state.chosen['size']?.includes(id) ?? false}
        onClick={() => query.toggle({ type: 'size', id })}
      >
        <Icon name="child" size="s" />
        {t('family.in-size', { name: child.firstName, size: size.label })}
      </button>
    </div>
  )
}
