import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export type OpenApiParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** JSON, but for the few bodies that are taken as they come. */
type BodyContent = Partial<JsonContent> & { readonly '*/*'?: { readonly schema: JsonSchema } }

type JsonContent = { readonly 'application/json': { readonly schema: JsonSchema } }

/** JSON, but for the few answers that are files. */
type AnswerContent = JsonContent | { readonly [contentType: string]: { readonly schema: JsonSchema } | undefined }

export type OpenApiResponse = { readonly description: string; readonly content: AnswerContent }

export type OpenApiOperation = {
  readonly operationId: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly parameters: readonly (OpenApiParameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly required: true; readonly content: BodyContent }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  readonly security?: OpenApiDocument['security']
}

export type OpenApiDocument = {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, OpenApiParameter>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}
