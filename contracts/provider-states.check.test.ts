import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pactFilesIn, readPact } from './support/pact-document.ts'
import { REGENERATED } from './support/pact-files.ts'

const pacts = pactFilesIn(REGENERATED).map((file) => readPact(REGENERATED, file))
const interactions = pacts.flatMap((pact) => pact.interactions)
const states = interactions.flatMap(({ providerStates = [] }) => providerStates)

/** The entities that a state brings into being; every other parameter names something or is part of an entity. */
const ENTITIES = ['userInfo', 'company', 'patient', 'reminder', 'doctor', 'notification', 'article']

const row = (name: string, parameters: readonly string[]) =>
  `${name}: ${parameters.length > 0 ? parameters.toSorted().join(', ') : 'none'}`

test('the README has every provider state with its parameters, and no other', () => {
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

test('every interaction has entities of its own, so that nothing has to be cleaned up in between', () => {
  const ids = interactions.flatMap(({ description, providerStates = [] }) => {
    const own = providerStates.flatMap(({ params = {} }) => ENTITIES.map((name) => idOf(params[name])))
    return [...new Set(own)].filter((id) => id !== null).map((id) => ({ id, description }))
  })
  const shared = ids.filter(({ id }, index) => ids.findIndex((other) => other.id === id) !== index)
  expect(shared).toEqual([])
})

function idOf(entity: unknown): string | null {
  if (typeof entity !== 'object' || entity === null) return null
  const { uuid, notes_uuid } = entity as Record<string, unknown>
  return typeof uuid === 'string' ? uuid : typeof notes_uuid === 'string' ? notes_uuid : null
}
