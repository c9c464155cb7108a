import { describe, expect, it } from 'vitest'
import { anApi, aSite, garmentRoutes } from '../testing.ts'

const api = anApi({ version: '1.2.3' })

describe('createDocumentation', () => {
  it('serves the OpenAPI document of all routes', async () => {
    const response = await api.request('/api/openapi.json')
    const document = await response.json()

    expect(response.headers.get('content-type')).toContain('application/json')
    expect(document).toMatchObject({ openapi: '3.1.1', info: { version: '1.2.3' } })
    expect(Object.keys((document as { paths: object }).paths)).toContain('/api/garments/{id}')
  })
})

describe('docsPage', () => {
  it('describes every call: parameters, body, answer, refusals and an example to try', async () => {
    const text = await (await api.request('http://shop.example/api/docs')).text()

    for (const { endpoint } of garmentRoutes) expect(text).toContain(`id="${endpoint.name}"`)
    expect(text).toContain('<code>garment-not-found</code>')
    expect(text).toContain('<code>sold-out</code> (Only {available} left.)')
    expect(text).toContain('curl &#39;http://shop.example/api/garments/1&#39;')
    expect(text).toContain('-d &#39;{&quot;title&quot;:&quot;text&quot;}&#39;')
    expect(text).toContain('href="#schema-InputIssue"')
  })

  it('links only to places that exist on the page', async () => {
    const text = await (await api.request('/api/docs')).text()
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])

    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('runs no script and carries the nonce its policy asks for', async () => {
    const response = await aSite().get('/api/docs')
    const text = await response.text()
    const [, nonce] = /<style nonce="([^"]+)"/.exec(text) ?? []

    expect(text).not.toMatch(/<script|\sstyle="|\son\w+="/)
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })
})
