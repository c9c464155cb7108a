export { createImages, type Images, type ImagesOptions } from './create-images.ts'
export type { PictureSize } from './picture-size.ts'
export type { PictureWish, PrerenderSummary } from './prerender.ts'
