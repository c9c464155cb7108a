export { publishDue } from './publish-due.ts'
export { editorRoutes } from './routes.ts'
export { type CheckParts, checkDraft } from './story-checks.ts'
