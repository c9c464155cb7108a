/** The part of autocannon the benches use; it ships no types. */
declare module 'autocannon' {
  type Request = { readonly method: string; readonly path: string; readonly headers?: object; readonly body?: string }
  type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly requests: Request[]
  }
  type Result = {
    readonly errors: number
    readonly non2xx: number
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly throughput: { readonly total: number }
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function autocannon(options: Options): Promise<Result>
}
