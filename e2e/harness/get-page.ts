import { type IncomingHttpHeaders, request } from 'node:http'
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
  return new Promise((resolve, reject) => {
    const call = request({ port, path, headers: { host: `${host}:${port}` } }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      const { 'content-type': type = '', location = '' } = answer.headers
      resolve({ status: answer.statusCode ?? 0, type, location, headers: answer.headers, text })
    })
    call.on('error', reject).end()
  })
}
