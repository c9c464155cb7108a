export { publishDue } from './publish-due.ts'
export { editorRights } from './rights.ts'
export { editorRoutes } from './routes.ts'
export { type CheckParts, checkDraft } from './story-checks.ts'
