// `npm run lint:i18n`: every text is in the locale files, in both languages, and used.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../support/paths.mjs'
import { missingPlurals, readKeys, withoutPlural } from './locale-texts.ts'
import { usedKeys } from './used-keys.ts'
import { hardCodedTexts } from './hard-coded-texts.ts'

const source = join(root, 'src')
const locales = join(source, 'shared/i18n/locales')
const languages = readdirSync(locales).filter((name) => !name.includes('.'))

function readProgram(): ts.Program {
  const { config, error } = ts.readConfigFile(join(root, 'tsconfig.source.json'), (path) => ts.sys.readFile(path))
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(fileNames, options)
}

const program = readProgram()
const files = program
  .getSourceFiles()
  .filter(
    ({ fileName }) =>
      fileName.startsWith(source) && !fileName.includes('/generated/') && !fileName.includes('/locales/'),
  )
const { keys, unknown } = usedKeys(program, files)

const findings = new Map<string, string[]>([
  ['Texts in the code; they belong into src/shared/i18n/locales', files.flatMap(hardCodedTexts)],
  ['Keys without a literal type; give them a type that lists them', unknown],
])
for (const language of languages) {
  const existingKeys = readKeys(join(locales, language))
  const definedKeys = new Set(existingKeys.map(withoutPlural))
  findings.set(
    `Keys that the code asks for and ${language} does not have`,
    [...keys].filter((key) => !definedKeys.has(key)),
  )
  findings.set(
    `Keys of ${language} that no code asks for`,
    [...definedKeys].filter((key) => !keys.has(key)),
  )
  findings.set(`Plural forms that ${language} lacks`, missingPlurals(language, existingKeys))
}

for (const [heading, locations] of findings) {
  if (locations.length === 0) continue
  console.error(`${heading}:\n${locations.map((location) => `  ${location.replace(root, '')}`).join('\n')}\n`)
  process.exitCode = 1
}
console.log(`${keys.size} texts in use, in ${languages.length} languages`)
