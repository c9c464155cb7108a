export { createImages, type Images, type ImagesOptions } from './create-images.ts'
export { refusePicture } from './picture-response.ts'
export type { PictureRequest, PrerenderSummary } from './prerender.ts'
export type { PictureSize } from './request/picture-size.ts'
