/** Files of the storefront that still write addresses of the API themselves. The list only shrinks, to nothing. */
export const filesWithApiLiterals: readonly string[] = []
