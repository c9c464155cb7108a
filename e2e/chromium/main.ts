import { ensureChromium } from './ensure-chromium.ts'

const path = await ensureChromium((line) => process.stdout.write(`${line}\n`))
process.stdout.write(`${path}\n`)
