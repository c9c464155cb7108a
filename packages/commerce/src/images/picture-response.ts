import { textResponse } from '@vonk/platform/http'
import { drawMissingPicture } from './missing-picture.ts'
import type { RenderRefusal } from './rendering/render-job.ts'
import type { PictureFormat } from './request/choose-format.ts'
import type { SourceRefusal } from './request/find-source.ts'
import type { AddressRefusal } from './request/read-address.ts'

export type PictureRefusalCode =
  | AddressRefusal['code']
  | SourceRefusal['code']
  | RenderRefusal['code']
  | 'method-not-allowed'
  | 'pictures-unavailable'

/** `retryAfter` in seconds. */
type PictureRefusal = { readonly status: number; readonly sentence: string; readonly retryAfter?: number }

const refusals: Readonly<Record<PictureRefusalCode, PictureRefusal>> = {
  'address-not-understood': { status: 400, sentence: 'This is no address of a picture.' },
  'picture-not-found': { status: 404, sentence: 'There is no such picture.' },
  'size-not-offered': { status: 404, sentence: 'Pictures are not offered at this size.' },
  'method-not-allowed': { status: 405, sentence: 'Pictures can only be fetched.' },
  'picture-too-large': { status: 422, sentence: 'This picture is too large to be shown.' },
  'picture-broken': { status: 500, sentence: 'This picture cannot be read.' },
  'pictures-busy': { status: 503, sentence: 'Too many pictures are being made right now.', retryAfter: 2 },
  'picture-timeout': { status: 503, sentence: 'This picture takes too long to make.', retryAfter: 60 },
  'pictures-unavailable': { status: 503, sentence: 'Pictures cannot be reached right now.', retryAfter: 5 },
}

/** The address stands for these bytes for good: a changed picture gets another name. */
export function pictureHeaders(key: string, format: PictureFormat): Headers {
  return new Headers({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept',
    etag: `"${key}"`,
  })
}

export function pictureResponse({ method }: Request, bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set('content-length', String(bytes.byteLength))
  return new Response(method === 'HEAD' ? null : bytes, { headers })
}

/** A page gets a drawing to show in its place, any other caller the reason in words. */
export function refusePicture(request: Request, code: PictureRefusalCode): Response {
  const { status, sentence, retryAfter } = refusals[code]
  const drawing = drawMissingPicture(request)
  const headers = new Headers({
    'content-type': drawing ? 'image/svg+xml' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept',
  })
  if (status === 405) headers.set('allow', 'GET, HEAD')
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  const reason = JSON.stringify({ code: status, result: sentence, meta: { refusal: code } })
  return textResponse(request.method === 'HEAD' ? '' : (drawing ?? reason), { status, headers })
}
