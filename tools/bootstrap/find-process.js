import { readFileSync } from 'node:fs'

/**
 * What Linux tells about a process without starting another one; null for a process that is not there, and elsewhere.
 * @param {number} pid
 */
export function findProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const [state, parent] = stat.slice(end + 2).split(' ')
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent, isZombie: state === 'Z' }
  } catch {
    return null
  }
}
