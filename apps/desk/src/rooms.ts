import type { ComponentType } from 'react'
import type { Right } from './calls/may.ts'
import type { TextKey } from './words/words.ts'

/** A part of the desk: where it is, what it is called, who may see it and what is seen. */
export type Room = {
  /** Below the address of the desk. */
  readonly address: string
  readonly name: TextKey
  /** What it takes to see it. */
  readonly right: Right
  /** It is about who is logged in, and is found behind their name instead of in the menu. */
  readonly isPersonal?: true
  /** Loaded when it is opened, by the rest of its address: none for the one that opens first. */
  readonly screens: Readonly<Record<string, () => Promise<ComponentType>>>
}

const storyTree = async () => (await import('./tree/story-tree.tsx')).StoryTree
const storyScreen = async () => (await import('./story/story-screen.tsx')).StoryScreen

export const rooms: readonly Room[] = [
  {
    address: 'stories',
    name: 'tree.title',
    right: 'stories.read',
    screens: {
      '': storyTree,
      ':view': storyTree,
      ':view/:storyId': storyScreen,
      ':view/:storyId/beside/:comparedId': storyScreen,
    },
  },
  {
    address: 'releases',
    name: 'releases.title',
    right: 'releases.read',
    screens: {
      '': async () => (await import('./releases/releases-screen.tsx')).ReleasesScreen,
      ':releaseId': async () => (await import('./releases/release-screen.tsx')).ReleaseScreen,
    },
  },
  {
    address: 'reviews',
    name: 'reviews.title',
    right: 'reviews.read',
    screens: { '': async () => (await import('./service/reviews-screen.tsx')).ReviewsScreen },
  },
  {
    address: 'orders',
    name: 'orders.title',
    right: 'orders.read',
    screens: {
      '': async () => (await import('./service/orders-screen.tsx')).OrdersScreen,
      ':orderNumber': async () => (await import('./service/order-screen.tsx')).OrderScreen,
    },
  },
  {
    address: 'passkeys',
    name: 'passkeys.title',
    right: 'account.use',
    isPersonal: true,
    screens: { '': async () => (await import('./session/passkeys-screen.tsx')).PasskeysScreen },
  },
]
