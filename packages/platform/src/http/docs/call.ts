import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '@vonk/contract'

export type Call = { readonly path: string; readonly method: string; readonly operation: OpenApiOperation }

/** The parameters of a call, shared ones included. */
export function parametersOf(document: OpenApiDocument, { parameters }: OpenApiOperation): OpenApiParameter[] {
  return parameters.flatMap((parameter) => {
    if (!('$ref' in parameter)) return [parameter]
    const shared = document.components.parameters[parameter.$ref.replace('#/components/parameters/', '')]
    return shared ? [shared] : []
  })
}
