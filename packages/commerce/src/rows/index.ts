export { chunksOf } from './chunks-of.ts'
export { isStorable } from './is-storable.ts'
export { jsonRows } from './json-rows.ts'
export { putRows } from './put-rows.ts'
