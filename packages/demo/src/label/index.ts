export { type Colour, colours } from './colours.ts'
export { type Fabric, fabrics } from './fabrics.ts'
export { type GarmentType, garmentTypes } from './garments.ts'
export { type Pattern, type Print, patterns, prints } from './patterns.ts'
