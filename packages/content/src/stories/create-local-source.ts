import { readContent } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import type { StorySource } from '../source/index.ts'
import { findStory, listStories, readCacheVersion } from './find-stories.ts'
import { listLinks, listTags } from './list-links.ts'

/** The stories in our own tables. */
export function createLocalSource({ db }: { readonly db: Db }): StorySource {
  return {
    find: (key, version) => findStory(db, key, version),
    readContent: (content) => readContent(content).content,
    list: (query) => listStories(db, query),
    listLinks: (query) => listLinks(db, query),
    listTags: (query) => listTags(db, query),
    readCacheVersion: () => readCacheVersion(db),
  }
}
