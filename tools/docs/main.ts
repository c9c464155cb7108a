import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listFiles } from '../files/list-files.ts'
import { inProject, projectRoot } from '../files/project-root.ts'
import { indexPath, writeDecisionsIndex } from './decisions-index.ts'
import { readDocuments } from './document.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false, short: 'h' } } })
if (values.help) {
  console.log(`npm run docs    writes the list of decisions, ${indexPath}`)
  process.exit()
}

await writeFile(
  inProject(indexPath),
  writeDecisionsIndex(await readDocuments(projectRoot, await listFiles(projectRoot))),
)
console.log(`${indexPath} is up to date.`)
