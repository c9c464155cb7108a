import { closeModal, type Modals, noModals, openModal } from '@vonk/domain/navigation'
import { describe, expect, it } from 'vitest'
import { followModals, withoutClosed } from './modal-area.tsx'

const opened = (modals: Modals, payload: unknown) => openModal(modals, 'm-modal-size-guide', payload)[1]

describe('followModals', () => {
  it('shows a modal that was opened, with what it was given', () => {
    const shown = followModals([], opened(noModals, 'VK1'))

    expect(shown).toEqual([{ key: 1, name: 'm-modal-size-guide', modal: { payload: 'VK1' }, isOpen: true }])
  })

  it('starts afresh when the same modal is opened again, while the old one leaves [UI-09]', () => {
    const first = opened(noModals, 'VK1')
    const shown = followModals(followModals([], first), opened(first, 'VK2'))

    expect(shown.map(({ key, modal, isOpen }) => [key, modal.payload, isOpen])).toEqual([
      [1, 'VK1', false],
      [2, 'VK2', true],
    ])
  })

  it('leaves a modal alone while another one opens', () => {
    const first = opened(noModals, 'VK1')
    const shown = followModals(followModals([], first), openModal(first, 'm-modal-newsletter', null)[1])

    expect(shown.map(({ key, isOpen }) => [key, isOpen])).toEqual([
      [1, true],
      [2, true],
    ])
  })

  it('lets a closed modal fade, and then forgets it with what it was given [UI-10]', () => {
    const modals = opened(noModals, 'VK1')
    const fading = followModals(followModals([], modals), closeModal(modals, 'm-modal-size-guide'))

    expect(fading.map(({ isOpen }) => isOpen)).toEqual([false])
    expect(withoutClosed(fading)).toEqual([])
  })
})
