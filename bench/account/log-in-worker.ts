import { connect } from 'node:net'
import { json } from 'node:stream/consumers'

// Logs in on ten connections and does next to nothing else: what a load generator computes is taken from the shop beside it.
type Load = { origin: string; emails: string[]; password: string; seconds: number }

// The one who starts this writes exactly that.
const { origin, emails, password, seconds } = (await json(process.stdin)) as Load
const { hostname, port, host } = new URL(origin)
const requests = emails.map((username) => {
  const body = JSON.stringify({ username, password })
  const head = `POST /api/user/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  return Buffer.from(`${head}\r\n\r\n${body}`)
})
const started = performance.now()
let next = 0

/** An answer is complete when its body is as long as its head says. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(answer)?.[1]
  if (!answer.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected answer:\n${answer}`)
  return answer.length >= end + 4 + Number(length)
}

function logInOnOneConnection(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect(Number(port), hostname)
  let answer = ''
  let logins = 0
  const ask = () => socket.write(requests[next++ % requests.length] ?? '')
  socket.setEncoding('latin1').on('connect', ask).on('error', reject)
  socket.on('data', (text) => {
    answer += text
    if (!isWhole(answer)) return
    answer = ''
    logins += 1
    if (performance.now() - started < seconds * 1_000) return ask()
    socket.destroy()
    resolve(logins)
  })
  return promise
}

const counts = await Promise.all(Array.from({ length: 10 }, logInOnOneConnection))
const logins = counts.reduce((sum, count) => sum + count, 0)
process.stdout.write(JSON.stringify({ perSecond: logins / ((performance.now() - started) / 1_000) }))
