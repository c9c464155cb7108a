import { stat } from 'node:fs/promises'
import { ensureChromium } from './ensure-chromium.ts'

const path = await ensureChromium((line) => process.stdout.write(`${line}\n`))
// With its date: what was tested with another browser is tested again (`tools/test/skip-unchanged.ts`).
const { mtime } = await stat(path)
process.stdout.write(`${path} of ${mtime.toISOString()}\n`)
