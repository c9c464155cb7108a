import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { BuildFiles } from '../app/device/worker/create-worker.ts'

const entry = fileURLToPath(new URL('../app/device/worker/service-worker.ts', import.meta.url))

/** `later-nl-C7d3fXk.js`, `nl-B2c4d6e.js` */
const inOneLanguage = /(?:^|[/-])(nl|de|en)-[\w-]{7}\.js$/

/** Builds the service worker with the names of the files it keeps, beside the scripts of the pages. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = filesToKeep(Object.keys(bundle))
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await buildWorker(files) })
      },
    },
  }
}

/** Scripts and styles; fonts are kept as pages ask for them, since each brand has its own. */
export function filesToKeep(fileNames: readonly string[]): BuildFiles {
  const files = fileNames.filter((name) => /^assets\/.+\.(js|css)$/.test(name)).toSorted()
  const texts = Object.groupBy(files, (name) => inOneLanguage.exec(name)?.[1] ?? 'all')
  const { all = [], ...byLanguage } = texts
  const addresses = (names: readonly string[] = []) => names.map((name) => `/${name}`)
  return {
    shared: addresses(all),
    byLanguage: Object.fromEntries(Object.entries(byLanguage).map(([language, names]) => [language, addresses(names)])),
  }
}

async function buildWorker(files: BuildFiles): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD_VERSION: JSON.stringify(version), BUILD_FILES: JSON.stringify(files) },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'serviceWorker' } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The service worker was not built')
  return first.output[0].code
}
