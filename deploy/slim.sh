#!/bin/sh
# Takes out of a built shop what a running one never opens: half a gigabyte. Run it where the shop lies, once, in the image's build.
set -eu

# The tools of developers, and a second Node beside that of the image.
npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin node_modules/.cache node_modules/.vite
# Packages that others could use if they were there, and never do in a shop that is built.
rm -rf node_modules/typescript node_modules/@typescript node_modules/@babel node_modules/browserslist node_modules/caniuse-lite node_modules/@types

# Invoices are set in two weights; the fonts of the pages lie in their builds.
find node_modules/@fontsource -path '*/files/*' ! -name '*-400-normal.woff' ! -name '*-700-normal.woff' -delete
rm -rf node_modules/@fontsource-variable node_modules/@tiptap

# Types, maps and tests are for readers.
find node_modules -type f \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.map' \) -delete
find apps packages tools -type f \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.test.js' \) ! -path '*/node_modules/*' -delete
rm -rf apps/*/node_modules/.cache e2e bench docs ops packages/testkit .ci
