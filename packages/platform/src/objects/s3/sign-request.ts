import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

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

/** The headers of a request with its signature (AWS Signature Version 4), which covers all of them and the body. */
export async function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: S3Request,
  credentials: S3Credentials,
  now: Date,
): Promise<Headers> {
  const payload = createHash('sha256').update(body).digest('hex')
  const signer = new AwsV4Signer({
    ...credentials,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': payload },
    datetime: now.toISOString().replaceAll(/[:-]|\.\d+/g, ''),
    allHeaders: true,
  })
  return (await signer.sign()).headers
}

/** As the signature wants it: everything but letters, digits and -_.~ as its bytes. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
