export { findUnknownInput } from './find-unknown-input.ts'
export { passedOver } from './passed-over.data.ts'
