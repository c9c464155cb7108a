/** Names that end in Wish and speak of the wishlist, in files whose path does not say so. */
export const wishlistNames = ['StoredWish', 'onWish']

type FolderToClean = { folder: string; since: string }

/** Folders whose names and comments still speak a private language. The list only shrinks, to nothing. */
export const foldersToClean: readonly FolderToClean[] = []
