import ts from 'typescript'
import { locationOf } from './used-keys.ts'

/** Properties whose value is shown or read by a screen reader. */
const TEXT_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|text|heading|.+(Label|Title|Text|Message))$/

const UNTRANSLATED = new Set(['Türkçe', 'English'])

const isText = (value: string): boolean => /\p{L}{2}/u.test(value) && !UNTRANSLATED.has(value.trim())

/** A string with Turkish letters is a text. Three letters at least: rules about letters contain single ones. */
const isTurkish = (value: string): boolean => /[çğıöşüÇĞİÖŞÜ]/.test(value) && isText(value) && /\p{L}{3}/u.test(value)

/** Operators that return one or both operands; a comparison returns neither. */
const OPERAND_OPERATORS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])

const literalsIn = (node: ts.Node): (ts.StringLiteralLike | ts.TemplateExpression)[] => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression ? literalsIn(node.expression) : []
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)]
  if (ts.isBinaryExpression(node) && OPERAND_OPERATORS.has(node.operatorToken.kind))
    return [...literalsIn(node.left), ...literalsIn(node.right)]
  return []
}

const wordsOf = (literal: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(literal)
    ? [literal.head, ...literal.templateSpans.map((span) => span.literal)].map((part) => part.text).join(' ')
    : literal.text

export function hardCodedTexts(file: ts.SourceFile): string[] {
  const found = new Map<ts.Node, string>()
  const note = (node: ts.Node, text: string): void => {
    found.set(node, `${locationOf(node)} ${JSON.stringify(text.trim())}`)
  }

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (ts.isJsxText(node) && isText(node.text)) note(node, node.text)
    const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    const isRead = ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText())
    const shown = isChild ? node : isRead ? node.initializer : undefined
    for (const literal of shown ? literalsIn(shown) : []) {
      if (isText(wordsOf(literal))) note(literal, wordsOf(literal))
    }
    if (ts.isStringLiteralLike(node) && isTurkish(node.text)) note(node, node.text)
  }

  visit(file)
  return [...found.values()]
}
