export { loadCards } from './load-cards.server.ts'
