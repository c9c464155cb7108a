export { gdprExportRoutes } from './routes.ts'
