export { findTouched, type PublishedChange, type Touched } from './find-touched.ts'
