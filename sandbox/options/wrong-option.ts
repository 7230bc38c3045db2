import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Describes what was given to a program at its start cannot be meant; the message says what is wrong with it, for a
 * person.
 */
export class WrongOption extends Error {
  override readonly name = 'WrongOption';
}

/** Returns what a command line says, by `node:util`; throws WrongOption where it cannot be read. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : 'The options cannot be read.');
  }
}
