export { drawPattern } from './draw-pattern.ts'
