export { createDocumentation, type DocumentationPage } from './create-documentation.ts'
