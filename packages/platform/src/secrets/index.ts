export { isSameSecret } from './is-same-secret.ts'
