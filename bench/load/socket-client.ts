import { connect } from 'node:net'

// A client that only counts bytes: autocannon reads every body as text, and pictures keep it busier than the server.
const [address = '', seconds = '1', connections = '10', acceptEncoding = 'identity'] = process.argv.slice(2)
const { hostname, port, pathname, host } = new URL(address)
const headers = `Host: ${host}\r\nAccept: image/webp\r\nAccept-Encoding: ${acceptEncoding}`
const request = `GET ${pathname} HTTP/1.1\r\n${headers}\r\n\r\n`
const until = performance.now() + Number(seconds) * 1_000

/** Head and body of the first answer; all that follow are as long, as only the date and the id differ. */
function lengthOf(answer: Buffer): number {
  const head = answer.subarray(0, answer.indexOf('\r\n\r\n') + 4).toString('latin1')
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || body === undefined) throw new Error(`unexpected answer:\n${head}`)
  return head.length + Number(body)
}

function askOnOneConnection(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect(Number(port), hostname, () => socket.write(request))
  let length = 0
  let received = 0
  let answers = 0
  socket.on('error', reject)
  socket.on('data', (bytes) => {
    length ||= lengthOf(bytes)
    received += bytes.byteLength
    if (received < length) return
    if (received > length) reject(new Error(`${received} bytes where ${length} were expected`))
    received = 0
    answers += 1
    if (performance.now() < until) return socket.write(request)
    socket.destroy()
    resolve(answers)
  })
  return promise
}

const counts = await Promise.all(Array.from({ length: Number(connections) }, askOnOneConnection))
const total = counts.reduce((sum, count) => sum + count, 0)
process.stdout.write(String(Math.round(total / Number(seconds))))
