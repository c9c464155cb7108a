import { createServer } from 'node:http'

// The yardstick: what Node answers per second when it does nothing else.
const server = createServer((_, response) => response.setHeader('content-type', 'text/plain').end('ok'))
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'))
