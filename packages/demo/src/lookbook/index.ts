export { writeLookbook } from './write-lookbook.ts'
