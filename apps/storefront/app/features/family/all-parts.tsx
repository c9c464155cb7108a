import { type ReactNode, Suspense } from 'react'
import { ChildLines, type ChildLinesProps } from './child-lines.tsx'
import { ChildSizeFilter, type ChildSizeFilterProps } from './child-size-filter.tsx'
import { ChildSizeNote, type ChildSizeNoteProps } from './child-size-note.tsx'
import { ChildSwitch, ChildSwitchInMenu } from './child-switch.tsx'
import { QuietBoundary } from './quiet-boundary.tsx'

/** `children` are shown to everybody else. */
export type FamilyPartProps = { readonly children?: ReactNode } & PlacedProps

type PlacedProps =
  | { readonly at: 'header' }
  | { readonly at: 'menu' }
  | ({ readonly at: 'list' } & ChildSizeFilterProps)
  | ({ readonly at: 'product' } & ChildSizeNoteProps)
  | ({ readonly at: 'cart' } & ChildLinesProps)

/** All of them in one file: a part more costs the pages that may show it next to nothing. */
export function AllParts(props: FamilyPartProps) {
  return (
    <QuietBoundary otherwise={props.children}>
      <Suspense fallback={props.children}>
        {props.at === 'header' && <ChildSwitch />}
        {props.at === 'menu' && <ChildSwitchInMenu />}
        {props.at === 'list' && <ChildSizeFilter {...props} />}
        {props.at === 'product' && <ChildSizeNote {...props} />}
        {props.at === 'cart' && <ChildLines {...props} />}
      </Suspense>
    </QuietBoundary>
  )
}
