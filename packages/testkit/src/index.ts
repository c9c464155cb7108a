export { aLog, type LogLine } from './a-log.ts'
export { type FlakyLink, openFlakyLink } from './open-flaky-link.ts'
export { openTestApi, type TestApi } from './open-test-api.ts'
export { openTestDatabase, type TestDatabase } from './open-test-database.ts'
