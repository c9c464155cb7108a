import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export function inProject(...segments: string[]) {
  return join(projectRoot, ...segments)
}
