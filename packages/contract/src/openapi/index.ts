export { openApiDocument } from './document.ts'
export type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './types.ts'
