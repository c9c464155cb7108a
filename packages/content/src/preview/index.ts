export { type ContentTokens, mayRead } from './content-tokens.ts'
export { type EditorProof, editorToken, isEditor } from './editor-proof.ts'
