export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of the API as plain data: all that it takes to make it. What it carries is checked and typed by the endpoint of
 * the same name, whose schemas stay on the server.
 */
export type Call = {
  /** Unique; the operation id of the OpenAPI document. */
  readonly name: string
  readonly method: Method
  /** `:name` is one segment, `:name{.+}` the rest of the path. */
  readonly path: `/api/${string}`
  /** The fields that travel in the query string; what is neither here nor in the path is the body. */
  readonly queryFields?: readonly string[]
  /** A customer's token travels with it, where there is one. */
  readonly takesToken?: true
  /** The key of a back office has to travel with it, as a bearer token. */
  readonly takesKey?: true
  /** Staff who have this right make it, known by a cookie of their own; no shopper's call names one. */
  readonly right?: `${string}.${string}`
  /** The result goes out without the envelope, as a few calls of the API family do. */
  readonly isBare?: true
  /** The answer has a part beside the result; callers get `{ result, meta }`. */
  readonly hasMeta?: true
}
