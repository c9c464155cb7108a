import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { describe, expect, it } from 'vitest'
import { encodeAnswers } from './encode-answers.ts'

/** As the router in the browser reads it. */
async function received(answers: object) {
  const { body } = new Response(encodeAnswers(answers))
  if (!body) throw new Error('nothing was written')
  const { value, done } = await decode(body, globalThis)
  await done
  return value
}

const shared = { label: 'one' }

describe('encodeAnswers', () => {
  it.each([
    [
      'an answer of every kind',
      { loaderData: { a: { text: 'é "~" </script> \u2028', count: 3, price: 1.5, on: true } } },
    ],
    ['nothing and what is missing', { actionData: null, errors: null, deep: { there: undefined, list: [null, 'a'] } }],
    ['what is empty', { none: {}, list: [], text: '', zero: 0, not: false }],
    ['numbers below zero, which are no places', { a: -5, b: -7, c: [-1, -0.5] }],
    ['the same twice', { a: shared, b: [shared, shared], c: 'label', label: 'one' }],
    ['names like numbers and like what objects have', { 1: 'a', constructor: 'b', toString: ['c'] }],
  ])('brings %s to the browser as it was', async (_, answers) => {
    expect(await received(answers)).toEqual(answers)
  })

  it.each([
    ['a date', new Date(0)],
    ['a promise', Promise.resolve()],
    ['a map', new Map()],
    ['a function', () => 1],
    ['no number', Number.NaN],
    ['minus zero', -0],
    ['a big number', 1n],
    ['an error', new Error('a')],
  ])('leaves %s to the router', (_, value) => {
    expect(encodeAnswers({ value: { deep: [value] } })).toBeNull()
  })
})
