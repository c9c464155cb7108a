import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
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

async function measure(name: string, { about, run }: Bench) {
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

const benches = await loadBenches()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benches.some(([existing]) => existing === name))
if (unknown.length > 0) {
  console.error(`no bench is called ${unknown.join(', ')}; there are:`)
  for (const [name, { about }] of benches) console.error(`  ${name.padEnd(12)} ${about}`)
  process.exit(2)
}
for (const [name, bench] of benches) if (wanted.length === 0 || wanted.includes(name)) await measure(name, bench)
