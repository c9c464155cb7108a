import { readdirSync, readFileSync } from 'node:fs'

type Process = { readonly pid: number; readonly name: string; readonly parent: number }

/** A process and all it has started, PostgreSQL left out. Linux only. */
export function familyOf(pid: number): readonly number[] {
  const processes = listProcesses()
  const family = [pid]
  for (const member of family) family.push(...processes.filter(({ parent }) => parent === member).map(({ pid }) => pid))
  return processes.filter(({ pid, name }) => family.includes(pid) && name !== 'postgres').map(({ pid }) => pid)
}

/** What the system tells of a process; empty where that has ended. */
export function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => findProcess(Number(pid)) ?? [])
}

/** Null for one that has ended meanwhile. */
function findProcess(pid: number): Process | null {
  const [, name, parent] = /\((.*)\) \S (\d+) /s.exec(readProc(pid, 'stat')) ?? []
  return name === undefined ? null : { pid, name, parent: Number(parent) }
}
