export { loadSecret } from './load-secret.ts'
