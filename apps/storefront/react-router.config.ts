import type { Config } from '@react-router/dev/config'

const { VONK_BUILD_FOLDER: buildDirectory = 'build' } = process.env

export default {
  buildDirectory,
  // One catch-all route answers most addresses, so asking the server which routes exist would tell the browser nothing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
