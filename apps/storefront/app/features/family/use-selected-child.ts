import type { Child } from '@vonk/domain/family'
import { useFamily } from '../../device/family/index.ts'
import { useShop } from '../stores/index.ts'

/** The selected child with all that was told about it. */
export function useSelectedChild(): Child | null {
  const { view } = useShop()
  const { child, children } = useFamily(view)
  return children.find(({ id }) => id === child?.id) ?? null
}
