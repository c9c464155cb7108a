// Syntax that any Node understands: an old one must get as far as this sentence.
const major = Number(process.versions.node.split('.')[0])
if (major < 18) {
  console.error(`Vonk needs Node 20 or newer to start; this is ${process.version}. Get one at https://nodejs.org.`)
  process.exit(1)
}
import('./bootstrap/main.js').then((bootstrap) => bootstrap.main(process.argv.slice(2)))
