export {
  addChild,
  type Child,
  type ChildRefusal,
  type ChildrenChange,
  changeChild,
  childOf,
  deleteChild,
  findChild,
} from './children.ts'
export {
  type FamilyVisitor,
  hasFamily,
  keepSelection,
  type SelectedChild,
  type SelectionRefusal,
  selectChild,
  showsChildSelector,
} from './select-child.ts'
