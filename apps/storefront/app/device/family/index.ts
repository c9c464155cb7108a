export { type FamilyActions, useFamily } from './use-family.ts'
