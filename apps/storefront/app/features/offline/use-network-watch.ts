import { buildPath } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { useWholeDevice } from '../../device/index.ts'
import { readMessage } from '../../device/worker/worker-message.ts'
import { unreachable } from '../../ui/use-is-online.ts'
import { useShop } from '../stores/index.ts'
import { createNetworkWatch } from './watch-network.ts'

const patienceMs = 8000

/** Has the whole page know when the shop cannot be reached although the browser has a network. */
export function useNetworkWatch(): void {
  const device = useWholeDevice()
  const { view } = useShop()
  useEffect(() => {
    const pause = createPause()
    const look = createNetworkWatch({
      ask: () => isAnswered(buildPath(view, '/offline.html')),
      wait: pause.wait,
      isConnected: () => navigator.onLine,
      onChange: setReachable,
    })
    if (wasKept()) void look()
    const life = new AbortController()
    const { signal } = life
    addEventListener('online', pause.end, { signal })
    document.addEventListener('visibilitychange', pause.end, { signal })
    const onMessage = ({ data }: MessageEvent) => readMessage(data)?.kind === 'unreachable' && void look()
    // Only safe connections have workers at all.
    if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', onMessage, { signal })
    const stop = device.listen(({ name }) => name === 'unreachable' && void look())
    return () => {
      life.abort()
      stop()
    }
  }, [device, view])
}

/** Whoever listens to the browser hears it as if the browser had said so. */
function setReachable(isReachable: boolean): void {
  document.documentElement.toggleAttribute(unreachable, !isReachable)
  dispatchEvent(new Event(isReachable ? 'online' : 'offline'))
}

/** The networks of hotels and trains answer in the shop's name; every answer of the shop has an id. */
async function isAnswered(path: string): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit' } as const
  try {
    const { headers } = await fetch(path, { ...options, signal: AbortSignal.timeout(patienceMs) })
    return headers.has('x-request-id')
  } catch {
    return false
  }
}

/** Whether this document came from the device, which the worker says in its header. */
function wasKept(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  // The only entry of this kind has this form; older browsers have no such field.
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return serverTiming.some(({ name }) => name === 'kept')
}

/** A pause that ends early when there is a reason to look again. */
function createPause() {
  let end = () => {}
  return {
    end: () => end(),
    wait(milliseconds: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, milliseconds)
      end = () => {
        clearTimeout(timer)
        resolve()
      }
      return promise
    },
  }
}
