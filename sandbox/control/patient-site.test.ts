import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiClient, startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 20 })
})
afterAll(() => platform.close())

const visitorWith = async (cookie?: string) =>
  (await createApiClient(platform).send('GET', '/sandbox/patient-site/visitor', undefined, cookie ? { cookie } : {}))
    .body.visitor

const openSessionCookie = (email: string) => `auth_patient=${encodeURIComponent(platform.control.openSession(email))}`

test('a visitor with a copied session cookie is identified', async () => {
  expect(await visitorWith(`lang_doctor=tr; ${openSessionCookie('doctor@demo.clinic')}`)).toEqual({
    name: 'Ayşe Yılmaz',
    email: 'doctor@demo.clinic',
  })
})

test('an account that is no patient is not identified', async () => {
  expect(await visitorWith(openSessionCookie('single@demo.clinic'))).toBeNull()
})

test.each([undefined, 'auth_patient=', 'auth_patient=made-up', 'auth_patient=%', 'not_auth_patient=x'])(
  'an invalid cookie does not identify a visitor: %s',
  async (cookie) => {
    expect(await visitorWith(cookie)).toBeNull()
  },
)

test('an ended session does not identify a visitor', async () => {
  const cookie = openSessionCookie('doctor@demo.clinic')
  platform.control.expireSessions('doctor@demo.clinic')
  expect(await visitorWith(cookie)).toBeNull()
})

test('the page is served without a session', async () => {
  const { status, body } = await createApiClient(platform).get('/sandbox/patient-site.html')
  expect(status).toBe(200)
  expect(body).toContain('Hasta sitesi')
})
