export { loadSitemap } from './sitemap/load-sitemap.server.ts'
export { writeRobots } from './write-robots.ts'
