export {
  type ChildFieldRefusals,
  type ChildFields,
  checkChild,
} from './check-child.ts'
export { type ChildAge, childAge } from './child-age.ts'
export { addChild, type Child, changeChild, childOf, findChild, mostChildren } from './children.ts'
export { type ChildSize, childSize, type Fit, fitByHeight } from './fit-size.ts'
export { type ChildGroup, groupByChild } from './group-by-child.ts'
export {
  childColorAt,
  type FamilyVisitor,
  hasFamily,
  keepSelection,
  type SelectedChild,
  type SelectionRefusal,
  selectChild,
  showsChildSelector,
} from './select-child.ts'
export { heightSizes, type SizeRow } from './size-table.ts'
