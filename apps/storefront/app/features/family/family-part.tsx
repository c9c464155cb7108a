import { type ComponentType, lazy, Suspense } from 'react'
import { useDevice } from '../../device/index.ts'
import { useShop } from '../stores/index.ts'
import type { FamilyPartProps } from './all-parts.tsx'

// Nobody waits for it: where its code cannot be fetched, the page does without it.
const AllParts = lazy<ComponentType<FamilyPartProps>>(async () => ({
  default: await import('./all-parts.tsx').then(
    ({ AllParts }) => AllParts,
    () => (props) => props.children,
  ),
}))

/** What the shop shows to customers with children in their account. Most have none, so its code comes when there are some. */
export function FamilyPart(props: FamilyPartProps) {
  const { view } = useShop()
  const hasChildren = useDevice(({ session }) => session.profile?.children[0] !== undefined)
  if (!view.hasFamilyAccount || !hasChildren) return props.children
  return (
    <Suspense fallback={props.children}>
      <AllParts {...props} />
    </Suspense>
  )
}
