export { type Packed, pack, packAs, unpack } from './pack.ts'
