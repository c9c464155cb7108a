import type { Rights } from '@vonk/domain/staff'

/** What staff may be allowed to do with stories, pictures and releases. */
export const editorRights: Rights = {
  'stories.read': { allows: 'Reading stories, their drafts and their history', least: 'viewer' },
  'stories.write': { allows: 'Writing drafts of stories', least: 'editor' },
  'stories.publish': { allows: 'Showing stories to shoppers and hiding them, now or at a moment', least: 'editor' },
  'stories.remove': { allows: 'Taking stories away for good', least: 'editor' },
  'pictures.read': { allows: 'Looking through the pictures of stories', least: 'viewer' },
  'pictures.upload': { allows: 'Adding pictures', least: 'editor' },
  'releases.read': { allows: 'Reading releases and what they hold', least: 'viewer' },
  'releases.write': { allows: 'Making releases, filling and removing them', least: 'editor' },
  'releases.publish': { allows: 'Publishing releases, now or at a moment', least: 'editor' },
}
