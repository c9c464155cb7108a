export { bodies, type Dressed, drawFigure, type Outfit } from './figure.ts'
export { drawHead } from './head.ts'
export { choosePerson, type Person } from './person.ts'
