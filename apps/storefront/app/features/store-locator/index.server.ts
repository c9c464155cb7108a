export { findShop, loadLocator } from './load-locator.server.ts'
