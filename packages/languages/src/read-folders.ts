import { existsSync, readdirSync } from 'node:fs'

const root = new URL('../', import.meta.url)

/** What the folders of languages have under a name, by tag; one that has no such file is left out. */
export async function readFolders<Part>(
  name: string,
  file = `${name}.data.ts`,
): Promise<Readonly<Record<string, Part>>> {
  const tags = readdirSync(root).filter((folder) => existsSync(new URL(`${folder}/${file}`, root)))
  const parts = await Promise.all(
    tags.map(async (tag) => {
      const module: Readonly<Record<string, Part>> = await import(new URL(`${tag}/${file}`, root).href)
      // A file names what it holds after itself.
      return [tag, module[name] as Part] as const
    }),
  )
  return Object.fromEntries(parts)
}
