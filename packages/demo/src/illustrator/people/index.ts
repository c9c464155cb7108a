export { bodies, drawFigure, statureOf } from './figure.ts'
export { drawHead } from './head.ts'
export type { Dressed, Outfit } from './outfit.ts'
export { type Age, choosePerson, type Person } from './person.ts'
