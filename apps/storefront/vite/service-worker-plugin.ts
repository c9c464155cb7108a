import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../app/device/worker/service-worker.ts', import.meta.url))

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

/** Scripts and styles; fonts are kept as pages ask for them, since each brand has its own, and texts, since each language has. */
export function filesToKeep(fileNames: readonly string[]): string[] {
  const files = fileNames.filter((name) => /^assets\/(?!texts-).+\.(js|css)$/.test(name))
  return files.toSorted().map((name) => `/${name}`)
}

async function buildWorker(files: readonly string[]): Promise<string> {
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
