import ts from 'typescript'

export interface UsedKeys {
  keys: Set<string>
  /** Calls whose key has no literal type, with their position. */
  unknown: string[]
}

export const locationOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}

const stringsOf = (type: ts.Type): string[] | undefined => {
  const members = type.isUnion() ? type.types : [type]
  const strings = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []))
  return strings.length === members.length ? strings : undefined
}

/** Names of translate functions. Only their calls are type-checked, which takes half the time. */
const TRANSLATE_NAMES = /\bt([A-Z]\w*)?$|translate$/

/** Types of translate functions: ours, and that of i18next. */
const TRANSLATE_TYPES = new Set(['Translate', 'TFunction'])

/** Default namespace of `t`: the first one. */
function namespaceOf(checker: ts.TypeChecker, translate: ts.Type): string | undefined {
  const [own] = translate.aliasTypeArguments ?? checker.getTypeArguments(translate as ts.TypeReference)
  if (own?.isStringLiteral()) return own.value
  const [first] = own && checker.isTupleType(own) ? checker.getTypeArguments(own as ts.TypeReference) : []
  return first?.isStringLiteral() ? first.value : undefined
}

/**
 * Collects the used keys from their literal types, so that a template such as `titles.${id}` counts as one key for each value
 * of `id`.
 */
export function usedKeys(program: ts.Program, files: readonly ts.SourceFile[]): UsedKeys {
  const checker = program.getTypeChecker()
  const used: UsedKeys = { keys: new Set(), unknown: [] }

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || !TRANSLATE_NAMES.test(node.expression.getText())) return
    const [key] = node.arguments
    const translate = checker.getTypeAtLocation(node.expression)
    if (key === undefined || !TRANSLATE_TYPES.has(translate.symbol?.name)) return
    const keys = stringsOf(checker.getTypeAtLocation(key))
    const namespace = namespaceOf(checker, translate)
    const needsNamespace = keys?.some((each) => !each.includes(':'))
    if (keys === undefined || (needsNamespace && namespace === undefined))
      used.unknown.push(`${locationOf(node)} ${node.getText()}`)
    else for (const each of keys) used.keys.add(each.includes(':') ? each : `${namespace}:${each}`)
  }

  for (const file of files) visit(file)
  return used
}
