import { aPage } from '@vonk/contract/content/testing'
import type { ViewOverrides } from '@vonk/domain/settings'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { shopContext } from '../pages/shop-context.server.ts'
import { aContentService, aStory } from '../testing/a-content-service.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { loader } from './storyblok-empty.tsx'

async function open(settings: ViewOverrides) {
  const story = aStory('storyblok-empty', aPage({ title: 'Leeg' }))
  const { other } = aContentService({ stories: { 'storyblok-empty': story } })
  const context = new RouterContextProvider()
  context.set(shopContext, await aShopRequest('nl', { answer: () => ({}), other, settings }))
  const url = new URL('http://vonk.test/storyblok-empty/')
  // The rest of what a route is given says nothing about the story.
  return loader({ context, url } as unknown as Parameters<typeof loader>[0])
}

describe('the route of a bare story', () => {
  it('is there for the editor, unless the view has no addresses for content [CMS-33]', async () => {
    expect(await open({})).toMatchObject({ data: { title: 'Leeg' } })
    await expect(open({ addContentRoutes: false })).rejects.toMatchObject({ init: { status: 404 } })
  })
})
