export * from './editor-calls.ts'
export * from './picture-calls.ts'
export * from './release-calls.ts'
