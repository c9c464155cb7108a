export { type DemoSeed, seedDemo } from './seed-demo.ts'
