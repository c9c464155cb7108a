export { writeRobots } from './write-robots.ts'
