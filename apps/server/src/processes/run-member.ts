import { createLog, createLogOutput } from '@vonk/platform/log'
import { createMetrics } from '@vonk/platform/metrics'
import type { Config } from '../config.ts'
import { createProgress } from '../start/progress.ts'
import { keepHeapSmall, releaseMemoryWhenIdle } from '../start/release-memory.ts'
import type { StartOptions } from '../start/start-options.ts'
import type { StartedShop } from '../start/start-shop.ts'
import { configureMember } from './configure-member.ts'
import { connectLine } from './connect-line.ts'
import type { MemberAnswers, Order, PrimaryAnswers } from './questions.ts'

type MemberShop = Pick<StartedShop, 'port' | 'handOver' | 'stop'>

/** Does what the primary process says, until that tells it to end; answers the exit code. */
export async function runMember({ config: whole, root }: { config: Config; root: string }): Promise<number> {
  const metrics = createMetrics()
  const hurry = new AbortController()
  const leaving = Promise.withResolvers<(shop: MemberShop) => Promise<void>>()
  const line = connectLine<PrimaryAnswers>(
    {
      send: (message) => void process.send?.(message, undefined, undefined, () => {}),
      onMessage: (listener) => void process.on('message', listener),
    },
    {
      figures: () => metrics.registry.getMetricsAsJSON(),
      stop({ ms }) {
        if (ms === 0) hurry.abort()
        leaving.resolve((shop) => shop.stop({ ms, signal: hurry.signal }))
      },
      handOver: () => leaving.resolve((shop) => shop.handOver()),
    } satisfies MemberAnswers,
  )
  const order = await line.ask('order')
  const config = configureMember(whole, order)
  const log = createLog({ level: config.logLevel, name: 'vonk', destination: createLogOutput(config.logFormat) })
  if (config.searchAdapter === 'opensearch') keepHeapSmall()
  const group: StartOptions['group'] = {
    countHere: (key, limit) => line.ask('count', { key, limit }),
    figures: { contentType: metrics.registry.contentType, metrics: () => line.ask('figures') },
  }
  const progress = createProgress((text) => log.debug(text.trim()))
  const shop = await startMember(order, { config, root, log, progress, isDevelopment: false, metrics, group })
  await line.ask('ready', { port: shop.port })
  const endRelease = releaseMemoryWhenIdle()
  const leave = await leaving.promise
  endRelease()
  await leave(shop)
  return 0
}

/** Loads no more than what it has to do. */
async function startMember({ duty, port }: Order, options: StartOptions): Promise<MemberShop> {
  if (duty === 'serve') return (await import('../start/start-shop.ts')).startShop(options)
  const { stop } = await (await import('../start/start-worker.ts')).startWorker(options)
  return { port, handOver: stop, stop }
}
