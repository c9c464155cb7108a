import { inProject } from '../files/project-root.ts'
import { checkTypes, describeErrors } from './check-types.ts'

/** The other packages never run where there is a document: they are checked for Node alone. */
const inBrowsers = /\/(apps\/(storefront|desk)|e2e|packages\/(domain|contract|client|page-host|ui))\//

const errors = checkTypes([
  { configFile: inProject('tsconfig.json') },
  {
    configFile: inProject('tsconfig.browser.json'),
    isChecked: (path) => inBrowsers.test(path) && !path.includes('/node_modules/'),
  },
])
process.stdout.write(describeErrors(errors))
process.exitCode = errors.length > 0 ? 1 : 0
