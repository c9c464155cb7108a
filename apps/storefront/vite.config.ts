import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNamesPlugin } from './vite/class-names-plugin.ts'
import { developmentOnlyPlugin } from './vite/development-only-plugin.ts'
import { layerOrderPlugin } from './vite/layer-order-plugin.ts'
import { messageTypesPlugin } from './vite/message-types-plugin.ts'
import { reactByNamePlugin } from './vite/react-by-name-plugin.ts'
import { routerPartsPlugin } from './vite/router-parts-plugin.ts'
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts'
import { styleModePlugin } from './vite/style-mode-plugin.ts'
import { textsPlugin } from './vite/texts-plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

// Small files that nearly every page with products needs, and each of them before anything is pressed.
const ofProducts =
  /[\\/](ui[\\/](signs[\\/](progress-bar|rating|skeleton)|src[\\/]field[\\/]field-error|structure[\\/]breadcrumb)|fragments[\\/](lazy[\\/]lazy-part|needs-scripts)|device[\\/](notice|prices[\\/]use-own-prices|wishlist[\\/].*)|features[\\/](analytics[\\/](is-allowed|use-track)|product[\\/](product-picture|price-tag|use-price-texts)|recently-viewed[\\/](viewed-skus|visited-category)|wishlist[\\/]wishlist-button)|src[\\/](pricing[\\/](format-price|lowest-prior-price|price-steps)|stock[\\/]stock-item|text[\\/]tidy-text|variants[\\/](choose-variant|option-states|price-range|variant|variant-choices)|totals[\\/]price-line|wishlist[\\/]wishlist))\.tsx?$/

// Forty small files compress worse than two large ones, and a page waits for each of them. What only some pages need
// stays in files of their own.
const chunks = [
  // Named one by one: a library that only a lazy part needs comes with that part.
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  // What stands around every page, with all that it needs; of the menu, the announcements and the footer, which are deferred
  // components, the styles. The last one is so small that a file of its own would weigh more than it does.
  {
    name: 'app-shell',
    test: /[\\/]app[\\/]((root|entry\.client|routes[\\/]page)\.tsx|features[\\/](shell[\\/](footer|menu[\\/](mega|promo)|header[\\/]usp)|newsletter).*\.module\.css)|(product-card|product-carousel|product-picture|price-tag|progress-bar|accordion|field|text-field)\.module\.css|signs[\\/]badge\.tsx/,
    priority: 3,
  },
  { name: 'shop', test: ofProducts, priority: 2 },
  { name: 'cards', test: /[\\/](product-card|product-carousel|use-card-texts|use-told-list)\.tsx?$/, priority: 1 },
  // What is chosen of a product and what it costs: its page, the size on a card and the line of a cart need the same.
  {
    name: 'choosing',
    test: /[\\/](product-page[\\/]buy[\\/](selection|selected-price|option-picker|custom-of|find-part)|product[\\/]to-price-view|src[\\/]products[\\/]custom-options-price)\.tsx?$/,
    priority: 1,
  },
  // The styles of the blocks of a story, which are a deferred component.
  {
    name: 'content-styles',
    test: /[\\/]features[\\/]content[\\/](deferred-components\.ts|.*\.module\.css)$/,
    priority: 1,
  },
  // The styles of what a product page has late, and of its choices, which only some products have.
  {
    name: 'product-styles',
    test: /[\\/](features[\\/](product-page[\\/](buy|sections)|reviews)[\\/](?!.*dialog).*|(choice-field|radio-group|select-field))\.module\.css/,
    priority: 1,
  },
]

// A page that asks for a lazy part has these: to name them again would only make the first code longer.
const beforeAnyPart = /[\\/](libraries|app-shell|shop|rolldown-runtime)-[\w-]{7}\.js$/

// The server names the fonts of a page by the same names as the styles do.
const assetFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  root: here,
  plugins: [
    messageTypesPlugin(),
    reactByNamePlugin(),
    classNamesPlugin(),
    developmentOnlyPlugin(),
    layerOrderPlugin(),
    routerPartsPlugin(),
    styleModePlugin(),
    serviceWorkerPlugin(),
    textsPlugin(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (_part, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !beforeAnyPart.test(file)) : files,
        },
        rolldownOptions: {
          // A name of a class costs less where it is used than as a variable.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: { groups: chunks },
            // The names of lazy parts stand in the first code, and what tells two versions apart cannot be compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: `${here}app/server.ts`, output: { assetFileNames } } } },
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
      '@noble/hashes/sha3.js',
      '@noble/hashes/utils.js',
      'valibot',
      'zod',
    ],
  },
})
