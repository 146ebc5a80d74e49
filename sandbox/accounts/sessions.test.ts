import { expect, test } from 'vitest'
import { seedEverydayData } from '../demo/seed.ts'
import { buildDatabase } from '../storage/database.ts'
import { createAccountStore } from './account-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { createSessions } from './sessions.ts'

const setup = () => {
  const database = buildDatabase(':memory:', (made) => seedEverydayData(made, new Date()))
  const accounts = createAccountStore(database)
  const account = accounts.withEmail('doctor@demo.clinic')
  if (!account) throw new Error('the demo doctor is missing')
  return { database, account, accounts, sessions: createSessions(database, accounts) }
}

test('a token opens its session in the first clinic of the account', () => {
  const { account, sessions } = setup()
  const token = sessions.open(account)
  expect(sessions.find(token)).toMatchObject({ account: { email: 'doctor@demo.clinic' }, clinic: 1 })
  expect(sessions.find(`${token}x`)).toBeNull()
  expect(sessions.find('')).toBeNull()
})

test('the database contains no token and no password', () => {
  const { account, database, sessions } = setup()
  const token = sessions.open(account)
  const stored = JSON.stringify([
    ...database.prepare('SELECT * FROM session').all(),
    ...database.prepare('SELECT * FROM account').all(),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain('"demo"')
  expect(stored).toContain('scrypt$')
})

test('ending a session does not end the other sessions of the account', () => {
  const { account, sessions } = setup()
  const [ended, other] = [sessions.open(account), sessions.open(account)]
  const session = sessions.find(ended)
  if (session) sessions.end(session)
  expect(sessions.find(ended)).toBeNull()
  expect(sessions.find(other)).not.toBeNull()
})

test('expired sessions are invalid and can be removed', () => {
  const { account, database, sessions } = setup()
  const token = sessions.open(account)
  expect(sessions.expire(account)).toHaveLength(1)
  expect(sessions.find(token)).toBeNull()
  expect(sessions.expire()).toHaveLength(0)
  sessions.removeExpired()
  expect(database.prepare('SELECT count(*) AS count FROM session').get()?.count).toBe(0)
})

test('e-mails are compared without case and surrounding spaces', () => {
  const { accounts } = setup()
  expect(accounts.withEmail(' Doctor@Demo.Clinic ')?.email).toBe('doctor@demo.clinic')
})

test('a password matches its hash, and no password matches an unknown account', async () => {
  const hash = hashPassword('demo')
  expect(hash).not.toBe(hashPassword('demo'))
  expect(await isPassword('demo', hash)).toBe(true)
  expect(await isPassword('Demo', hash)).toBe(false)
  expect(await isPassword('demo', undefined)).toBe(false)
})
