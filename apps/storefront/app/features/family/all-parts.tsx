import { Suspense } from 'react'
import { ChildSizeFilter, type ChildSizeFilterProps } from './child-size-filter.tsx'
import { ChildSizeNote, type ChildSizeNoteProps } from './child-size-note.tsx'
import { ChildSwitch, ChildSwitchInMenu } from './child-switch.tsx'
import { QuietBoundary } from './quiet-boundary.tsx'

export type FamilyPartProps =
  | { readonly at: 'header' }
  | { readonly at: 'menu' }
  | ({ readonly at: 'list' } & ChildSizeFilterProps)
  | ({ readonly at: 'product' } & ChildSizeNoteProps)

/** All of them in one file: a part more costs the pages that may show it next to nothing. */
export function AllParts(props: FamilyPartProps) {
  return (
    <QuietBoundary>
      <Suspense>
        {props.at === 'header' && <ChildSwitch />}
        {props.at === 'menu' && <ChildSwitchInMenu />}
        {props.at === 'list' && <ChildSizeFilter {...props} />}
        {props.at === 'product' && <ChildSizeNote {...props} />}
      </Suspense>
    </QuietBoundary>
  )
}
