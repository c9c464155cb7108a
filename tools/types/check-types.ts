import ts from 'typescript'

/** In apps the names of an index are those of classes, by the hundred: Vite says of a style sheet no more than that it has some. */
const readsStyleSheets = /\/(apps\/(storefront|desk)|packages\/ui)\//
const dotBehindIndex = 4111

/** What is compiled together, and which of it; all, unless told. */
export type Program = { readonly configFile: string; readonly isChecked?: (path: string) => boolean }

type SourceFiles = Map<string, ts.SourceFile | undefined>

/**
 * What is wrong in some programs. A file of several, such as a library or a package, is read and parsed once. Nothing is taken over from an
 * earlier run: what the compiler notes of one misses types that changed behind a file that did not.
 */
export function checkTypes(programs: readonly Program[]): ts.Diagnostic[] {
  const sourceFiles: SourceFiles = new Map()
  return programs.flatMap((program) => checkProgram(program, sourceFiles))
}

function checkProgram({ configFile, isChecked = () => true }: Program, sourceFiles: SourceFiles): ts.Diagnostic[] {
  const { fileNames, errors, options } = readConfig(configFile)
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile
  host.getSourceFile = (path, how, ...rest) => {
    // The same text is another tree where it is read as another kind of module.
    const key = `${path} ${typeof how === 'object' ? how.impliedNodeFormat : ''}`
    if (!sourceFiles.has(key)) sourceFiles.set(key, readFile(path, how, ...rest))
    return sourceFiles.get(key)
  }
  const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors, host })
  return findErrors(program, ({ fileName }) => isChecked(fileName))
}

function readConfig(configFile: string): ts.ParsedCommandLine {
  const config = ts.getParsedCommandLineOfConfigFile(configFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(describeErrors([diagnostic]))
    },
  })
  if (!config) throw new Error(`${configFile} could not be read`)
  return config
}

/** As tsc does: who cannot be read is not checked. */
function findErrors(program: ts.Program, isChecked: (file: ts.SourceFile) => boolean): ts.Diagnostic[] {
  const unreadable = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
  ]
  if (unreadable.length > 0) return unreadable
  const files = program.getSourceFiles().filter(isChecked)
  // In this order: what is wrong with all of them turns up while they are looked at.
  const inFiles = files.flatMap((file) => program.getSemanticDiagnostics(file))
  return [...program.getGlobalDiagnostics(), ...inFiles].filter(
    ({ code, file }) => code !== dotBehindIndex || !readsStyleSheets.test(file?.fileName ?? ''),
  )
}

/** Each once, as tsc writes them. */
export function describeErrors(errors: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(errors), {
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}
