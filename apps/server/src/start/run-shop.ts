import { createClient } from '@vonk/client'
import { NoStoreViews } from '@vonk/commerce/stores'
import { fromStoreViewDto, listStoreViews } from '@vonk/contract'
import type { StoreDirectory } from '@vonk/domain/stores'
import { createLog, createLogOutput, type Log } from '@vonk/platform/log'
import type { ApiHandler } from '../compose/api-handler.ts'
import type { Config } from '../config.ts'
import { listAddresses } from './addresses.ts'
import { legalConcerns } from './legal-concerns.ts'
import { createProgress, seconds } from './progress.ts'
import { keepHeapSmall, releaseMemoryWhenIdle } from './release-memory.ts'
import { duties } from './roles.ts'
import type { RunningShop, StartOptions } from './start-options.ts'
import { listenForStop, StartInterrupted } from './stop-signals.ts'

type RunOptions = Pick<StartOptions, 'config' | 'root' | 'isDevelopment' | 'seed'> & { write: (line: string) => void }

/** Runs the shop until it is told to stop; answers the exit code. */
export async function runShop({ write: print, ...options }: RunOptions): Promise<number> {
  const { config } = options
  const startedAt = performance.now()
  const log = createLog({ level: config.logLevel, name: 'vonk', destination: createLogOutput(config.logFormat) })
  const { write, warn } = config.logFormat === 'text' ? speakTo(print) : speakIn(log)
  if (config.searchAdapter === 'opensearch') keepHeapSmall()
  warnOfSettings(config, log)
  const stop = listenForStop()
  const starting = start({ ...options, log, progress: createProgress(write) })
  const shop = await Promise.race([starting, stop.asked.then(() => null)])
  if (!shop) throw new StartInterrupted()

  write(`\nVonk is ready in ${seconds(performance.now() - startedAt)} (${describe(config)}, port ${shop.port})\n`)
  const directory = duties[config.role].hasPages && shop.api ? await findDirectory(shop.api) : null
  if (directory?.views.length === 0) write(`${new NoStoreViews().message}\n`)
  else if (directory) {
    write(`${listAddresses(directory, shop.port).join('\n')}\n`)
    for (const concern of legalConcerns(directory)) warn(concern)
  }
  if (shop.api) write(`  API                        http://localhost:${shop.port}/api/docs\n`)

  const endRelease = releaseMemoryWhenIdle()
  stop.onRestart(() => {
    if (shop.restart) void shop.restart()
    else log.warn('a rolling restart needs more than one process (VONK_PROCESSES): nothing is done')
  })
  const reason = await stop.asked
  endRelease()
  write(`\nStopping (${reason})`)
  await shop.stop({ ms: options.isDevelopment ? 0 : config.drainMs, signal: stop.hurry })
  return 0
}

/** Loads no more than this process needs: the first of several serves nobody. */
async function start(options: StartOptions): Promise<RunningShop> {
  const { config, isDevelopment, log } = options
  if (config.processes > 1 && !isDevelopment) {
    return (await import('../processes/start-processes.ts')).startProcesses(options)
  }
  if (config.processes > 1) log.warn('the shop is developed in one process: VONK_PROCESSES is left out')
  return (await import('./start-shop.ts')).startShop(options)
}

/** Settings that are meant for tests take a protection away. */
function warnOfSettings({ unlimitedNetworks: networks }: Config, log: Log): void {
  if (networks.length > 0)
    log.warn({ networks }, 'visitors of these networks are not limited (VONK_UNLIMITED_NETWORKS)')
}

function describe({ role, processes }: Config): string {
  return processes > 1 ? `role ${role}, ${processes} processes` : `role ${role}`
}

/** Where programs read the output, all of it is log: each line of a text becomes one. */
type Voice = { readonly write: (text: string) => void; readonly warn: (text: string) => void }

function speakTo(print: (text: string) => void): Voice {
  return { write: print, warn: (text) => print(`  ${text}`) }
}

/** What the start warns of is read also where no more than warnings are. */
function speakIn(log: Log): Voice {
  const write = (text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') log.info(line.trim())
    // What follows may keep this process busy for seconds.
    log.flush()
  }
  return { write, warn: (text) => log.warn(text) }
}

async function findDirectory(api: ApiHandler): Promise<StoreDirectory | null> {
  const client = createClient({ fetch: (request) => api(request, {}), origin: 'http://localhost' })
  const answer = await client.call(listStoreViews, {}).catch(() => null)
  if (!answer?.ok) return null
  return { defaultCode: answer.value.defaultCode, views: answer.value.views.map(fromStoreViewDto) }
}
