import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dtlsParameters, createTransports, rtpParameters, produce, succeed } from '../testing/media-requests.ts'
import { createParticipants } from '../testing/consultation.ts'
import { createFakeMedia } from '../testing/fake-media.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
const { enter, joinBoth, disconnectAll } = createParticipants(() => platform)
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 1, openMedia: () => createFakeMedia().engine })
})
afterEach(disconnectAll)
afterAll(() => platform.close())

const wrong: [string, string, object, string][] = [
  ['capabilities without codecs', 'set-rtp-capabilities', {}, 'rtpCapabilities is missing or not as described'],
  ['a transport that there is not', 'connect-send-transport', { dtlsParameters }, 'there is no transport to send on'],
  ['no fingerprints', 'connect-send-transport', {}, 'dtlsParameters is missing or not as described'],
  ['no kind', 'produce', { rtpParameters }, 'kind is missing or not as described'],
  [
    'an ssrc that is none',
    'produce',
    { kind: 'video', rtpParameters: { ...rtpParameters, encodings: [{ ssrc: -1 }] } },
    'rtpParameters is missing or not as described',
  ],
  ['sending without a transport', 'produce', { kind: 'video', rtpParameters }, 'there is no transport to send on'],
  ['a producer that there is not', 'consume', { producerId: 'none' }, 'there is no such producer'],
  ['a consumer that there is not', 'resume-consumer', { consumerId: 'none' }, 'there is no such consumer'],
  ['pausing what is not sent', 'pause-producer', { kind: 'audio' }, 'no audio is sent'],
  ['a kind that there is not', 'resume-producer', { kind: 'smell' }, 'kind is missing or not as described'],
]

test.each(wrong)('%s: rejected with a message', async (_case, message, body, error) => {
  const { doctor } = await joinBoth()
  expect(await doctor.request(message, body)).toEqual({ success: false, error })
})

test.each([null, 'text', 7, [[]]])('the body %j is rejected', async (body) => {
  const { doctor } = await joinBoth()
  expect(await doctor.request('produce', body)).toMatchObject({ success: false })
})

test('connecting twice is rejected, but connecting again after a failure is not', async () => {
  const { doctor } = await joinBoth()
  await succeed(doctor, 'create-send-transport')
  const broken = { dtlsParameters: { fingerprints: [{ algorithm: 'sha-256', value: 'broken' }] } }
  expect(await doctor.request('connect-send-transport', broken)).toEqual({
    success: false,
    error: 'the fingerprint is broken',
  })
  await succeed(doctor, 'connect-send-transport', { dtlsParameters })
  expect(await doctor.request('connect-send-transport', { dtlsParameters })).toEqual({
    success: false,
    error: 'the transport to send on is connected already',
  })
})

test('consuming without RTP capabilities is rejected', async () => {
  const { doctor, patient } = await joinBoth()
  await createTransports(doctor)
  const producerId = await produce(doctor)
  await succeed(patient, 'create-recv-transport')
  expect(await patient.request('consume', { producerId })).toEqual({
    success: false,
    error: 'set-rtp-capabilities has to come first',
  })
})

test('a participant can consume neither its own producers nor those of another room', async () => {
  const { doctor } = await joinBoth()
  await createTransports(doctor)
  const producerId = await produce(doctor)
  expect(await doctor.request('consume', { producerId })).toMatchObject({ success: false })
  const stranger = await enter('Başkası')
  await stranger.join(platform.control.openRoom('Başkası').room)
  await createTransports(stranger)
  expect(await stranger.request('consume', { producerId })).toMatchObject({ success: false })
})
