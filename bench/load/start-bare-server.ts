import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../../tools/shop/find-free-port.ts'

export async function startBareServer() {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    port,
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
