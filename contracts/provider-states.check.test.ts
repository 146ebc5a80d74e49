import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pactFilesIn, readPact } from './support/pact-document.ts'
import { REGENERATED } from './support/pact-files.ts'

const pacts = pactFilesIn(REGENERATED).map((file) => readPact(REGENERATED, file))
const interactions = pacts.flatMap((pact) => pact.interactions)
const states = interactions.flatMap(({ providerStates = [] }) => providerStates)

/** Parameters that a state creates as entities (an account has only its e-mail); the others are references or parts. */
const ENTITIES = ['email', 'userInfo', 'company', 'patient', 'reminder', 'doctor', 'notification', 'article']

const row = (name: string, parameters: readonly string[]) =>
  `${name}: ${parameters.length > 0 ? parameters.toSorted().join(', ') : 'none'}`

test('the README lists exactly the provider states of the pacts, with their parameters', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const tables = readme.split('\n\n').filter((block) => block.startsWith('| state |'))
  const rows = [...tables.join('\n').matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm)].map(([, name = '', cell = '']) =>
    row(
      name,
      [...cell.matchAll(/`([^`]+)`/g)].map(([, parameter = '']) => parameter),
    ),
  )
  const inPacts = states.map(({ name, params = {} }) => row(name, Object.keys(params)))
  expect(rows.toSorted()).toEqual([...new Set(inPacts)].toSorted())
})

test('no two interactions share an entity, so that no clean-up is needed between them', () => {
  const ids = interactions.flatMap(({ description, providerStates = [] }) => {
    const own = providerStates.flatMap(({ params = {} }) => ENTITIES.map((name) => idOf(params[name])))
    return [...new Set(own)].filter((id) => id !== null).map((id) => ({ id, description }))
  })
  const shared = ids.filter(({ id }, index) => ids.findIndex((other) => other.id === id) !== index)
  expect(shared).toEqual([])
})

function idOf(entity: unknown): string | null {
  if (typeof entity === 'string') return entity
  if (typeof entity !== 'object' || entity === null) return null
  const { uuid, notes_uuid } = entity as Record<string, unknown>
  return typeof uuid === 'string' ? uuid : typeof notes_uuid === 'string' ? notes_uuid : null
}
