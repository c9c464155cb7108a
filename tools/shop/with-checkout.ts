import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../files/project-root.ts'

const run = promisify(execFile)

/** A folder is used as it is. Anything else is a git ref: its files are unpacked elsewhere and its packages installed. */
export async function withCheckout<T>(
  against: string,
  say: (line: string) => void,
  work: (root: string) => Promise<T>,
): Promise<T> {
  if (existsSync(join(against, 'apps/server/src/main.ts'))) return work(resolve(against))
  const root = await mkdtemp(join(tmpdir(), 'vonk-checkout-'))
  try {
    say(`unpacking ${against}`)
    await unpack(against, { from: projectRoot, to: root })
    say('installing its packages')
    // A checkout installs what it needs before it runs any command of its own; this one is over in a second.
    await run(process.execPath, ['tools/bootstrap.js', 'spec'], { cwd: root })
    return await work(root)
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Without a worktree, so that nothing of it stays in the repository. */
export async function unpack(ref: string, { from, to }: { from: string; to: string }): Promise<void> {
  const archive = join(to, 'checkout.tar')
  await run('git', ['archive', '--format=tar', '--output', archive, ref], { cwd: from })
  await run('tar', ['-xf', archive, '-C', to])
  await rm(archive)
}
