export { blend, contrastOf, type Rgb, readHex } from './contrast.ts'
