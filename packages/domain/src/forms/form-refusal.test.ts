import { describe, expect, it } from 'vitest'
import { formRefusalCodes } from './form-refusal.ts'

describe('formRefusalCodes', () => {
  it('lists a code for every message a form can show, each once', () => {
    expect(new Set(formRefusalCodes).size).toBe(18)
    expect(formRefusalCodes).toContain('postcode-invalid')
  })
})
