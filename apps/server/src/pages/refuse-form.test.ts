import { describe, expect, it } from 'vitest'
import { refuseForm } from './refuse-form.ts'

const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8'

function statusOf(headers: Record<string, string>, method = 'POST'): number | null {
  return refuseForm(new Request('http://shop/product-data/7/reviews', { method, headers }))?.status ?? null
}

describe('refuseForm', () => {
  it.each([urlencoded, 'multipart/form-data; boundary=----WebKit7'])('takes a form as %s', (type) => {
    expect(statusOf({ 'content-type': type, 'content-length': '200', 'sec-fetch-site': 'same-origin' })).toBeNull()
  })

  it('leaves alone what comes without a body', () => {
    expect(statusOf({}, 'GET')).toBeNull()
    expect(statusOf({ 'content-length': '0' }, 'DELETE')).toBeNull()
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data', ''])('refuses what is no form: %s', (type) => {
    expect(statusOf({ 'content-type': type, 'content-length': '9' })).toBe(415)
  })

  it('refuses more than a form can hold, and what does not say how much it is', () => {
    expect(statusOf({ 'content-type': urlencoded, 'content-length': '65536' })).toBeNull()
    expect(statusOf({ 'content-type': urlencoded, 'content-length': '65537' })).toBe(413)
    expect(statusOf({ 'content-type': urlencoded, 'transfer-encoding': 'chunked' })).toBe(411)
  })

  it('takes what stands in the visual editor as JSON of bounded size, where it is shown and nowhere else', () => {
    const typed = (path: string, headers: Record<string, string>) =>
      refuseForm(new Request(`http://shop${path}`, { method: 'POST', headers }))?.status ?? null
    const json = { 'content-type': 'application/json', 'content-length': '1000000' }

    expect(typed('/en/shell/story.json', json)).toBeNull()
    expect(typed('/shell/story.json', { ...json, 'content-length': '1000001' })).toBe(413)
    expect(typed('/shell/story.json', { ...json, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(typed('/shell/menu.json', { ...json, 'content-length': '9' })).toBe(415)
  })

  it('refuses a form that stands on the page of somebody else', () => {
    const headers = { 'content-type': urlencoded, 'content-length': '9', 'sec-fetch-site': 'cross-site' }

    expect(statusOf(headers)).toBe(403)
  })

  it.each([
    ['http://shop', null],
    ['https://shop', null],
    ['http://shop.evil.example', 403],
    ['http://shop:8080', 403],
    ['null', 403],
    ['shop', 403],
  ])('asks where a browser comes from that says only its origin: %s', (origin, status) => {
    expect(statusOf({ 'content-type': urlencoded, 'content-length': '9', origin })).toBe(status)
  })
})
