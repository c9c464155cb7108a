import { createOperatorSite, serve } from '@vonk/platform/http'
import type { StartOptions } from './start-options.ts'

/** Closed after the shop's own port: whoever watches sees it drain. */
export async function openOperatorPort(
  { config, log }: Pick<StartOptions, 'config' | 'log'>,
  watched: Parameters<typeof createOperatorSite>[0],
  resources: AsyncDisposableStack,
): Promise<void> {
  if (!config.operatorAddress) return
  const { port, close } = await serve({ ...createOperatorSite(watched), ...config.operatorAddress, log })
  resources.defer(() => close())
  log.info({ port }, 'the measurements can be read on the port for operators')
}
