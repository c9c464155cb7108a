import type { StoreDirectory } from '@vonk/domain/stores'
import { defineModule, type MachinePorts, type ModuleWith } from '@vonk/module'
import type { Staff } from '@vonk/staff'
import type { ContentTokens } from '../preview/index.ts'
import { releaseRoutes } from '../releases/index.ts'
import { editorRights } from './rights.ts'
import { type EditorParts, editorRoutes } from './routes.ts'

type EditorNeeds = {
  readonly stores: ModuleWith<{ readonly directory: StoreDirectory }>
  readonly staff: ModuleWith<Staff>
}

type EditorPorts = MachinePorts & {
  readonly tokens: ContentTokens
  readonly pictures: Pick<EditorParts, 'samplePicture' | 'storePicture'>
}

/** What staff do with stories and releases. */
export const defineEditor = (needs: EditorNeeds) =>
  defineModule({
    name: 'editor',
    needs,
    rights: editorRights,
    create: ({ pictures, tokens }: EditorPorts) => ({ pictures, tokens }),
    routes({ pictures, tokens: { previewToken } }, { db }, { stores: { directory }, staff }) {
      const parts = { db, directory, staff }
      return [
        ...editorRoutes({ ...parts, ...pictures, previewToken }),
        ...releaseRoutes({ ...parts, samplePicture: pictures.samplePicture }),
      ]
    },
  })
