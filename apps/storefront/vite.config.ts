import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { messageTypesPlugin } from './vite/message-types-plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [messageTypesPlugin(), reactRouter(), lingui({ cwd: here, failOnMissing: true, failOnCompileError: true })],
  environments: {
    ssr: { build: { rolldownOptions: { input: `${here}app/server.ts` } } },
  },
  // Without this list the first page in development answers 504 and reloads while Vite finds these by itself.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@lingui/core',
    ],
  },
})
