import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Row, Say } from './bench.ts'
import { formatTable } from './format-table.ts'

const suffix = '.bench.ts'
const reports = join(import.meta.dirname, '../reports/bench')

async function loadBenches(): Promise<[string, Bench][]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(suffix)).sort()
  const modules = files.map(async (file): Promise<[string, Bench]> => {
    const { bench } = await import(new URL(file, import.meta.url).href)
    return [file.slice(0, -suffix.length), bench]
  })
  return Promise.all(modules)
}

async function measure(name: string, about: string, run: (say: Say) => Promise<Row[]>) {
  console.log(`\n${name}: ${about}`)
  const rows = await run((line) => console.error(`  ${line}`))
  console.log(`\n${formatTable(rows)}`)
  const machine = { node: process.version, platform: process.platform, arch: process.arch, cpus: cpus().length }
  await mkdir(reports, { recursive: true })
  await writeFile(
    join(reports, `${name}.json`),
    `${JSON.stringify({ name, measuredAt: new Date(), machine, rows }, null, 2)}\n`,
  )
}

function describeBenches(benches: [string, Bench][]): string {
  return benches.map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`).join('\n')
}

function refuse(message: string, benches: [string, Bench][]): never {
  console.error(`${message}; there are:\n${describeBenches(benches)}`)
  process.exit(2)
}

const benches = await loadBenches()
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    bar: { type: 'string', default: '0.97' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(`npm run bench -- [NAME …] [--against CHECKOUT [--bar SHARE]]\n\n${describeBenches(benches)}`)
  process.exit()
}
const missing = wanted.filter((name) => !benches.some(([existing]) => existing === name))
if (missing.length > 0) refuse(`no bench is called ${missing.join(', ')}`, benches)
const chosen = benches.filter(([name]) => wanted.length === 0 || wanted.includes(name))
const { against } = values
const bar = Number(values.bar)
if (!(bar > 0)) refuse(`--bar ${values.bar} is no share of the other checkout's speed`, benches)
for (const [name, { about, run, compare }] of chosen) {
  if (against === undefined) await measure(name, about, run)
  else if (compare)
    await measure(`${name}-against`, `${about}; beside ${against}`, (say) => compare({ against, bar, say }))
  else refuse(`${name} cannot be measured against another checkout`, benches)
}
