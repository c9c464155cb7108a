/** Extra sources per directive, such as `{ 'img-src': "https://stats.example" }`. */
export type ExtraSources = Readonly<Record<string, string>>

const DOCUMENT_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self' 'nonce-{nonce}' 'strict-dynamic'",
  'style-src': "'self' 'nonce-{nonce}'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Not what it falls back to: under 'strict-dynamic' no script has the right to a worker by its address.
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
}

// Also governs service workers, which must be able to fetch.
const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'; object-src 'none'"

const ONE_YEAR = 31_536_000

export type SecurityOptions = {
  /** Off in development, where the bundler injects styles and scripts of its own. */
  readonly hasContentPolicy?: boolean
  /** As they are at this moment: the same object for as long as nothing has changed. */
  readonly extraSources?: () => ExtraSources
  /** Where the visual editor is, which shows pages in a frame. */
  readonly editorOrigin?: string | null
  /** Every name below those of the shop is reached encrypted as well. */
  readonly hasEncryptedSubdomains?: boolean
}

/** An answer says with it that the visual editor may frame it; it is taken off on the way out. */
const PREVIEW = 'x-shop-preview'

/** Sets the protective headers of every answer; a policy an answer brings along is kept. */
export function createSecurityHeaders(options: SecurityOptions = {}) {
  const { hasContentPolicy = true, editorOrigin = null, hasEncryptedSubdomains = false } = options
  const { extraSources = () => none } = options
  const encrypted = `max-age=${ONE_YEAR}${hasEncryptedSubdomains ? '; includeSubDomains' : ''}`
  let made = writePolicies(extraSources(), editorOrigin)
  const policiesNow = () => {
    const extra = extraSources()
    if (extra !== made.extra) made = writePolicies(extra, editorOrigin)
    return made
  }

  return (headers: Headers, { nonce, isHttps }: { nonce: string; isHttps: boolean }): void => {
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)')
    headers.set('cross-origin-opener-policy', 'same-origin')
    if (isHttps) headers.set('strict-transport-security', encrypted)
    const isPreview = headers.has(PREVIEW)
    if (isPreview) headers.delete(PREVIEW)
    if (!hasContentPolicy || headers.has('content-security-policy')) return
    const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
    const { document, preview } = policiesNow()
    const policy = isPreview ? preview : document
    headers.set('content-security-policy', isDocument ? policy.replaceAll('{nonce}', nonce) : FILE_POLICY)
  }
}

const none: ExtraSources = {}

/** Of a page, and of one that the visual editor may frame. */
function writePolicies(extra: ExtraSources, editorOrigin: string | null) {
  // What the policy does not name falls back to default-src; naming it must not take that away.
  const unnamed = Object.keys(extra).map((directive) => [directive, DOCUMENT_POLICY['default-src']])
  const document = Object.entries({ ...Object.fromEntries(unnamed), ...DOCUMENT_POLICY })
    .map(([directive, sources]) => [directive, sources, extra[directive]].filter(Boolean).join(' '))
    .join('; ')
  const editors = editorOrigin === null ? "'self'" : `'self' ${editorOrigin}`
  return { extra, document, preview: document.replace("frame-ancestors 'none'", `frame-ancestors ${editors}`) }
}
