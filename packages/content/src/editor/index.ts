export { publishDue } from './publish-due.ts'
export { editorRoutes } from './routes.ts'
