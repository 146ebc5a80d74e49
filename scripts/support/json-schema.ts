export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  required?: readonly string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  [keyword: string]: unknown
}

/** The name at the end of a reference, for example of `#/components/schemas/Name`. */
export const lastSegment = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

export function resolveReference(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (!schema.$ref) return schema
  const target = schemas[lastSegment(schema.$ref)]
  if (!target) throw new Error(`${schema.$ref} does not exist`)
  return resolveReference(target, schemas)
}
