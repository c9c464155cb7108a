import { describe, expect, it } from 'vitest'
import { encodePart, signRequest } from './sign-request.ts'

// The examples of "Signature Calculations for the Authorization Header" in the manual of Amazon S3.
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')
const at = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`)
const examples = [
  {
    title: 'the first ten bytes of an object',
    request: { method: 'GET', url: at('/test.txt'), headers: { Range: 'bytes=0-9' } },
    names: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    title: 'an object that is stored',
    request: {
      method: 'PUT',
      url: at(`/${encodePart('test$file.text')}`),
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    names: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    title: 'a question without a value',
    request: { method: 'GET', url: at('/?lifecycle') },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    title: 'a list',
    request: { method: 'GET', url: at('/?prefix=J&max-keys=2') },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

describe('signRequest', () => {
  it.each(examples)('signs $title as Amazon does', async ({ request, names, signature }) => {
    const signed = await signRequest(request, credentials, now)

    expect(signed.get('authorization')).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    )
  })
})

describe('encodePart', () => {
  it('leaves nothing that an address reads otherwise', () => {
    expect(encodePart("a b+c(1)'!*ü~-_.@,")).toBe('a%20b%2Bc%281%29%27%21%2A%C3%BC~-_.%40%2C')
  })
})
