import { familyOf, readProc } from './family.ts'

/**
 * Megabytes of a process and all it has started, PostgreSQL left out. What processes share, such as Node's own code, counts once
 * (proportional set size). Linux only.
 */
export function measureMemory(pid: number): number {
  return Math.round(familyOf(pid).reduce((sum, member) => sum + kilobytesOf(member), 0) / 1024)
}

function kilobytesOf(pid: number): number {
  const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(readProc(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes ?? 0)
}
