export type PathParam = { readonly name: string; readonly isRest: boolean }

/** The parameters of a path such as `/api/story/:slug{.+}`, in order. */
export function pathParamsOf(path: string): PathParam[] {
  return [...path.matchAll(/:(\w+)(\{\.\+\})?/g)].map(([, name = '', rest]) => ({ name, isRest: rest !== undefined }))
}
