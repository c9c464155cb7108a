import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type ProcessState = { readonly name: string; readonly isZombie: boolean }

/** What the operating system says about a process. A container's first process may never bury its dead. */
export function findProcess(pid: number): ProcessState | null {
  return process.platform === 'linux' ? findInProc(pid) : findWithPs(pid)
}

/** Whether the process exists and runs, be it somebody else's. */
export function isProcessAlive(pid: number): boolean {
  const found = findProcess(pid)
  return found !== null && !found.isZombie
}

function findInProc(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    return { name: stat.slice(stat.indexOf('(') + 1, end), isZombie: /[ZX]/.test(stat.charAt(end + 2)) }
  } catch {
    return null
  }
}

function findWithPs(pid: number): ProcessState | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [state = '', ...command] = line.split(/\s+/)
    return { name: command.join(' ').split('/').at(-1) ?? '', isZombie: state.startsWith('Z') }
  } catch {
    return null
  }
}
