export { cutOut, drawGarment, viewsOf } from './draw-garment.ts'
export { drawModel, type Model } from './draw-model.ts'
export type { GarmentPicture } from './prepare.ts'
export type { View } from './views/index.ts'
