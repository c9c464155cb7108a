export { createGroupTokens, type GroupTokens } from './group-tokens.ts'
