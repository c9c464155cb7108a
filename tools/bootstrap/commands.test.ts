import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { inProject } from '../files/project-root.ts'

const run = promisify(execFile)

describe('commands', () => {
  // The shop's own commands have a test of theirs; bench has to load all it can measure before it can list it.
  it.each([
    ['start', 'apps/server/src/main.ts'],
    ['dev', 'apps/server/src/main.ts', '--dev'],
    ['test', 'tools/test/main.ts'],
    ['test:long', 'tools/test/long.ts'],
    ['spec', 'tools/spec/main.ts'],
    ['docs', 'tools/docs/main.ts'],
  ])('npm run %s -- --help explains itself and does nothing else', async (_, entry, ...args) => {
    const { stdout } = await run(process.execPath, [inProject(entry), ...args, '--help'])

    expect(stdout).toMatch(/npm (start|test|run)/)
    expect(stdout).not.toMatch(/passed|✓/)
  })

  it('npm start refuses arguments instead of passing them over', async () => {
    const entry = inProject('apps/server/src/main.ts')

    await expect(run(process.execPath, [entry, '--port', '4000'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--port'),
      stdout: expect.stringContaining('PORT=4000 npm start'),
    })
  })
})
