export { drawGarment, type GarmentPicture } from './draw-garment.ts'
export type { View } from './views/index.ts'
export { viewsOf } from './views-of.ts'
