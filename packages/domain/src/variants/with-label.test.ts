import { describe, expect, it } from 'vitest'
import { withLabel } from './with-label.ts'

describe('withLabel', () => {
  it('drops options whose label is empty after trimming [VAR-11]', () => {
    const options = [{ label: 'Blue' }, { label: '' }, { label: ' \t\u00a0' }, { label: ' 152 ' }]

    expect(withLabel(options)).toEqual([{ label: 'Blue' }, { label: ' 152 ' }])
  })
})
