// The arrows of docs/architecture.md. tools/imports/import-rules.test.ts plants a violation of every rule below.
const test = '(\\.test\\.tsx?$|/testing(\\.ts$|/))'
const serverOnly = '(^|[./])server\\.tsx?$'
const workspace = '^(apps|packages|e2e|bench|tools)/'
const storefront = '^apps/storefront/app'

// Builders for tests, and what others may know of search: its port, and what can be told by looking at a document.
const testing = '/testing(\\.ts$|/)'
const port = '^packages/search/src/(port|documents)\\.ts$'

// Style sheets have no front door.
const tokens = '^packages/ui/src/(tokens|dialog)/[\\w-]+\\.css$'

// What a page may carry of the languages: how one is chosen, and what is to be known of one. The front door reads their folders.
const languageParts = '^packages/languages/(src/tags/index|[a-z]{2}[\\w-]*/facts)\\.ts$'

// Where a folder says what module it is.
const wiring = '/module\\.ts$'

// The half of the contract that a browser carries: plain data, no schemas.
const calls = '^packages/contract/src/calls/'

/** `from` may import itself and `allowed` of our own code, nothing else of it; a test beside it also what tests stand on. */
function only(name, from, allowed = []) {
  const rule = (path, more) => ({
    name,
    severity: 'error',
    from: path,
    to: { path: workspace, pathNot: [from, ...more] },
  })
  return [
    rule({ path: from, pathNot: test }, allowed),
    rule({ path: `${from}.*${test}` }, [...allowed, '^packages/(testkit|demo)/']),
  ]
}

function never(name, from, to) {
  return { name, severity: 'error', from, to }
}

const packages = [
  ...only('domain-is-the-bottom', '^packages/domain/'),
  never('domain-has-no-dependencies', { path: '^packages/domain/', pathNot: test }, { pathNot: '^packages/domain/' }),
  ...only('contract-stands-on-domain', '^packages/contract/', ['^packages/domain/']),
  never('calls-are-plain-data', { path: calls }, { pathNot: calls }),
  never(
    'client-carries-no-schemas',
    { path: '^packages/client/', pathNot: test },
    { path: '^packages/contract/', pathNot: calls, dependencyTypesNot: ['type-only'] },
  ),
  ...only('client-stands-on-contract', '^packages/client/', ['^packages/(contract|domain)/']),
  ...only('platform-stands-on-contract', '^packages/platform/', ['^packages/(contract|domain)/']),
  never(
    'platform-knows-no-brand',
    { path: '^packages/platform/', pathNot: test },
    { path: '^packages/domain/src/stores/' },
  ),
  ...only('module-stands-on-platform', '^packages/module/', ['^packages/(platform|domain)/']),
  ...only('languages-stand-alone', '^packages/languages/'),
  ...only('search-stands-on-domain', '^packages/search/', ['^packages/(domain|languages)/']),
  ...only('messages-stand-on-domain', '^packages/messages/', ['^packages/(domain|languages)/']),
  ...only('commerce-stands-on-platform', '^packages/commerce/', [
    '^packages/(domain|contract|languages|platform|module|staff|messages)/',
    port,
  ]),
  ...only('staff-stands-on-platform', '^packages/staff/', ['^packages/(domain|contract|platform|module)/']),
  ...only('content-stands-on-platform', '^packages/content/', [
    '^packages/(domain|contract|languages|platform|module|staff)/',
  ]),
  ...only('storefront-stands-on-client', '^apps/storefront/', [
    '^packages/(domain|contract|languages|client|page-host|ui)/',
  ]),
  ...only('desk-stands-on-client', '^apps/desk/', ['^packages/(domain|contract|languages|client|ui)/']),
  never(
    'pages-carry-one-language',
    { path: '^apps/(storefront/app|desk/src)/', pathNot: test },
    { path: '^packages/languages/', pathNot: languageParts, dependencyTypesNot: ['type-only'] },
  ),
  never(
    'desk-carries-no-schemas',
    { path: '^apps/desk/src/', pathNot: test },
    { path: '^packages/contract/', pathNot: calls, dependencyTypesNot: ['type-only'] },
  ),
  ...only('ui-knows-no-shop', '^packages/ui/', ['^packages/domain/src/looks/']),
  ...only('page-host-is-types', '^packages/page-host/'),
  never(
    'browser-packages-know-no-node',
    { path: '^packages/(domain|contract|client|page-host|ui)/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  never(
    'package-front-door',
    { path: '^(?:apps|packages)/([^/]+)/', pathNot: test },
    { path: '^packages/', pathNot: ['^packages/$1/', '/index\\.ts$', wiring, port, tokens, languageParts] },
  ),
  never(
    'package-front-door-for-tests',
    { path: `^(?:apps|packages)/([^/]+)/.*${test}` },
    { path: '^packages/', pathNot: ['^packages/$1/', '/index\\.ts$', wiring, port, testing, languageParts] },
  ),
  never(
    'package-front-door-for-developers',
    { path: '^(e2e|bench|tools)/' },
    { path: '^packages/', pathNot: ['/index\\.ts$', port, testing] },
  ),
  never(
    'testing-is-for-tests',
    { path: '^(apps|packages)/', pathNot: [test, testing, '^packages/testkit/'] },
    { path: testing },
  ),
  never(
    'module-front-door',
    { path: '^packages/(commerce|content)/src/([^/]+)/' },
    {
      path: '^packages/$1/src/[^/]+/',
      pathNot: ['^packages/$1/src/$2/', '^packages/$1/src/[^/]+/index\\.ts$', wiring, testing],
    },
  ),
  never(
    'modules-are-wired-by-modules',
    { path: '^(apps|packages)/', pathNot: [test, wiring, '^apps/server/src/(modules|start)/'] },
    { path: wiring },
  ),
  never(
    'selling-needs-no-search-index',
    {
      path: '^packages/commerce/src/(prices|cart|vouchers|shipping|orders)/',
      pathNot: wiring,
    },
    { path: '^packages/(commerce/src/catalogue-search|search)/' },
  ),
]

const roots = [
  never('apps-are-roots', { path: '^packages/' }, { path: '^(apps|e2e|bench|tools)/' }),
  never('apps-do-not-meet', { path: '^apps/([^/]+)/' }, { path: '^(apps|e2e|bench|tools)/', pathNot: '^apps/$1/' }),
  never(
    'developers-know-the-server-only',
    { path: '^(e2e|bench|tools)/' },
    { path: '^apps/', pathNot: '^apps/server/src/' },
  ),
  never('tools-stand-alone', { path: '^tools/' }, { path: '^(packages|e2e|bench)/' }),
  never(
    'adapters-only-at-the-root',
    { pathNot: ['^apps/server/', '^packages/(search|testkit)/', '^(bench|e2e)/'] },
    { path: '^packages/search/src/(embedded|opensearch)/' },
  ),
  never(
    'loaded-when-asked',
    { path: '^(apps|packages)/', pathNot: [test, '^packages/search/src/opensearch/'] },
    { path: '^packages/search/src/opensearch/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  ),
  never(
    'demo-and-testkit-stay-outside',
    { path: '^(apps|packages)/', pathNot: [test, '^apps/server/src/cli/', '^packages/(demo|testkit)/'] },
    { path: '^packages/(demo|testkit)/' },
  ),
]

/** A floor of the storefront: imports itself, the floors named and the two that everybody may enter. */
function floor(name, allowed) {
  return never(
    `floor-${name}`,
    { path: `${storefront}/${name}/`, pathNot: [test] },
    {
      path: `${storefront}/`,
      pathNot: [name, ...allowed, 'ui', 'i18n'].map((folder) => `${storefront}/${folder}/`),
    },
  )
}

// From the top down; docs/architecture.md draws them.
const floors = [
  floor('routes', ['pages', 'features']),
  floor('pages', ['features', 'request', 'cache']),
  floor('features', ['request', 'fragments', 'device']),
  floor('request', ['cache']),
  floor('cache', []),
  floor('fragments', ['cache']),
  floor('device', ['cache']),
  floor('rendering', ['pages', 'request', 'fragments', 'cache']),
  never(
    'rendering-has-two-doors',
    {
      path: `${storefront}/`,
      pathNot: [`${storefront}/(server\\.ts|entry\\.server\\.tsx)$`, `${storefront}/rendering/`],
    },
    { path: `${storefront}/rendering/` },
  ),
  never('ui-is-a-leaf', { path: `${storefront}/ui/` }, { path: `${storefront}/(?!ui/)|^packages/(client|contract)/` }),
  never('i18n-is-a-leaf', { path: `${storefront}/i18n/` }, { path: `${storefront}/(?!i18n/)` }),
]

const inStorefront = [
  ...floors,
  never(
    'feature-front-door',
    { path: `${storefront}/(?:(?:routes|pages|rendering|testing)/|features/([^/]+)/|[^/]+$)` },
    {
      path: `${storefront}/features/`,
      // What another feature has ready for tests may be entered too: `testing-is-for-tests` keeps it to them.
      pathNot: [
        `${storefront}/features/$1/`,
        `${storefront}/features/[^/]+/index(\\.server)?\\.ts$`,
        `${storefront}/features/[^/]+/testing\\.ts$`,
      ],
    },
  ),
  never('routes-do-not-meet', { path: `${storefront}/routes/`, pathNot: test }, { path: `${storefront}/routes/` }),
  never(
    'node-only-on-the-server-side',
    { path: `${storefront}/`, pathNot: [test, serverOnly] },
    { dependencyTypes: ['core'] },
  ),
  never(
    'zod-stays-on-the-server',
    { path: `${storefront}/(features|ui|device)/`, pathNot: [test, serverOnly] },
    { path: '^packages/contract/', pathNot: calls, dependencyTypesNot: ['type-only'] },
  ),
]

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never(
      'resolves',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/', '\\.(svg|woff2|po)', '\\?raw$'] },
    ),
    ...packages,
    ...roots,
    ...inStorefront,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|coverage|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
}
