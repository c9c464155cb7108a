export { type Packed, pack, unpack } from './pack.ts'
