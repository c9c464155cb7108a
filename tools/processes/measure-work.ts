import { familyOf, readProc } from './family.ts'

/** Linux counts in hundredths of a second, whatever its own clock. */
const TICK_MS = 10

/** Milliseconds that processors have worked for a process and all it has started, PostgreSQL left out. Linux only. */
export function measureWork(pid: number): number {
  return familyOf(pid).reduce((sum, member) => sum + ticksOf(member), 0) * TICK_MS
}

/** In the program and in the system for it: the 14th and the 15th field, counted behind the name. */
function ticksOf(pid: number): number {
  const fields = readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}
