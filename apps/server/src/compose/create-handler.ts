import { type Images, refusePicture } from '@vonk/commerce/images'
import type { BankSite } from '@vonk/commerce/payments'
import type { PageHost } from '@vonk/page-host'
import { bufferedBodyOf, type RequestScope, textResponse } from '@vonk/platform/http'
import { type Log, maskPath } from '@vonk/platform/log'
import { createDeskFiles } from '../pages/desk-files.ts'
import { refuseForm } from '../pages/refuse-form.ts'
import { createFileServer } from '../pages/static-files.ts'
import type { Storefront } from '../pages/storefront.ts'
import { type WaitingRoom, withAdmission } from '../pages/waiting-room.ts'
import type { ApiHandler } from './api-handler.ts'

export type Handler = (request: Request, scope: RequestScope) => Promise<Response>

type HandlerParts = {
  /** None in a process that only works jobs. */
  readonly api: ApiHandler | null
  /** None in a process that only serves the API. */
  readonly storefront: Storefront | null
  /** None in a process without an API of its own: pictures then come from where the API is. */
  readonly images: Pick<Images, 'fetch'> | null
  /** The pages of the sandbox bank; none where no payment is made with it, or the API has them. */
  readonly bank?: BankSite | null
  readonly mapTiles?: PageHost['mapTiles']
  readonly editorOrigin?: PageHost['editorOrigin']
  /** None where there are no pages. */
  readonly waitingRoom?: WaitingRoom | null
  readonly checksFragments?: boolean
  /** Another number whenever the catalogue of this process may answer otherwise. */
  readonly catalogueVersion?: () => number | null
  readonly log: Log
}

const unknown = () => null
const BANK = '/sandbox-bank'

/**
 * Who answers what: `/api` the API, `/img` the pictures, `/sandbox-bank` the bank of the demo, `/desk` the screens of staff,
 * files the client build, everything else the storefront.
 */
export function createHandler(parts: HandlerParts): Handler {
  const { api, storefront, images, mapTiles = null, editorOrigin = null, log } = parts
  const { waitingRoom = null, checksFragments = false, catalogueVersion = unknown } = parts
  const serveFile = storefront?.clientFolder ? createFileServer(storefront.clientFolder) : unknown
  const serveDesk = storefront?.deskFolder ? createDeskFiles(storefront.deskFolder) : unknown

  const enter: WaitingRoom['enter'] = waitingRoom?.enter ?? (async () => ({ waiting: null, cookies: [] }))

  async function findOther(request: Request, scope: RequestScope): Promise<Response | null> {
    const file = (await serveDesk(request)) ?? (await serveFile(request))
    scope.route = file ? 'file' : 'page'
    return file ?? refuseForm(request)
  }

  return async (request, scope) => {
    const { pathname } = new URL(request.url)
    if (isUnder(pathname, '/img')) return answerPicture({ images, api, log }, request, scope)
    if (isUnder(pathname, BANK)) return answerBank(parts, request, scope)
    if (api && isUnder(pathname, '/api')) return answerCall(api, request, scope, log)
    if (!api || !storefront) return textResponse('Not found', { status: 404 })
    const other = await findOther(request, scope)
    if (other) return other

    const admission = await enter(request, scope)
    const response = await storefront.renderPage(request, {
      api: (call) => api(call, { requestId: scope.requestId, clientAddress: scope.clientAddress }),
      nonce: scope.nonce,
      requestId: scope.requestId,
      isKept: false,
      mapTiles,
      editorOrigin,
      waiting: admission.waiting,
      checksFragments,
      catalogueVersion,
      bodyOf: bufferedBodyOf,
      answer: textResponse,
      answerBytes: textResponse,
      onView(code) {
        scope.view = code
      },
      // A notice may name the path that was asked for, and with it a link that was mailed to one person.
      onNotice: (notice, details) => log.info({ ...details, requestId: scope.requestId }, maskPath(notice)),
      onError: (err) => log.error({ err, requestId: scope.requestId }, 'a page met an error'),
    })
    return withAdmission(response, admission)
  }
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

/** A process without an API of its own leaves the bank to the one that has it. */
async function answerBank({ bank, images, api, log }: HandlerParts, request: Request, scope: RequestScope) {
  scope.route = BANK
  if (bank) return bank.fetch(request, scope)
  if (!api || images) return textResponse('Not found', { status: 404 })
  return (await askApi(api, request, scope, log)) ?? textResponse('The bank is away', { status: 503 })
}

type PictureParts = Pick<HandlerParts, 'images' | 'api' | 'log'>

async function answerPicture({ images, api, log }: PictureParts, request: Request, scope: RequestScope) {
  scope.route = 'picture'
  if (images) return images.fetch(request)
  if (!api) return textResponse('Not found', { status: 404 })
  const answer = await askApi(api, request, scope, log)
  return answer ?? refusePicture(request, 'pictures-unavailable')
}

async function answerCall(api: ApiHandler, request: Request, scope: RequestScope, log: Log): Promise<Response> {
  // Whoever answers knows better; an API of another process cannot tell this one.
  scope.route ??= '/api/*'
  scope.view ??= request.headers.get('x-vs-store-code')?.slice(0, 32) ?? null
  const answer = await askApi(api, request, scope, log)
  if (answer) return answer
  const meta = { refusal: 'unavailable', requestId: scope.requestId }
  return textResponse(JSON.stringify({ code: 503, result: 'The shop cannot be reached right now.', meta }), {
    status: 503,
    headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' },
  })
}

/** Null when a distant API cannot be reached; the one in this process answers its own failures. */
async function askApi(api: ApiHandler, request: Request, scope: RequestScope, log: Log): Promise<Response | null> {
  try {
    return await api(request, scope)
  } catch (err) {
    // Whoever has hung up ends the call to the API as well.
    if (!request.signal.aborted) log.error({ err, requestId: scope.requestId }, 'the API cannot be reached')
    return null
  }
}
