export { isSameSecret } from './is-same-secret.ts'
export { loadSecret } from './load-secret.ts'
