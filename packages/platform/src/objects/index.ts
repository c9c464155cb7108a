export { createFolderStore } from './folder-store.ts'
export { isObjectKey, type ListedStore, type ObjectStore, StoreUnavailable } from './object-store.ts'
export { createS3Store } from './s3/s3-store.ts'
