export { BrandMark } from './brand-mark.tsx'
export { isDrawn, Wordmark } from './wordmark.tsx'
