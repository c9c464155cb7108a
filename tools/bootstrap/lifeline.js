import { fileURLToPath } from 'node:url'

/** A preload that stops its process when the pipe below closes. */
export const lifelineFile = fileURLToPath(new URL('./lifeline.cjs', import.meta.url))

/**
 * The fourth entry of the child's `stdio` must be 'pipe'.
 * @param {'SIGTERM' | 'SIGKILL'} signal what the child gets when this process is gone
 */
export function lifelineEnvironment(signal) {
  return { VONK_LIFELINE: `3 ${signal}` }
}
