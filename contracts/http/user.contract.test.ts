import { expect, test } from 'vitest'
import { checkDoctorUser, getUserInfo, getUserInfoDetail, signOut } from '@/shared/api'
import { exchange, expectSessionOver, get, post, expectApiError } from '../support/http-exchange.ts'
import { eachLike, errorStatus, like, notEmpty, regex, uuid } from '../support/matchers.ts'

const INFO_DETAIL = '/api/v1/user/info-detail'
const INFO = '/api/v1/user/info'
const DOCTOR_USER = '/api/v1/user-doctor'
const SIGN_OUT = '/api/v1/user/sign-out'

const doctor = {
  uuid: '34769582-f611-4417-8f15-c9be6595eb3c',
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse.yilmaz@bogazicitip.example',
  phone_code: '+90',
  phone_number: '5321234567',
  gender: 'F',
  user_code: 'DR-10482',
  pin: '4827',
  permissions: { reports: ['end_of_day', 'sms_reports'], crm: [] },
}

const fourDigits = (pin: string) => regex('^[0-9]{4}$', pin)

test('the user info contains the identity and the permissions of the doctor', async () => {
  const { userInfo } = await exchange(
    {
      given: [['the doctor has this user info', { userInfo: doctor }]],
      receiving: 'a request for the user info',
      request: get(INFO_DETAIL),
      responseBody: {
        statusCode: 200,
        userInfo: like({
          ...doctor,
          uuid: uuid(doctor.uuid),
          pin: fourDigits(doctor.pin),
          permissions: { reports: eachLike('end_of_day'), crm: [] },
        }),
      },
    },
    getUserInfoDetail,
  )
  expect(userInfo).toEqual({ ...doctor, permissions: { reports: ['end_of_day'], crm: [] } })
})

test('a user info without phone number, gender and permissions is accepted', async () => {
  const bare = {
    ...doctor,
    uuid: 'aec0a797-dd71-45b8-9a0b-132586ddf0dd',
    email: 'can.demir@bogazicitip.example',
    phone_code: null,
    phone_number: null,
    gender: null,
    permissions: {},
  }
  const { userInfo } = await exchange(
    {
      given: [['the doctor has this user info', { userInfo: bare }]],
      receiving: 'a request for the user info of a doctor of whom little is known',
      request: get(INFO_DETAIL),
      responseBody: {
        statusCode: 200,
        userInfo: like({ ...bare, uuid: uuid(bare.uuid), pin: fourDigits(bare.pin) }),
      },
    },
    getUserInfoDetail,
  )
  expect(userInfo).toEqual(bare)
})

test('a PIN may be a number, although leading zeros are lost then', async () => {
  const withZeros = {
    ...doctor,
    uuid: '45e5d520-237d-4406-9bb5-5c81ddfef988',
    email: 'ece.kaya@bogazicitip.example',
    pin: '0042',
  }
  const { userInfo } = await exchange(
    {
      given: [['the doctor has this user info', { userInfo: withZeros }]],
      receiving: 'a request for the user info of a doctor whose PIN begins with zeros',
      request: get(INFO_DETAIL),
      // Without `statusCode`, which the portal does not need.
      responseBody: { userInfo: { uuid: uuid(withZeros.uuid), pin: notEmpty(42) } },
    },
    getUserInfoDetail,
  )
  expect(userInfo).toEqual({ uuid: withZeros.uuid, pin: 42 })
})

test.each([
  { state: 'the doctor has a patient account too', patient: true },
  { state: 'the doctor has no patient account', patient: false },
] as const)('the user info says whether the patient site is available: $state', async ({ state, patient }) => {
  const { userInfo } = await exchange(
    {
      given: [[state]],
      receiving: `a request for the kinds of user that the doctor is: ${state}`,
      request: post(INFO, {}),
      responseBody: { userInfo: { type: { patient } } },
    },
    () => getUserInfo({}),
  )
  expect(userInfo).toEqual({ type: { patient } })
})

test('the account of a doctor passes the check of the patient site', async () => {
  const { data } = await exchange(
    {
      receiving: 'a check of the account for the patient site',
      request: get(DOCTOR_USER),
      responseBody: { data: { statusCode: 200 } },
    },
    checkDoctorUser,
  )
  expect(data).toEqual({ statusCode: 200 })
})

test('an account without a user on the patient site does not pass', async () => {
  const rejection = await exchange(
    {
      given: [['the account is no user of the patient site']],
      receiving: 'a check of an account that the patient site does not know',
      request: get(DOCTOR_USER),
      responseBody: { data: { statusCode: errorStatus(404) } },
    },
    () => expectApiError(checkDoctorUser),
  )
  expect(rejection).toMatchObject({ kind: 'notFound', status: 404 })
})

test('signing out is confirmed by the status code in the body', async () => {
  const response = await exchange(
    { receiving: 'a sign-out', request: post(SIGN_OUT, {}), responseBody: { statusCode: 200 } },
    () => signOut({}),
  )
  expect(response).toEqual({ statusCode: 200 })
})

test.each([
  { receiving: 'a request for the user info', request: get(INFO_DETAIL), call: () => getUserInfoDetail() },
  { receiving: 'a sign-out', request: post(SIGN_OUT, {}), call: () => signOut({}) },
])('the session can be over: $receiving', ({ call, ...requested }) => expectSessionOver(requested, call))

test.each([
  {
    receiving: 'a request for the kinds of user',
    request: post(INFO, {}),
    call: () => getUserInfo({}, { isBackground: true }),
  },
  {
    receiving: 'a check of the account',
    request: get(DOCTOR_USER),
    call: () => checkDoctorUser({ isBackground: true }),
  },
])('a 401 to a request in the background does not end the session: $receiving', ({ call, ...requested }) =>
  expectSessionOver({ ...requested, isBackground: true }, call),
)
