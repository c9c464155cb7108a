export { PlaceInLine } from './place-in-line.tsx'
