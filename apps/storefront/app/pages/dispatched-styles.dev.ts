// Code that comes with the kind of page brings no styles along: in development the route does, in a build `PageAssetLinks`.
import.meta.glob(
  [
    '../ui/**/*.module.css',
    '../features/{content,newsletter,listing,product,product-page,recently-viewed,reviews,size-guide}/**/*.module.css',
  ],
  { eager: true },
)
