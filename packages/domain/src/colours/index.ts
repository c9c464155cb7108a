export { blend, contrastOf, type Rgb, readHex } from './contrast.ts'
export { mixColours, readRgb, writeRgb } from './mix-colours.ts'
