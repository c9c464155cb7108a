import { Agent, request } from 'node:http'

export type Sent = { readonly count: number; readonly lost: readonly string[] }

const search = '/api/catalog/vue_storefront_catalog/product/_search?response_format=compact&size=3'
const asked = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api/ext/store-views' },
  { method: 'POST', path: search },
  { method: 'GET', path: '/en/' },
  { method: 'GET', path: `${search}&sort=id:asc` },
  { method: 'POST', path: `${search}&from=2` },
] as const

const CALLERS = 8

/** Several callers, each asking again as soon as it has its answer, for as long as they are wanted. */
export async function sendRequests(port: number, isWanted: (count: number) => boolean): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const lost: string[] = []
  let count = 0
  const callers = Array.from({ length: CALLERS }, async () => {
    while (isWanted(count)) {
      const { method, path } = asked[count % asked.length] ?? asked[0]
      count += 1
      const outcome = await send({ agent, port, method, path })
      if (outcome !== '200') lost.push(`${method} ${path}: ${outcome}`)
    }
  })
  await Promise.all(callers)
  agent.destroy()
  return { count, lost }
}

type Call = { readonly agent: Agent; readonly port: number; readonly method: string; readonly path: string }

function send({ agent, port, method, path }: Call): Promise<string> {
  const body = method === 'POST' ? '{}' : ''
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': body.length }
  return new Promise((resolve) => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.complete ? String(answer.statusCode) : 'broken off'))
    })
    call.once('error', ({ message }) => resolve(message)).end(body)
  })
}
