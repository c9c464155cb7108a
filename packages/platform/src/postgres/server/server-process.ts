import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, dataArgument, serverEnvironment } from '../cluster/cluster.ts'
import type { ServerLog } from './server-log.ts'
import { type Settings, settingArguments } from './settings.ts'

export type ServerProcess = {
  /** Resolves when the server is gone, however it went. */
  readonly exited: Promise<void>
  readonly isRunning: () => boolean
  stop(): Promise<void>
}

/**
 * A shell between shop and server: when the shop dies in any way, the shell's stdin closes and it stops the server.
 * SIGINT is PostgreSQL's fast shutdown; it is repeated because a server that has just been started ignores it.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
trap 'kill -INT $server' TERM INT
(
  cat <&3
  for attempt in 1 2 3 4 5 6 7 8 9 10; do kill -INT $server || break; sleep 1; done
) >/dev/null 2>&1 & watcher=$!
exec 3<&- </dev/null
wait $server
wait $server
kill $watcher`

const patience = 20_000

export type Launch = { cluster: Cluster; port: number; settings: Settings; serverLog: ServerLog }

export function launchServer({ cluster, port, settings, serverLog }: Launch): ServerProcess {
  const { account, folder, binaries } = cluster
  const server = [binaries.postgres, '-D', dataArgument(account, folder), '-p', String(port)]
  // Detached: a Ctrl-C in the terminal must not stop the database before the shop has drained.
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...server, ...settingArguments(settings)], {
    ...account,
    cwd: folder,
    env: serverEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => serverLog.write(chunk))
  child.stdin.on('error', () => {})
  const exited = whenGone(child)
  return {
    exited,
    isRunning: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    async stop() {
      child.stdin.end()
      const timeout = new AbortController()
      const late = delay(patience, true, { signal: timeout.signal, ref: false }).catch(() => false)
      if (await Promise.race([exited.then(() => false), late])) killGroup(child)
      timeout.abort()
      await exited
    },
  }
}

function whenGone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => {
      // Lets go of the watcher, also when the shell alone was killed and its server lives on.
      child.stdin?.end()
      // The last lines of a failed start may still be in the pipe; sessions of a killed server can keep it open.
      const drained = new Promise((done) => child.once('close', done))
      Promise.race([drained, delay(300)]).then(() => resolve())
    })
  })
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone in the meantime.
  }
}
