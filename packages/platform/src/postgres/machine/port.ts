import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The port of the last run when it is free, else any free one. */
export async function choosePort(dataFolder: string): Promise<number> {
  const remembered = Number(await readFile(join(dataFolder, 'port'), 'utf8').catch(() => '0'))
  return (await listenBriefly(Number.isInteger(remembered) ? remembered : 0)) ?? (await listenBriefly(0)) ?? 0
}

/** Keeps the address of the database the same from run to run. */
export async function rememberPort(dataFolder: string, port: number) {
  await writeFile(join(dataFolder, 'port'), `${port}\n`)
}

function listenBriefly(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null))
    })
  })
}
