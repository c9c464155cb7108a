import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { inject } from 'vitest'

export type GotPage = {
  status: number
  type: string
  location: string
  /** All of them, by name in small letters. */
  headers: IncomingHttpHeaders
  text: string
}

/** The bare answer of the shop, without a browser. Node's fetch cannot name a host of its own choice. */
export function getPage(path: string, host = 'localhost', port = inject('shopPort')): Promise<GotPage> {
  return send({ port, path, headers: { host: `${host}:${port}` } })
}

/** The same with headers of the test's own. */
export function askShop(path: string, headers: Record<string, string>, port: number): Promise<GotPage> {
  return send({ port, path, headers: { host: `localhost:${port}`, ...headers } })
}

/** The answer to a form, sent as a browser without scripts sends it. */
export function postForm(address: URL, body: string, port: number): Promise<GotPage> {
  const host = `${address.hostname}:${port}`
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
  const headers = { host, origin: `http://${host}`, ...type }
  return send({ port, path: address.pathname + address.search, method: 'POST', headers }, body)
}

function send(options: RequestOptions, body?: string): Promise<GotPage> {
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      const { 'content-type': type = '', location = '' } = answer.headers
      resolve({ status: answer.statusCode ?? 0, type, location, headers: answer.headers, text })
    })
    call.on('error', reject).end(body)
  })
}
