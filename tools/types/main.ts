import { inProject } from '../files/project-root.ts'
import { checkTypes } from './check-types.ts'

/** The other packages never run where there is a document: they are checked for Node alone. */
const inBrowsers = /^(apps\/(storefront|desk)|e2e|packages\/(domain|contract|client|page-host|ui))\//

const errors = await checkTypes([
  { configFile: inProject('tsconfig.json') },
  { configFile: inProject('tsconfig.browser.json'), isChecked: (path) => inBrowsers.test(path) },
])
for (const error of errors) console.log(error)
process.exitCode = errors.length > 0 ? 1 : 0
