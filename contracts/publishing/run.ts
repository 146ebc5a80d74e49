import { BrokerError } from './broker.ts'
import { type ReleaseSettings, readSettings, SettingsError } from './settings.ts'

/** Runs a command that resolves to its success, and sets the exit code. Expected errors are printed without a stack. */
export async function run(command: (settings: ReleaseSettings) => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command(readSettings(process.env))) ? 0 : 1
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof BrokerError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
