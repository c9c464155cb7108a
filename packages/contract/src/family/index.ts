export { type ChildDto, childSchema } from './child.ts'
export { addChild, deleteChild, modifyChild } from './family-calls.ts'
