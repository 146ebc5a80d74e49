import { isDeepStrictEqual } from 'node:util'
import { contentOf, type PactMessage } from './pact-document.ts'

interface Rule {
  matchers: readonly { match: string; regex?: string }[]
}

/** Whether the value at the path has no rule, and so has to be equal to that of the pact. */
export const isExact = (message: PactMessage, path: string): boolean => ruleOf(message, path) === undefined

/** Whether the verification of the message would accept the value at a path such as `$.rows[0].kind`. */
export function acceptsValue(message: PactMessage, path: string, value: unknown): boolean {
  const rule = ruleOf(message, path)
  if (rule === undefined) return isDeepStrictEqual(valueAt(contentOf(message), path), value)
  return rule.matchers.every(({ match, regex }) => match !== 'regex' || new RegExp(regex ?? '').test(String(value)))
}

/** The rule of the path itself or of the nearest value around it: Pact applies a rule to everything inside. */
function ruleOf({ matchingRules }: PactMessage, path: string): Rule | undefined {
  const rules = new Map(Object.entries(matchingRules?.body ?? {}).map(([key, rule]) => [anyIndex(key), rule as Rule]))
  const segments = segmentsOf(anyIndex(path))
  for (let length = segments.length; length > 0; length -= 1) {
    const rule = rules.get(segments.slice(0, length).join(''))
    if (rule) return rule
  }
  return undefined
}

const anyIndex = (path: string): string => path.replaceAll(/\[(\d+|\*)\]/g, '[*]')

/** `$`, `.rows`, `[0]`, `.kind` */
const segmentsOf = (path: string): string[] => path.match(/\$|\.[^.[]+|\[[^\]]+\]/g) ?? []

const valueAt = (content: unknown, path: string): unknown =>
  segmentsOf(path)
    .slice(1)
    .reduce<unknown>(
      (value, segment) => (value as Record<string, unknown> | undefined)?.[segment.replaceAll(/^\.|[[\]]/g, '')],
      content,
    )
