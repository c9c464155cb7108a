import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Which ports the balancer opens, and to which processes it leads from there. */
export type Routes = readonly { readonly port: number; readonly servers: readonly number[] }[]
export type Balancer = { stop(): Promise<void> }
export type BalancerName = 'haproxy' | 'nginx'

/** Where the program lies; installed when it is missing and this user may. Null where it cannot be had. */
export async function findBalancer(name: BalancerName): Promise<string | null> {
  const { PATH = '' } = process.env
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
  if (find() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install(name)
  return find()
}

async function install(name: BalancerName): Promise<void> {
  // In runlevel 1 Debian starts no service it has just installed.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (...args: string[]) => promisify(execFile)('apt-get', ['-q', ...args], { env }).catch(() => null)
  await run('update')
  await run('install', '-y', '--no-install-recommends', name)
}

/** Runs the balancer until it is told to stop; its files lie in the folder. */
export async function startBalancer(name: BalancerName, { folder, routes }: { folder: string; routes: Routes }) {
  const program = await findBalancer(name)
  if (program === null) throw new Error(`there is no ${name} on this machine`)
  const file = join(folder, `${name}.conf`)
  await writeFile(file, configurations[name](routes, folder))
  const child = spawn(program, { haproxy: ['-db', '-f', file], nginx: ['-p', folder, '-c', file] }[name], {
    stdio: 'ignore',
  })
  for (const { port } of routes) await waitForPort(port, () => child.exitCode === null)
  return {
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  } satisfies Balancer
}

async function waitForPort(port: number, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
  throw new Error(`the balancer ended before it opened port ${port}`)
}

const configurations: Record<BalancerName, (routes: Routes, folder: string) => string> = {
  // Watches /readyz, and sends a request once: whatever a process refuses is lost. One that takes long to answer is busy, not gone.
  haproxy: (routes) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 10s
  retries 0
  option httpchk GET /readyz
  option forwardfor
  default-server check inter 500 fall 2 rise 1
${routes
  .map(
    ({ port, servers }) => `
listen port-${port}
  bind 127.0.0.1:${port}
${servers.map((server) => `  server s${server} 127.0.0.1:${server}`).join('\n')}`,
  )
  .join('\n')}
`,
  // Watches nothing: it learns from a closed port that a process is gone, and asks the other one.
  nginx: (routes, folder) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${routes
  .map(
    ({ port, servers }) => `
  upstream port-${port} {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://port-${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }`,
  )
  .join('\n')}
}
`,
}
