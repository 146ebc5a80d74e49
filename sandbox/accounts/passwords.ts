import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const KEY_LENGTH = 32
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 }

const SALT_LENGTH = 16

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** `scrypt$salt$key`; salt and key in base64url. */
const formatHash = (salt: Buffer, key: Buffer): string =>
  ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$')

/** @returns the hash with a random salt, for `isPassword` */
export const hashPassword = (password: string): string => {
  const salt = randomBytes(SALT_LENGTH)
  return formatHash(salt, scryptSync(password, salt, KEY_LENGTH, COST))
}

/** Compared when the account does not exist, so that an unknown e-mail takes as long as a wrong password. */
const dummyHash = formatHash(randomBytes(SALT_LENGTH), randomBytes(KEY_LENGTH))

export const isPassword = async (password: string, hash: string = dummyHash): Promise<boolean> => {
  const [, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), KEY_LENGTH, COST)
  return timingSafeEqual(actual, expected)
}
