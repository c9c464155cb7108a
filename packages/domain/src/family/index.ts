export {
  type ChildFieldRefusals,
  type ChildFields,
  checkChild,
  shortestChild,
  tallestChild,
} from './check-child.ts'
export { addChild, type Child, changeChild, childOf, findChild, mostChildren } from './children.ts'
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
