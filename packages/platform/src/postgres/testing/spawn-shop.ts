import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type SpawnedShop = {
  readonly process: ChildProcess
  readonly url: string
  readonly port: number
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Fast, and still safe when processes are killed: only a crash of the machine could hurt. */
export const quickSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '16MB',
}

const program = `
  import { createLog } from ${JSON.stringify(import.meta.resolve('../../log/index.ts'))}
  import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('../index.ts'))}
  const [dataFolder, settings] = process.argv.slice(1)
  const log = createLog({ level: 'silent', name: 'shop' })
  process.stdin.resume()
  process.stdin.on('end', () => process.exit(3))
  const report = (fact) => process.stdout.write(JSON.stringify(fact) + '\\n')
  try {
    const onProgress = (progress) => report({ progress })
    const shop = await startEmbeddedPostgres({ dataFolder, settings: JSON.parse(settings), log, onProgress })
    process.on('SIGTERM', () => shop.stop().then(() => process.exit(0)))
    report({ url: shop.url, port: shop.port })
  } catch (error) {
    report({ error: error.name + ': ' + error.message })
    process.exit(1)
  }
`

/** A shop in a process of its own, to be killed. It ends with the process that made it. */
export function spawnShop(dataFolder: string): ChildProcess {
  const settings = JSON.stringify(quickSettings)
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module']
  return spawn(process.execPath, [...flags, '-e', program, '--', dataFolder, settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

export async function startShop(dataFolder: string): Promise<SpawnedShop> {
  const child = spawnShop(dataFolder)
  for await (const fact of facts(child)) {
    if (fact.error) throw new Error(fact.error)
    if (fact.url && fact.port) {
      return { process: child, url: fact.url, port: fact.port, kill: (signal) => kill(child, signal) }
    }
  }
  throw new Error('the shop ended without a word')
}

/** What a shop says: its progress, then its address or why it gave up. */
export async function* facts(child: ChildProcess) {
  if (!child.stdout) throw new Error('no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    // Written by the program above.
    yield JSON.parse(line) as { progress?: string; url?: string; port?: number; error?: string }
  }
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
