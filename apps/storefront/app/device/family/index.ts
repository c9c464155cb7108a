export { type FamilyActions, useFamily } from './use-family.ts'
export { useLineChildren } from './use-line-children.ts'
