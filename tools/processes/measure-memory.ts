import { readdirSync, readFileSync } from 'node:fs'

type Process = { readonly pid: number; readonly name: string; readonly parent: number }

/**
 * Megabytes of a process and all it has started, PostgreSQL left out. What processes share, such as Node's own code, counts once
 * (proportional set size). Linux only.
 */
export function measureMemory(pid: number): number {
  const processes = listProcesses()
  const family = [pid]
  for (const member of family) family.push(...processes.filter(({ parent }) => parent === member).map(({ pid }) => pid))
  const own = processes.filter(({ pid, name }) => family.includes(pid) && name !== 'postgres')
  return Math.round(own.reduce((sum, { pid }) => sum + kilobytesOf(pid), 0) / 1024)
}

function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => findProcess(Number(pid)) ?? [])
}

/** Null for one that has ended meanwhile. */
function findProcess(pid: number): Process | null {
  const stat = read(`/proc/${pid}/stat`)
  const [, name, parent] = /\((.*)\) \S (\d+) /s.exec(stat) ?? []
  return name === undefined ? null : { pid, name, parent: Number(parent) }
}

function kilobytesOf(pid: number): number {
  const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kilobytes ?? 0)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
