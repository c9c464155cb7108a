import { parseArgs } from 'node:util'
import { projectRoot } from '../files/project-root.ts'
import { readSources } from '../files/read-sources.ts'
import { findCoveredRules } from './find-live-rules.ts'
import { describeCoverage, measureCoverage } from './measure-coverage.ts'
import { readRules } from './read-rules.ts'

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    missing: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false, short: 'h' },
  },
})
if (values.help) {
  console.log(
    'npm run spec -- [--area STORE,CART] [--missing]    which rules of the specification a test names, and which of\n  these it reaches through the running shop',
  )
  process.exit()
}

const found = findCoveredRules(await readSources(projectRoot))
const coverage = measureCoverage(await readRules(projectRoot), found, values.area?.split(','))
for (const line of describeCoverage(coverage, { showMissing: values.missing })) console.log(line)
