import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = {
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type S3Request = {
  readonly method: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** The headers of a request with its signature (AWS Signature Version 4), which covers all of them and the body. */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[:-]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const payload = sha256(body)
  const sent = { ...headers, 'x-amz-content-sha256': payload, 'x-amz-date': moment }
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = [method, url.pathname, canonicalQuery(url), lines, names, payload].join('\n')

  const scope = `${day}/${region}/s3/aws4_request`
  const keys = [day, region, 's3', 'aws4_request']
  const key = keys.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  const signature = hmac(key, [ALGORITHM, moment, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...sent, authorization }
}

/** As the signature wants it: everything but letters, digits and -_.~ as its bytes. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function canonicalQuery({ searchParams }: URL): string {
  return Array.from(searchParams, ([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .toSorted()
    .join('&')
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
