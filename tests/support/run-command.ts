const fail = (error: unknown, ...help: string[]): void => {
  console.error([error instanceof Error ? error.message : error, ...help].join('\n'))
  process.exitCode = 1
}

/** Runs a program of the command line. The usage is printed for `--help` and, with its message, for an error of `read`. */
export async function runCommand<Options>(
  usage: string,
  read: (args: readonly string[]) => Options,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(usage)
  let options: Options
  try {
    options = read(args)
  } catch (error) {
    return fail(error, usage)
  }
  await run(options).catch((error: unknown) => fail(error))
}
