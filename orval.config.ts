import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  'x-read'?: boolean
  security?: unknown[]
}

const DESCRIPTION = 'openapi/openapi.yaml'
const HTTP = 'src/shared/api/http.ts'
const ENDPOINTS = 'src/shared/api/generated/endpoints'
const PATHS = 'src/shared/api/generated/paths.ts'
const HEADER = 'Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.'

const description: { paths: Record<string, Record<string, Operation>> } = parse(readFileSync(DESCRIPTION, 'utf8'))
/** Without the other keys of a path, such as `parameters`. */
const operations = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
  .filter(({ operationId }) => operationId)

/** `x-read`: a POST that only reads becomes a query; every other POST is a plain function, called by an effect. */
const reads = operations.filter((operation) => operation['x-read'])
/** `security: []`: the request is sent without a token. */
const anonymous = operations.filter(({ security }) => security?.length === 0)

export default defineConfig({
  api: {
    input: { target: DESCRIPTION, override: { transformer: prepareDocument } },
    output: {
      target: ENDPOINTS,
      mode: 'tags-split',
      schemas: { path: 'src/shared/api/generated/model', type: 'zod' },
      client: 'react-query',
      // Only the fetch client passes the response schema to the mutator; the mutator itself uses axios.
      httpClient: 'fetch',
      namingConvention: 'kebab-case',
      indexFiles: true,
      clean: true,
      override: {
        header: () => [HEADER],
        mutator: { path: HTTP, name: 'request' },
        includeZodSchemaInArguments: true,
        fetch: { runtimeValidation: true, includeHttpResponseReturnType: false },
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true },
        query: { version: 5, signal: true, useMutation: false },
        operations: Object.fromEntries([
          ...reads.map(({ operationId }) => [operationId, { query: { useQuery: true, useMutation: false } }]),
          ...anonymous.map(({ operationId }) => [operationId, { mutator: { path: HTTP, name: 'requestAnonymously' } }]),
        ]),
      },
    },
    // Orval appends the files that it wrote to the command, so that Biome fails if the index has been removed before.
    hooks: { afterAllFilesWrite: [removeUnusedTypes, writePaths, `biome format --write ${PATHS}`, removeUnusedIndex] },
  },
})

interface OpenApiDocument {
  paths?: object
  components?: { schemas?: object; responses?: Record<string, unknown> }
}

/**
 * Removes descriptions from the schemas, because Orval writes them into the run-time checks and so into the bundle; a
 * keyword beside a `$ref` makes it copy the referenced schema instead of importing it. Replaces references to responses, for
 * which Orval would import types that it does not generate.
 */
function prepareDocument<T extends OpenApiDocument>(document: T): T {
  const { responses = {}, ...components } = document.components ?? {}
  const resolveResponse = (_key: string, value: { $ref?: string } | null) =>
    responses[value?.$ref?.match(/^#\/components\/responses\/(.+)/)?.[1] ?? ''] ?? value
  const paths = JSON.parse(JSON.stringify(document.paths), resolveResponse)
  return { ...document, paths, components: { ...components, schemas: prune(components.schemas ?? {}) } }
}

/** The keys of `properties` are field names, not keywords: a field may be called `description`. */
function prune(node: unknown, areNames = true): unknown {
  if (Array.isArray(node)) return node.map((item) => prune(item, false))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(
    ([key]) => areNames || !(key === 'description' || key === 'examples' || key.startsWith('x-')),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, prune(value, !areNames && key === 'properties')]))
}

/** `indexFiles` is for the index of the schemas. */
function removeUnusedIndex(): void {
  rmSync(`${ENDPOINTS}/index.ts`)
}

/** Orval declares `SecondParameter` in every file but uses it only for hooks; an unused type fails the type check. */
function removeUnusedTypes(): void {
  for (const file of globSync(`${ENDPOINTS}/**/*.ts`)) {
    const code = readFileSync(file, 'utf8')
    if (code.match(/SecondParameter/g)?.length !== 1) continue
    writeFileSync(file, code.replace(/^type SecondParameter.*\n/m, ''))
  }
}

/**
 * Method and path of each operation, for the script that sends requests before the bundles are loaded
 * (`src/app/entrypoint/preloaded-requests.ts`). One export per operation, so that the script contains only those it imports.
 */
function writePaths(): void {
  const lines = operations
    .map(
      ({ operationId, method, path }) =>
        `export const ${operationId} = { method: '${method}', path: '${path}' } as const`,
    )
    .sort()
  writeFileSync(PATHS, `/** ${HEADER} */\n\n${lines.join('\n')}\n`)
}
