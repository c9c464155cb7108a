import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runBuild } from './run-build.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vonk build '))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('runBuild', () => {
  it('tells the command where to write, and to build for production whatever the shop itself runs as', async () => {
    const output = await newFolder()
    const script = 'printf "%s" "$NODE_ENV" > "$VONK_BUILD_FOLDER/mode"'

    await runBuild({ command: ['sh', '-c', script], cwd: output, output })

    expect(await readFile(join(output, 'mode'), 'utf8')).toBe('production')
  })

  it('repeats the last words of a command that fails', async () => {
    const output = await newFolder()

    await expect(
      runBuild({ command: ['sh', '-c', 'echo "root.tsx: a missing bracket" >&2; exit 3'], cwd: output, output }),
    ).rejects.toMatchObject({ name: 'BuildFailed', message: expect.stringContaining('root.tsx: a missing bracket') })
  })
})
