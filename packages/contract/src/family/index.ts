export { type ChildDto, childSchema } from './child.ts'
export * from './family-calls.ts'
