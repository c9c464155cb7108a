/** Resolves with the reason when the process is asked to stop; a second signal does not interrupt the drain. */
export function waitForStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })
}
