const text = { type: 'string', minLength: 1 } as const
const textOrNull = { type: ['string', 'null'] } as const
const flag = { type: 'boolean' } as const

const bodyOf = (properties: Record<string, object>, required: readonly string[] = []) => ({
  schema: { body: { type: 'object', properties, required, additionalProperties: false } },
})

export const emit = bodyOf(
  {
    event: text,
    payload: {},
    to: { type: 'object', properties: { account: text, clinic: text }, additionalProperties: false },
  },
  ['event'],
)

export const reminder = bodyOf({
  account: text,
  clinic: text,
  patient: textOrNull,
  note: textOrNull,
  type: textOrNull,
  remind_at: textOrNull,
  read: flag,
  created_by: textOrNull,
})

const notificationFields = {
  doctor: textOrNull,
  message: textOrNull,
  patient_name: textOrNull,
  doctor_name: textOrNull,
  priority: { type: ['integer', 'null'] },
  appointment_type: textOrNull,
  appointment_start: textOrNull,
  created_by: textOrNull,
  created_at: textOrNull,
  background_color: textOrNull,
  type: textOrNull,
  is_visible: flag,
}
export const notification = bodyOf({ uuid: text, clinic: text, ...notificationFields })
export const notificationChange = bodyOf(notificationFields)

export const transactions = bodyOf({ transactions: flag, clinic: text }, ['transactions'])
export const clinicSwitch = bodyOf({ clinic: text, account: text }, ['clinic'])

export const patient = bodyOf(
  {
    uuid: text,
    clinic: text,
    name: text,
    surname: { ...textOrNull, default: null },
    full_phone_number: { ...textOrNull, default: null },
    birth_date: { ...textOrNull, default: null },
    citizenship_number: { ...textOrNull, default: null },
  },
  ['uuid', 'name'],
)

export const session = bodyOf({ account: text }, ['account'])
export const expiry = bodyOf({ account: text })
export const room = bodyOf({ participant: text }, ['participant'])
export const disconnect = bodyOf(
  { channel: { enum: ['live', 'telemedicine'] }, how: { enum: ['server', 'transport'] } },
  ['channel', 'how'],
)

export const network = bodyOf(
  {
    name: text,
    direction: { enum: ['up', 'down', 'both'], default: 'both' },
    loss: { type: 'number', minimum: 0, maximum: 100, default: 0 },
    delayMs: { type: 'integer', minimum: 0, maximum: 10_000, default: 0 },
    kbps: { type: ['number', 'null'], exclusiveMinimum: 0, default: null },
  },
  ['name'],
)

const faultBody = bodyOf({
  operationId: { ...textOrNull, default: null },
  status: { type: ['integer', 'null'], minimum: 200, maximum: 599, default: null },
  delayMs: { type: 'integer', minimum: 0, maximum: 60_000, default: 0 },
  times: { type: ['integer', 'null'], minimum: 1, default: 1 },
  body: {},
  text: { type: 'string' },
}).schema.body

/**
 * Without `body` and `text` the status is that of an error, for which the sandbox has a body, or null: the fault only
 * delays.
 */
export const fault = {
  schema: {
    body: {
      ...faultBody,
      not: { required: ['body', 'text'] },
      anyOf: [
        { required: ['body'] },
        { required: ['text'] },
        { properties: { status: { type: ['integer', 'null'], minimum: 400 } } },
      ],
    },
  },
}
