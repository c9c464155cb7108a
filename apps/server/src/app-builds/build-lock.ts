import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const pulse = 1_000
const staleAfter = 6_000

/**
 * Lets one process at a time build. The holder touches the folder every second; one that was killed is soon forgotten.
 * Should two hold it nevertheless, time is lost and nothing else: each builds into a folder of its own.
 */
export async function withBuildLock<Value>(
  { folder, onWait }: { folder: string; onWait: () => void },
  work: () => Promise<Value>,
): Promise<Value> {
  for (let looks = 0; !(await tryToTake(folder)); looks += 1) {
    if (looks === 0) onWait()
    await delay(200)
  }
  const beating = setInterval(() => touch(folder), pulse)
  try {
    return await work()
  } finally {
    clearInterval(beating)
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryToTake(folder: string): Promise<boolean> {
  const isTaken = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  if (isTaken) return true
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
  if (Date.now() - mtimeMs > staleAfter) await rm(folder, { recursive: true, force: true })
  return false
}

function touch(folder: string) {
  const now = new Date()
  // Removed by hand: there is nothing left to keep alive.
  utimes(folder, now, now).catch(() => {})
}
