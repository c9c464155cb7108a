export { type DemoPlaces, makePlaces } from './make-places.ts'
export { seedPlaces } from './seed-places.ts'
