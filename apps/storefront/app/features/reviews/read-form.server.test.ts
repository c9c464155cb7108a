import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.server.ts'

function aRequest(type: string, body: string): Request {
  return new Request('http://shop/product-data/7/reviews', { method: 'POST', body, headers: { 'content-type': type } })
}

describe('readForm', () => {
  it('reads a form', async () => {
    const form = await readForm(aRequest('application/x-www-form-urlencoded', 'title=Top'))

    expect(form.get('title')).toBe('Top')
  })

  it.each([
    ['multipart/form-data; boundary=x', 'no such boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken off'],
    ['application/json', '{}'],
  ])('refuses %s that says %s', async (type, body) => {
    await expect(readForm(aRequest(type, body))).rejects.toMatchObject({ init: { status: 400 } })
  })
})
