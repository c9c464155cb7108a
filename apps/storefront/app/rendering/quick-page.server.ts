import type { EntryContext, LoaderFunctionArgs, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { encodeAnswers } from './encode-answers.ts'

/** Draws the page of a router's context; null where that takes more than one go. */
export type DrawPage = (page: DrawnPage) => Response | null
export type DrawnPage = {
  readonly request: Request
  readonly entry: EntryContext
  readonly answers: string
  readonly context: RouterContextProvider
}

type QuickParts = {
  readonly build: ServerBuild
  readonly basename: string
  readonly draw: DrawPage
  /** Answers whatever is out of the ordinary: other pages, redirects, failures, what has to be waited for. */
  readonly router: RequestHandler
}

// The routes on the way to a page, from the outside in.
const frame = ['root', 'routes/page']
const home = 'routes/home'
const dispatched = 'routes/dispatch'
const plainPath = /^[\w-]+(?:\/[\w-]+)*\/?$/

/**
 * The home page and every address the catalogue or an editor chose, without the router's general way to them, which
 * matches each address four times against two dozen routes and writes the answers through a stream.
 */
export function createQuickHandler({ build, basename, draw, router }: QuickParts): RequestHandler {
  const ownNames = new Set(Object.values(build.routes).map((route) => firstName(route?.path ?? '')))
  const entryOf = createEntry(build, basename)

  function routeOf(request: Request, { pathname, search }: URL): string | null {
    if (request.method !== 'GET' || /[?&](?:index|_routes)\b/.test(search)) return null
    const path = pathname.slice(basename.length)
    if (path === '') return home
    return plainPath.test(path) && !ownNames.has(firstName(path)) ? dispatched : null
  }

  async function findPage(request: Request, context: RouterContextProvider): Promise<Response | null> {
    const url = new URL(request.url)
    const id = routeOf(request, url)
    if (id === null) return null
    const path = url.pathname.slice(basename.length)
    const params: Record<string, string> = id === home ? {} : { '*': path }
    const args = { request, url, params, context, pattern: id === home ? '/' : '/*' }
    const loaded = await load(build, [...frame, id], args)
    const answers = loaded && encodeAnswers({ loaderData: loaded.loaderData, actionData: null, errors: null })
    return answers
      ? draw({ request, context, answers, entry: entryOf({ ...loaded, ids: [...frame, id], url, params }) })
      : null
  }

  return async (request, context) => {
    const found = context && (await findPage(request, context))
    return found ?? router(request, context)
  }
}

function firstName(path: string): string {
  return path.split('/', 1)[0]?.toLowerCase() ?? ''
}

type Loaded = { readonly loaderData: Record<string, unknown>; readonly statusCode: number }

/** What the loaders answer; null where one of them has more to say than that. */
async function load(build: ServerBuild, ids: readonly string[], args: LoaderFunctionArgs): Promise<Loaded | null> {
  const modules = ids.map((id) => build.routes[id]?.module)
  const middleware = modules.flatMap((module) => module?.middleware ?? [])
  let loaded: Loaded | null = null
  const loadAll = async () => {
    const answers = await Promise.all(modules.map((module) => module?.loader?.(args)))
    loaded = collect(ids, answers)
    return new Response()
  }
  try {
    const pass = middleware.reduceRight<() => Promise<Response>>(
      (next, guard) => async () => (await guard(args, next)) ?? new Response(),
      loadAll,
    )
    await pass()
    return loaded
  } catch {
    // Redirects, refusals and failures: the router asks again and answers as it does.
    return null
  }
}

function collect(ids: readonly string[], answers: readonly unknown[]): Loaded | null {
  const loaderData: Record<string, unknown> = {}
  let statusCode = 200
  for (const [index, answer] of answers.entries()) {
    const { value, init } = isWithInit(answer)
      ? { value: answer.data, init: answer.init }
      : { value: answer, init: null }
    if (value instanceof Response || init?.headers) return null
    loaderData[ids[index] ?? ''] = value
    statusCode = init?.status ?? statusCode
  }
  return { loaderData, statusCode }
}

type WithInit = { readonly data: unknown; readonly init: ResponseInit | null }

/** What the router's `data` makes of an answer with a status. */
function isWithInit(answer: unknown): answer is WithInit {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit'
}

type Way = Loaded & { readonly ids: readonly string[]; readonly url: URL; readonly params: Record<string, string> }

/** The router's own description of a page, as `createRequestHandler` would give it to the entry of the server. */
function createEntry(build: ServerBuild, basename: string) {
  const { assets: manifest, future, routeDiscovery, ssr } = build
  const handoff = { basename, future, routeDiscovery, ssr, isSpaMode: false }
  const modules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]))
  const common = {
    manifest,
    // The router's types know less of a module than its build does.
    routeModules: modules as EntryContext['routeModules'],
    branches: [],
    serverHandoffString: JSON.stringify(handoff),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
  }
  return ({ ids, url, params, loaderData, statusCode }: Way): EntryContext => {
    const path = `/${url.pathname.slice(basename.length)}`
    const matches = ids.map((id, depth) => ({
      params,
      pathname: depth < frame.length ? '/' : path,
      pathnameBase: '/',
      route: { id },
    }))
    const { pathname, search } = url
    const location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined }
    return {
      ...common,
      renderMeta: {},
      staticHandlerContext: {
        basename,
        location,
        matches,
        loaderData,
        actionData: null,
        errors: null,
        statusCode,
        loaderHeaders: {},
        actionHeaders: {},
        _match: () => null,
      },
    }
  }
}
