import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Attempt = { title: string; commands: string[][]; patienceMs: number }

/** Tries one way after the other; yields after each, for the caller to look whether a browser is there now. */
export async function* installChromium(say: (line: string) => void) {
  for (const { title, commands, patienceMs } of attempts()) {
    say(`installing Chromium: ${title}`)
    for (const command of commands) {
      const code = await run(command, patienceMs, say)
      if (code !== 0) say(`${command.slice(0, 3).join(' ')} … ended with code ${code}`)
    }
    yield title
  }
}

function attempts(): Attempt[] {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const download: Attempt = {
    title: "Playwright's own",
    commands: [[process.execPath, playwright, 'install', '--no-shell', '--no-progress', 'chromium']],
    patienceMs: 180_000,
  }
  return existsSync('/usr/bin/apt-get')
    ? [download, debianPackage('chromium-headless-shell'), debianPackage('chromium')]
    : [download]
}

function debianPackage(name: string): Attempt {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', name]
  return {
    title: `${name} of Debian`,
    commands: [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', ...install],
    ],
    patienceMs: 600_000,
  }
}

function run([command = '', ...args]: string[], patienceMs: number, say: (line: string) => void) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: patienceMs })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split(/[\r\n]+/).filter(Boolean)) say(`  ${line}`)
    })
  }
  return new Promise<number>((resolve) => {
    child.on('error', (error) => {
      say(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
