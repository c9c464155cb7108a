export type { Call, Method } from './calls/index.ts'
export { type CommonRefusal, type CommonRefusalCode, commonRefusals, type InputIssue } from './common-refusals.ts'
export { contract } from './contract.ts'
export {
  type Endpoint,
  type EndpointDefinition,
  type EndpointSchemas,
  endpoint,
  type ForeignClientRules,
  foreignClientInputStatus,
  InvalidEndpoint,
  type RefusalDeclaration,
  type RefusalMessage,
} from './endpoint.ts'
export type { AnswerOf, EndpointOf, InputOf, ParsedInputOf, RefusalOf, ResultOf } from './endpoint-types.ts'
export { type RefusalEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts'
export { momentOf } from './moment-of.ts'
export { type OpenApiDocument, type OpenApiOperation, type OpenApiParameter, openApiDocument } from './openapi/index.ts'
export * from './parts.ts'
export { pathParamsOf } from './path-params.ts'
export { queryBoolean, queryInteger, queryList } from './query-fields.ts'
export { fromStoreViewDto, toStoreViewDto } from './store-view-dto.ts'
export { findUnknownInput, passedOver } from './unknown-fields/index.ts'
export { viewOverridesSchema } from './view-settings.ts'
export type { NewCredential, UsedCredential } from './webauthn.ts'
