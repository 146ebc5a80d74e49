import { resolveReference, type Schema } from '../../scripts/support/json-schema.ts'
import type { Components } from './description.ts'

/** A value for which a schema lists everything that is allowed. */
export interface Choice {
  /** For example `$.rows[0].kind`. */
  path: string
  values: readonly unknown[]
  /** The schema itself: places that reference the same one have the same values. */
  schema: object
}

/** The choices that `schema` leaves for the values of `content`. */
export function choicesIn(schema: Schema, content: unknown, components: Components, path = '$'): Choice[] {
  if (schema.$ref !== undefined)
    return choicesIn(resolveReference(schema, components.schemas), content, components, path)
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema
  const values = allowedBy(schema)
  return [
    ...(values ? [{ path, values, schema }] : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((alternative) => choicesIn(alternative, content, components, path)),
    ...(Array.isArray(content) && items
      ? content.flatMap((item: unknown, index) => choicesIn(items, item, components, `${path}[${index}]`))
      : []),
    ...(typeof content === 'object' && content !== null
      ? Object.entries(content).flatMap(([name, value]) =>
          properties[name] ? choicesIn(properties[name], value, components, `${path}.${name}`) : [],
        )
      : []),
  ]
}

function allowedBy(schema: Schema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  return schema.enum ?? ([schema.type].flat().includes('boolean') ? [true, false] : undefined)
}
