import { describe, expect, it } from 'vitest'
import { closeModal, modalNames, noModals, openModal } from './modals.ts'

describe('openModal', () => {
  it('closes the modal before it opens it again with what is new [UI-09]', () => {
    const [, open] = openModal(noModals, 'm-modal-size-guide', { sku: 'VK1' })

    expect(openModal(open, 'm-modal-size-guide', { sku: 'VK2' })).toEqual([
      {},
      { 'm-modal-size-guide': { payload: { sku: 'VK2' } } },
    ])
  })

  it('leaves other modals open [UI-09]', () => {
    const [, review] = openModal(noModals, 'm-modal-review', null)
    const [closed, open] = openModal(review, 'm-modal-newsletter', null)

    expect(Object.keys(closed)).toEqual(['m-modal-review'])
    expect(Object.keys(open)).toEqual(['m-modal-review', 'm-modal-newsletter'])
  })
})

describe('closeModal', () => {
  it('forgets what the modal was given [UI-10]', () => {
    for (const name of modalNames) {
      const [, open] = openModal(noModals, name, 'payload')

      expect(closeModal(open, name)).toEqual({})
    }
  })

  it('does nothing to a modal that is not open', () => {
    expect(closeModal(noModals, 'm-modal-review')).toEqual({})
  })
})
