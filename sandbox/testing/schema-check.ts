import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'

const document = parse(readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8')) as object
const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true }).addSchema(document, 'openapi')

/** @returns the differences between a value and a schema of the API description */
export const schemaProblems = (schema: string, value: unknown): string[] => {
  const check = ajv.compile({ $ref: `openapi#/components/schemas/${schema}` })
  return check(JSON.parse(JSON.stringify(value)))
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
