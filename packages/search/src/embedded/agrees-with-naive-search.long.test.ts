import { describeSearchProperties } from '../testing/properties.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

describeSearchProperties('createEmbeddedSearch', {
  open: async () => createEmbeddedSearch({ settings: { languageOf: () => 'nl' } }),
  runs: 3_000,
})
