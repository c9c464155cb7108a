import { findSearchCluster } from '@vonk/testkit/opensearch'
import { afterAll, describe } from 'vitest'
import { languageOfTrial } from '../conformance/trial.ts'
import { describeSearchEngine } from '../conformance.ts'
import { openEngines } from './testing/open-engines.ts'

const cluster = await findSearchCluster()
const engines = openEngines(cluster?.urls ?? ['http://127.0.0.1:1'], languageOfTrial)

describe.skipIf(cluster === null)('on a cluster', () => {
  afterAll(async () => {
    await engines.close()
    await cluster?.stop()
  })

  describeSearchEngine('createOpenSearch', async () => engines.open().engine)
})
