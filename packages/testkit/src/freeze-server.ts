import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Processes are stopped and found by what Linux tells of them. */
export const canFreeze = process.platform === 'linux'

/** Stops an embedded server with every process it has made: it is there, and says nothing. Answers how to have it go on. */
export async function freezeServer(dataFolder: string): Promise<() => void> {
  const pids = await processesOf(dataFolder)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

async function processesOf(dataFolder: string): Promise<number[]> {
  const main = Number((await readFile(join(dataFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
  const all = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    all.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }),
  )
  return [main, ...parents.filter(({ parent }) => parent === main).map(({ pid }) => pid)]
}
