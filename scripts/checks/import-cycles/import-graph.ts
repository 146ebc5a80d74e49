import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** Files of the source tree, each with the files that it imports. Paths are relative to `src`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Static imports, exports and `import()`. Imports of types only are erased and do not count. */
export function importsOf(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? undefined : node.moduleSpecifier
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? node.arguments[0] : undefined
}

export function importGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  const resolve = (from: string, specifier: string): string[] => {
    const isOwn = specifier.startsWith('@/') || specifier.startsWith('.')
    const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier)
    const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => path + ending)
    return isOwn ? candidates.filter((candidate) => texts.has(candidate)).slice(0, 1) : []
  }
  return new Map(
    [...texts].map(([path, text]) => [path, importsOf(path, text).flatMap((specifier) => resolve(path, specifier))]),
  )
}

/** Sets of files that all import each other, directly or through others (Tarjan's algorithm). */
export function importCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = []
  const stack: string[] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()

  const visit = (file: string): void => {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) visit(imported)
      if (stack.includes(imported)) {
        lowest.set(file, Math.min(lowest.get(file) ?? index, lowest.get(imported) ?? index))
      }
    }
    if (lowest.get(file) !== index) return
    const cycle = stack.splice(stack.indexOf(file))
    if (cycle.length > 1 || graph.get(file)?.includes(file)) cycles.push(cycle.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles.toSorted((a, b) => b.length - a.length)
}
